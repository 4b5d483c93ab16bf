import type { ChildProcess } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Database } from '#persistence/database';
import { killHard } from '../../support/replay.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import { FLEET_LIMIT_MS, reportEvents, WorkerFleet } from '../../support/worker-fleet.js';

/** Three batches: one is written when the keeper fails. */
const ARTICLES = 1400;

let test: TestDatabase;
let db: Database;
let fleet: WorkerFleet;

beforeEach(async () => {
  test = await seededDatabase();
  db = test.db;
  fleet = new WorkerFleet(db, test.url);
}, FLEET_LIMIT_MS);

afterEach(async () => {
  await fleet.stop();
  await test.drop();
}, FLEET_LIMIT_MS);

const epoch = async () => (await db.rows<{ epoch: number }>('select epoch from keeper'))[0]?.epoch ?? 0;

/** Two workers; the first is the keeper and in the middle of its work. */
async function inTheMiddle(): Promise<ChildProcess> {
  const first = await fleet.start();
  await fleet.until('keeper where holder is not null', (n) => n === 1);
  await fleet.start();
  await reportEvents(db, ARTICLES / 4, 1);
  await fleet.until('article where topic_id is not null', (n) => n > 0);
  return first;
}

/** No article was placed twice, lost or partly written. */
async function expectAllPlacedOnce(articles: number): Promise<void> {
  await fleet.until('article where topic_id is null', (n) => n === 0);
  expect(await fleet.count('article')).toBe(articles);
  expect(
    await fleet.count(
      'topic t where article_count <> (select count(*) from article a where a.topic_id = t.id) or article_count = 0',
    ),
  ).toBe(0);
  expect(await fleet.count('milestone_article')).toBe(articles);
  expect(
    await fleet.count(
      "milestone m where not exists (select 1 from topic_event where kind = 'milestone_added' and milestone_id = m.id)",
    ),
  ).toBe(0);
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
    FLEET_LIMIT_MS,
  );

  it(
    'is frozen: another takes over, and the first writes nothing when it wakes',
    async () => {
      const first = await inTheMiddle();
      const before = await epoch();
      first.kill('SIGSTOP');
      await reportEvents(db, ARTICLES / 4, 2);
      await fleet.until(`keeper where epoch > ${before}`, (n) => n === 1);
      await fleet.until('article where topic_id is null', (n) => n === 0);
      first.kill('SIGCONT');
      await reportEvents(db, ARTICLES / 4, 3);
      await expectAllPlacedOnce(3 * ARTICLES);
      expect(await epoch()).toBeGreaterThan(before);
    },
    FLEET_LIMIT_MS,
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
      await reportEvents(db, ARTICLES / 4, 2);
      await expectAllPlacedOnce(2 * ARTICLES);
    },
    FLEET_LIMIT_MS,
  );
});
