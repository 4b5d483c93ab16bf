import type { ChildProcess } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { StoryOrder } from '#domain/stories/orders';
import type { Database } from '#persistence/database';
import { orderReviewed, orderTopicCommand } from '#persistence/stories';
import type { Actor } from '#vocabulary';
import { buildUser } from '../../support/factories/accounts.js';
import { buildFollow } from '../../support/factories/reading.js';
import { killHard } from '../../support/replay.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import { visibleStories } from '../../support/visible-stories.js';
import { FLEET_LIMIT_MS, reportEvents, WorkerFleet } from '../../support/worker-fleet.js';

const STORIES = 120;
/** Merges of pairs of stories. */
const MERGES = STORIES / 2;

let test: TestDatabase;
let db: Database;
let fleet: WorkerFleet;

async function startAnew(): Promise<void> {
  test = await seededDatabase();
  db = test.db;
  fleet = new WorkerFleet(db, test.url);
}

beforeEach(startAnew, FLEET_LIMIT_MS);

afterEach(async () => {
  await fleet.stop();
  await test.drop();
}, FLEET_LIMIT_MS);

/** The topics in the order of their first articles. */
async function topics(): Promise<number[]> {
  const rows = await db.rows<{ topic_id: number }>(
    'select topic_id from article group by topic_id order by min(published_at)',
  );
  return rows.map(({ topic_id }) => topic_id);
}

/** A reader follows every topic. */
async function followAll(): Promise<number[]> {
  const reader = await buildUser(db);
  const all = await topics();
  expect(all).toHaveLength(STORIES);
  for (const topic of all) await buildFollow(db, reader.id, topic);
  await db.rows('update topic set follower_count = 1');
  return all;
}

/** Orders merges of neighbours. Those of the machine are carried out in sets. */
async function orderMerges(all: readonly number[], by: Actor): Promise<void> {
  const orders: StoryOrder[] = [];
  for (let at = 0; at < all.length; at += 2) {
    const [into = 0, from = 0] = all.slice(at, at + 2);
    orders.push({ kind: 'merge', payload: { from, into } });
  }
  await db.transaction(async (tx) => {
    if (by === 'machine') return orderReviewed(tx, orders);
    for (const order of orders) await orderTopicCommand(tx, order, by);
  });
}

function doneBy(by: Actor): Promise<number> {
  return fleet.count(`topic_command where state = 'done' and kind = 'merge' and actor = '${by}'`);
}

/** What readers see, without times and names of outlets, which differ between runs. */
async function stories() {
  const { articles, milestones, topics: all } = await visibleStories(db);
  return {
    articles: articles.map(({ origin_key: _, ...article }) => article),
    milestones: milestones.map(
      ({ url, topic, title, description, confirmation_level, origin_count, outlet_count }) => ({
        ...{ url, topic, title, description, confirmation_level, origin_count, outlet_count },
      }),
    ),
    topics: all.map(
      ({ url, slug, label, name, description, status, stands_text, article_count, origin_count }) => ({
        ...{ url, slug, label, name, description, status, stands_text, article_count, origin_count },
      }),
    ),
  };
}

/** Orders the merges, and kills the keeper inside one of them, which waits for a follow that another transaction holds. */
async function killInside(keeper: ChildProcess, all: readonly number[], by: Actor): Promise<void> {
  const from = all[STORIES / 2 + 1];
  await db.transaction(async (tx) => {
    expect(await tx.rows('select from follow where topic_id = $1 for update', [from])).toHaveLength(1);
    await orderMerges(all, by);
    await fleet.until(
      "pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ~ 'follow'",
      (n) => n > 0,
    );
    await killHard(keeper);
  });
  const done = await doneBy(by);
  expect(done).toBeGreaterThan(0);
  expect(await fleet.count("topic_command where state = 'waiting'")).toBe(MERGES - done);
  expect(await fleet.count('topic_redirect')).toBe(done);
}

/** Runs all merges. If `isKilled`, the keeper is killed inside one, and another takes over. */
async function merged(by: Actor, isKilled: boolean) {
  const first = await fleet.start();
  await reportEvents(db, STORIES);
  await fleet.until('article where topic_id is null', (n) => n === 0);
  // The review of the stories may still split some.
  await fleet.until('topic', (n) => n === STORIES);
  await fleet.start();
  const all = await followAll();
  if (isKilled) await killInside(first, all, by);
  else await orderMerges(all, by);
  await fleet.until("topic_command where state = 'waiting'", (n) => n === 0);
  expect(await doneBy(by)).toBe(MERGES);
  return stories();
}

describe('a story-keeper that is killed in the middle of merges', () => {
  it.each(['editor', 'machine'] as const)(
    'leaves each merge by the %s done once or not at all, and the next keeper ends with the same stories',
    async (by) => {
      const killed = await merged(by, true);
      expect(await fleet.count('topic_redirect')).toBe(MERGES);
      expect(await fleet.count("topic_event where kind = 'merged'")).toBe(MERGES);
      expect(await fleet.count('topic')).toBe(STORIES - MERGES);
      expect(await fleet.count('article where topic_id is null or event_id is null')).toBe(0);
      for (const [table, key] of [
        ['topic', 'topic_id'],
        ['event', 'event_id'],
      ])
        expect(
          await fleet.count(
            `${table} t where article_count = 0
                or article_count <> (select count(*) from article a where a.${key} = t.id)`,
          ),
        ).toBe(0);
      expect(await fleet.count('follow')).toBe(STORIES - MERGES);
      expect(await fleet.count('topic where follower_count <> 1')).toBe(0);

      await fleet.stop();
      await test.drop();
      await startAnew();
      expect(await merged(by, false)).toEqual(killed);
    },
    FLEET_LIMIT_MS,
  );
});
