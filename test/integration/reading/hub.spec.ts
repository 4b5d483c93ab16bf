import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { parseFeed } from '#domain/ingest/parse';
import { claimHubSubscriber } from '#persistence/ingest/websub';
import { STORIES_CHANNEL } from '#persistence/stories';
import { HubService } from '../../../apps/bff/src/hub/hub.service.js';
import { buildArticle } from '../../support/factories/articles.js';
import { buildTopic } from '../../support/factories/stories.js';
import { buildMilestone } from '../../support/factories/timeline.js';
import { type ReaderApp, startReaderApp } from '../../support/reader-app.js';
import { until } from '../../support/until.js';

const ORIGIN = 'https://news.example';

/** A subscriber that confirms, or not, and records what it is sent. */
const subscriber = {
  confirms: true,
  status: 202,
  verifications: [] as URLSearchParams[],
  deliveries: [] as { headers: Record<string, unknown>; body: Buffer }[],
  /** What happens between a verification and its answer. */
  onVerification: null as (() => Promise<void>) | null,
  /** Deliveries to slow addresses wait for this. */
  slowIsHeld: Promise.resolve(),
  slowCalls: 0,
  /** Of these, at the same time: now, and at most. */
  slowOpen: 0,
  mostSlowOpen: 0,
};
const server: Server = createServer((asked, response) => {
  const { searchParams } = new URL(asked.url ?? '', 'http://x');
  if (asked.method === 'GET') {
    subscriber.verifications.push(searchParams);
    if (!subscriber.confirms) response.statusCode = 404;
    void Promise.resolve(subscriber.onVerification?.()).then(() =>
      response.end(subscriber.confirms ? searchParams.get('hub.challenge') : 'no'),
    );
    return;
  }
  void buffer(asked).then(async (body) => {
    if (searchParams.has('slow')) {
      subscriber.slowCalls += 1;
      subscriber.slowOpen += 1;
      subscriber.mostSlowOpen = Math.max(subscriber.mostSlowOpen, subscriber.slowOpen);
      await subscriber.slowIsHeld;
      subscriber.slowOpen -= 1;
      response.writeHead(202).end();
      return;
    }
    subscriber.deliveries.push({ headers: asked.headers, body });
    response.writeHead(subscriber.status).end();
  });
});

let world: ReaderApp;
let dam: { id: number; slug: string };
let callback: string;

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  callback = `http://127.0.0.1:${(server.address() as AddressInfo).port}/in?a=b`;
  world = await startReaderApp({ PUBLIC_URL: ORIGIN, HUB_OPEN_RANGES: '127.0.0.0/8' });
  dam = await buildTopic(world.db, { name: 'Orrin dam' });
});
afterAll(async () => {
  await world.stop();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});
beforeEach(async () => {
  await world.db.rows('delete from hub_subscriber');
  Object.assign(subscriber, { confirms: true, status: 202, verifications: [], deliveries: [] });
});

const topic = () => `${ORIGIN}/topics/${dam.slug}/feed.atom`;
const ask = (fields: Record<string, string> = {}) =>
  request(world.app.getHttpServer())
    .post('/hub')
    .type('form')
    .send({ 'hub.mode': 'subscribe', 'hub.topic': topic(), 'hub.callback': callback, ...fields });
const rows = () =>
  world.db.rows<{ lease_until: Date | null; failures: number; due_at: Date }>('select * from hub_subscriber');

/** A round in which every subscriber is due. */
async function round(): Promise<void> {
  await world.db.rows("update hub_subscriber set due_at = now() - interval '1 second'");
  await world.app.get(HubService).round();
}

/** Something happens in the story, and this BFF has heard of it. */
async function develop(): Promise<void> {
  const { id } = await buildArticle(world.db, { topic_id: dam.id });
  await buildMilestone(world.db, dam.id, [id]);
  await world.db.rows(`select pg_notify($1, $2)`, [STORIES_CHANNEL, JSON.stringify({ topics: [dam.id] })]);
}

describe('our hub', () => {
  it('is named in feeds, and in their headers', async () => {
    const path = new URL(topic()).pathname;
    const { headers, text } = await request(world.app.getHttpServer()).get(path).expect(200);
    expect(text).toContain(`<link rel="hub" href="${ORIGIN}/hub"/>`);
    expect(headers.link).toBe(`<${ORIGIN}/hub>; rel="hub", <${topic()}>; rel="self"`);
  });

  it('confirms a subscription, delivers each change once, signed, and ends on request', async () => {
    await ask({ 'hub.secret': 'a quiet secret', 'hub.lease_seconds': '86400' }).expect(202);
    await round();
    const [verification] = subscriber.verifications;
    expect(verification?.get('a')).toBe('b');
    expect(verification?.get('hub.mode')).toBe('subscribe');
    expect(verification?.get('hub.topic')).toBe(topic());
    expect(verification?.get('hub.lease_seconds')).toBe('86400');
    expect((await rows())[0]?.lease_until).not.toBeNull();
    await round();
    expect(subscriber.deliveries).toEqual([]);

    await develop();
    await until('the call', async () => {
      await round();
      return subscriber.deliveries.length > 0;
    });
    const [delivery] = subscriber.deliveries;
    const { headers, body = Buffer.alloc(0) } = delivery ?? {};
    expect(headers?.['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(headers?.link).toBe(`<${ORIGIN}/hub>; rel="hub", <${topic()}>; rel="self"`);
    expect(headers?.['x-hub-signature']).toBe(
      `sha256=${createHmac('sha256', 'a quiet secret').update(body).digest('hex')}`,
    );
    expect(parseFeed(body, 'application/atom+xml', topic()).kind).toBe('feed');
    await round();
    expect(subscriber.deliveries).toHaveLength(1);

    await ask({ 'hub.mode': 'unsubscribe' }).expect(202);
    await round();
    expect(subscriber.verifications.at(-1)?.get('hub.mode')).toBe('unsubscribe');
    expect(await rows()).toEqual([]);
  });

  it('forgets a request that is not confirmed, and keeps a subscription that another tries to end', async () => {
    subscriber.confirms = false;
    await ask().expect(202);
    await round();
    expect(await rows()).toEqual([]);
    subscriber.confirms = true;
    await ask().expect(202);
    await round();
    subscriber.confirms = false;
    await ask({ 'hub.mode': 'unsubscribe' }).expect(202);
    await round();
    expect((await rows())[0]?.lease_until).not.toBeNull();
  });

  it('tries again later if a delivery fails, and ends after 410 or when the lease is over', async () => {
    await ask().expect(202);
    await round();
    subscriber.status = 500;
    await develop();
    await until('the call', async () => {
      await round();
      return subscriber.deliveries.length > 0;
    });
    const [failed] = await rows();
    expect(failed?.failures).toBe(1);
    expect(failed?.due_at.getTime()).toBeGreaterThan(Date.now() + 30_000);
    await world.app.get(HubService).round();
    expect(subscriber.deliveries).toHaveLength(1);
    subscriber.status = 202;
    await round();
    expect(subscriber.deliveries).toHaveLength(2);
    expect((await rows())[0]?.failures).toBe(0);

    subscriber.status = 410;
    await develop();
    await until('the call', async () => {
      await round();
      return (await rows()).length === 0;
    });
    subscriber.status = 202;
    await ask().expect(202);
    await round();
    await world.db.rows("update hub_subscriber set lease_until = now() - interval '1 second'");
    await round();
    expect(await rows()).toEqual([]);
  });

  it('never calls an address that is not public', async () => {
    await ask({ 'hub.callback': 'http://10.255.255.1/in' }).expect(202);
    await round();
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['another mode', { 'hub.mode': 'publish' }],
    ['a feed of another site', { 'hub.topic': 'https://elsewhere.example/feed.xml' }],
    ['a search', { 'hub.topic': `${ORIGIN}/search/feed.xml?q=dam` }],
    ['a private feed', { 'hub.topic': `${ORIGIN}/private/${'A'.repeat(43)}/feed.xml` }],
    ['a callback of ours', { 'hub.callback': `${ORIGIN}/hub` }],
    ['a callback with a password', { 'hub.callback': 'https://a:b@elsewhere.example/' }],
    ['another protocol', { 'hub.callback': 'ftp://elsewhere.example/' }],
    ['a NUL byte in the address', { 'hub.topic': `${ORIGIN}/topics/x%00/feed.xml` }],
    ['a NUL byte in the secret', { 'hub.secret': 'a\u0000' }],
    ['a long secret', { 'hub.secret': 'x'.repeat(200) }],
    ['no callback', { 'hub.callback': '' }],
  ])('refuses %s', async (_, fields) => {
    await ask(fields).expect(400);
    expect(await rows()).toEqual([]);
  });

  it('keeps a request that came while an earlier one was verified', async () => {
    await ask().expect(202);
    await round();
    await ask({ 'hub.mode': 'unsubscribe' }).expect(202);
    subscriber.onVerification = async () => {
      subscriber.onVerification = null;
      await ask().expect(202);
    };
    await round();
    expect(subscriber.verifications.at(-1)?.get('hub.mode')).toBe('unsubscribe');
    expect(await rows()).toHaveLength(1);
    await round();
    expect(subscriber.verifications.at(-1)?.get('hub.mode')).toBe('subscribe');
    expect((await rows())[0]?.lease_until).not.toBeNull();
  });

  it('does not reach the networks that only feeds may come from', async () => {
    const other = await startReaderApp({ PUBLIC_URL: ORIGIN, FETCH_OPEN_RANGES: '127.0.0.0/8' });
    await request(other.app.getHttpServer())
      .post('/hub')
      .type('form')
      .send({ 'hub.mode': 'subscribe', 'hub.topic': `${ORIGIN}/feed.xml`, 'hub.callback': callback })
      .expect(202);
    await other.app.get(HubService).round();
    expect(subscriber.verifications).toEqual([]);
    expect(await other.db.rows('select 1 from hub_subscriber')).toEqual([]);
    await other.stop();
  });

  it('reaches one subscriber while many others are slow', async () => {
    await ask().expect(202);
    await round();
    await world.db.rows(
      `insert into hub_subscriber (topic, callback, callback_host, asked_from, due_at, lease_until, delivered_tag, call_ms)
       select $1, $2 || '&slow=' || n, 'slow' || n || '.example', 'slow' || n, now(), now() + interval '1 hour', 'old', 9000
         from generate_series(1, 20) n`,
      [topic(), callback],
    );
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    subscriber.slowIsHeld = held;
    await develop();
    await world.db.rows(
      "update hub_subscriber set due_at = now() - case when call_ms = 9000 then interval '1 minute' else interval '1 second' end",
    );
    const all = world.app.get(HubService).round();
    await until('the quick one', async () => {
      await world.db.rows(
        "update hub_subscriber set due_at = now() - interval '1 second' where call_ms < 9000",
      );
      void world.app.get(HubService).round();
      return subscriber.deliveries.length > 0;
    });
    expect(subscriber.mostSlowOpen).toBeLessThanOrEqual(2);
    release();
    await all;
    await until('the slow ones', async () => {
      await world.app.get(HubService).round();
      return subscriber.slowCalls === 20;
    });
  });

  it('confirms a request while slow ones of two networks wait, the network served longest ago first', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    subscriber.onVerification = () =>
      subscriber.verifications.at(-1)?.has('slow') ? held : Promise.resolve();
    await world.db.rows(
      `insert into hub_subscriber (topic, callback, callback_host, asked_from, due_at, pending_mode, pending_lease)
       select $1, $2 || '&slow=' || n, 'pending' || n || '.example', 'flood' || n % 2, now() - interval '1 hour', 'subscribe', 3600
         from generate_series(1, 40) n`,
      [topic(), callback],
    );
    await ask().expect(202);
    const all = world.app.get(HubService).round();
    await until('the honest one', async () => (await rows()).some(({ lease_until }) => lease_until !== null));
    expect(subscriber.verifications.filter((asked) => asked.has('slow')).length).toBeLessThanOrEqual(4);
    release();
    await all;
    subscriber.onVerification = null;
  });

  it('confirms further requests of callbacks that answer quickly in lanes of their own', async () => {
    await ask().expect(202);
    await round();
    await ask({ 'hub.topic': `${ORIGIN}/feed.xml` }).expect(202);
    const now = new Date(Date.now() + 1_000);
    const claim = { now, until: now, busyHosts: [], busyNetworks: [], served: [] };
    const lane = { kind: 'quick', mostMs: 2_000 } as const;
    await world.db.rows(
      "update hub_subscriber set due_at = now() + interval '1 hour' where pending_mode is null",
    );
    expect((await claimHubSubscriber(world.db, { ...claim, lane }))?.pending_mode).toBe('subscribe');
    await world.db.rows('update hub_subscriber set call_ms = 2001 where pending_mode is null');
    expect(await claimHubSubscriber(world.db, { ...claim, lane })).toBeNull();
  });

  /** As the hub stores it, a hash. */
  async function ownNetwork(): Promise<string> {
    await ask().expect(202);
    const [row] = await world.db.rows<{ asked_from: string }>(
      'delete from hub_subscriber returning asked_from',
    );
    expect(row?.asked_from).toMatch(/^[\w-]{43}$/);
    return row?.asked_from ?? '';
  }

  const others = (many: number, host: string, network: string) =>
    world.db.rows(
      `insert into hub_subscriber (topic, callback, callback_host, asked_from, due_at)
       select 'x', 'https://' || n || '.' || $2, replace($2, '{n}', n::text), replace($3, '{n}', n::text), now() + interval '1 hour'
         from generate_series(1, $1::int) n`,
      [many, host, network],
    );

  it('is bounded for each site, whatever its hosts are called', async () => {
    await others(200, 'many.example', 'net {n}');
    await ask({ 'hub.callback': 'https://one-more.many.example/' }).expect(503);
    await ask().expect(202);
  });

  it('is bounded for each network that asks, whatever the domains', async () => {
    await others(200, 'd{n}.example', await ownNetwork());
    await ask().expect(503);
    await ask({ 'hub.mode': 'unsubscribe' }).expect(202);
  });

  it('keeps the last quarter of its places for those that have few', async () => {
    const own = await ownNetwork();
    await others(1_490, 'd{n}.example', 'net {n}');
    await others(10, 'own{n}.example', own);
    await ask().expect(503);
    await world.db.rows("delete from hub_subscriber where callback_host = 'own1.example'");
    await ask().expect(202);
    await ask({ 'hub.callback': 'https://more.example/' }).expect(503);
  });
});
