import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { ArticleList } from '#contract/reading';

interface Reader {
  /** The Authorization header. Null for a visitor. */
  token: string | null;
}

/** Between two requests of one reader (ms). */
const PAUSE_MS = 3000;
const PATHS = [
  '/api/articles',
  '/',
  '/api/topics',
  '/api/news/search?q=harbour',
  '/discover',
  '/api/articles?offset=12',
  '/api/articles?limit=30',
];
const OWN_PATHS = ['/api/user/topics', '/api/notifications', '/api/user/latest-updates', '/api/saved'];

export interface Calls {
  calls: number;
  /** 5xx, or no answer. */
  errors: number;
  /** Other answers than 2xx. */
  refused: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
}

/** Readers who read page after page, follow, save and vote; some hold an event stream. */
export class SoakReaders {
  private readonly agent = new Agent({ connections: 256, headersTimeout: 30_000, bodyTimeout: 0 });
  private readonly stopped = new AbortController();
  private readonly all: Promise<void>[] = [];
  private spent: number[] = [];
  private errors = 0;
  private refused = 0;
  messages = 0;

  constructor(
    private readonly address: string,
    private readonly readers: readonly Reader[],
    private readonly sources: readonly number[],
  ) {}

  start(streams: number): void {
    this.all.push(...this.readers.map((reader, n) => this.read(reader, n)));
    for (let n = 0; n < streams; n++) this.all.push(this.listen(this.readers[n]?.token ?? null));
  }

  async stop(): Promise<void> {
    this.stopped.abort();
    await Promise.all(this.all);
    await this.agent.close();
  }

  /** Since the last look. */
  look(): Calls {
    const spent = this.spent.toSorted((a, b) => a - b);
    const part = (share: number) => Math.round(spent[Math.floor(share * spent.length)] ?? 0);
    const { errors, refused } = this;
    this.spent = [];
    this.errors = 0;
    this.refused = 0;
    return { calls: spent.length, errors, refused, p50Ms: part(0.5), p95Ms: part(0.95), p99Ms: part(0.99) };
  }

  private async read({ token }: Reader, number: number): Promise<void> {
    const { signal } = this.stopped;
    const own = token === null ? [] : OWN_PATHS;
    const paths = [...PATHS, ...own];
    await wait(Math.random() * PAUSE_MS, undefined, { signal }).catch(() => undefined);
    for (let n = number; !signal.aborted; n++) {
      const body = await this.call('GET', paths[n % paths.length] ?? '/', token);
      if (token !== null && n % 3 === 0) await this.change(token, n, body);
      await wait(PAUSE_MS * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined);
    }
  }

  /** Follows or leaves a story, saves an article, or votes on a source. */
  private async change(token: string, n: number, body: string): Promise<void> {
    const list = body.startsWith('{') ? ArticleList.safeParse(JSON.parse(body)) : null;
    const articles = list?.success ? list.data.articles : [];
    const article = articles[n % Math.max(1, articles.length)];
    const source = this.sources[n % this.sources.length];
    if (n % 2 === 0) await this.call('PUT', `/api/sources/${source}/vote`, token, { up: n % 4 === 0 });
    if (article === undefined) return;
    await this.call(n % 4 === 1 ? 'DELETE' : 'POST', `/api/topics/${article.topicId}/follow`, token);
    await this.call(n % 5 === 1 ? 'DELETE' : 'POST', `/api/saved/${article.id}`, token);
  }

  private async call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    token: string | null,
    body?: object,
  ): Promise<string> {
    const begin = performance.now();
    try {
      const answer = await request(`${this.address}${path}`, {
        method,
        dispatcher: this.agent,
        headers: {
          ...(token && { authorization: token }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.body.text();
      if (answer.statusCode >= 500) this.errors++;
      else if (answer.statusCode >= 300) this.refused++;
      return text;
    } catch {
      this.errors++;
      return '';
    } finally {
      this.spent.push(performance.now() - begin);
    }
  }

  /** Holds an event stream, and opens it again when it ends. */
  private async listen(token: string | null): Promise<void> {
    const { signal } = this.stopped;
    while (!signal.aborted) {
      try {
        const headers = { accept: 'text/event-stream', ...(token && { authorization: token }) };
        const { body } = await request(`${this.address}/api/events`, {
          dispatcher: this.agent,
          headers,
          signal,
        });
        for await (const _ of body) this.messages++;
      } catch (error) {
        if (!signal.aborted) console.error((error as Error).message);
      }
      await wait(1000, undefined, { signal }).catch(() => undefined);
    }
  }
}
