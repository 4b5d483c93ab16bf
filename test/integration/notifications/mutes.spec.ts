import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { Mute, Notifications } from '#contract/notifications';
import { FollowingList, UserTopic, UserTopics } from '#contract/reading';
import { ErrorBody } from '#contract/site';
import { startReplay } from '#persistence/news-clock';
import { redirectTopic } from '#persistence/stories';
import { buildUser } from '../../support/factories/accounts.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildNotification } from '../../support/factories/notifications.js';
import { buildFollow } from '../../support/factories/reading.js';
import { buildTopic } from '../../support/factories/stories.js';
import { cookieOf } from '../../support/readers.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let test: TestDatabase;
let app: NestExpressApplication;

beforeAll(async () => {
  test = await seededDatabase();
  const clock = { from: NEWS_DAY, to: NEWS_DAY, backfillUntil: NEWS_DAY, wall: new Date() };
  await startReplay(test.db, { name: 'test', fictional: true, ...clock });
  app = await createTestApp(test.url);
});

afterAll(async () => {
  await app.close();
  await test.drop();
});

/** A reader who follows a topic and has a notification about it. */
async function follower() {
  const { id: user } = await buildUser(test.db);
  const topic = await buildTopic(test.db);
  await buildFollow(test.db, user, topic.id);
  await buildNotification(test.db, user, { topic_id: topic.id });
  const cookie = await cookieOf(test.db, user);
  const server = app.getHttpServer();
  const get = async (address: string) =>
    (await request(server).get(address).set('Cookie', cookie).expect(200)).body as unknown;
  const path = (id: number) => `/api/topics/${id}/mute`;
  return {
    user,
    topic: topic.id,
    mute: (lasts: string, id = topic.id) =>
      request(server).put(path(id)).set('Cookie', cookie).send({ lasts }),
    unmute: (id = topic.id) => request(server).delete(path(id)).set('Cookie', cookie),
    listed: async () => Notifications.parse(await get('/api/notifications'))[0]?.topic,
    /** In both lists of followed stories, and for the story alone. */
    followed: async () => [
      UserTopics.parse(await get('/api/user/topics'))[0]?.mute,
      FollowingList.parse(await get('/api/user/following')).follows[0]?.mute,
      UserTopic.parse(await get(`/api/topics/${topic.id}/preferences`)).mute,
    ],
  };
}

describe('muting a story', () => {
  it('lasts a day of news time or for good, is shown with its notifications and follows, and can be undone', async () => {
    const { mute, unmute, listed, followed } = await follower();
    const day = { lasts: 'day', until: hoursAfter(24).toISOString() };
    expect(Mute.parse((await mute('day').expect(200)).body)).toEqual(day);
    expect(await listed()).toMatchObject({ isFollowed: true, mute: day });
    expect(await followed()).toEqual([day, day, day]);
    const always = { lasts: 'always', until: null };
    expect(Mute.parse((await mute('always').expect(200)).body)).toEqual(always);
    expect(await listed()).toMatchObject({ mute: always });
    for (let times = 0; times < 2; times++) await unmute().expect(204);
    expect(await listed()).toMatchObject({ isFollowed: true, mute: null });
    expect(await followed()).toEqual([null, null, null]);
  });

  it('works by the id of a topic that was merged, and its followers keep it', async () => {
    const { topic, mute, listed, unmute } = await follower();
    const into = await buildTopic(test.db);
    await mute('always').expect(200);
    await test.db.transaction((tx) => redirectTopic(tx, topic, into.id, NEWS_DAY));
    expect(await listed()).toMatchObject({ id: into.id, mute: { lasts: 'always' } });
    await unmute().expect(204);
    expect(await listed()).toMatchObject({ id: into.id, mute: null });
  });

  it('needs a follow and a known length', async () => {
    const { mute, unmute } = await follower();
    const { id: other } = await buildTopic(test.db);
    for (const refused of [mute('day', other), unmute(other), mute('day', 999_999)])
      expect(ErrorBody.parse((await refused.expect(404)).body).code).toBe('not_followed');
    await mute('week').expect(400);
  });
});
