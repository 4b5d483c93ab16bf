import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { explainNextCheck } from '#domain/ingest/health';
import { countDueFeeds, findFeed } from '#persistence/ingest/health';
import { fetchStateOf } from '#persistence/ingest/schedule';
import { productVersion } from '#platform/runtime';
import { type Answer, document, FeedServer, rss, status } from '../../support/feed-server.js';
import { buildLiveFeed, makeAllDue } from '../../support/live-feeds.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import { startTestWorker, type TestWorker } from '../../support/worker.js';

const feeds = new FeedServer();
const workers: TestWorker[] = [];
let test: TestDatabase;
let origin: string;

async function worker(gapMs: number): Promise<TestWorker> {
  const started = await startTestWorker(test.url, {
    FETCH_OPEN_RANGES: '127.0.0.1/32',
    HOST_GAP_MS: String(gapMs),
    FEED_CONTACT_URL: 'https://followthrough.example/about-the-reader',
  });
  workers.push(started);
  return started;
}

beforeAll(async () => {
  test = await seededDatabase();
  origin = `http://${await feeds.start()}`;
});

afterEach(async () => {
  await Promise.all(workers.splice(0).map((one) => one.stop()));
  await test.db.rows("update feed set state = 'waiting'");
});

afterAll(async () => {
  await feeds.stop();
  await test.drop();
});

/** Builds feeds on one host. */
async function buildHost(host: string, count: number, answer: Answer): Promise<void> {
  for (let index = 0; index < count; index++) {
    const outlet = `${host}-${index}`;
    feeds.serve(outlet, answer);
    const { id } = await buildLiveFeed(test.db, outlet, `${origin}/${outlet}/feed`);
    await test.db.rows('update feed set host_key = $1 where id = $2', [`${host}-0.example`, id]);
  }
}

const nothingNew = document(rss([]));

describe('a host', () => {
  it('gets a pause between two visits, from all workers', async () => {
    await buildHost('gap', 3, nothingNew);
    const both = [await worker(600_000), await worker(600_000)];
    feeds.requests.length = 0;
    for (const one of both) await one.readFeeds();
    expect(feeds.requests).toHaveLength(1);
    await test.db.rows(
      "update host set next_allowed_at = now() - interval '1 second' where host_key = 'gap-0.example'",
    );
    await Promise.all(both.map((one) => one.readFeeds()));
    expect(feeds.requests).toHaveLength(2);
  });

  it('is visited by one worker at a time, while other hosts are visited in parallel', async () => {
    let asking = 0;
    const both = Promise.withResolvers<void>();
    const most: Record<string, number> = {};
    const slowly =
      (host: string): Answer =>
      (request, response) => {
        most.all = Math.max(most.all ?? 0, ++asking);
        inHand[host] = (inHand[host] ?? 0) + 1;
        most[host] = Math.max(most[host] ?? 0, inHand[host] ?? 0);
        if (asking === 2) both.resolve();
        // The first request is held until the other host is visited in parallel.
        void Promise.all([wait(150), both.promise]).then(() => {
          asking--;
          inHand[host] = (inHand[host] ?? 0) - 1;
          nothingNew(request, response);
        });
      };
    const inHand: Record<string, number> = {};
    for (const host of ['left', 'right']) await buildHost(host, 6, slowly(host));
    const readers = [await worker(0), await worker(0)];
    await Promise.all(readers.map((one) => one.readFeeds()));
    expect(most).toEqual({ left: 1, right: 1, all: 2 });
    expect(await test.db.rows("select 1 from feed where state = 'active' and last_outcome is null")).toEqual(
      [],
    );
  });

  it('is left alone for up to an hour if one of its feeds responds with a wait', async () => {
    await buildHost('full', 2, nothingNew);
    feeds.serve('full-0', status(429, { 'retry-after': '900' }));
    await buildHost('closed', 2, status(503, { 'retry-after': '86400' }));
    await test.db.rows(
      "update feed set next_check_at = next_check_at - interval '1 minute' where url like '%-0/feed'",
    );
    feeds.requests.length = 0;
    const reader = await worker(0);
    await reader.readFeeds();
    expect(feeds.requests.toSorted()).toEqual(['closed-0', 'full-0']);
    const rests = await test.db.rows<{ key: string; minutes: number }>(
      `select host_key as key, round(extract(epoch from next_allowed_at - now()) / 60)::int as minutes from host
        where host_key in ('full-0.example', 'closed-0.example') order by 1`,
    );
    expect(rests).toEqual([
      { key: 'closed-0.example', minutes: 60 },
      { key: 'full-0.example', minutes: 15 },
    ]);
    const due = (freeBy: number) =>
      countDueFeeds(test.db, { recording: null, newsNow: new Date() }, new Date(freeBy));
    const [now, soon, late] = [
      await due(Date.now()),
      await due(Date.now() + 20 * 60_000),
      await due(Date.now() + 3_700_000),
    ];
    expect([soon - now, late - soon]).toEqual([1, 1]);
    const waiting = await findFeed(test.db, `${origin}/full-1/feed`);
    expect(
      waiting && explainNextCheck(fetchStateOf(waiting), new Date(), undefined, waiting.next_allowed_at),
    ).toMatch(/^Due since .* It waits for its host, which is paused until .*\(Retry-After\)/);
    await test.db.rows("update host set next_allowed_at = now() - interval '1 second'");
    await reader.readFeeds();
    expect(feeds.requests.toSorted()).toEqual(['closed-0', 'closed-1', 'full-0', 'full-1']);
  });

  it('is told who visits, and where to complain', async () => {
    let agent = '';
    await buildHost('agent', 1, (request, response) => {
      agent = request.headers['user-agent'] ?? '';
      nothingNew(request, response);
    });
    await (await worker(0)).readFeeds();
    expect(agent).toBe(
      `Followthrough/${productVersion()} (feed reader; +https://followthrough.example/about-the-reader)`,
    );
  });
});

describe('a feed that moved', () => {
  async function addresses(id: number, visits: number): Promise<unknown[]> {
    const seen: unknown[] = [];
    const reader = await worker(0);
    for (let visit = 0; visit < visits; visit++) {
      await reader.readFeeds();
      const [row] = await test.db.rows<{ url: string; host_key: string }>(
        'select url, host_key from feed where id = $1',
        [id],
      );
      seen.push(row);
      await makeAllDue(test.db);
      await test.db.rows("update feed_visit set at = at - interval '10 hours' where feed_id = $1", [id]);
    }
    return seen;
  }

  it('is read at its new address after a day of permanent redirects, ignoring temporary ones', async () => {
    const named = origin.replace('127.0.0.1', 'localhost');
    feeds.serve('old', status(301, { location: `${named}/older/feed` }));
    feeds.serve('older', status(308, { location: '/new/feed' }));
    feeds.serve('new', status(302, { location: '/today/feed' }));
    feeds.serve('today', document(rss([{ guid: 'moved', title: 'Bridge closed' }])));
    const { id } = await buildLiveFeed(test.db, 'old', `${named}/old/feed`);
    const before = { url: `${named}/old/feed`, host_key: 'old.example' };
    const after = { url: `${named}/new/feed`, host_key: new URL(named).host };
    expect(await addresses(id, 5)).toEqual([before, before, before, after, after]);
  });

  it('keeps its address while it redirects only temporarily', async () => {
    feeds.serve('home', status(302, { location: '/elsewhere/feed' }));
    feeds.serve('elsewhere', document(rss([{ guid: 'away', title: 'Ferry runs' }])));
    const { id } = await buildLiveFeed(test.db, 'home', `${origin}/home/feed`);
    const home = { url: `${origin}/home/feed`, host_key: 'home.example' };
    expect(await addresses(id, 4)).toEqual([home, home, home, home]);
  });
});
