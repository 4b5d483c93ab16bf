import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { NotificationCount, Notifications, UNREAD_COUNTED } from '#contract/notifications';
import { ErrorBody } from '#contract/site';
import { buildUser } from '../../support/factories/accounts.js';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter } from '../../support/factories/news-day.js';
import { buildNotification } from '../../support/factories/notifications.js';
import { buildTopic } from '../../support/factories/stories.js';
import { buildMilestone } from '../../support/factories/timeline.js';
import { bearerOf, cookieOf } from '../../support/readers.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let test: TestDatabase;
let app: NestExpressApplication;

beforeAll(async () => {
  test = await seededDatabase();
  app = await createTestApp(test.url);
});

afterAll(async () => {
  await app.close();
  await test.drop();
});

/** A new reader, signed in by a browser. */
async function signedIn(): Promise<{
  userId: number;
  get: (path: string) => request.Test;
  post: (path: string) => request.Test;
}> {
  const { id: userId } = await buildUser(test.db);
  const cookie = await cookieOf(test.db, userId);
  const server = app.getHttpServer();
  return {
    userId,
    get: (path) => request(server).get(`/api/notifications${path}`).set('Cookie', cookie),
    post: (path) => request(server).post(`/api/notifications${path}`).set('Cookie', cookie),
  };
}

const countOf = async ({ get }: Awaited<ReturnType<typeof signedIn>>) =>
  NotificationCount.parse((await get('/count').expect(200)).body).count;

describe('notifications', () => {
  it('are listed newest first, with links to their milestone or topics', async () => {
    const { db } = test;
    const { userId, get } = await signedIn();
    const topic = await buildTopic(db, { slug: 'orrin-dam', language: 'nl' });
    const milestone = await buildMilestone(db, topic.id, [
      (await buildArticle(db, { topic_id: topic.id })).id,
    ]);
    const first = await buildNotification(db, userId, { topic_id: topic.id, milestone_id: milestone.id });
    const second = await buildNotification(db, userId, {
      topic_id: topic.id,
      type: 'alert',
      read_at: new Date(),
      created_at: hoursAfter(1),
    });
    const items = [
      { topicId: topic.id, slug: 'orrin-dam', name: 'Orrin dam', facts: ['The dam holds'] },
      { topicId: null, slug: 'gull', name: 'Gull', section: 'sources' as const, facts: ['It holds'] },
    ];
    const third = await buildNotification(db, userId, {
      type: 'other',
      digest_key: 'daily 2031-03-05',
      items,
      story_count: 5,
    });
    const list = Notifications.parse((await get('').expect(200)).body);
    expect(list).toEqual([
      expect.objectContaining({
        id: third.id,
        type: 'other',
        link: null,
        items: [
          {
            ...{ link: '/topics/orrin-dam', name: 'Orrin dam', language: 'nl' },
            ...{ section: null, facts: ['The dam holds'] },
          },
          { link: '/sources/gull', name: 'Gull', language: null, section: 'sources', facts: ['It holds'] },
        ],
        topic: null,
        more: 3,
      }),
      expect.objectContaining({ id: second.id, isRead: true, link: '/topics/orrin-dam', items: [] }),
      expect.objectContaining({
        id: first.id,
        isRead: false,
        link: `/topics/orrin-dam#milestone-${milestone.id}`,
        createdAt: '2031-03-04T12:00:00.000Z',
        topic: {
          id: topic.id,
          name: topic.name,
          language: 'nl',
          link: '/topics/orrin-dam',
          isFollowed: false,
          mute: null,
        },
      }),
    ]);
  });

  it('are limited to 50 in a list, and to a bound in the count', async () => {
    const reader = await signedIn();
    // Raw SQL: one statement for many rows.
    await test.db.rows(
      `insert into notification (id, position, user_id, type, title, message, created_at)
       select id, id, $1, 'topic', 'n' || n, '', $2
         from (select nextval('notification_id_seq') as id, n from generate_series(1, 130) as n) new`,
      [reader.userId, hoursAfter(0)],
    );
    const list = Notifications.parse((await reader.get('').expect(200)).body);
    expect(list).toHaveLength(50);
    expect(list[0]?.title).toBe('n130');
    expect(await countOf(reader)).toBe(UNREAD_COUNTED);
  });

  it('are marked as read one by one, any number of times, and all at once', async () => {
    const reader = await signedIn();
    const ids = [];
    for (let n = 0; n < 3; n++) ids.push((await buildNotification(test.db, reader.userId)).id);
    await reader.post(`/${ids[1]}/read`).expect(204);
    await reader.post(`/${ids[1]}/read`).expect(204);
    expect(await countOf(reader)).toBe(2);
    await reader.post('/read-all').expect(204);
    await reader.post('/read-all').expect(204);
    expect(await countOf(reader)).toBe(0);
  });

  it('are listed page by page, or only the unread ones', async () => {
    const reader = await signedIn();
    const ids = [];
    for (let n = 0; n < 60; n++) ids.push((await buildNotification(test.db, reader.userId)).id);
    await reader.post(`/${ids[58]}/read`).expect(204);
    const page = async (query: string) =>
      Notifications.parse((await reader.get(query).expect(200)).body).map(({ id, position }) => ({
        id,
        position,
      }));
    const first = await page('');
    const second = await page(`?before=${first.at(-1)?.position}`);
    expect([...first, ...second].map(({ id }) => id)).toEqual(ids.toReversed());
    expect(await page(`?before=${second.at(-1)?.position}`)).toEqual([]);
    const unread = await page('?unread=true');
    expect(unread.map(({ id }) => id).slice(0, 2)).toEqual([ids[59], ids[57]]);
    expect(await page(`?unread=true&before=${unread.at(-1)?.position}`)).toHaveLength(9);
    for (const query of ['?before=0', '?before=x', '?unread=yes']) await reader.get(query).expect(400);
  });

  it('are marked as read only as far as the reader has seen them', async () => {
    const reader = await signedIn();
    const [first, second] = [
      await buildNotification(test.db, reader.userId),
      await buildNotification(test.db, reader.userId),
    ];
    await reader.post(`/read-all?upTo=${first.position}`).expect(204);
    expect(await countOf(reader)).toBe(1);
    await reader.post(`/${second.id}/read?upTo=${first.position}`).expect(204);
    expect(await countOf(reader)).toBe(1);
    await reader.post(`/${second.id}/read?upTo=${second.position}`).expect(204);
    expect(await countOf(reader)).toBe(0);
    await reader.post('/read-all?upTo=all').expect(400);
  });

  it("leave another reader's alone", async () => {
    const [owner, stranger] = [await signedIn(), await signedIn()];
    const { id } = await buildNotification(test.db, owner.userId);
    const { body } = await stranger.post(`/${id}/read`).expect(404);
    expect(ErrorBody.parse(body).code).toBe('not_found');
    await stranger.post('/read-all').expect(204);
    expect((await stranger.get('').expect(200)).body).toEqual([]);
    expect(await countOf(owner)).toBe(1);
  });

  it.each(['0', '-1', 'x', '1e3', '99999999999'])('refuse the id %s', async (id) => {
    const { post } = await signedIn();
    await post(`/${id}/read`).expect(400);
  });

  it('need sign-in by cookie or token', async () => {
    const server = app.getHttpServer();
    for (const path of ['', '/count']) await request(server).get(`/api/notifications${path}`).expect(401);
    for (const path of ['/read-all', '/1/read'])
      await request(server).post(`/api/notifications${path}`).expect(401);
    const token = await bearerOf(test.db, (await buildUser(test.db)).id);
    await request(server).get('/api/notifications').set('Authorization', token).expect(200);
  });
});
