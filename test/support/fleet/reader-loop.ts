import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';

interface Seen {
  /** When the request began (ms of `performance.now`). */
  at: number;
  spentMs: number;
  /** Null if no BFF answered. */
  status: number | null;
}

export interface ReaderReport {
  requests: number;
  errors: number;
  errorPercent: number;
  /** From the first to the last error without an answer in between, the longest of all readers (s). */
  longestOutageS: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
  /** How often each status came; 'none' if no BFF answered. */
  statuses: Record<string, number>;
}

/** A response must come within this time (ms). */
const PATIENCE_MS = 20_000;

/**
 * Readers behind a proxy as in deploy/: each asks page after page. The proxy takes turns, and asks the next BFF if one refuses or breaks
 * the connection before it answers.
 */
export class ReaderLoop {
  private readonly agent = new Agent({
    connections: 64,
    headersTimeout: PATIENCE_MS,
    bodyTimeout: PATIENCE_MS,
  });
  private readonly readers: Promise<void>[] = [];
  private readonly seen: Seen[][] = [];
  private isStopped = false;
  private turn = 0;

  constructor(
    private readonly bffs: readonly string[],
    private readonly paths: readonly string[],
  ) {}

  /** Starts readers who pause between requests (ms). `headers` of each, such as a cookie. */
  start(
    readers: number,
    pauseMs: number,
    headers: (reader: number) => Record<string, string> = () => ({}),
  ): void {
    for (let reader = 0; reader < readers; reader++) {
      const seen: Seen[] = [];
      this.seen.push(seen);
      this.readers.push(this.read(reader, seen, pauseMs, headers(reader)));
    }
  }

  /** May be called again. */
  async stop(): Promise<ReaderReport> {
    this.isStopped = true;
    await Promise.all(this.readers);
    await this.agent.destroy();
    return this.report();
  }

  /** Of what was asked since `from` (ms of `performance.now`). */
  report(from = 0): ReaderReport {
    const lists = this.seen.map((list) => list.filter(({ at }) => at >= from));
    const all = lists.flat();
    const errors = all.filter(isError);
    const times = all.map(({ spentMs }) => spentMs).toSorted((a, b) => a - b);
    const part = (share: number) => Math.round(times[Math.floor(share * times.length)] ?? 0);
    const statuses: Record<string, number> = {};
    for (const { status } of all) statuses[status ?? 'none'] = (statuses[status ?? 'none'] ?? 0) + 1;
    return {
      requests: all.length,
      errors: errors.length,
      errorPercent: Math.round((10_000 * errors.length) / Math.max(1, all.length)) / 100,
      longestOutageS: Math.round(Math.max(0, ...lists.map(longestOutageMs)) / 100) / 10,
      p50Ms: part(0.5),
      p95Ms: part(0.95),
      p99Ms: part(0.99),
      statuses,
    };
  }

  private async read(
    reader: number,
    seen: Seen[],
    pauseMs: number,
    headers: Record<string, string>,
  ): Promise<void> {
    await wait(Math.random() * pauseMs);
    for (let n = reader; !this.isStopped; n++) {
      const at = performance.now();
      const status = await this.ask(this.paths[n % this.paths.length] ?? '/', headers);
      seen.push({ at, spentMs: performance.now() - at, status });
      await wait(pauseMs * (0.5 + Math.random()));
    }
  }

  private async ask(path: string, headers: Record<string, string>): Promise<number | null> {
    const first = this.turn++;
    for (let attempt = 0; attempt < this.bffs.length; attempt++) {
      const bff = this.bffs[(first + attempt) % this.bffs.length];
      try {
        const answer = await request(`${bff}${path}`, { dispatcher: this.agent, headers });
        await answer.body.arrayBuffer();
        return answer.statusCode;
      } catch (error) {
        if ((error as { code?: string }).code?.startsWith('UND_ERR_HEADERS')) return null;
      }
    }
    return null;
  }
}

const isError = ({ status }: Seen) => status === null || status >= 500;

function longestOutageMs(list: readonly Seen[]): number {
  let longest = 0;
  let since: number | null = null;
  for (const one of list) {
    if (!isError(one)) since = null;
    else {
      since ??= one.at;
      longest = Math.max(longest, one.at + one.spentMs - since);
    }
  }
  return longest;
}
