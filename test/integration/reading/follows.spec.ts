import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import {
  FOLLOWS_ANSWERED,
  FOLLOWS_MOST,
  FollowedSources,
  FollowState,
  IsFollowing,
  LatestUpdates,
  SourcePage,
  TOPICS_TO_FOLLOW,
  UserTopic,
  UserTopics,
} from '#contract/reading';
import { ErrorBody, MOST_FOLLOWED_ANSWERED } from '#contract/site';
import { Topics } from '#contract/stories';
import { removeAccount } from '#persistence/accounts';
import { type Database } from '#persistence/database';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildSource } from '../../support/factories/sources.js';
import { buildTopic, buildTopicRedirect } from '../../support/factories/stories.js';
import { buildMilestone } from '../../support/factories/timeline.js';
import type { Values } from '../../support/factories/values.js';
import { type ReaderApp, startReaderApp, type TestReader } from '../../support/reader-app.js';

let test: ReaderApp;
let db: Database;
let app: NestExpressApplication;
const reader = (values?: Values<'user_account'>) => test.reader(values);
const call = (who: TestReader, method: 'get' | 'post' | 'patch' | 'delete', path: string) =>
  test.call(who, method, path);

beforeAll(async () => {
  test = await startReaderApp();
  ({ db, app } = test);
});

afterAll(() => test.stop());

const follow = (who: TestReader, topic: number) => call(who, 'post', `/topics/${topic}/follow`);
const unfollow = (who: TestReader, topic: number) => call(who, 'delete', `/topics/${topic}/follow`);
const followed = async (who: TestReader) =>
  UserTopics.parse((await call(who, 'get', '/user/topics').expect(200)).body);
const codeOf = (body: unknown) => ErrorBody.parse(body).code;

/** The rows counted, and the stored count. */
async function counts(topicId: number) {
  const [row] = await db.rows(
    `select follower_count as kept, (select count(*)::int from follow where topic_id = t.id) as rows
       from topic t where id = $1`,
    [topicId],
  );
  return row;
}

/** The old id of a topic that was merged into `topicId`. */
async function idMergedInto(topicId: number): Promise<number> {
  const redirect = await buildTopicRedirect(db, topicId);
  return redirect.old_topic_id;
}

describe('following', () => {
  it('is idempotent, as is unfollowing', async () => {
    const [who, topic] = [await reader(), (await buildTopic(db)).id];
    for (const _ of [1, 2]) {
      const { body } = await follow(who, topic).expect(200);
      expect(FollowState.parse(body)).toEqual({ isFollowing: true, followerCount: 1 });
    }
    expect(
      IsFollowing.parse((await call(who, 'get', `/topics/${topic}/is-following`).expect(200)).body),
    ).toEqual({ isFollowing: true });
    expect(await followed(who)).toMatchObject([{ topicId: topic, topic: { id: topic } }]);
    for (const _ of [1, 2]) {
      const { body } = await unfollow(who, topic).expect(200);
      expect(FollowState.parse(body)).toEqual({ isFollowing: false, followerCount: 0 });
    }
    expect(await counts(topic)).toEqual({ kept: 0, rows: 0 });
  });

  it('needs sign-in, a valid id and an existing topic', async () => {
    const who = await reader();
    const visit = request(app.getHttpServer());
    await visit.get('/api/topics/1/is-following').expect(401);
    await visit.post('/api/topics/1/follow').expect(401);
    await visit.get('/api/user/topics').expect(401);
    for (const path of ['/topics/2147483647/follow', '/topics/2147483647/seen'])
      expect(codeOf((await call(who, 'post', path).expect(404)).body)).toBe('not_found');
    for (const id of ['0', '-1', '1.5', '2147483648', 'x', '1%20'])
      expect(codeOf((await call(who, 'post', `/topics/${id}/follow`).expect(400)).body)).toBe(
        'invalid_input',
      );
  });

  it('by the id of a merged topic follows the topic that it was merged into', async () => {
    const [who, topic] = [await reader(), (await buildTopic(db)).id];
    const old = await idMergedInto(topic);
    await follow(who, old).expect(200);
    await call(who, 'patch', `/topics/${old}/preferences`).send({ priority: 'low' }).expect(200);
    expect((await followed(who)).map(({ topic: { id }, priority }) => [id, priority])).toEqual([
      [topic, 'low'],
    ]);
    await unfollow(who, old).expect(200);
    expect(await counts(topic)).toEqual({ kept: 0, rows: 0 });
  });

  it('is limited to the maximum for one reader', async () => {
    const [who, topic, last] = [await reader(), (await buildTopic(db)).id, (await buildTopic(db)).id];
    // Raw SQL: one statement for many rows.
    await db.rows(
      `with filled as (
         insert into topic (slug, name, language, follower_count, first_reported_at, last_reported_at, created_at, updated_at)
         select 'filler-x' || n, 'Filler ' || n, 'en', 1, $2, $2, $2, $2 from generate_series(1, $3::int) n returning id)
       insert into follow (user_id, topic_id, followed_at, seen_at) select $1::int, id, $2, $2 from filled`,
      [who.id, NEWS_DAY, FOLLOWS_MOST - 1],
    );
    const answers = await Promise.all([follow(who, topic), follow(who, last)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(codeOf(answers.find(({ status }) => status === 409)?.body)).toBe('too_many');
    expect(await followed(who)).toHaveLength(FOLLOWS_ANSWERED);
  });
});

describe('GET /api/topics/most-followed', () => {
  it('lists the most followed first, then the most active of the others', async () => {
    const made = [
      await buildTopic(db, { follower_count: 0, hot_rank: 900_001 }),
      await buildTopic(db, { follower_count: 90_001, hot_rank: 1 }),
      await buildTopic(db, { follower_count: 90_002, hot_rank: 0 }),
      await buildTopic(db, { follower_count: 90_003, is_listed: false }),
    ].map(({ id }) => id);
    const { body } = await request(app.getHttpServer()).get('/api/topics/most-followed').expect(200);
    const topics = Topics.parse(body);
    expect(topics.length).toBeLessThanOrEqual(MOST_FOLLOWED_ANSWERED);
    expect(topics.filter(({ id }) => made.includes(id)).map(({ id }) => made.indexOf(id))).toEqual([2, 1, 0]);
    await db.rows('delete from topic where id = any($1)', [made]);
  });
});

describe('counts under concurrency', () => {
  it('are exact after fifty readers follow and unfollow at once', async () => {
    const topic = await buildTopic(db);
    const readers = await Promise.all(Array.from({ length: 50 }, () => reader()));
    await Promise.all(readers.map((who) => follow(who, topic.id).expect(200)));
    expect(await counts(topic.id)).toEqual({ kept: 50, rows: 50 });
    await Promise.all(
      readers.flatMap((who, at) => [
        (at % 2 ? unfollow(who, topic.id) : follow(who, topic.id)).expect(200),
        (at % 2 ? unfollow(who, topic.id) : follow(who, topic.id)).expect(200),
      ]),
    );
    expect(await counts(topic.id)).toEqual({ kept: 25, rows: 25 });
    await Promise.all(readers.flatMap((who) => [follow(who, topic.id), unfollow(who, topic.id)]));
    const after = (await counts(topic.id)) as { kept: number; rows: number };
    expect(after.kept).toBe(after.rows);
  });

  it('count a reader once who sends twenty calls at once', async () => {
    const [who, topic] = [await reader(), (await buildTopic(db)).id];
    await Promise.all(Array.from({ length: 20 }, () => follow(who, topic).expect(200)));
    expect(await counts(topic)).toEqual({ kept: 1, rows: 1 });
    await Promise.all(Array.from({ length: 20 }, () => unfollow(who, topic).expect(200)));
    expect(await counts(topic)).toEqual({ kept: 0, rows: 0 });
  });

  it('drop when an account is deleted', async () => {
    const [who, other, topic] = [await reader(), await reader(), (await buildTopic(db)).id];
    const source = await buildSource(db);
    await follow(who, topic).expect(200);
    await follow(other, topic).expect(200);
    await call(who, 'post', `/sources/${source.id}/follow`).expect(200);
    await db.transaction((tx) => removeAccount(tx, who.id, 'reader-gone'));
    expect(await counts(topic)).toEqual({ kept: 1, rows: 1 });
    expect(await db.rows('select follower_count from source where id = $1', [source.id])).toEqual([
      { follower_count: 0 },
    ]);
  });
});

describe('preferences', () => {
  it("start with the reader's defaults, change one by one, and affect nobody else", async () => {
    const [who, other] = [await reader({ default_frequency: 'weekly' }), await reader()];
    const topic = await buildTopic(db);
    await follow(who, topic.id).expect(200);
    await follow(other, topic.id).expect(200);
    const change = (body: object) => call(who, 'patch', `/topics/${topic.id}/preferences`).send(body);
    const first = UserTopic.parse((await change({ priority: 'high' }).expect(200)).body);
    expect(first).toMatchObject({ priority: 'high', notificationFrequency: 'weekly' });
    const second = await change({ notificationFrequency: 'resolution_only' }).expect(200);
    expect(second.body).toMatchObject({ priority: 'high', notificationFrequency: 'resolution_only' });
    expect((await followed(other))[0]).toMatchObject({ priority: 'normal', notificationFrequency: 'daily' });
    await follow(who, topic.id).expect(200);
    expect((await followed(who))[0]).toMatchObject({ priority: 'high' });
    for (const body of [{}, { priority: 'urgent' }, { priority: 'low', userId: other.id }, []])
      await change(body).expect(400);
  });

  it('are refused for a topic that is not followed', async () => {
    const [who, topic] = [await reader(), (await buildTopic(db)).id];
    const change = (id: number) => call(who, 'patch', `/topics/${id}/preferences`).send({ priority: 'low' });
    expect(codeOf((await change(topic).expect(404)).body)).toBe('not_followed');
    expect(codeOf((await change(2_147_483_647).expect(404)).body)).toBe('not_found');
  });
});

describe('one follow beyond the limit of a list', () => {
  it('is returned with its preferences and what is new in it', async () => {
    const [who, other] = [await reader(), await reader()];
    const quiet = await buildTopic(db, { hot_rank: -1, updated_at: hoursAfter(-48) });
    await follow(who, quiet.id).expect(200);
    // Raw SQL: one statement for many rows.
    await db.rows(
      `with lively as (
         insert into topic (slug, name, language, hot_rank, follower_count, first_reported_at, last_reported_at, created_at, updated_at)
         select 'lively-x' || n, 'Lively ' || n, 'en', n, 1, $2, $2, $2, $2 from generate_series(1, $3::int) n returning id)
       insert into follow (user_id, topic_id, followed_at, seen_at) select $1::int, id, $2, $2 from lively`,
      [who.id, NEWS_DAY, FOLLOWS_ANSWERED + 1],
    );
    const list = await followed(who);
    expect(list).toHaveLength(FOLLOWS_ANSWERED);
    expect(list.some(({ topic }) => topic.id === quiet.id)).toBe(false);

    const one = async (path = `/topics/${quiet.id}/preferences`) =>
      UserTopic.parse((await call(who, 'get', path).expect(200)).body);
    const old = await idMergedInto(quiet.id);
    await call(who, 'patch', `/topics/${old}/preferences`).send({ priority: 'high' }).expect(200);
    expect(await one()).toMatchObject({
      topic: { id: quiet.id },
      priority: 'high',
      newMilestones: 0,
      seenAt: NEWS_DAY.toISOString(),
    });
    await buildMilestone(db, quiet.id, [(await buildArticle(db, { topic_id: quiet.id })).id], {
      title: 'The dam is drained',
      created_at: hoursAfter(1),
    });
    await db.rows('update topic set updated_at = $2 where id = $1', [quiet.id, hoursAfter(1)]);
    expect(await one(`/topics/${old}/preferences`)).toMatchObject({
      newMilestones: 1,
      lastMilestone: { title: 'The dam is drained' },
    });
    const refused = await call(other, 'get', `/topics/${quiet.id}/preferences`).expect(404);
    expect(codeOf(refused.body)).toBe('not_followed');
  });
});

describe('GET /api/user/topics', () => {
  it('lists topics with new milestones first, until the reader has visited them, then the liveliest', async () => {
    const who = await reader();
    const quiet = await buildTopic(db, { hot_rank: 50 });
    const lively = await buildTopic(db, { hot_rank: 90 });
    const stirred = await buildTopic(db, { hot_rank: 10, updated_at: hoursAfter(2) });
    for (const topic of [quiet.id, lively.id, stirred.id]) await follow(who, topic).expect(200);
    const old = await buildArticle(db, { topic_id: stirred.id });
    await buildMilestone(db, stirred.id, [old.id], { title: 'Before' });
    const fresh = await buildArticle(db, { topic_id: stirred.id });
    const at = hoursAfter(1);
    await buildMilestone(db, stirred.id, [fresh.id], { title: 'After', date: at, created_at: at });
    const taken = await buildArticle(db, { topic_id: stirred.id });
    await buildMilestone(db, stirred.id, [taken.id], {
      title: 'Taken back',
      date: hoursAfter(2),
      created_at: hoursAfter(2),
      retracted_at: hoursAfter(2),
    });
    const list = await followed(who);
    expect(list.map(({ topic, newMilestones }) => [topic.id, newMilestones])).toEqual([
      [stirred.id, 1],
      [lively.id, 0],
      [quiet.id, 0],
    ]);
    expect(list[0]?.lastMilestone).toMatchObject({ title: 'After', confirmationLevel: 'single' });
    expect(list[1]?.lastMilestone).toBeNull();
    await db.rows('update follow set followed_at = $2, seen_at = $2 where user_id = $1', [
      who.id,
      hoursAfter(-1),
    ]);
    expect((await followed(who))[0]).toMatchObject({ newMilestones: 2 });
    await call(who, 'post', `/topics/${stirred.id}/seen`).expect(204);
    expect((await followed(who)).find(({ topic }) => topic.id === stirred.id)?.newMilestones).toBe(1);
  });
});

describe('GET /api/user/latest-updates', () => {
  it('shows the newest card of each milestone of followed topics', async () => {
    const [who, topic, other] = [await reader(), (await buildTopic(db)).id, (await buildTopic(db)).id];
    await follow(who, topic).expect(200);
    await follow(who, other).expect(200);
    const at = async (hours: number, values: Values<'article'> = {}) =>
      (await buildArticle(db, { topic_id: topic, published_at: hoursAfter(hours), ...values })).id;
    const [first, second, third] = [await at(0), await at(1), await at(2)];
    await buildMilestone(db, topic, [first, second]);
    await buildMilestone(db, topic, [third]);
    await at(4, { is_card: false });
    const loose = await buildArticle(db, {
      ...{ topic_id: other, language: 'nl', published_at: hoursAfter(3) },
    });
    await buildArticle(db);
    const updates = LatestUpdates.parse((await call(who, 'get', '/user/latest-updates').expect(200)).body);
    expect(updates.map(({ id, language }) => [id, language])).toEqual([
      [loose.id, 'nl'],
      [third, 'en'],
      [second, 'en'],
    ]);
    expect(updates[0]?.topic?.id).toBe(other);
  });
});

describe('GET /api/topics-to-follow', () => {
  it('returns listed topics, liveliest first, without followed ones', async () => {
    const who = await reader();
    const ranks = Array.from({ length: 14 }, (_, at) => 1000 - at);
    const ids: number[] = [];
    for (const hot_rank of ranks) ids.push((await buildTopic(db, { hot_rank })).id);
    await buildTopic(db, { hot_rank: 2000, is_listed: false });
    const listOf = (body: unknown) => Topics.parse(body).map(({ id }) => id);
    const visit = await request(app.getHttpServer()).get('/api/topics-to-follow').expect(200);
    expect(listOf(visit.body)).toEqual(ids.slice(0, TOPICS_TO_FOLLOW));
    await follow(who, ids[0] ?? 0).expect(200);
    const { body } = await call(who, 'get', '/topics-to-follow').expect(200);
    expect(listOf(body)).toEqual(ids.slice(1, 1 + TOPICS_TO_FOLLOW));
  });
});

describe('sources', () => {
  it('are followed, listed by name and counted like topics', async () => {
    const [who, other] = [await reader(), await reader()];
    const pine = await buildSource(db, { name: 'pine Post', trust_score: 71 });
    const ash = await buildSource(db, { name: 'Ash Herald' });
    const readers = [who, who, other, who, other];
    await Promise.all(readers.map((each) => call(each, 'post', `/sources/${pine.id}/follow`).expect(200)));
    const { body } = await call(who, 'post', `/sources/${ash.id}/follow`).expect(200);
    expect(FollowState.parse(body)).toEqual({ isFollowing: true, followerCount: 1 });
    const list = async () =>
      FollowedSources.parse((await call(who, 'get', '/user/sources').expect(200)).body);
    expect(
      (await list()).map(({ id, followerCount, credibilityScore }) => [id, followerCount, credibilityScore]),
    ).toEqual([
      [ash.id, 1, null],
      [pine.id, 2, 7.1],
    ]);
    await Promise.all([1, 2, 3].map(() => call(who, 'delete', `/sources/${pine.id}/follow`).expect(200)));
    expect((await list()).map(({ id }) => id)).toEqual([ash.id]);
    const left = await call(other, 'delete', `/sources/${pine.id}/follow`).expect(200);
    expect(FollowState.parse(left.body)).toEqual({ isFollowing: false, followerCount: 0 });
    expect(codeOf((await call(who, 'post', '/sources/2147483647/follow').expect(404)).body)).toBe(
      'not_found',
    );
    await request(app.getHttpServer()).get('/api/user/sources').expect(401);
  });

  it('send notifications only if the reader switches them on, which a new follow forgets', async () => {
    const [who, pine] = [await reader(), await buildSource(db, { name: 'Pine' })];
    const set = (wanted: unknown) =>
      test.call(who, 'put', `/sources/${pine.id}/notices`).send({ wanted } as object);
    const wantsNotices = async () => {
      const { body } = await call(who, 'get', '/user/sources').expect(200);
      const page = SourcePage.parse((await call(who, 'get', `/sources/${pine.slug}`).expect(200)).body);
      return [FollowedSources.parse(body)[0]?.wantsNotices, page.wantsNotices];
    };
    expect(codeOf((await set(true).expect(404)).body)).toBe('not_followed');
    await call(who, 'post', `/sources/${pine.id}/follow`).expect(200);
    expect(await wantsNotices()).toEqual([false, false]);
    expect((await set(true).expect(200)).body).toEqual({ wanted: true });
    expect(await wantsNotices()).toEqual([true, true]);
    await set(true).expect(200);
    await set('yes').expect(400);
    await set(false).expect(200);
    expect(await wantsNotices()).toEqual([false, false]);
    await set(true).expect(200);
    await call(who, 'delete', `/sources/${pine.id}/follow`).expect(200);
    await call(who, 'post', `/sources/${pine.id}/follow`).expect(200);
    expect(await wantsNotices()).toEqual([false, false]);
  });
});
