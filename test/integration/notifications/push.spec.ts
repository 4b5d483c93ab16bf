import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import pino from 'pino';
import request from 'supertest';
import { PushState } from '#contract/notifications';
import { ErrorBody } from '#contract/site';
import { type PushMessage } from '#domain/notifications';
import type { Database } from '#persistence/database';
import { startReplay } from '#persistence/news-clock';
import type { NotificationFrequency } from '#vocabulary';
import { DigestsService } from '../../../apps/worker/src/notifications/digests.service.js';
import { NotificationsService } from '../../../apps/worker/src/notifications/notifications.service.js';
import { PushDeliveries } from '../../../apps/worker/src/push/push-deliveries.service.js';
import { buildUser } from '../../support/factories/accounts.js';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildFollow } from '../../support/factories/reading.js';
import { buildTopic } from '../../support/factories/stories.js';
import { buildFacts, buildMilestone } from '../../support/factories/timeline.js';
import type { Values } from '../../support/factories/values.js';
import { PushClient, PushServer, readVapid } from '../../support/push-server.js';
import { bearerOf } from '../../support/readers.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import { startTestWorker, type TestWorker } from '../../support/worker.js';
import { runCommand } from '../../support/worker-command.js';

const CONTACT = { CONTACT_EMAIL: 'desk@news.example' };
const SETTINGS = { ...CONTACT, PUSH_OPEN_RANGES: '127.0.0.0/8', FETCH_TIMEOUT_MS: '500' };

const logged: string[] = [];
const logger = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });

let test: TestDatabase;
let db: Database;
let app: NestExpressApplication;
/** Servers with other settings. They are closed last: Nest's modules of one process share connections. */
const others: NestExpressApplication[] = [];
let worker: TestWorker;
const service = new PushServer();
let origin: string;

beforeAll(async () => {
  test = await seededDatabase();
  db = test.db;
  origin = await service.start();
  app = await createTestApp(test.url, SETTINGS, logger);
  worker = await startTestWorker(test.url, SETTINGS, logger);
  const to = hoursAfter(24);
  await startReplay(db, {
    name: 'test',
    fictional: true,
    from: NEWS_DAY,
    to,
    backfillUntil: to,
    wall: new Date(),
  });
  await db.rows("update news_clock set mode = 'recorded', replay_at = $1, wall_at = $2, speed = 0", [
    to,
    new Date(),
  ]);
  // Opens the queue.
  await worker.app.get(PushDeliveries, { strict: false }).round();
});

beforeEach(async () => {
  for (const table of [
    'user_account',
    'digest_run',
    'topic_event',
    'milestone',
    'article',
    'topic',
    'jobs.job',
  ])
    await db.rows(`delete from ${table}`);
  service.messages.length = 0;
  service.reply = { status: 201 };
});

afterAll(async () => {
  await worker.stop();
  for (const each of [app, ...others]) await each.close();
  await service.stop();
  await test.drop();
});

async function otherApp(env: Record<string, string>): Promise<NestExpressApplication> {
  const other = await createTestApp(test.url, env);
  others.push(other);
  return other;
}

const call = (token: string, method: 'get' | 'post' | 'delete', path: string) =>
  request(app.getHttpServer())[method](`/api${path}`).set('Authorization', token);

/** A reader without quiet hours, on a device that subscribed as a page does. */
async function readerWithDevice(values: Values<'user_account'> = {}) {
  const { id } = await buildUser(db, { quiet_from: 0, quiet_to: 0, ...values });
  const token = await bearerOf(db, id);
  const client = new PushClient(`${origin}/device/${id}`);
  const answer = await call(token, 'post', '/push/devices').send(client.toJSON()).expect(201);
  const [device] = PushState.parse(answer.body).devices;
  return { id, token, client, device };
}

/** A story with a development of two origins, followed by the reader. */
async function followedStory(
  userId: number,
  rhythm: NotificationFrequency = 'immediate',
  name = 'Orrin dam',
) {
  const topic = await buildTopic(db, { name });
  const article = await buildArticle(db, { topic_id: topic.id });
  const milestone = await buildMilestone(db, topic.id, [article.id], {
    origin_count: 2,
    confirmation_level: 'multiple',
  });
  await buildFollow(db, userId, topic.id, { notification_frequency: rhythm });
  return {
    id: topic.id,
    slug: topic.slug,
    milestone: milestone.id,
    happens: (kind: 'milestone_added' | 'level_raised' = 'milestone_added', payload = {}) =>
      buildFacts(db, topic.id, [{ kind, milestone: milestone.id, payload }]),
  };
}

const notify = () => worker.app.get(NotificationsService, { strict: false }).round();
const push = (by = worker) => by.app.get(PushDeliveries, { strict: false }).round();

/** What the device was sent, decrypted. */
const told = (client: PushClient) =>
  service.messages
    .filter(({ path }) => client.endpoint.endsWith(path))
    .map(({ body }) => JSON.parse(client.read(body)) as PushMessage);

/** Seconds until the waiting job of a device. */
async function secondsToNext(): Promise<number[]> {
  const rows = await db.rows<{ seconds: number }>(
    `select extract(epoch from start_after - now())::float as seconds from jobs.job
      where name = 'push' and state in ('created', 'retry')`,
  );
  return rows.map(({ seconds }) => seconds);
}
const hurry = () =>
  db.rows("update jobs.job set start_after = now() where name = 'push' and state = 'created'");
const devices = () => db.rows<{ failures: number }>('select failures from push_subscription');

describe('a subscribed device', () => {
  it('is told of a development once, encrypted for it and signed by this server', async () => {
    const { id, client, token } = await readerWithDevice();
    const other = new PushClient(`${origin}/other`);
    const story = await followedStory(id);
    await story.happens();
    await notify();
    await push();
    expect(told(client)).toEqual([
      {
        title: 'Orrin dam',
        body: 'The dam holds (2 origins)',
        // The device says the rest in its language.
        news: { title: [0, 9], body: [[0, 13]] },
        link: `/topics/${story.slug}#milestone-${story.milestone}`,
        unread: 1,
      },
    ]);
    const [message] = service.messages;
    expect(() => other.read(message?.body ?? Buffer.alloc(0))).toThrow();
    expect(Number(message?.ttl)).toBeGreaterThan(0);
    const { payload, key } = await readVapid(message?.authorization ?? '');
    expect(payload).toMatchObject({ aud: origin, sub: 'mailto:desk@news.example' });
    const state = PushState.parse((await call(token, 'get', '/push').expect(200)).body);
    expect(state.publicKey).toBe(key);
    expect(state.devices).toMatchObject([{ device: 'Firefox on Linux', isThis: true, failingSince: null }]);
    expect(state.devices[0]?.toldAt).not.toBeNull();

    await story.happens('level_raised', { level: 'verified' });
    await notify();
    await push();
    expect(service.messages).toHaveLength(1);
  });

  it('may contact the site at its public address if there is no email address', async () => {
    const site = { PUBLIC_URL: 'https://news.example', PUSH_OPEN_RANGES: '127.0.0.0/8' };
    const other = await startTestWorker(test.url, site);
    const { id } = await readerWithDevice();
    await (await followedStory(id)).happens();
    await notify();
    await push(other);
    await other.stop();
    const { payload } = await readVapid(service.messages[0]?.authorization ?? '');
    expect(payload.sub).toBe('https://news.example');
  });

  it('follows the rhythm of each story', async () => {
    const { id, client } = await readerWithDevice();
    const ending = await followedStory(id, 'resolution_only', 'Ferry inquiry');
    const daily = await followedStory(id, 'daily', 'Garrow strike');
    await ending.happens();
    await daily.happens();
    await notify();
    await push();
    expect(told(client)).toEqual([]);
    const reason = 'Ended: the report was published.';
    await buildFacts(db, ending.id, [
      { kind: 'status_changed', payload: { from: 'ongoing', to: 'resolved', reason } },
    ]);
    await db.rows(
      "update topic set status = 'resolved', resolved_at = now(), resolution_summary = 'Ended: the report was published.' where id = $1",
      [ending.id],
    );
    await notify();
    await push();
    expect(told(client).map(({ title }) => title)).toEqual(['Ended: Ferry inquiry']);
    await worker.app.get(DigestsService, { strict: false }).round();
    await push();
    expect(told(client).at(-1)).toMatchObject({
      title: 'Garrow strike: The dam holds',
      news: { title: [0, 28] },
      link: '/following',
    });
    expect(service.messages).toHaveLength(2);
  });

  it('waits for the end of quiet hours, and is then told once of what is still unread', async () => {
    const hour = new Date().getUTCHours();
    const quiet = { time_zone: 'UTC', quiet_from: hour, quiet_to: (hour + 3) % 24 };
    const { id, client } = await readerWithDevice(quiet);
    for (const name of ['Orrin dam', 'Garrow strike', 'Ferry inquiry']) {
      await (await followedStory(id, 'immediate', name)).happens();
      await notify();
      await push();
    }
    const [wait = 0, ...more] = await secondsToNext();
    expect(more).toEqual([]);
    // It is looked at again within the hour, because the reader may change the quiet hours.
    expect(wait).toBeGreaterThan(3600 - 30);
    expect(wait).toBeLessThanOrEqual(3600);
    await hurry();
    await push();
    expect(told(client)).toEqual([]);
    await db.rows("update notification set read_at = now() where title = 'Garrow strike'");
    await db.rows('update user_account set quiet_to = quiet_from');
    await hurry();
    await push();
    expect(told(client)).toEqual([
      {
        title: '2 new notifications',
        body: 'Ferry inquiry\nOrrin dam',
        news: {
          title: null,
          body: [
            [0, 13],
            [0, 9],
          ],
        },
        link: '/following',
        unread: 2,
      },
    ]);
    expect(await secondsToNext()).toEqual([]);
  });

  it('is told although the job that its order joined ran before the order was there', async () => {
    const { id, client } = await readerWithDevice();
    await (await followedStory(id)).happens();
    await notify();
    await db.rows("delete from jobs.job where name = 'push'");
    await db.rows("update push_delivery set ordered_at = ordered_at - interval '2 minutes'");
    await push();
    expect(told(client)).toEqual([]);
    const fresh = await startTestWorker(test.url, SETTINGS);
    await push(fresh);
    expect(told(client)).toHaveLength(1);
    await push(fresh);
    expect(told(client)).toHaveLength(1);
    await fresh.stop();
  });

  it('keeps a subscription that it made while its former one ended', async () => {
    const { id, token, client } = await readerWithDevice();
    const next = new PushClient(`${origin}/device/${id}-next`);
    service.reply = { status: 410 };
    service.onMessage = async () => {
      service.onMessage = null;
      await call(token, 'post', '/push/devices').send(next.toJSON()).expect(201);
    };
    await (await followedStory(id)).happens();
    await notify();
    await push();
    expect(told(client)).toHaveLength(1);
    const rows = await db.rows<{ endpoint: string }>(
      'select endpoint from push_subscription where user_id = $1',
      [id],
    );
    expect(rows).toEqual([{ endpoint: next.endpoint }]);
  });

  it('is told no more often than the weekly cap says', async () => {
    const { id, client } = await readerWithDevice({ pushes_per_week: 2 });
    for (const name of ['Orrin dam', 'Garrow strike', 'Ferry inquiry']) {
      await (await followedStory(id, 'immediate', name)).happens();
      await notify();
      await push();
    }
    expect(told(client).map(({ title }) => title)).toEqual(['Orrin dam', 'Garrow strike']);
    const [wait = 0] = await secondsToNext();
    expect(wait / 3600).toBeCloseTo(1, 1);
    // A week later the third one is old news.
    await db.rows(
      "update push_delivery set ordered_at = ordered_at - interval '7 days', sent_at = sent_at - interval '7 days'",
    );
    await hurry();
    await push();
    expect(service.messages).toHaveLength(2);
    expect(await db.rows('select 1 from push_delivery where dropped_at is not null')).toHaveLength(1);
  });

  it('hears nothing of a story that was muted or unfollowed meanwhile', async () => {
    const { id } = await readerWithDevice();
    const [muted, left] = [await followedStory(id), await followedStory(id, 'immediate', 'Garrow strike')];
    for (const story of [muted, left]) await story.happens();
    await notify();
    await db.rows('update follow set muted_since = $2 where topic_id = $1', [muted.id, hoursAfter(1)]);
    await db.rows('delete from follow where topic_id = $1', [left.id]);
    await push();
    expect(service.messages).toEqual([]);
    expect(await db.rows('select 1 from push_delivery where dropped_at is not null')).toHaveLength(2);
  });

  it('ends with its session, and with the key of the server', async () => {
    const gone = await readerWithDevice();
    await db.rows('delete from session where user_id = $1', [gone.id]);
    expect(await devices()).toEqual([]);
    const kept = await readerWithDevice();
    const story = await followedStory(kept.id);
    await story.happens();
    await notify();
    await db.rows("delete from server_key where purpose = 'vapid'");
    await push();
    expect(service.messages).toEqual([]);
    expect(await devices()).toEqual([]);
    // The page subscribes again with the new key.
    await call(kept.token, 'post', '/push/devices').send(kept.client.toJSON()).expect(201);
    await (await followedStory(kept.id, 'immediate', 'Garrow strike')).happens();
    await notify();
    await push();
    expect(told(kept.client).map(({ title }) => title)).toEqual(['Garrow strike']);
  });
});

describe('a device that its reader removed', () => {
  it('stays removed until it is turned on there, whatever the browser does by itself', async () => {
    const { id, token: phone, client, device } = await readerWithDevice();
    const desk = await bearerOf(db, id);
    const stateOf = async (token: string) =>
      PushState.parse((await call(token, 'get', '/push').expect(200)).body);
    const subscribe = (isRenewal?: boolean) =>
      call(phone, 'post', '/push/devices').send({ ...client.toJSON(), isRenewal });

    // The browser renews a subscription that was not removed.
    await subscribe(true).expect(201);
    expect(await stateOf(phone)).toMatchObject({ devices: [{ isThis: true }], removedAt: null });

    await call(desk, 'delete', `/push/devices/${device?.id}`).expect(204);
    expect((await stateOf(desk)).removedAt).toBeNull();
    const { devices: left, removedAt } = await stateOf(phone);
    expect(left).toEqual([]);
    expect(removedAt).not.toBeNull();
    // Service workers of earlier versions do not say whether it is a renewal.
    for (const isRenewal of [true, undefined]) {
      const refused = await subscribe(isRenewal).expect(410);
      expect(ErrorBody.parse(refused.body).code).toBe('device_removed');
    }
    expect(await devices()).toEqual([]);

    await subscribe(false).expect(201);
    expect(await stateOf(phone)).toMatchObject({ devices: [{ isThis: true }], removedAt: null });
    await subscribe(true).expect(201);
  });

  it('is removed by its own reader only', async () => {
    const { token, device } = await readerWithDevice();
    const { token: other } = await readerWithDevice();
    await call(other, 'delete', `/push/devices/${device?.id}`).expect(404);
    expect(PushState.parse((await call(token, 'get', '/push')).body).removedAt).toBeNull();
  });
});

describe('push rotate-key', () => {
  const rotate = () => runCommand(['push', 'rotate-key'], { DATABASE_URL: test.url });
  const keyOf = async (token: string) =>
    PushState.parse((await call(token, 'get', '/push').expect(200)).body).publicKey;

  it('forgets all devices, which subscribe again with the new key', async () => {
    const { id, token, client } = await readerWithDevice();
    await readerWithDevice();
    const before = await keyOf(token);
    // An order that is still open ends with its device; the notification stays.
    await (await followedStory(id)).happens();
    await notify();
    expect(await rotate()).toMatchObject({
      code: 0,
      out: 'The key was replaced, and 2 devices forgotten until the next visit.\n',
    });
    expect(await devices()).toEqual([]);
    expect(await db.rows('select 1 from push_delivery')).toEqual([]);
    expect(await db.rows('select 1 from notification')).toHaveLength(1);
    await push();
    expect(service.messages).toEqual([]);
    const after = await keyOf(token);
    expect(after).not.toBe(before);
    // A browser that subscribed with the old key can be sent nothing.
    const late = { ...client.toJSON(), serverKey: before };
    const refused = await call(token, 'post', '/push/devices').send(late).expect(409);
    expect(ErrorBody.parse(refused.body).code).toBe('old_key');

    const renewed = { ...client.toJSON(), serverKey: after };
    await call(token, 'post', '/push/devices').send(renewed).expect(201);
    await (await followedStory(id, 'immediate', 'Garrow strike')).happens();
    await notify();
    await push();
    expect(told(client).map(({ title }) => title)).toEqual(['Garrow strike']);
    const { key } = await readVapid(service.messages[0]?.authorization ?? '');
    expect(key).toBe(after);
  });

  it('repeats nothing on a device that subscribes again: updates change the bell alone', async () => {
    const { id, token, client } = await readerWithDevice();
    const story = await followedStory(id);
    await story.happens();
    await notify();
    await push();
    expect(told(client)).toHaveLength(1);
    await rotate();
    const renewed = { ...client.toJSON(), serverKey: await keyOf(token) };
    await call(token, 'post', '/push/devices').send(renewed).expect(201);
    await story.happens('level_raised', { level: 'verified' });
    await notify();
    await push();
    expect(told(client)).toHaveLength(1);
    expect(await db.rows('select message, read_at from notification')).toEqual([
      { message: 'The dam holds (now 2 origins)', read_at: null },
    ]);
    expect(await db.rows('select 1 from push_delivery')).toEqual([]);
  });

  it('makes the first key of a server that has none', async () => {
    await db.rows("delete from server_key where purpose = 'vapid'");
    expect(await rotate()).toMatchObject({
      code: 0,
      out: 'The key was replaced, and 0 devices forgotten until the next visit.\n',
    });
    expect(await db.rows("select 1 from server_key where purpose = 'vapid'")).toHaveLength(1);
  });
});

describe('a push service', () => {
  it.each([404, 410])('that answers %i ends the subscription', async (status) => {
    const { id } = await readerWithDevice();
    await (await followedStory(id)).happens();
    await notify();
    service.reply = { status };
    await push();
    expect(service.messages).toHaveLength(1);
    expect(await devices()).toEqual([]);
    expect(await secondsToNext()).toEqual([]);
  });

  it.each([
    ['throttles', { status: 429, retryAfterS: 900 }, 900],
    ['fails', { status: 500 }, 60],
    ['hangs', 'hang' as const, 60],
  ])('that %s is asked again later', async (_, reply, seconds) => {
    const { id, client } = await readerWithDevice();
    await (await followedStory(id)).happens();
    await notify();
    service.reply = reply;
    await push();
    expect(await push()).toBe(0);
    const [wait = 0] = await secondsToNext();
    expect(wait).toBeGreaterThan(seconds - 10);
    // The attempts of many devices are spread over a minute.
    expect(wait).toBeLessThan(seconds + 61);
    expect(await devices()).toEqual([{ failures: 1 }]);
    service.reply = { status: 201 };
    await hurry();
    await push();
    expect(
      told(client)
        .map(({ title }) => title)
        .slice(1),
    ).toEqual(['Orrin dam']);
    expect(await devices()).toEqual([{ failures: 0 }]);
  });

  it('that does not listen is asked again later', async () => {
    const { id, client } = await readerWithDevice();
    await (await followedStory(id)).happens();
    await notify();
    await service.stop();
    await push();
    const [wait = 0] = await secondsToNext();
    expect(wait).toBeGreaterThan(50);
    expect(await devices()).toEqual([{ failures: 1 }]);
    await service.start(Number(new URL(origin).port));
    await hurry();
    await push();
    expect(told(client).map(({ title }) => title)).toEqual(['Orrin dam']);
    expect(await devices()).toEqual([{ failures: 0 }]);
  });

  it('is named in the log without the address of a device or its keys', async () => {
    const { id } = await readerWithDevice();
    const token = await bearerOf(db, id);
    const client = new PushClient(`${origin}/secret-of-the-device`);
    await call(token, 'post', '/push/devices').send(client.toJSON()).expect(201);
    await (await followedStory(id)).happens();
    await notify();
    logged.length = 0;
    for (const reply of [{ status: 500 }, 'hang', { status: 410 }] as const) {
      service.reply = reply;
      await hurry();
      await push();
    }
    expect(service.messages.map(({ path }) => path)).toContain('/secret-of-the-device');
    const log = logged.join('');
    expect(log).toContain('"status":500');
    expect(log).toContain('push service not reached');
    expect(log).toContain(`"pushService":"${new URL(origin).host}"`);
    const { keys } = client.toJSON();
    for (const secret of ['secret-of-the-device', keys.auth, keys.p256dh]) expect(log).not.toContain(secret);
  });

  it('that fails for hours gets one request an hour for each device', async () => {
    const { id } = await readerWithDevice();
    await (await followedStory(id)).happens();
    await notify();
    service.reply = { status: 500 };
    const waits: number[] = [];
    for (let time = 0; time < 8; time++) {
      await hurry();
      await push();
      waits.push(...(await secondsToNext()));
    }
    expect(service.messages).toHaveLength(8);
    // The attempts of many devices are spread over a minute.
    for (const [place, minutes] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
      expect(waits[place]).toBeGreaterThan(minutes * 60 - 10);
      expect(waits[place]).toBeLessThan(minutes * 60 + 61);
    }
    expect(waits).toHaveLength(8);
    expect(await devices()).toEqual([{ failures: 8 }]);
  });

  it('that was down for a day delivers everything worth telling in one message', async () => {
    const { id, client } = await readerWithDevice();
    service.reply = { status: 503 };
    for (const name of ['Orrin dam', 'Garrow strike', 'Ferry inquiry']) {
      await (await followedStory(id, 'immediate', name)).happens();
      await notify();
      await hurry();
      await push();
    }
    // The first is two days old by then.
    const day =
      "update push_delivery d set ordered_at = ordered_at - interval '1 day' * $1::float from notification n";
    await db.rows(`${day} where n.id = d.notification_id and n.title <> 'Orrin dam'`, [1]);
    await db.rows(`${day} where n.id = d.notification_id and n.title = 'Orrin dam'`, [2]);
    service.messages.length = 0;
    service.reply = { status: 201 };
    await hurry();
    await push();
    expect(told(client).map(({ body }) => body)).toEqual(['Ferry inquiry\nGarrow strike']);
    await hurry();
    await push();
    expect(service.messages).toHaveLength(1);
  });

  it('on a private address is never called', async () => {
    const { id } = await readerWithDevice();
    await (await followedStory(id)).happens();
    await notify();
    const strict = await startTestWorker(test.url, CONTACT);
    await push(strict);
    await strict.stop();
    expect(service.messages).toEqual([]);
    expect(await devices()).toEqual([]);
  });
});

describe('calls', () => {
  it('refuse subscriptions to which no message can be sent', async () => {
    const { token, client } = await readerWithDevice();
    const { keys } = client.toJSON();
    const fails = async (body: object, status = 400) =>
      ErrorBody.parse((await call(token, 'post', '/push/devices').send(body).expect(status)).body).code;
    for (const endpoint of [
      'http://push.example/1',
      'https://a:b@push.example/1',
      'javascript:1',
      `https://p.example/${'x'.repeat(2000)}`,
    ])
      expect(await fails({ endpoint, keys })).toBe('invalid_input');
    const endpoint = 'https://push.example/1';
    expect(await fails({ endpoint, keys: { ...keys, auth: 'short' } })).toBe('invalid_input');
    const noPoint = Buffer.alloc(65, 4).toString('base64url');
    expect(await fails({ endpoint, keys: { ...keys, p256dh: noPoint } })).toBe('invalid_subscription');
    const strict = await otherApp(CONTACT);
    await request(strict.getHttpServer())
      .post('/api/push/devices')
      .set('Authorization', token)
      .send({ endpoint: 'https://127.0.0.1:8443/1', keys })
      .expect(400);
  });

  it('give no reader the device of another, and remove only own ones', async () => {
    const one = await readerWithDevice();
    const two = await readerWithDevice();
    const stolen = { ...two.client.toJSON(), endpoint: one.client.endpoint };
    const refused = await call(two.token, 'post', '/push/devices').send(stolen).expect(409);
    expect(ErrorBody.parse(refused.body).code).toBe('other_reader');
    await call(two.token, 'delete', `/push/devices/${one.device?.id}`).expect(404);
    expect(await devices()).toHaveLength(2);
    // The same browser, after somebody else signed in there.
    const moved = await call(two.token, 'post', '/push/devices').send(one.client.toJSON()).expect(201);
    expect(PushState.parse(moved.body).devices).toHaveLength(1);
    expect(PushState.parse((await call(one.token, 'get', '/push')).body).devices).toEqual([]);
    await call(two.token, 'delete', `/push/devices/${PushState.parse(moved.body).devices[0]?.id}`).expect(
      204,
    );
    expect(await devices()).toEqual([]);
  });

  it('say that a server without a contact address tells no devices', async () => {
    const { token, client } = await readerWithDevice();
    const silent = await otherApp({ PUBLIC_URL: 'http://news.example' });
    const as = (method: 'get' | 'post', path: string) =>
      request(silent.getHttpServer())[method](`/api${path}`).set('Authorization', token);
    expect(PushState.parse((await as('get', '/push').expect(200)).body).publicKey).toBeNull();
    await as('post', '/push/devices').send(client.toJSON()).expect(503);
  });
});
