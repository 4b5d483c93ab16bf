import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Database } from '#persistence/database';
import { orderTopicCommand } from '#persistence/stories';
import { buildUser } from '../../support/factories/accounts.js';
import { buildFollow } from '../../support/factories/reading.js';
import { buildSource } from '../../support/factories/sources.js';
import { categoryId } from '../../support/factories/stories.js';
import { killHard } from '../../support/replay.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import { startWorkerProcess, stopGently } from '../../support/worker-process.js';

const STORIES = 120;
/** Merges of pairs of stories. */
const MERGES = STORIES / 2;
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
  await Promise.all(workers.map((worker) => stopGently(worker)));
  await test.drop();
}, LIMIT_MS);

async function startWorker(): Promise<ChildProcess> {
  const worker = await startWorkerProcess(test.url, { FEEDS: 'live' });
  workers.push(worker);
  return worker;
}

async function count(what: string): Promise<number> {
  const [row] = await db.rows<{ n: number }>(`select count(*)::int as n from ${what}`);
  return row?.n ?? 0;
}

async function until(what: string, isMet: (n: number) => boolean): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  while (!isMet(await count(what))) {
    if (Date.now() > deadline) throw new Error(`${await count(what)}: ${what}`);
    await wait(5);
  }
}

/** Two outlets report each of `STORIES` events twice. */
async function reports(): Promise<void> {
  const sources = [(await buildSource(db)).id, (await buildSource(db)).id];
  // Raw SQL: one statement for many rows.
  await db.rows(
    `insert into article (slug, source_id, identity_key, url, title, excerpt, language, published_at, published_from,
                          first_seen_at, updated_at, content_hash, raw_hash, tags, category_id, is_card)
     select 'r' || n, ($1::int[])[1 + n % 2], 'url:https://o.example/' || n, 'https://o.example/' || n,
            'Harbour of ' || md5('p' || n / 4) || ' closes for ' || md5('q' || n / 4),
            'The harbour ' || md5('p' || n / 4) || ' and the ' || md5('q' || n / 4) || ' closed.',
            'en', now() - interval '1 hour' + n * interval '1 second', 'feed', now() - interval '1 minute', now(),
            'c' || n, 'r' || n, array['science'], $2, false
       from generate_series(0, $3) as n`,
    [sources, await categoryId(db), 4 * STORIES - 1],
  );
  await until('article where topic_id is null', (n) => n === 0);
}

/** The topics in the order of their first articles. */
async function topics(): Promise<number[]> {
  const rows = await db.rows<{ topic_id: number }>(
    'select topic_id from article group by topic_id order by min(published_at)',
  );
  return rows.map(({ topic_id }) => topic_id);
}

/** A reader follows every topic, and merges of neighbours wait. */
async function orderMerges(): Promise<void> {
  const reader = await buildUser(db);
  const all = await topics();
  expect(all).toHaveLength(STORIES);
  for (const topic of all) await buildFollow(db, reader.id, topic);
  await db.rows('update topic set follower_count = 1');
  await db.transaction(async (tx) => {
    for (let at = 0; at < all.length; at += 2) {
      const [into = 0, from = 0] = all.slice(at, at + 2);
      await orderTopicCommand(tx, { kind: 'merge', payload: { from, into } }, 'editor');
    }
  });
}

/** Each article with the first article of its topic and of its event. */
const grouping = () =>
  db.rows(
    `select url, min(url) over (partition by topic_id) as topic, min(url) over (partition by event_id) as event
       from article order by url`,
  );

/** Runs all merges. If `isKilled`, the keeper is killed in the middle of one, and another takes over. */
async function merged(isKilled: boolean) {
  const first = await startWorker();
  await reports();
  // The review of the stories may still split some.
  await until('topic', (n) => n === STORIES);
  await startWorker();
  await orderMerges();
  if (isKilled) {
    await until("topic_command where state = 'done' and actor = 'editor'", (n) => n > 0);
    await killHard(first);
    expect(await count("topic_command where state = 'waiting'")).toBeGreaterThan(0);
  }
  await until("topic_command where state = 'waiting'", (n) => n === 0);
  expect(await count("topic_command where state = 'done' and actor = 'editor'")).toBe(MERGES);
  return grouping();
}

describe('a story-keeper that is killed in the middle of merges', () => {
  it(
    'leaves each merge done once or not at all, and the next keeper ends with the same stories',
    async () => {
      const killed = await merged(true);
      expect(await count('topic_redirect')).toBe(MERGES);
      expect(await count("topic_event where kind = 'merged'")).toBe(MERGES);
      expect(await count('topic')).toBe(STORIES - MERGES);
      expect(await count('article where topic_id is null or event_id is null')).toBe(0);
      for (const [table, key] of [
        ['topic', 'topic_id'],
        ['event', 'event_id'],
      ])
        expect(
          await count(
            `${table} t where article_count = 0
                or article_count <> (select count(*) from article a where a.${key} = t.id)`,
          ),
        ).toBe(0);
      expect(await count('follow')).toBe(STORIES - MERGES);
      expect(await count('topic where follower_count <> 1')).toBe(0);

      await Promise.all(workers.splice(0).map((worker) => stopGently(worker)));
      await test.drop();
      test = await seededDatabase();
      db = test.db;
      expect(await merged(false)).toEqual(killed);
    },
    LIMIT_MS,
  );
});
