import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { StoryOrder } from '#domain/stories/orders';
import { type Database } from '#persistence/database';
import { orderTopicCommand, topicCommandAnswer } from '#persistence/stories';
import type { Priority } from '#vocabulary';
import type { KeeperService } from '../../../apps/worker/src/stories/keeper.service.js';
import { buildUser } from '../../support/factories/accounts.js';
import { buildWaitingArticle } from '../../support/factories/articles.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildNotification } from '../../support/factories/notifications.js';
import { buildCollection, buildFollow } from '../../support/factories/reading.js';
import { keeperAt, settle } from '../../support/keeper.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

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

const DAM = 'The dam above Orvale broke in the storm and flooded the lower street of the town.';
const MATCH = 'Foundry beat Anchors by one goal in the league match at Ropewalk Park.';

/** One report of a dam and three of a match: the ids of the articles and their topics. */
async function twoTopics() {
  const dam = await buildWaitingArticle(db, 0, ['Orvale dam breaks after storm', DAM]);
  const match = [
    (await buildWaitingArticle(db, 1, ['Foundry beat Anchors by one goal', MATCH])).id,
    (
      await buildWaitingArticle(db, 2, [
        'League: Foundry beat Anchors at Ropewalk Park',
        MATCH.replace('beat', 'defeated'),
      ])
    ).id,
    (await buildWaitingArticle(db, 3, ['Foundry beat Anchors: the league match in pictures', MATCH])).id,
  ];
  await settle(db, keeper);
  const topicOf = async (article: number) => {
    const [row] = await db.rows<{ topic_id: number }>('select topic_id from article where id = $1', [
      article,
    ]);
    return row?.topic_id ?? 0;
  };
  return { dam: dam.id, match, damTopic: await topicOf(dam.id), matchTopic: await topicOf(match[0] ?? 0) };
}

async function follow(
  user: number,
  topic: number,
  at = NEWS_DAY,
  priority: Priority = 'normal',
): Promise<void> {
  await buildFollow(db, user, topic, { priority, followed_at: at, seen_at: at });
  await db.rows('update topic set follower_count = follower_count + 1 where id = $1', [topic]);
}

async function carriedOut(order: StoryOrder): Promise<number> {
  const id = await orderTopicCommand(db, order, 'editor');
  await keeper.round();
  const answer = await topicCommandAnswer(db, id);
  expect(answer).toMatchObject({ state: 'done' });
  return answer?.topic_id ?? 0;
}

const follows = () =>
  db.rows('select user_id, topic_id, priority, followed_at, seen_at from follow order by user_id, topic_id');
const followersOf = async (topic: number) =>
  (await db.rows<{ n: number }>('select follower_count as n from topic where id = $1', [topic]))[0]?.n;

async function collect(user: number, ...topics: number[]): Promise<number> {
  return (await buildCollection(db, user, topics)).id;
}

const collected = () =>
  db.rows('select collection_id, topic_id from collection_topic order by collection_id, topic_id');

describe('a merge of followed topics', () => {
  it('moves the followers, each once, and counts them', async () => {
    const { damTopic: from, matchTopic: into } = await twoTopics();
    const [both, gone, kept] = [(await buildUser(db)).id, (await buildUser(db)).id, (await buildUser(db)).id];
    await follow(both, from, NEWS_DAY, 'low');
    await follow(both, into, hoursAfter(5), 'high');
    await follow(gone, from, hoursAfter(2), 'low');
    await follow(kept, into, hoursAfter(3));
    await carriedOut({ kind: 'merge', payload: { from, into } });
    const at = (when: Date) => ({ topic_id: into, followed_at: when, seen_at: when });
    expect(await follows()).toEqual([
      { user_id: both, priority: 'high', ...at(NEWS_DAY) },
      { user_id: gone, priority: 'low', ...at(hoursAfter(2)) },
      { user_id: kept, priority: 'normal', ...at(hoursAfter(3)) },
    ]);
    expect(await followersOf(into)).toBe(3);
  });

  it('keeps collections and notifications pointing to the merged topic', async () => {
    const { damTopic: from, matchTopic: into } = await twoTopics();
    const user = await buildUser(db);
    const [one, two] = [await collect(user.id, from), await collect(user.id, from, into)];
    const [milestone] = await db.rows<{ id: number }>('select id from milestone where topic_id = $1', [from]);
    await buildNotification(db, user.id, { topic_id: from, milestone_id: milestone?.id ?? null });
    await buildNotification(db, user.id, { topic_id: from });
    await carriedOut({ kind: 'merge', payload: { from, into } });
    expect(await collected()).toEqual([
      { collection_id: one, topic_id: into },
      { collection_id: two, topic_id: into },
    ]);
    expect(await db.rows('select topic_id, milestone_id from notification order by id')).toEqual([
      { topic_id: into, milestone_id: milestone?.id },
      { topic_id: into, milestone_id: null },
    ]);
  });

  it('keeps a reader who follows during the merge', async () => {
    const { damTopic: from, matchTopic: into } = await twoTopics();
    const user = await buildUser(db);
    const open = await db.listener(() => undefined);
    await open.query('begin');
    await open.query('select 1 from topic where id = $1 for no key update', [from]);
    const merged = carriedOut({ kind: 'merge', payload: { from, into } });
    // Raw SQL: it runs in another open transaction.
    await open.query('insert into follow (user_id, topic_id, followed_at, seen_at) values ($1, $2, $3, $3)', [
      user.id,
      from,
      NEWS_DAY,
    ]);
    await open.query('update topic set follower_count = follower_count + 1 where id = $1', [from]);
    await open.query('commit');
    await open.end();
    await merged;
    expect(await follows()).toMatchObject([{ user_id: user.id, topic_id: into }]);
    expect(await followersOf(into)).toBe(1);
  });
});

describe('a split of a followed topic', () => {
  it('leaves the followers with the larger part', async () => {
    const { dam, match, damTopic, matchTopic } = await twoTopics();
    const user = await buildUser(db);
    const whole = await carriedOut({ kind: 'merge', payload: { from: matchTopic, into: damTopic } });
    await follow(user.id, whole);
    const collection = await collect(user.id, whole);
    const [milestone] = await db.rows<{ id: number }>(
      'select id from milestone where anchor_article_id = $1',
      [dam],
    );
    await buildNotification(db, user.id, { topic_id: whole, milestone_id: milestone?.id ?? null });
    const small = await carriedOut({ kind: 'split', payload: { topic: whole, articles: [dam] } });
    expect(await follows()).toMatchObject([{ user_id: user.id, topic_id: whole }]);
    expect([await followersOf(whole), await followersOf(small)]).toEqual([1, 0]);
    expect(await db.rows('select topic_id from notification')).toEqual([{ topic_id: small }]);

    await carriedOut({ kind: 'merge', payload: { from: small, into: whole } });
    const large = await carriedOut({ kind: 'split', payload: { topic: whole, articles: match } });
    expect(await follows()).toMatchObject([{ user_id: user.id, topic_id: large }]);
    expect([await followersOf(whole), await followersOf(large)]).toEqual([0, 1]);
    expect(await collected()).toEqual([{ collection_id: collection, topic_id: large }]);
  });
});
