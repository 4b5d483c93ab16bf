import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BeforeApplicationShutdown, OnModuleDestroy } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import pino from 'pino';
import { Webhook } from 'standardwebhooks';
import request from 'supertest';
import {
  type NewTarget,
  Target,
  TargetAdded,
  TargetDeliveries,
  TargetEvent,
  TargetResent,
  TargetSecret,
  Targets,
} from '#contract/notifications';
import { lockReader } from '#persistence/accounts';
import type { Database } from '#persistence/database';
import { startReplay } from '#persistence/news-clock';
import {
  type ClaimedTargetRow,
  claimTargets,
  markDelivered,
  orderTest,
  putOff,
  releaseTarget,
  resumeTarget,
  stopTarget,
} from '#persistence/notifications';
import type { NotificationFrequency } from '#vocabulary';
import { MailService } from '../../../apps/worker/src/mail/mail.service.js';
import { DigestsService } from '../../../apps/worker/src/notifications/digests.service.js';
import { NotificationsService } from '../../../apps/worker/src/notifications/notifications.service.js';
import { TargetDeliveries as Deliveries } from '../../../apps/worker/src/targets/target-deliveries.service.js';
import { TargetLease } from '../../../apps/worker/src/targets/target-lease.js';
import { TargetSender } from '../../../apps/worker/src/targets/target-sender.service.js';
import { buildUser, buildUserWithPassword, PASSWORD } from '../../support/factories/accounts.js';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildFollow } from '../../support/factories/reading.js';
import { buildTopic } from '../../support/factories/stories.js';
import { buildFacts, buildMilestone } from '../../support/factories/timeline.js';
import type { Values } from '../../support/factories/values.js';
import { type MailServer, startMailServer } from '../../support/mail-server.js';
import { nextMail } from '../../support/read-mail.js';
import { bearerOf } from '../../support/readers.js';
import { MATRIX_TOKEN, NTFY_TOKEN, TargetServer } from '../../support/target-server.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import { until } from '../../support/until.js';
import { startTestWorker, type TestWorker } from '../../support/worker.js';

const KEY = { FACTOR_KEY: 'a key of this installation, and no other' };
const SITE = 'https://news.example';
const BASE = { ...KEY, PUBLIC_URL: SITE };
const OPEN = { ...BASE, TARGET_OPEN_RANGES: '127.0.0.0/8' };
/** For targets that hang. */
const HASTY = { ...OPEN, FETCH_TIMEOUT_MS: '500' };

let test: TestDatabase;
let db: Database;
let app: NestExpressApplication;
let worker: TestWorker;
let hasty: TestWorker;
let mail: MailServer;
let origin: string;
/** With other settings. They are closed last: Nest's modules of one process share connections. */
const others: { close: () => Promise<void> }[] = [];
const service = new TargetServer();
const logged: string[] = [];
const logger = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });

beforeAll(async () => {
  test = await seededDatabase();
  db = test.db;
  origin = await service.start();
  mail = await startMailServer();
  const settings = { ...OPEN, SMTP_URL: mail.url };
  app = await createTestApp(test.url, settings, logger);
  worker = await startTestWorker(test.url, settings, logger);
  hasty = await startTestWorker(test.url, HASTY, logger);
  others.push(hasty.app);
  const to = hoursAfter(24);
  const news = { name: 'test', fictional: true, from: NEWS_DAY, to, backfillUntil: to, wall: new Date() };
  await startReplay(db, news);
  await db.rows("update news_clock set mode = 'recorded', replay_at = $1, wall_at = $2, speed = 0", [
    to,
    new Date(),
  ]);
});

beforeEach(async () => {
  for (const table of [
    'user_account',
    'digest_run',
    'topic_event',
    'milestone',
    'article',
    'topic',
    'rate_limit',
  ])
    await db.rows(`delete from ${table}`);
  service.reset();
  mail.mails.length = 0;
});

afterAll(async () => {
  await worker.stop();
  for (const each of [app, ...others]) await each.close();
  await service.stop();
  await mail.close();
  await test.drop();
});

type Method = 'get' | 'post' | 'patch' | 'delete';
const call = (token: string, method: Method, path: string) =>
  request(app.getHttpServer())[method](`/api${path}`).set('Authorization', token);

async function reader(values: Values<'user_account'> = {}) {
  const { id } = await buildUser(db, { quiet_from: 0, quiet_to: 0, ...values });
  return { id, token: await bearerOf(db, id) };
}

/** What each kind needs, at the local server. */
const ADDRESSES = {
  webhook: { kind: 'webhook', url: '/hooks/of-ada' },
  ntfy: { kind: 'ntfy', url: '/ada-news', token: NTFY_TOKEN },
  discord: { kind: 'discord', url: '/api/webhooks/1234/discord-token-0123' },
  slack: { kind: 'slack', url: '/services/T01/B02/slack-token-0123' },
  matrix: { kind: 'matrix', url: '', room: '!room:local.example', token: MATRIX_TOKEN },
} as const;

async function addTarget(
  token: string,
  given: Pick<NewTarget, 'kind'> & object,
  settings: { takesAll?: boolean; heedsQuiet?: boolean } = {},
) {
  const url = 'url' in given ? { url: `${origin}${String(given.url)}` } : {};
  const answer = await call(token, 'post', '/targets')
    .send({ name: 'Mine', ...given, ...url, ...settings })
    .expect(201);
  return TargetAdded.parse(answer.body);
}

async function followedStory(
  userId: number,
  { rhythm = 'immediate', name = 'Orrin dam' }: { rhythm?: NotificationFrequency; name?: string } = {},
) {
  const topic = await buildTopic(db, { name });
  const article = await buildArticle(db, { topic_id: topic.id });
  const multiple = { origin_count: 2, confirmation_level: 'multiple', title: `${name}: it holds` } as const;
  const milestone = await buildMilestone(db, topic.id, [article.id], multiple);
  await buildFollow(db, userId, topic.id, { notification_frequency: rhythm });
  return {
    id: topic.id,
    slug: topic.slug,
    milestone: milestone.id,
    happens: (kind: 'milestone_added' | 'level_raised' = 'milestone_added') =>
      buildFacts(db, topic.id, [{ kind, milestone: milestone.id, payload: {} }]),
  };
}

const notify = () => worker.app.get(NotificationsService, { strict: false }).round();
const deliver = (by = worker) => by.app.get(Deliveries, { strict: false }).round();

/** Lets time pass for deliveries. */
async function pass(minutes: number): Promise<void> {
  const by = `interval '${minutes} minutes'`;
  await db.rows(`update target_delivery set due_at = due_at - ${by}, ordered_at = ordered_at - ${by}`);
  await db.rows(
    `update notification_target set retry_at = retry_at - ${by}, failing_since = failing_since - ${by}`,
  );
}

const deliveries = async (token: string, id: number, query = '') =>
  TargetDeliveries.parse((await call(token, 'get', `/targets/${id}/deliveries${query}`).expect(200)).body);

const shown = async (token: string): Promise<Target[]> =>
  Targets.parse((await call(token, 'get', '/targets').expect(200)).body).targets;

/** Minutes until a delivery is tried again. */
const minutesTo = (at: string | null) => Math.round((new Date(at ?? 0).getTime() - Date.now()) / 60_000);

/** A story that was told, and a webhook that failed once as the test says. */
async function failedOnce(
  fault: TargetServer['fault'],
  kind: keyof typeof ADDRESSES = 'webhook',
  by = fault === 'hang' ? hasty : worker,
) {
  const { id, token } = await reader();
  const { target } = await addTarget(token, ADDRESSES[kind]);
  const story = await followedStory(id);
  await story.happens();
  await notify();
  service.fault = fault;
  await deliver(by);
  const [delivery] = await deliveries(token, target.id);
  const [now] = await shown(token);
  if (delivery === undefined || now === undefined) throw new Error('nothing was ordered');
  return { userId: id, token, target: now, delivery, story };
}

describe('what targets get', () => {
  it('is one message of their own protocol for each development', async () => {
    const { id, token } = await reader();
    const added = [];
    for (const address of Object.values(ADDRESSES)) added.push(await addTarget(token, address));
    const story = await followedStory(id, { name: 'Orrin <dam> & *lake* | @everyone' });
    await story.happens();
    expect(await notify()).toBe(1);
    expect(await deliver()).toBe(5);
    expect(service.calls).toHaveLength(5);
    expect(service.accepted).toHaveLength(5);
    const byPath = (path: string) => service.accepted.find((each) => each.path.startsWith(path));
    expect(JSON.parse(byPath('/services/')?.body ?? '')).toMatchObject({
      text: expect.stringContaining('|Orrin &lt;dam&gt; &amp; *lake* ¦ @everyone>'),
    });
    expect(JSON.parse(byPath('/api/webhooks/')?.body ?? '').embeds[0].title).toBe(
      String.raw`Orrin \<dam\> & \*lake\* \| \@everyone`,
    );
    expect(JSON.parse(byPath('/_matrix/')?.body ?? '').formatted_body).toContain('Orrin &lt;dam&gt; &amp;');
    expect(service.accepted.find(({ path }) => path === '/')?.body).toContain('"topic":"ada-news"');

    const hook = byPath('/hooks/');
    const secret = added.find((each) => each.target.kind === 'webhook')?.secret ?? '';
    const event = TargetEvent.parse(new Webhook(secret).verify(hook?.body ?? '', hook?.headers as never));
    expect(event).toMatchObject({
      type: 'notification.story',
      data: {
        url: `${SITE}/topics/${story.slug}#milestone-${story.milestone}`,
        story: { id: story.id, slug: story.slug, language: 'en', url: `${SITE}/topics/${story.slug}` },
        developmentId: story.milestone,
      },
    });

    await story.happens('level_raised');
    await notify();
    await deliver();
    expect(service.calls).toHaveLength(5);
    for (const { state, deliveredAt, dead, waiting } of await shown(token))
      expect({ state, deliveredAt, dead, waiting }).toEqual({
        state: 'active',
        deliveredAt: expect.any(String),
        dead: 0,
        waiting: 0,
      });
  });

  it('is never a secret: not in answers, the database, the download or the log', async () => {
    const { id, token } = await reader();
    const secrets: string[] = [
      NTFY_TOKEN,
      MATRIX_TOKEN,
      'of-ada',
      'ada-news',
      'discord-token',
      'slack-token',
    ];
    for (const address of Object.values(ADDRESSES)) {
      const { secret } = await addTarget(token, address);
      if (secret !== null) secrets.push(secret);
    }
    expect(secrets.at(-1)).toMatch(/^whsec_/);
    await (await followedStory(id)).happens();
    await notify();
    service.fault = { status: 500 };
    await deliver();
    service.fault = 'hang';
    await pass(2);
    await deliver(hasty);
    const rows = await db.rows("select *, encode(sealed, 'escape') as bytes from notification_target");
    const seen = [
      JSON.stringify((await call(token, 'get', '/targets')).body),
      JSON.stringify(await Promise.all((await shown(token)).map((each) => deliveries(token, each.id)))),
      JSON.stringify((await call(token, 'get', '/user/data').expect(200)).body),
      JSON.stringify(rows),
      logged.join(''),
    ];
    for (const text of seen) for (const secret of secrets) expect(text).not.toContain(secret);
    expect(seen[2]).toContain('"notification_target"');
    expect(logged.join('')).toContain('"fault":"timeout"');
  });

  it('is of all stories, or of those chosen for them', async () => {
    const { id, token } = await reader();
    const { target: chosen } = await addTarget(token, ADDRESSES.webhook, { takesAll: false });
    const [dam, strike] = [await followedStory(id), await followedStory(id, { name: 'Garrow strike' })];
    const settings = await call(token, 'patch', `/topics/${dam.id}/settings`)
      .send({ targetIds: [chosen.id, 2_000_000_000] })
      .expect(200);
    expect(settings.body.targetIds).toEqual([chosen.id]);
    await dam.happens();
    await strike.happens();
    expect(await notify()).toBe(2);
    await deliver();
    expect(service.accepted.map(({ body }) => JSON.parse(body).data.story.slug)).toEqual([dam.slug]);

    const digest = await followedStory(id, { rhythm: 'daily', name: 'Vosspeak tunnel' });
    const other = await followedStory(id, { rhythm: 'daily', name: 'Blue Ferrywoman' });
    await call(token, 'patch', `/topics/${digest.id}/settings`)
      .send({ targetIds: [chosen.id] })
      .expect(200);
    // A digest has room for ten stories. What was chosen comes last, and is not left out.
    for (let n = 1; n <= 10; n++)
      await (await followedStory(id, { rhythm: 'daily', name: `Blue Ferrywoman ${n}` })).happens();
    await other.happens();
    await digest.happens();
    await notify();
    await worker.app.get(DigestsService, { strict: false }).round();
    await deliver();
    const sent = TargetEvent.parse(JSON.parse(service.accepted.at(-1)?.body ?? ''));
    expect(sent).toMatchObject({ type: 'notification.digest', data: { title: 'Vosspeak tunnel' } });
    expect(JSON.stringify(sent)).not.toContain('Ferrywoman');
    expect(service.accepted).toHaveLength(2);
  });

  it('is a digest without stories that were unfollowed meanwhile, and is dropped if none is left', async () => {
    const { id, token } = await reader();
    const { target } = await addTarget(token, ADDRESSES.webhook);
    const names = ['Vosspeak tunnel', 'Garrow strike', 'Blue Ferrywoman'];
    const digests = async () => {
      await db.rows('delete from digest_run');
      await db.rows('delete from notification where digest_key is not null');
      return worker.app.get(DigestsService, { strict: false }).round();
    };
    const stories = [];
    for (const name of names) stories.push(await followedStory(id, { rhythm: 'daily', name }));
    for (const story of stories) await story.happens();
    expect(await digests()).toBe(1);
    await db.rows('delete from follow where topic_id = $1', [stories[0]?.id]);
    await deliver();
    const sent = TargetEvent.parse(JSON.parse(service.accepted.at(-1)?.body ?? ''));
    expect(sent.data).toMatchObject({
      title: 'Garrow strike, and 1 more',
      items: [{ name: names[1] }, { name: names[2] }],
    });
    expect(JSON.stringify(sent)).not.toContain('Vosspeak');

    await stories[1]?.happens('level_raised');
    expect(await digests()).toBe(1);
    await db.rows('delete from follow where user_id = $1', [id]);
    await deliver();
    expect(service.accepted).toHaveLength(1);
    const listed = await deliveries(token, target.id);
    expect(listed[0]).toMatchObject({ state: 'dropped' });
  });

  it('is dropped if its story is muted meanwhile, and waits while the target is paused', async () => {
    const { id, token } = await reader();
    const { target } = await addTarget(token, ADDRESSES.webhook);
    const [dam, strike] = [await followedStory(id), await followedStory(id, { name: 'Garrow strike' })];
    await dam.happens();
    await strike.happens();
    await notify();
    await db.rows('update follow set muted_since = $1 where topic_id = $2', [NEWS_DAY, dam.id]);
    await call(token, 'patch', `/targets/${target.id}`).send({ isPaused: true }).expect(200);
    await deliver();
    expect(service.calls).toHaveLength(0);
    await call(token, 'post', `/targets/${target.id}/deliveries`)
      .send({ deliveryIds: [1] })
      .expect(409);
    await call(token, 'patch', `/targets/${target.id}`).send({ isPaused: false }).expect(200);
    await deliver();
    expect(await deliveries(token, target.id)).toMatchObject([
      { state: 'sent', language: 'en' },
      { state: 'dropped', language: 'en' },
    ]);
    expect(service.calls).toHaveLength(1);
  });

  it('waits for the end of quiet hours, unless the target takes no notice of them', async () => {
    const hour = new Date().getUTCHours();
    const quiet = { time_zone: 'UTC', quiet_from: hour, quiet_to: (hour + 3) % 24 };
    const { id, token } = await reader(quiet);
    const { target: heeding } = await addTarget(token, ADDRESSES.webhook);
    await addTarget(token, ADDRESSES.slack, { heedsQuiet: false });
    await (await followedStory(id)).happens();
    await notify();
    await deliver();
    expect(service.accepted.map(({ path }) => path)).toEqual([ADDRESSES.slack.url]);
    const [waiting] = await deliveries(token, heeding.id);
    expect(waiting?.state).toBe('waiting');
    expect(minutesTo(waiting?.dueAt ?? null)).toBeGreaterThan(0);
    // A test comes at once.
    await call(token, 'post', `/targets/${heeding.id}/test`).expect(202);
    await deliver();
    expect(service.accepted).toHaveLength(2);
    await db.rows('update user_account set quiet_to = quiet_from where id = $1', [id]);
    await pass(180);
    await deliver();
    expect(service.accepted).toHaveLength(3);
  });
});

describe('a target that fails', () => {
  it.each<[string, TargetServer['fault'], string, number]>([
    ['hangs', 'hang', 'timeout', 1],
    ['is broken', { status: 500 }, 'http_500', 1],
    ['redirects', { status: 307, headers: { location: 'http://169.254.169.254/latest/' } }, 'http_307', 1],
    ['forbids', { status: 403 }, 'http_403', 1],
  ])('%s: is tried again later', async (_, fault, code, minutes) => {
    const { delivery, target } = await failedOnce(fault);
    expect(delivery).toMatchObject({ state: 'waiting', attempts: 1, fault: code });
    expect(minutesTo(delivery.dueAt)).toBe(minutes);
    expect(target).toMatchObject({ state: 'active', failingSince: expect.any(String), waiting: 1 });
    expect(service.calls).toHaveLength(1);
    // It is not called before its time, whatever happens.
    await deliver();
    expect(service.calls).toHaveLength(1);
  });

  it('answers a gigabyte: accepted, and its answer is cut off', async () => {
    const { delivery } = await failedOnce('flood');
    expect(delivery.state).toBe('sent');
    await until('a flood', () => service.flooded > 0);
    expect(service.flooded).toBeLessThan(16 * 1024 ** 2);
  });

  it('accepts a message, and then its answer breaks: delivered', async () => {
    const { delivery } = await failedOnce('break');
    expect(delivery.state).toBe('sent');
  });

  it('is throttled: nothing of a backlog is lost, and nothing is called before Retry-After', async () => {
    const { token, target, userId } = await failedOnce({ status: 429, headers: { 'retry-after': '7200' } });
    for (const name of ['Garrow strike', 'Vosspeak tunnel', 'Blue Ferrywoman'])
      await (await followedStory(userId, { name })).happens();
    await notify();
    await deliver();
    expect(service.calls).toHaveLength(1);
    for (let attempt = 2; attempt <= 9; attempt++) {
      await pass(12 * 60);
      await deliver();
    }
    expect(service.calls).toHaveLength(9);
    const throttled = await deliveries(token, target.id);
    expect(throttled.map(({ state, attempts }) => [state, attempts])).toEqual(Array(4).fill(['waiting', 0]));
    expect(throttled.at(-1)).toMatchObject({ fault: 'http_429', triedAt: expect.any(String) });
    expect(minutesTo(throttled[0]?.dueAt ?? null)).toBe(600);
    service.fault = null;
    await pass(601);
    await deliver();
    expect(service.accepted).toHaveLength(4);
    expect((await shown(token))[0]).toMatchObject({ waiting: 0, dead: 0, failingSince: null });
  });

  it('always fails on one message: the others arrive, and that one alone is given up', async () => {
    const { id, token } = await reader();
    const { target } = await addTarget(token, ADDRESSES.webhook);
    service.fault = { status: 500 };
    service.isFaulty = ({ body }) => body.includes('Orrin dam');
    for (const name of ['Orrin dam', 'Garrow strike', 'Vosspeak tunnel'])
      await (await followedStory(id, { name })).happens();
    await notify();
    await deliver();
    expect(service.accepted).toHaveLength(0);
    await pass(2);
    await deliver();
    expect(service.accepted).toHaveLength(2);
    for (let attempt = 3; attempt <= 8; attempt++) {
      await pass(601);
      await deliver();
    }
    expect((await deliveries(token, target.id)).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['sent', 1],
      ['sent', 1],
      ['dead', 8],
    ]);
    expect((await shown(token))[0]).toMatchObject({ state: 'active', failingSince: null });
  });

  it('refuses a message: that one is given up at once', async () => {
    const { delivery, target } = await failedOnce({ status: 400 });
    expect(delivery).toMatchObject({ state: 'dead', attempts: 1, fault: 'http_400' });
    expect(target).toMatchObject({ failingSince: null, dead: 1 });
  });

  it.each<[string, TargetServer['fault'], keyof typeof ADDRESSES, string]>([
    ['is gone', { status: 410 }, 'webhook', 'stopped'],
    ['was deleted at Discord', { status: 404 }, 'discord', 'stopped'],
    ['is unknown to a webhook’s server', { status: 404 }, 'webhook', 'active'],
  ])('%s: %s', async (_, fault, kind, state) => {
    const { target, token, userId, delivery } = await failedOnce(fault, kind);
    expect(target.state).toBe(state);
    if (state === 'active') return;
    expect(target.stopReason).toBe('gone');
    expect(delivery.state).toBe('dead');
    service.fault = null;
    await (await followedStory(userId, { name: 'Garrow strike' })).happens();
    expect(await notify()).toBe(1);
    await deliver();
    expect(service.accepted).toHaveLength(0);
    await call(token, 'patch', `/targets/${target.id}`).send({ isPaused: false }).expect(200);
    const again = await call(token, 'post', `/targets/${target.id}/deliveries`)
      .send({ deliveryIds: [delivery.id] })
      .expect(202);
    expect(TargetResent.parse(again.body)).toEqual({ ordered: 1 });
    await deliver();
    expect(service.accepted).toHaveLength(1);
  });

  it('is tried eight times in more than a day, then given up until its reader sends it again', async () => {
    const { token, target, delivery } = await failedOnce({ status: 503 });
    const waits = [minutesTo(delivery.dueAt)];
    for (let attempt = 2; attempt <= 8; attempt++) {
      await pass((waits.at(-1) ?? 0) + 1);
      await deliver();
      const [now] = await deliveries(token, target.id);
      expect(now?.attempts).toBe(attempt);
      waits.push(now?.dueAt == null ? 0 : minutesTo(now.dueAt));
    }
    expect(waits).toEqual([1, 5, 30, 120, 300, 600, 600, 0]);
    const [dead] = await deliveries(token, target.id, '?state=dead');
    expect(dead).toMatchObject({
      state: 'dead',
      fault: 'http_503',
      title: expect.stringContaining('Orrin dam'),
    });
    service.fault = null;
    await call(token, 'post', `/targets/${target.id}/deliveries`)
      .send({ deliveryIds: [dead?.id] })
      .expect(202);
    await deliver();
    expect((await deliveries(token, target.id)).map(({ state }) => state)).toEqual(['sent']);
    expect((await shown(token))[0]).toMatchObject({ dead: 0, failingSince: null, retryAt: null });
  });

  it('counts failures from the start again once nothing waits', async () => {
    const { token, userId } = await failedOnce({ status: 503 });
    for (let attempt = 2; attempt <= 8; attempt++) {
      await pass(601);
      await deliver();
    }
    await pass(7 * 24 * 60);
    await (await followedStory(userId, { name: 'Garrow strike' })).happens();
    await notify();
    await deliver();
    expect((await shown(token))[0]).toMatchObject({ state: 'active', dead: 1, waiting: 1 });
  });

  it('stops after five days of failures', async () => {
    const { token } = await failedOnce({ status: 503 });
    await pass(5 * 24 * 60 + 60);
    await deliver();
    expect((await shown(token))[0]).toMatchObject({ state: 'stopped', stopReason: 'failing', dead: 1 });
  });

  it('delays no other: what waits is delivered once a test arrives', async () => {
    const { token, target, delivery } = await failedOnce({ status: 500 });
    await call(token, 'post', `/targets/${target.id}/test`).expect(202);
    await deliver();
    const [failed] = await deliveries(token, target.id);
    expect(failed).toMatchObject({ title: null, state: 'dead', attempts: 1, fault: 'http_500' });
    expect((await shown(token))[0]?.dead).toBe(0);
    service.fault = null;
    await call(token, 'post', `/targets/${target.id}/test`).expect(202);
    await deliver();
    const after = await deliveries(token, target.id);
    expect(after.map(({ title, state }) => [title === null, state])).toEqual([
      [true, 'sent'],
      [false, 'sent'],
    ]);
    expect(after[1]?.id).toBe(delivery.id);
  });

  it('is stopped if its address is private, and never called', async () => {
    const { token, id } = await reader();
    await addTarget(token, ADDRESSES.webhook);
    await (await followedStory(id)).happens();
    await notify();
    const strict = await startTestWorker(test.url, BASE);
    others.push(strict.app);
    await deliver(strict);
    expect(service.calls).toHaveLength(0);
    expect((await shown(token))[0]).toMatchObject({ state: 'stopped', stopReason: 'not_public' });
    const strictApp = await createTestApp(test.url, BASE);
    others.push(strictApp);
    for (const url of [
      'https://127.0.0.1/a',
      'https://localhost/a',
      'https://[::1]/a',
      `${SITE}/api/targets`,
    ])
      await request(strictApp.getHttpServer())
        .post('/api/targets')
        .set('Authorization', token)
        .send({ kind: 'webhook', name: 'Inside', url })
        .expect(400);
  });

  it('keeps what waits if the key of the installation is another one', async () => {
    const { token, id } = await reader();
    const { target } = await addTarget(token, ADDRESSES.webhook);
    await (await followedStory(id)).happens();
    await notify();
    const other = await startTestWorker(test.url, {
      ...OPEN,
      FACTOR_KEY: 'another key, of another installation',
    });
    others.push(other.app);
    for (let look = 1; look <= 9; look++) {
      await deliver(other);
      await pass(11);
    }
    expect(await deliveries(token, target.id)).toMatchObject([
      { state: 'waiting', fault: 'key_lost', attempts: 0 },
    ]);
    expect((await shown(token))[0]).toMatchObject({ state: 'active', failingSince: null });
    await deliver();
    expect(service.accepted).toHaveLength(1);
  });

  it('gets what a worker could not mark again, a minute later and by the same id', async () => {
    const { token, id } = await reader();
    await addTarget(token, ADDRESSES.webhook);
    await (await followedStory(id)).happens();
    await notify();
    await db.rows(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$`,
    );
    await db.rows(
      `create trigger refuse before update on target_delivery for each row when (new.sent_at is not null) execute function refuse()`,
    );
    await deliver();
    await deliver();
    await db.rows('drop function refuse cascade');
    await deliver();
    expect(service.accepted).toHaveLength(1);
    await db.rows("update notification_target set leased_until = leased_until - interval '61 seconds'");
    await deliver();
    const [first, second] = service.accepted.map(({ headers }) => headers['webhook-id']);
    expect(first).toMatch(/^delivery_\d+$/);
    expect(second).toBe(first);
  });

  it('takes its time: others get theirs meanwhile, and a stop waits for it', async () => {
    const [slow, quick] = [await reader(), await reader()];
    const stopping = await startTestWorker(test.url, { ...OPEN, SMTP_URL: mail.url }, logger);
    others.push(stopping.app);
    const deliverer = stopping.app.get(Deliveries, { strict: false });
    const { target } = await addTarget(slow.token, ADDRESSES.webhook);
    for (const name of ['Orrin dam', 'Blue Ferrywoman'])
      await (await followedStory(slow.id, { name })).happens();
    await notify();
    const hold = Promise.withResolvers<void>();
    service.fault = { hold: hold.promise };
    service.isFaulty = ({ path }) => path === ADDRESSES.webhook.url;
    await deliverer.fill();
    await until('a slow call', () => service.calls.length === 1);

    await addTarget(quick.token, ADDRESSES.slack);
    await (await followedStory(quick.id, { name: 'Garrow strike' })).happens();
    await notify();
    await deliverer.fill();
    await until('a quick delivery', () => service.accepted.length === 1);

    let isOver = false;
    const services = [TargetSender, Deliveries, MailService].map((each) =>
      stopping.app.get<Partial<BeforeApplicationShutdown & OnModuleDestroy>>(each, { strict: false }),
    );
    for (const each of services) await each.onModuleDestroy?.();
    const stop = Promise.all(services.map((each) => each.beforeApplicationShutdown?.())).then(() => {
      isOver = true;
    });
    await new Promise((turn) => setTimeout(turn, 50));
    expect(isOver).toBe(false);
    hold.resolve();
    await stop;
    // The second delivery is left to other workers.
    expect((await deliveries(slow.token, target.id)).map(({ state, attempts }) => [state, attempts])).toEqual(
      [
        ['waiting', 0],
        ['sent', 1],
      ],
    );
    expect(await deliver(stopping)).toBe(0);
    await deliver();
    expect(service.calls).toHaveLength(3);
  });

  it('is one worker’s alone, for as long as its work takes', async () => {
    const { token } = await reader();
    const { target } = await addTarget(token, ADDRESSES.webhook);
    await orderTest(db, target.id, new Date());
    const claim = async (ms: number): Promise<ClaimedTargetRow | undefined> => {
      const now = new Date();
      return (
        await claimTargets(db, { now, until: new Date(now.getTime() + ms), limit: 5, isMail: false })
      )[0];
    };
    const first = (await claim(60_000))?.leased_until ?? new Date(0);
    const lease = new TargetLease(
      db,
      logger,
      { id: target.id, until: first },
      { leaseMs: 60_000, renewMs: 50 },
    );
    const leasedUntil = async () =>
      (await db.rows<{ leased_until: Date }>('select leased_until from notification_target'))[0]
        ?.leased_until;
    await lease.during(async () => {
      await until('a renewed lease', async () => Number(await leasedUntil()) > first.getTime());
      expect(await claim(60_000)).toBeUndefined();
    });
    await db.rows("update notification_target set leased_until = now() - interval '1 second'");
    const other = await claim(60_000);
    expect(other).toMatchObject({ id: target.id });
    expect(await lease.renew()).toBe(false);
    await lease.release();
    expect(await claim(60_000)).toBeUndefined();
    await releaseTarget(db, target.id, other?.leased_until ?? new Date(0));
    expect(await claim(60_000)).toMatchObject({ id: target.id });
  });

  it('is changed by its reader while an attempt is recorded: neither waits for the other for ever', async () => {
    const { target, delivery } = await failedOnce({ status: 500 });
    const at = new Date();
    const retryAt = new Date(at.getTime() + 60_000);
    const failed = {
      deliveryId: delivery.id,
      at,
      retryAt,
      againAt: retryAt,
      fault: 'http_500',
      counts: true,
    };
    for (const record of [
      () => putOff(db, target.id, { ...failed, failures: 1, since: at }),
      () => markDelivered(db, target.id, delivery.id, { at, isTest: false }),
    ]) {
      let recorded: Promise<unknown> | undefined;
      await db.transaction(async (tx) => {
        await tx.rows('select from notification_target where id = $1 for update', [target.id]);
        recorded = record().catch((error: unknown) => error);
        await until('a lock that is waited for', async () => {
          const rows = await db.rows(
            "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
          );
          return rows.length > 0;
        });
        await tx.rows('update target_delivery set due_at = due_at where target_id = $1', [target.id]);
      });
      expect(await recorded).toBeUndefined();
    }
  });
});

it('serves one target of each reader before a second one of any', async () => {
  const [busy, quiet] = [await reader(), await reader()];
  const now = new Date();
  for (const { token } of [busy, busy, busy, quiet]) {
    const { target } = await addTarget(token, ADDRESSES.webhook);
    await orderTest(db, target.id, now);
  }
  const claim = (limit: number, isMail = false) =>
    claimTargets(db, { now, until: new Date(now.getTime() + 60_000), limit, isMail });
  expect(await claim(5, true)).toEqual([]);
  expect(await claim(1)).toMatchObject([{ user_id: busy.id }]);
  expect(await claim(1)).toMatchObject([{ user_id: quiet.id }]);
  expect(await claim(5)).toHaveLength(2);
});

it('signs with both secrets for a day after one was replaced', async () => {
  const { token } = await reader();
  const { target, secret: old } = await addTarget(token, ADDRESSES.webhook);
  const answer = await call(token, 'post', `/targets/${target.id}/secret`).expect(201);
  expect(answer.headers['cache-control']).toBe('no-store');
  const { secret } = TargetSecret.parse(answer.body);
  await call(token, 'post', `/targets/${target.id}/test`).expect(202);
  await deliver();
  const [sent] = service.accepted;
  for (const each of [secret, old ?? ''])
    expect(new Webhook(each).verify(sent?.body ?? '', sent?.headers as never)).toMatchObject({
      type: 'notification.test',
    });
  const { target: chat } = await addTarget(token, ADDRESSES.slack);
  await call(token, 'post', `/targets/${chat.id}/secret`).expect(409);
});

describe('an email address', () => {
  const ADDRESS = { kind: 'mail', email: 'team@mail.example' } as const;
  const mailTo = (email: string) => ({ kind: 'mail' as const, email });

  it('gets nothing before its recipient confirms it, and nothing after they end it', async () => {
    const { id, token } = await reader();
    const { target } = await addTarget(token, ADDRESS);
    expect(target).toMatchObject({ state: 'unconfirmed', place: 'team@mail.example' });
    const story = await followedStory(id);
    await story.happens();
    await notify();
    await deliver();
    await call(token, 'post', `/targets/${target.id}/test`).expect(409);
    const asked = await nextMail(mail, 'team@mail.example');
    const secret = /confirm-emails\?secret=([\w-]{43})/.exec(asked)?.[1] ?? '';
    expect(mail.mails).toHaveLength(0);
    const visitor = (what: 'confirm' | 'stop', by = secret) =>
      request(app.getHttpServer()).post(`/api/target-emails/${what}?secret=${by}`);
    await visitor('confirm', 'A'.repeat(43)).expect(404);
    await visitor('confirm').expect(200);
    await visitor('confirm').expect(200);

    const strike = await followedStory(id, { name: 'Garrow strike' });
    await db.rows("update topic set language = 'nl' where id = $1", [strike.id]);
    await strike.happens();
    await notify();
    await deliver();
    const told = await nextMail(mail, 'team@mail.example');
    expect(told).toContain('<span lang="nl" dir="auto">Garrow strike</span>');
    expect(told).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const oneClick = /<https:\/\/news\.example(\/api\/target-emails\/stop\?secret=[\w-]{43})>/.exec(
      told.replace(/\r\n\s+/g, ''),
    )?.[1];
    await request(app.getHttpServer())
      .post(oneClick ?? '')
      .set('Origin', 'https://mail.example')
      .type('form')
      .send({ 'List-Unsubscribe': 'One-Click' })
      .expect(200);
    expect((await shown(token))[0]).toMatchObject({ state: 'stopped', stopReason: 'unwanted' });
    await call(token, 'patch', `/targets/${target.id}`).send({ isPaused: false }).expect(409);
    // Nor by a change that began before the recipient decided, or by what a worker found meanwhile.
    const now = new Date();
    expect(await resumeTarget(db, id, target.id, { now, freshSince: now })).toBe(false);
    await stopTarget(db, target.id, { at: now, reason: 'gone', fault: 'http_410' });
    expect((await shown(token))[0]).toMatchObject({ state: 'stopped', stopReason: 'unwanted' });
    await visitor('confirm').expect(404);
    await story.happens('level_raised');
    await notify();
    await deliver();
    expect(mail.mails).toHaveLength(0);
  });

  it('that its server refuses gives up the message, one that fails is tried again', async () => {
    const { id, token } = await reader();
    const { target } = await addTarget(token, ADDRESS);
    await db.rows('update notification_target set confirmed_at = now()');
    await (await followedStory(id)).happens();
    await notify();
    mail.refuse(() => 451);
    await deliver();
    expect(await deliveries(token, target.id)).toMatchObject([{ state: 'waiting', fault: 'mail_failed' }]);
    mail.refuse(() => 550);
    await pass(2);
    await deliver();
    mail.refuse(() => null);
    expect(await deliveries(token, target.id)).toMatchObject([{ state: 'dead', fault: 'mail_refused' }]);
    expect(logged.join('')).toContain('"responseCode":550');
    for (const isLost of [true, false]) {
      await db.rows('update target_delivery set dead_at = null, due_at = ordered_at');
      await db.rows('update notification_target set retry_at = null');
      mail.loseAnswers(isLost);
      await deliver();
    }
    const ids = mail.mails.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]);
    expect(ids).toHaveLength(3);
    expect(ids[1]).toMatch(/^<delivery_\d+\.\d+@news\.example>/);
    expect(ids[2]).toBe(ids[1]);
    expect(logged.join('')).not.toContain(ADDRESS.email);
  });

  it('waits while this site sends no email', async () => {
    const { id, token } = await reader();
    const { target } = await addTarget(token, ADDRESS);
    await db.rows('update notification_target set confirmed_at = now()');
    await (await followedStory(id)).happens();
    await notify();
    await deliver(hasty);
    expect(await deliveries(token, target.id)).toMatchObject([
      { state: 'waiting', fault: 'no_mail', attempts: 0 },
    ]);
  });

  it('is not asked again after its recipient ended the request', async () => {
    const { token } = await reader();
    const { target } = await addTarget(token, ADDRESS);
    const asked = await nextMail(mail, ADDRESS.email);
    const secret = /stop-emails\?secret=([\w-]{43})/.exec(asked)?.[1] ?? '';
    await request(app.getHttpServer()).post(`/api/target-emails/stop?secret=${secret}`).expect(200);
    await call(token, 'post', `/targets/${target.id}/confirmation`).expect(409);
    const add = (who: string, email: string) =>
      call(who, 'post', '/targets').send({ name: 'Again', kind: 'mail', email });
    await add(token, 'Team+news@mail.example').expect(409);
    const stoppedAt = new Date('2026-01-02T03:04:05Z');
    await db.rows('update notification_target set stopped_at = $1', [stoppedAt]);
    await request(app.getHttpServer()).post(`/api/target-emails/stop?secret=${secret}`).expect(200);
    await call(token, 'delete', `/targets/${target.id}`).expect(204);
    expect(await db.rows('select ended_at from ended_address')).toEqual([{ ended_at: stoppedAt }]);
    await add(token, 'TEAM@mail.example').expect(409);
    expect(mail.mails).toHaveLength(0);
    expect(await db.rows('select length(mailbox_hash) as bytes from ended_address')).toEqual([{ bytes: 32 }]);
    await add(token, 'other@mail.example').expect(201);
    await add((await reader()).token, ADDRESS.email).expect(201);
  });

  it('stays ended if its recipient ends it after the target was deleted, in all targets with the mailbox', async () => {
    const { token } = await reader();
    const { target } = await addTarget(token, ADDRESS);
    const asked = await nextMail(mail, ADDRESS.email);
    const secret = /stop-emails\?secret=([\w-]{43})/.exec(asked)?.[1] ?? '';
    const stop = () => request(app.getHttpServer()).post(`/api/target-emails/stop?secret=${secret}`);
    await call(token, 'delete', `/targets/${target.id}`).expect(204);
    const again = await addTarget(token, mailTo('team+news@mail.example'));
    const other = await addTarget(token, mailTo('other@mail.example'));
    await stop().expect(200);
    await stop().expect(200);
    const states = async () => (await shown(token)).map(({ id, stopReason }) => [id, stopReason]);
    expect(await states()).toEqual([
      [again.target.id, 'unwanted'],
      [other.target.id, null],
    ]);
    await call(token, 'delete', `/targets/${again.target.id}`).expect(204);
    await call(token, 'post', '/targets')
      .send({ name: 'Again', ...ADDRESS })
      .expect(409);
    await db.rows("update former_target_link set expires_at = now() - interval '1 second'");
    await stop().expect(404);

    const ours = await reader();
    const [first, second] = [
      await addTarget(ours.token, mailTo('club@mail.example')),
      await addTarget(ours.token, mailTo('club+news@mail.example')),
    ];
    const toFirst = await nextMail(mail, 'club@mail.example');
    const link = /stop-emails\?secret=([\w-]{43})/.exec(toFirst)?.[1] ?? '';
    await request(app.getHttpServer()).post(`/api/target-emails/stop?secret=${link}`).expect(200);
    expect((await shown(ours.token)).map(({ id, stopReason }) => [id, stopReason])).toEqual([
      [first.target.id, 'unwanted'],
      [second.target.id, 'unwanted'],
    ]);
  });

  it.each([
    { first: 'add', second: 'stop', answers: { add: 201, stop: 200 }, ended: [true] },
    { first: 'stop', second: 'add', answers: { stop: 200, add: 409 }, ended: [] },
    { first: 'ask', second: 'stop', answers: { ask: 202, stop: 200 }, ended: [true] },
    { first: 'stop', second: 'ask', answers: { stop: 200, ask: 409 }, ended: [true] },
  ] as const)('stays ended if $first and $second meet', async ({ first, second, answers, ended }) => {
    const { id, token } = await reader();
    const { target } = await addTarget(token, ADDRESS);
    const asked = await nextMail(mail, ADDRESS.email);
    const secret = /stop-emails\?secret=([\w-]{43})/.exec(asked)?.[1] ?? '';
    if ('add' in answers) await call(token, 'delete', `/targets/${target.id}`).expect(204);
    const calls = {
      ask: () => call(token, 'post', `/targets/${target.id}/confirmation`),
      add: () => call(token, 'post', '/targets').send({ name: 'Again', ...ADDRESS }),
      stop: () => request(app.getHttpServer()).post(`/api/target-emails/stop?secret=${secret}`),
    };
    const answered: { [name in keyof typeof calls]?: number } = {};
    const begin = async (name: keyof typeof calls) => {
      answered[name] = (await calls[name]()).status;
    };
    const haveBegun = (count: number) =>
      until('calls that wait or are over', async () => {
        const waiting = await db.rows(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        return waiting.length + Object.keys(answered).length === count;
      });
    const both = await db.transaction(async (tx) => {
      await lockReader(tx, id);
      const one = begin(first);
      await haveBegun(1);
      const other = begin(second);
      await haveBegun(2);
      return [one, other];
    });
    await Promise.all(both);
    expect(answered).toEqual(answers);
    expect((await shown(token)).map(({ stopReason }) => stopReason === 'unwanted')).toEqual(ended);
  });

  it('can be deleted if the installation key cannot be read', async () => {
    const { id, token } = await reader();
    const { target } = await addTarget(token, ADDRESS);
    await db.rows("update notification_target set stopped_at = now(), stop_reason = 'unwanted'");
    const keyless = await createTestApp(
      test.url,
      { PUBLIC_URL: SITE, SMTP_URL: mail.url, DATA_DIR: '/dev/null/nowhere' },
      logger,
    );
    others.push(keyless);
    await request(keyless.getHttpServer())
      .delete(`/api/targets/${target.id}`)
      .set('Authorization', token)
      .expect(204);
    expect(await db.rows('select 1 from ended_address where user_id = $1', [id])).toEqual([]);
  });

  it('is asked a few times only', async () => {
    const { token } = await reader();
    const { target } = await addTarget(token, ADDRESS);
    const again = () => call(token, 'post', `/targets/${target.id}/confirmation`);
    await again().expect(202);
    await again().expect(202);
    await again().expect(429);
    const other = await reader();
    for (const email of [ADDRESS.email, ADDRESS.email.replace('@', '+again@')])
      await call(other.token, 'post', '/targets')
        .send({ name: 'Theirs', ...ADDRESS, email })
        .expect(429);
  });
});

describe('targets', () => {
  it('are ten at most, and nobody else’s', async () => {
    const [ada, bob] = [await reader(), await reader()];
    const added = [];
    for (let n = 0; n < 10; n++) added.push(await addTarget(ada.token, ADDRESSES.webhook));
    const url = `${origin}/hooks/eleventh`;
    await call(ada.token, 'post', '/targets').send({ kind: 'webhook', name: 'Eleventh', url }).expect(409);
    const id = added[0]?.target.id;
    await call(bob.token, 'delete', `/targets/${id}`).expect(404);
    await call(bob.token, 'post', `/targets/${id}/secret`).expect(404);
    await call(bob.token, 'get', `/targets/${id}/deliveries`).expect(404);
    expect(await shown(bob.token)).toEqual([]);
    await call(ada.token, 'delete', `/targets/${id}`).expect(204);
    expect(await shown(ada.token)).toHaveLength(9);
  });

  it.each([
    ['no https', { kind: 'webhook', url: 'http://hooks.example/a' }],
    ['a port of another service', { kind: 'webhook', url: 'https://hooks.example:465/a' }],
    ['a password', { kind: 'webhook', url: 'https://ada:secret@hooks.example/a' }],
    ['no topic', { kind: 'ntfy', url: 'https://ntfy.example/' }],
    ['a header', { kind: 'ntfy', url: 'https://ntfy.example/a', token: 'a\r\nX-A: b' }],
    ['no room', { kind: 'matrix', url: 'https://matrix.example', room: '#news:a', token: 'a' }],
    ['no address', { kind: 'mail', email: 'nobody' }],
    ['another kind', { kind: 'gopher', url: 'https://hooks.example/a' }],
    ['another reader', { kind: 'slack', url: 'https://hooks.example/a', userId: 1 }],
  ])('are refused with %s', async (_, given) => {
    const { token } = await reader();
    await call(token, 'post', '/targets')
      .send({ name: 'Bad', ...given })
      .expect(400);
  });

  it('bring the time zone of their reader', async () => {
    const { id, token } = await reader();
    const url = `${origin}/hooks/a`;
    const given = { kind: 'webhook', name: 'Mine', url };
    for (const timeZone of ['Pacific/Kiritimati', undefined])
      await call(token, 'post', '/targets')
        .send({ ...given, timeZone })
        .expect(201);
    await call(token, 'post', '/targets')
      .send({ ...given, timeZone: 'Nowhere' })
      .expect(400);
    expect(await db.rows('select time_zone from user_account where id = $1', [id])).toEqual([
      { time_zone: 'Pacific/Kiritimati' },
    ]);
  });

  it('go with the account', async () => {
    const { id } = await buildUserWithPassword(db);
    const token = await bearerOf(db, id);
    await addTarget(token, ADDRESSES.webhook);
    await (await followedStory(id)).happens();
    await notify();
    await call(token, 'delete', '/user').send({ password: PASSWORD }).expect(204);
    expect(await db.rows('select from notification_target')).toHaveLength(0);
    expect(await db.rows('select from target_delivery')).toHaveLength(0);
  });
});
