import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { WebsubService } from '../../../apps/worker/src/ingest/websub/websub.service.js';
import { document, FeedServer, rss } from '../../support/feed-server.js';
import { Hub } from '../../support/hub.js';
import { buildLiveFeed, makeAllDue } from '../../support/live-feeds.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import { startTestWorker, type TestWorker } from '../../support/worker.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let test: TestDatabase;
let bff: NestExpressApplication;
let worker: TestWorker;
let publicUrl: string;
let feedAddress: string;
let hubUrl: string;
const feeds = new FeedServer();
const hub = new Hub();

const topicOf = (outlet: string) => `https://${outlet}.example/feed`;
const askHubs = (of: TestWorker = worker) => of.app.get(WebsubService, { strict: false }).round();

/** A document that names the hub. */
function announcing(outlet: string, ...titles: string[]): string {
  const links = `<atom:link xmlns:atom="http://www.w3.org/2005/Atom" rel="hub" href="${hubUrl}"/>
    <atom:link xmlns:atom="http://www.w3.org/2005/Atom" rel="self" href="${topicOf(outlet)}"/>`;
  const items = titles.map((title, index) => ({ guid: `${outlet}-${index}`, title }));
  return rss(items).replace('<channel>', `<channel>${links}`);
}

/** A live feed, read once, whose document names the hub. */
async function announcedFeed(outlet: string): Promise<number> {
  feeds.serve(outlet, document(announcing(outlet, 'Bridge closed'), '"1"'));
  const { id } = await buildLiveFeed(test.db, outlet, `http://${feedAddress}/${outlet}/feed`);
  await worker.readFeeds();
  return id;
}

/** A live feed with a confirmed subscription. */
async function subscribedFeed(outlet: string): Promise<number> {
  const id = await announcedFeed(outlet);
  await askHubs();
  await hub.verify(hub.last(topicOf(outlet)));
  return id;
}

async function subscription(feedId: number): Promise<Record<string, unknown> | null> {
  const [row] = await test.db.rows<Record<string, unknown>>(
    'select * from websub_subscription where feed_id = $1',
    [feedId],
  );
  return row ?? null;
}

async function nextCheck(feedId: number): Promise<{ reason: string; inMs: number }> {
  const [row] = await test.db.rows<{ reason: string; at: Date }>(
    'select next_check_reason as reason, next_check_at as at from feed where id = $1',
    [feedId],
  );
  return { reason: row?.reason ?? '', inMs: (row?.at.getTime() ?? 0) - Date.now() };
}

async function titles(feedId: number): Promise<string[]> {
  const rows = await test.db.rows<{ title: string }>(
    'select title from article where feed_id = $1 order by title',
    [feedId],
  );
  return rows.map((row) => row.title);
}

/** Moves the subscription into the past, by `ms`. */
function age(feedId: number, ms: number): Promise<unknown> {
  return test.db.rows(
    `update websub_subscription set requested_at = requested_at - $2::float8 * interval '1 millisecond',
            confirmed_at = confirmed_at - $2::float8 * interval '1 millisecond',
            lease_until = lease_until - $2::float8 * interval '1 millisecond' where feed_id = $1`,
    [feedId, ms],
  );
}

beforeAll(async () => {
  test = await seededDatabase();
  feedAddress = await feeds.start();
  hubUrl = await hub.start();
  bff = await createTestApp(test.url);
  await bff.listen(0, '127.0.0.1');
  publicUrl = `http://127.0.0.1:${(bff.getHttpServer().address() as AddressInfo).port}`;
  const env = { FETCH_OPEN_RANGES: '127.0.0.0/8', HOST_GAP_MS: '0' };
  worker = await startTestWorker(test.url, { ...env, PUBLIC_URL: publicUrl });
});

beforeEach(() => {
  hub.requests.length = 0;
  hub.status = 202;
});

afterAll(async () => {
  await worker.stop();
  await bff.close();
  await hub.stop();
  await feeds.stop();
  await test.drop();
});

describe('a feed that names a hub', () => {
  it('is subscribed to, polled less often, and read at once when the hub distributes a change', async () => {
    const id = await announcedFeed('herald');
    expect((await nextCheck(id)).inMs).toBeLessThan(HOUR);
    expect(await askHubs()).toBe(1);
    const request = hub.last(topicOf('herald'));
    expect(request).toMatchObject({ 'hub.mode': 'subscribe', 'hub.lease_seconds': '864000' });
    expect(request['hub.secret']?.length).toBeGreaterThan(40);
    expect(await subscription(id)).toMatchObject({ state: 'requested' });

    const verified = await hub.verify(request);
    expect([verified.status, await verified.text()]).toEqual([200, 'a <challenge>']);
    expect(verified.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await subscription(id)).toMatchObject({ state: 'active', topic_url: topicOf('herald') });
    expect(await askHubs()).toBe(0);

    const changed = announcing('herald', 'Bridge closed', 'Ferry runs');
    feeds.serve('herald', document(changed, '"2"'));
    await test.db.rows("update feed set last_checked_at = now() - interval '2 minutes' where id = $1", [id]);
    expect((await hub.distribute(request, changed)).status).toBe(202);
    expect(await nextCheck(id)).toMatchObject({ reason: 'pushed' });
    expect((await subscription(id))?.last_push_at).not.toBeNull();
    await test.db.rows("update host set next_allowed_at = now() - interval '1 second'");
    await worker.readFeeds();
    expect(await titles(id)).toEqual(['Bridge closed', 'Ferry runs']);
    const relaxed = await nextCheck(id);
    expect([relaxed.reason, relaxed.inMs > 5.9 * HOUR]).toEqual(['pushed', true]);
  });

  it('is polled as usual while its hub announces nothing, and again once it misses a change', async () => {
    const id = await subscribedFeed('untold');
    const poll = async () => {
      await makeAllDue(test.db);
      await worker.readFeeds();
      const { inMs } = await nextCheck(id);
      return inMs < 2 * HOUR ? 'as usual' : inMs > 5.9 * HOUR ? 'seldom' : inMs;
    };
    expect(await poll()).toBe('as usual');
    await hub.distribute(hub.last(topicOf('untold')), 'news');
    expect(await poll()).toBe('as usual');
    expect(await poll()).toBe('seldom');
    await test.db.rows(
      "update websub_subscription set last_push_at = now() - interval '2 hours' where feed_id = $1",
      [id],
    );
    await test.db.rows(
      "update feed set last_new_at = now() - interval '3 hours', next_check_reason = 'rhythm' where id = $1",
      [id],
    );
    feeds.serve('untold', document(announcing('untold', 'Bridge closed', 'Ferry runs'), '"2"'));
    expect(await poll()).toBe('as usual');
    expect(await poll()).toBe('as usual');
    await hub.distribute(hub.last(topicOf('untold')), 'news');
    expect(await poll()).toBe('as usual');
    expect(await poll()).toBe('seldom');
  });

  it('may name it in a header', async () => {
    const link = `<${hubUrl}>; rel="hub", <${topicOf('header')}>; rel="self"`;
    feeds.serve('header', document(rss([{ guid: 'header', title: 'Ferry runs' }]), '"1"', { link }));
    await buildLiveFeed(test.db, 'header', `http://${feedAddress}/header/feed`);
    await worker.readFeeds();
    await askHubs();
    expect(hub.last(topicOf('header'))).toMatchObject({ 'hub.mode': 'subscribe' });
  });

  it('is subscribed to by one of several workers', async () => {
    await announcedFeed('side');
    await Promise.all([askHubs(), askHubs(), askHubs()]);
    expect(hub.requests).toHaveLength(1);
  });

  it('is not subscribed to if the site has no public address, or if it is recorded', async () => {
    const hidden = await startTestWorker(test.url, { PUBLIC_URL: 'http://localhost:3000' });
    const recorded = await announcedFeed('recorded');
    await announcedFeed('hidden');
    await test.db.rows("update feed set recording = 'a test' where id = $1", [recorded]);
    expect(await askHubs(hidden)).toBe(0);
    await hidden.stop();
    await askHubs();
    expect(hub.requests.map((one) => one['hub.topic'])).toEqual([topicOf('hidden')]);
  });
});

describe('a message from a hub', () => {
  it('changes nothing if it has a wrong signature or none', async () => {
    const id = await subscribedFeed('forged');
    const before = await nextCheck(id);
    const request = hub.last(topicOf('forged'));
    expect((await hub.distribute(request, 'news', 'guessed')).status).toBe(202);
    expect((await fetch(request['hub.callback'] ?? '', { method: 'POST', body: 'news' })).status).toBe(202);
    expect((await nextCheck(id)).reason).toBe(before.reason);
    expect(await subscription(id)).toMatchObject({ last_push_at: null });
  });

  it.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain'])(
    'is verified byte by byte if its type is %s',
    async (type) => {
      const outlet = `typed-${type.length}`;
      const id = await subscribedFeed(outlet);
      await hub.distribute(hub.last(topicOf(outlet)), '{ "version":  "1" }', undefined, type);
      expect((await subscription(id))?.last_push_at).not.toBeNull();
    },
  );

  it('is refused if it is larger than a feed may be', async () => {
    await subscribedFeed('long');
    expect((await hub.distribute(hub.last(topicOf('long')), 'x'.repeat(5_000_001))).status).toBe(413);
  });

  it("does not override a server's wait, nor cause a visit every second", async () => {
    const id = await subscribedFeed('slow');
    const request = hub.last(topicOf('slow'));
    await hub.distribute(request, 'news');
    expect((await nextCheck(id)).inMs).toBeGreaterThan(40_000);
    const later = new Date(Date.now() + HOUR);
    await test.db.rows(
      "update feed set next_check_reason = 'retry_after', next_check_at = $2 where id = $1",
      [id, later],
    );
    await hub.distribute(request, 'news');
    expect((await nextCheck(id)).reason).toBe('retry_after');
  });

  it('confirms only the requested mode and topic', async () => {
    const id = await announcedFeed('strict');
    await askHubs();
    const request = hub.last(topicOf('strict'));
    for (const changes of [
      { 'hub.topic': 'https://other.example/' },
      { 'hub.mode': 'unsubscribe' },
      { 'hub.challenge': '' },
    ] as Record<string, string>[])
      expect((await hub.verify(request, changes)).status).toBe(404);
    expect(await subscription(id)).toMatchObject({ state: 'requested' });
  });

  it('is not read if it was never requested', async () => {
    const nowhere = `${publicUrl}/websub/00000000-0000-4000-8000-000000000000`;
    const { status } = await fetch(nowhere, { method: 'POST', body: 'x'.repeat(5_000_001) });
    expect(status).toBe(410);
  });

  it.each(['00000000-0000-4000-8000-000000000000', 'no-token'])(
    'has no effect at an unknown address: %s',
    async (token) => {
      expect((await fetch(`${publicUrl}/websub/${token}?hub.mode=unsubscribe&hub.challenge=1`)).status).toBe(
        404,
      );
      expect((await fetch(`${publicUrl}/websub/${token}`, { method: 'POST', body: 'x' })).status).toBe(410);
    },
  );
});

describe('a hub without TLS', () => {
  /** Uses its name, which resolves into an allowed range. */
  const byName = (address: string) => address.replace('127.0.0.1', 'localhost');

  async function unencrypted(outlet: string): Promise<number> {
    const id = await announcedFeed(outlet);
    await test.db.rows('update feed set url = $2, hub_url = $3 where id = $1', [
      ...[id, `http://${byName(feedAddress)}/${outlet}/feed`, byName(hubUrl)],
    ]);
    return id;
  }

  it('gets no secret: its content is only a hint, and polling continues', async () => {
    const id = await unencrypted('open');
    await askHubs();
    const request = hub.last(topicOf('open'));
    expect(request).not.toHaveProperty('hub.secret');
    expect((await hub.verify(request)).status).toBe(200);
    expect(await subscription(id)).toMatchObject({ state: 'active', secret: '' });
    await makeAllDue(test.db);
    await worker.readFeeds();
    const polled = await nextCheck(id);
    expect([polled.reason, polled.inMs < HOUR]).toEqual(['default', true]);

    await test.db.rows("update feed set last_checked_at = now() - interval '2 minutes' where id = $1", [id]);
    await hub.distribute(request, 'news', 'unknown');
    const hinted = await nextCheck(id);
    expect([hinted.reason, Math.round(hinted.inMs / 60_000)]).toEqual(['pushed', 3]);
  });

  it.each(['freshness', 'skipped', 'backoff', 'retry_after'])(
    'cannot shorten a wait by %s',
    async (reason) => {
      const id = await unencrypted(`open-${reason.replace('_', '-')}`);
      await askHubs();
      const request = hub.last((await subscription(id))?.topic_url as string);
      await hub.verify(request);
      await test.db.rows(
        "update feed set next_check_reason = $2, last_checked_at = now() - interval '1 hour' where id = $1",
        [id, reason],
      );
      await hub.distribute(request, 'news', 'unknown');
      expect((await nextCheck(id)).reason).toBe(reason);
    },
  );

  it('loses its earlier secret', async () => {
    const id = await subscribedFeed('leaked');
    await test.db.rows('update feed set url = $2, hub_url = $3 where id = $1', [
      ...[id, `http://${byName(feedAddress)}/leaked/feed`, byName(hubUrl)],
    ]);
    await test.db.rows('update websub_subscription set hub_url = $2 where feed_id = $1', [
      id,
      byName(hubUrl),
    ]);
    await age(id, 8.1 * DAY);
    expect(await askHubs()).toBe(1);
    expect(hub.last(topicOf('leaked'))).not.toHaveProperty('hub.secret');
    expect(await subscription(id)).toMatchObject({ state: 'active', secret: '' });
  });
});

describe('hubs of one host', () => {
  it('get one request at a time, while other hosts get theirs in parallel', async () => {
    let inHand = 0;
    let most = 0;
    feeds.serve('slow-hub', (_, response) => {
      most = Math.max(most, ++inHand);
      setTimeout(() => {
        inHand--;
        response.writeHead(202).end();
      }, 20);
    });
    const outlets = [...Array.from({ length: 24 }, (_, index) => `crowd-${index}`), 'lone'];
    for (const outlet of outlets) {
      const { id } = await buildLiveFeed(test.db, outlet, `http://${feedAddress}/${outlet}/feed`);
      const address = outlet === 'lone' ? hubUrl : `http://${feedAddress}/slow-hub`;
      await test.db.rows('update feed set hub_url = $2, self_url = $3 where id = $1', [
        ...[id, address, topicOf(outlet)],
      ]);
    }
    expect(await askHubs()).toBe(21);
    expect(most).toBe(1);
    expect(hub.requests.map((request) => request['hub.topic'])).toEqual([topicOf('lone')]);
    await test.db.rows("update feed set state = 'waiting' where url like '%/crowd-%' or url like '%/lone/%'");
  });
});

describe('a hub that fails', () => {
  it('may refuse: the feed is polled, and the hub is asked again after a day', async () => {
    const id = await announcedFeed('refused');
    hub.status = 503;
    await askHubs();
    expect(await subscription(id)).toMatchObject({ state: 'failed', detail: 'HTTP 503 no room' });
    await makeAllDue(test.db);
    await worker.readFeeds();
    expect((await nextCheck(id)).inMs).toBeLessThan(HOUR);
    hub.status = 202;
    await age(id, 23 * HOUR);
    expect(await askHubs()).toBe(0);
    await age(id, HOUR);
    expect(await askHubs()).toBe(1);
    expect(await subscription(id)).toMatchObject({ state: 'requested', detail: null });
  });

  it('may deny, before and after a confirmation', async () => {
    const id = await subscribedFeed('denied');
    const denial = { 'hub.mode': 'denied', 'hub.reason': 'no longer' };
    expect((await hub.verify(hub.last(topicOf('denied')), denial)).status).toBe(200);
    expect(await subscription(id)).toMatchObject({ state: 'denied', detail: 'no longer' });
    expect(await askHubs()).toBe(0);
  });

  it('may never verify', async () => {
    const id = await announcedFeed('mute');
    await askHubs();
    await age(id, 1.1 * HOUR);
    await askHubs();
    expect(await subscription(id)).toMatchObject({
      state: 'failed',
      detail: 'the hub did not verify the request',
    });
  });

  it('is not contacted in ranges that an operator allowed for feeds only', async () => {
    const id = await announcedFeed('inward');
    const inward = hubUrl.replace('127.0.0.1', 'localhost');
    await test.db.rows('update feed set hub_url = $2 where id = $1', [id, inward]);
    await askHubs();
    expect(hub.requests.map((request) => request['hub.topic'])).not.toContain(topicOf('inward'));
    expect(await subscription(id)).toMatchObject({
      state: 'failed',
      detail: expect.stringMatching(/^not_public/),
    });
  });

  it('may be unreachable', async () => {
    const id = await announcedFeed('far');
    await test.db.rows("update feed set hub_url = 'http://127.0.0.1:9/hub' where id = $1", [id]);
    await askHubs();
    expect(await subscription(id)).toMatchObject({
      state: 'failed',
      detail: expect.stringMatching(/bad_add|refused/),
    });
  });
});

describe('a lease that expires', () => {
  it('is renewed under the same token while it is valid', async () => {
    const id = await subscribedFeed('renewed');
    const first = hub.last(topicOf('renewed'));
    await age(id, 8.1 * DAY);
    expect(await askHubs()).toBe(1);
    const second = hub.last(topicOf('renewed'));
    expect(second).toEqual(first);
    expect(await subscription(id)).toMatchObject({ state: 'active' });
    await hub.verify(second);
    const until = (await subscription(id))?.lease_until as Date;
    expect(until.getTime() - Date.now()).toBeGreaterThan(9.9 * DAY);
  });

  it('is replaced by polling once it has expired, and requested under another token', async () => {
    const id = await subscribedFeed('over');
    const first = hub.last(topicOf('over'));
    await age(id, 11 * DAY);
    await makeAllDue(test.db);
    await worker.readFeeds();
    expect((await nextCheck(id)).inMs).toBeLessThan(HOUR);
    await askHubs();
    expect(hub.last(topicOf('over'))['hub.callback']).not.toBe(first['hub.callback']);
  });

  it('does not delay a subscription to another hub that the document names', async () => {
    const id = await subscribedFeed('moving');
    await test.db.rows('update feed set hub_url = $2 where id = $1', [id, `${hubUrl}/other`]);
    await askHubs();
    expect(await subscription(id)).toMatchObject({ state: 'requested', hub_url: `${hubUrl}/other` });
  });
});
