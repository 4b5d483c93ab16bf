import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Database } from '#persistence/database';
import { buildSource } from '../../support/factories/sources.js';
import { categoryId } from '../../support/factories/stories.js';
import { killHard } from '../../support/replay.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import { startWorkerProcess, stopGently } from '../../support/worker-process.js';

/** Three batches: one is written when the keeper fails. */
const ARTICLES = 1400;
const LIMIT_MS = 600_000;

let test: TestDatabase;
let db: Database;
let workers: ChildProcess[];

beforeEach(async () => {
  test = await seededDatabase();
  db = test.db;
  workers = [];
}, LIMIT_MS);

afterEach(async () => {
  for (const worker of workers) worker.kill('SIGCONT');
  await Promise.all(workers.map((worker) => stopGently(worker)));
  await test.drop();
}, LIMIT_MS);

async function startWorker(): Promise<ChildProcess> {
  const worker = await startWorkerProcess(test.url, { FEEDS: 'live' });
  workers.push(worker);
  return worker;
}

/** Two outlets report `ARTICLES` / 4 events twice each. */
async function reports(round: number): Promise<void> {
  const sources = [(await buildSource(db)).id, (await buildSource(db)).id];
  // Raw SQL: one statement for many rows.
  await db.rows(
    `insert into article (slug, source_id, identity_key, url, title, excerpt, language, published_at, published_from,
                          first_seen_at, updated_at, content_hash, raw_hash, tags, category_id, is_card)
     select 'r' || $1 || '-' || n, ($2::int[])[1 + n % 2], 'url:https://o.example/' || $1 || '/' || n,
            'https://o.example/' || $1 || '/' || n,
            'Harbour of ' || md5('p' || (n / 4) || $1) || ' closes for ' || md5('q' || (n / 4) || $1),
            'The harbour ' || md5('p' || (n / 4) || $1) || ' and the ' || md5('q' || (n / 4) || $1) || ' closed.',
            'en', now() - interval '1 hour' + n * interval '1 second', 'feed', now() - interval '1 minute', now(),
            'c' || n, 'r' || n, array['science'], $3, false
       from generate_series(1, $4) as n`,
    [round, sources, await categoryId(db), ARTICLES],
  );
}

async function count(what: string): Promise<number> {
  const [row] = await db.rows<{ n: number }>(`select count(*)::int as n from ${what}`);
  return row?.n ?? 0;
}

async function until(what: string, isMet: (n: number) => boolean): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  while (!isMet(await count(what))) {
    if (Date.now() > deadline) throw new Error(`${await count(what)}: ${what}`);
    await wait(20);
  }
}

const epoch = async () => (await db.rows<{ epoch: number }>('select epoch from keeper'))[0]?.epoch ?? 0;

/** Two workers; the first is the keeper and in the middle of its work. */
async function inTheMiddle(): Promise<ChildProcess> {
  const first = await startWorker();
  await until('keeper where holder is not null', (n) => n === 1);
  await startWorker();
  await reports(1);
  await until('article where topic_id is not null', (n) => n > 0);
  return first;
}

/** No article was placed twice, lost or partly written. */
async function expectAllPlacedOnce(articles: number): Promise<void> {
  await until('article where topic_id is null', (n) => n === 0);
  expect(await count('article')).toBe(articles);
  expect(
    await count(
      'topic t where article_count <> (select count(*) from article a where a.topic_id = t.id) or article_count = 0',
    ),
  ).toBe(0);
  expect(await count('milestone_article')).toBe(articles);
  expect(await count("(select 1 from topic_event where kind = 'created' group by topic_id) made")).toBe(
    await count('topic'),
  );
  const [cards] = await db.rows(
    "select value = (select count(*) from article where is_card) as kept from counter where name = 'cards'",
  );
  expect(cards).toEqual({ kept: true });
}

describe('a story-keeper that fails in the middle of its work', () => {
  it(
    'is killed: another takes over and places the rest',
    async () => {
      const first = await inTheMiddle();
      const before = await epoch();
      await killHard(first);
      await expectAllPlacedOnce(ARTICLES);
      expect(await epoch()).toBeGreaterThanOrEqual(before);
    },
    LIMIT_MS,
  );

  it(
    'is frozen: another takes over, and the first writes nothing when it wakes',
    async () => {
      const first = await inTheMiddle();
      const before = await epoch();
      first.kill('SIGSTOP');
      await reports(2);
      await until(`keeper where epoch > ${before}`, (n) => n === 1);
      await until('article where topic_id is null', (n) => n === 0);
      first.kill('SIGCONT');
      await reports(3);
      await expectAllPlacedOnce(3 * ARTICLES);
      expect(await epoch()).toBeGreaterThan(before);
    },
    LIMIT_MS,
  );

  it(
    'loses the database: it or another continues from the written state',
    async () => {
      await inTheMiddle();
      const cut = await db.rows(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
      );
      expect(cut.length).toBeGreaterThan(0);
      await reports(2);
      await expectAllPlacedOnce(2 * ARTICLES);
    },
    LIMIT_MS,
  );
});
