import { readFileSync } from 'node:fs';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { projectRoot } from '#platform/runtime';
import { document, drip, FeedServer, Flood, rss } from '../../support/feed-server.js';
import { hostileFeeds } from '../../support/hostile/hostile-feeds.js';
import { buildLiveFeed, makeAllDue } from '../../support/live-feeds.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import { startTestWorker, type TestWorker } from '../../support/worker.js';

const CERTIFICATE = join(projectRoot(), 'test', 'fixtures', 'self-signed');
const SOUND = Array.from({ length: 12 }, (_, index) => `sound-${index}`);

/** Data that loopback sockets may buffer beyond what was read (bytes). */
const IN_FLIGHT = 16_000_000;
/** Memory that reading all of them may take temporarily (bytes). */
const MEMORY = 300_000_000;

const feeds = new FeedServer();
const flood = new Flood();
const announced = new Flood({ 'content-length': '104857600' });
const servers: Server[] = [];
let test: TestDatabase;
let worker: TestWorker;
let origin: string;
let hostile: ReturnType<typeof hostileFeeds>;

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port;
}

async function feedRow(outlet: string): Promise<Record<string, unknown>> {
  const [row] = await test.db.rows<Record<string, unknown>>('select * from feed where host_key = $1', [
    `${outlet}.example`,
  ]);
  return row ?? {};
}

function titles(outlet: string): Promise<{ title: string }[]> {
  return test.db.rows(
    'select a.title from article a join feed f on f.id = a.feed_id where f.host_key = $1 order by a.id',
    [`${outlet}.example`],
  );
}

const sound = (...titles: string[]) =>
  document(rss(titles.map((title) => ({ guid: title, title }))), `"${titles.length}"`);

/** One document for each feed, then one that has new items only for the sound feeds. */
beforeAll(async () => {
  test = await seededDatabase();
  const address = await feeds.start();
  origin = `http://localhost:${address.split(':')[1]}`;
  hostile = hostileFeeds(origin, flood, announced);
  const settings = { FETCH_OPEN_RANGES: '127.0.0.1/32', HOST_GAP_MS: '0' };
  for (const outlet of [...Object.keys(hostile), ...SOUND]) {
    feeds.serve(outlet, sound('Bridge closed'));
    await buildLiveFeed(test.db, outlet, `${origin}/${outlet}/feed`);
  }
  // Sound feeds get as much time as a slow machine needs.
  const patient = await startTestWorker(test.url, settings);
  await patient.readFeeds();
  await patient.stop();
  worker = await startTestWorker(test.url, { ...settings, FETCH_TIMEOUT_MS: '12000', FETCH_IDLE_MS: '8000' });
  for (const [outlet, { answer }] of Object.entries(hostile)) feeds.serve(outlet, answer);
  for (const outlet of SOUND) feeds.serve(outlet, sound('Bridge closed', 'Ferry runs'));
  await makeAllDue(test.db);
});

afterAll(async () => {
  await worker.stop();
  await feeds.stop();
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  await test.drop();
});

describe('a round with hostile servers', () => {
  it('ends, in bounded memory', async () => {
    const before = process.memoryUsage.rss();
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 20);
    await worker.readFeeds();
    clearInterval(watch);
    expect(most - before).toBeLessThan(MEMORY);
    expect(flood.sent).toBeLessThan(5_000_000 + IN_FLIGHT);
    expect(announced.sent).toBeLessThan(IN_FLIGHT);
  });

  it('stores the reason with every feed and leaves its articles alone', async () => {
    const found: Record<string, unknown> = {};
    const expected: Record<string, unknown> = {};
    for (const [outlet, { outcome, detail }] of Object.entries(hostile)) {
      const { last_outcome, last_detail } = await feedRow(outlet);
      found[outlet] = { last_outcome, last_detail, stored: await titles(outlet) };
      const text = detail === null ? null : expect.stringMatching(detail);
      expected[outlet] = { last_outcome: outcome, last_detail: text, stored: [{ title: 'Bridge closed' }] };
    }
    expect(found).toEqual(expected);
  });

  it('waits before the next request, and disables feeds that are gone', async () => {
    const rows = await test.db.rows<{ host_key: string; state: string; wait: number }>(
      `select host_key, state, extract(epoch from next_check_at - last_checked_at)::int as wait
         from feed where failure_count > 0`,
    );
    expect(rows.map((row) => row.wait).filter((wait) => wait < 300)).toEqual([]);
    const waits = Object.fromEntries(rows.map((row) => [row.host_key, row.wait]));
    for (const outlet of ['throttled', 'server-error'])
      expect(waits[`${outlet}.example`]).toBeGreaterThanOrEqual(7200);
    expect(rows.filter((row) => row.state !== 'active').map((row) => row.host_key)).toEqual(['gone.example']);
  });

  it('does not affect the other feeds', async () => {
    for (const outlet of SOUND) {
      expect(await feedRow(outlet)).toMatchObject({ last_outcome: 'ok', failure_count: 0 });
      expect(await titles(outlet)).toEqual([{ title: 'Bridge closed' }, { title: 'Ferry runs' }]);
    }
    expect(await test.db.rows('select 1 from host where lease_id is not null')).toEqual([]);
  });
});

describe('slow hosts', () => {
  it('delay no other host, however many there are', async () => {
    const [slow, quick] = [10, 40].map((count) =>
      Array.from({ length: count }, (_, index) => `${count}-${index}`),
    );
    if (slow === undefined || quick === undefined) throw new Error('expected two kinds of hosts');
    await test.db.rows("update feed set state = 'waiting' where state = 'active'");
    for (const outlet of [...slow, ...quick]) {
      feeds.serve(outlet, slow.includes(outlet) ? drip(100) : sound('Bridge closed'));
      await buildLiveFeed(test.db, outlet, `${origin}/${outlet}/feed`);
    }
    await worker.readFeeds();
    const visits = await test.db.rows<{ outcome: string }>(
      `select v.outcome from feed_visit v join feed f on f.id = v.feed_id where f.state = 'active' order by v.id`,
    );
    expect(visits.map((visit) => visit.outcome)).toEqual([
      ...quick.map(() => 'ok'),
      ...slow.map(() => 'unreachable'),
    ]);
  });
});

describe('a connection', () => {
  it('is only made with a trusted certificate', async () => {
    const key = readFileSync(join(CERTIFICATE, 'key.pem'));
    const cert = readFileSync(join(CERTIFICATE, 'certificate.pem'));
    const selfSigned = await listen(createTlsServer({ key, cert }, (_, response) => response.end(rss([]))));
    const noTls = await listen(
      createTcpServer((socket) => {
        socket.on('data', () => socket.end('this is no handshake'));
        socket.on('error', () => socket.destroy());
      }),
    );
    await buildLiveFeed(test.db, 'self-signed', `https://localhost:${selfSigned}/feed`);
    await buildLiveFeed(test.db, 'no-tls', `https://localhost:${noTls}/feed`);
    await worker.readFeeds();
    for (const outlet of ['self-signed', 'no-tls'])
      expect(await feedRow(outlet)).toMatchObject({
        last_outcome: 'unreachable',
        last_detail: expect.stringMatching(/^tls: /),
      });
  });

  it('is not made to a name that resolves to a private address', async () => {
    feeds.serve('inward-name', sound('Bridge closed'));
    feeds.requests.length = 0;
    await test.db.rows("update feed set state = 'waiting'");
    await buildLiveFeed(test.db, 'inward-name', `${origin}/inward-name/feed`);
    const guarded = await startTestWorker(test.url);
    await guarded.readFeeds();
    await guarded.stop();
    expect(feeds.requests).toEqual([]);
    expect(await feedRow('inward-name')).toMatchObject({
      last_outcome: 'unreachable',
      last_detail: 'not_public: localhost is not on the public internet',
    });
  });
});
