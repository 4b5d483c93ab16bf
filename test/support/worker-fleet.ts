import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#persistence/database';
import { buildSource } from './factories/sources.js';
import { categoryId } from './factories/stories.js';
import { startWorkerProcess, stopGently } from './worker-process.js';

/** The longest that a test with worker processes may take. */
export const FLEET_LIMIT_MS = 600_000;

/** Worker processes on one database. */
export class WorkerFleet {
  private readonly workers: ChildProcess[] = [];

  constructor(
    private readonly db: Database,
    private readonly url: string,
  ) {}

  async start(): Promise<ChildProcess> {
    const worker = await startWorkerProcess(this.url, { FEEDS: 'live' });
    this.workers.push(worker);
    return worker;
  }

  /** Wakes the frozen ones, then stops all. */
  async stop(): Promise<void> {
    for (const worker of this.workers) worker.kill('SIGCONT');
    await Promise.all(this.workers.map((worker) => stopGently(worker)));
  }

  /** @param what a table, with or without a condition */
  async count(what: string): Promise<number> {
    const [row] = await this.db.rows<{ n: number }>(`select count(*)::int as n from ${what}`);
    return row?.n ?? 0;
  }

  async until(what: string, isMet: (n: number) => boolean): Promise<void> {
    const deadline = Date.now() + FLEET_LIMIT_MS;
    while (!isMet(await this.count(what))) {
      if (Date.now() > deadline) throw new Error(`${await this.count(what)}: ${what}`);
      await wait(5);
    }
  }
}

/** Two outlets report each of `events` events twice. No two events have a word in common, in any round. */
export async function reportEvents(db: Database, events: number, round = 1): Promise<void> {
  const sources = [(await buildSource(db)).id, (await buildSource(db)).id];
  // Raw SQL: one statement for many rows.
  await db.rows(
    `insert into article (slug, source_id, identity_key, url, title, excerpt, language, published_at, published_from,
                          first_seen_at, updated_at, content_hash, raw_hash, tags, category_id, is_card)
     select 'r' || $1 || '-' || n, ($2::int[])[1 + n % 2], 'url:https://o.example/' || $1 || '/' || n,
            'https://o.example/' || $1 || '/' || n,
            initcap(md5('p' || (n / 4) || $1)) || ' ' || md5('q' || (n / 4) || $1),
            initcap(md5('r' || (n / 4) || $1)) || ' ' || md5('p' || (n / 4) || $1) || ' ' || md5('q' || (n / 4) || $1) || '.',
            'en', now() - interval '1 hour' + n * interval '1 second', 'feed', now() - interval '1 minute', now(),
            'c' || n, 'r' || n, array['science'], $3, false
       from generate_series(0, $4) as n`,
    [round, sources, await categoryId(db), 4 * events - 1],
  );
}
