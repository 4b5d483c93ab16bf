import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { type Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { NotificationsService } from '../../../apps/worker/src/notifications/notifications.service.js';
import { SourceNotices } from '../../../apps/worker/src/notifications/source-notices.service.js';
import type { KeeperService } from '../../../apps/worker/src/stories/keeper.service.js';
import { buildUser } from '../../support/factories/accounts.js';
import { hoursAfter } from '../../support/factories/news-day.js';
import { buildFollow } from '../../support/factories/reading.js';
import { keeperAt, settle } from '../../support/keeper.js';
import { quietOrders } from '../../support/quiet-orders.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import { reportTornStory } from '../../support/torn-story.js';

let database: TestDatabase;
let db: Database;
let keeper: KeeperService;

beforeEach(async () => {
  database = await seededDatabase();
  db = database.db;
  keeper = keeperAt(db, 12);
});
afterEach(async () => {
  await keeper.release();
  await database.drop();
});

async function follow(user: number, topic: number, hours: number, priority: 'low' | 'high'): Promise<void> {
  const at = hoursAfter(hours);
  await buildFollow(db, user, topic, { priority, followed_at: at, seen_at: at });
  await db.rows('update topic set follower_count = follower_count + 1 where id = $1', [topic]);
}

async function notify(hours: number): Promise<void> {
  const logger = pino({ level: 'silent' });
  const service = new NotificationsService(
    db,
    new NewsClock(db, () => hoursAfter(hours), 0),
    new SourceNotices(db, quietOrders(db)),
    quietOrders(db),
    logger,
  );
  while ((await service.round()) > 0);
}

/** Each reader with the facts that they were notified of, and how often. */
const notified = () =>
  db.rows<{ user_id: number; event_id: number }>('select user_id, event_id from notified_fact order by 1, 2');

describe("the night's merge of two topics that readers follow", () => {
  it('leaves each reader with one follow, their preferences, and no notification twice', async () => {
    const { large, small } = await reportTornStory(db, keeper);
    const readers = [(await buildUser(db)).id, (await buildUser(db)).id, (await buildUser(db)).id];
    const single = (await buildUser(db)).id;
    for (const reader of readers) {
      await follow(reader, small.topic, -24, 'low');
      await follow(reader, large.topic, -12, 'high');
    }
    await follow(single, small.topic, -24, 'low');
    // Facts without followers count as notified when they are written.
    await db.rows('update topic_event set notified_at = null where milestone_id is not null');
    await notify(12);
    const before = await db.rows('select user_id, message from notification order by id');
    expect(before.length).toBeGreaterThan(0);
    const facts = await notified();

    await keeper.release();
    keeper = keeperAt(db, 40);
    await settle(db, keeper);
    expect(
      await db.rows('select distinct topic_id from article where id = any($1::int[])', [
        [...large.articles, ...small.articles],
      ]),
    ).toEqual([{ topic_id: large.topic }]);
    expect(await db.rows("select kind, actor, state from topic_command where kind = 'merge'")).toEqual([
      { kind: 'merge', actor: 'machine', state: 'done' },
    ]);
    expect(await db.rows('select old_topic_id, old_slug, topic_id from topic_redirect')).toEqual([
      { old_topic_id: small.topic, old_slug: small.slug, topic_id: large.topic },
    ]);
    expect(
      await db.rows('select user_id, topic_id, priority, followed_at, seen_at from follow order by user_id'),
    ).toEqual([
      ...readers.map((user_id) => ({
        ...{ user_id, topic_id: large.topic, priority: 'high' },
        ...{ followed_at: hoursAfter(-24), seen_at: hoursAfter(-24) },
      })),
      {
        ...{ user_id: single, topic_id: large.topic, priority: 'low' },
        ...{ followed_at: hoursAfter(-24), seen_at: hoursAfter(-24) },
      },
    ]);
    expect(await db.rows('select follower_count from topic where id = $1', [large.topic])).toEqual([
      { follower_count: 4 },
    ]);

    await notify(41);
    expect(await db.rows('select user_id, message from notification order by id')).toEqual(before);
    expect(await db.rows('select distinct topic_id from notification')).toEqual([{ topic_id: large.topic }]);
    expect(await notified()).toEqual(facts);
  });
});
