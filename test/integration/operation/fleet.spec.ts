import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sourcesNeverAssessed } from '#persistence/trust';
import { document, FeedServer, rss } from '../../support/feed-server.js';
import { AppProcess } from '../../support/fleet/app-process.js';
import { type Primary, startPrimary } from '../../support/fleet/fleet.js';
import { ReaderLoop } from '../../support/fleet/reader-loop.js';
import { buildLiveFeed, makeAllDue } from '../../support/live-feeds.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import { until } from '../../support/until.js';

/** The long scenario is `npm run bench -- faults`. */
const FEEDS = 12;
const ITEMS = 40;
const DISK_MB = 160;
const HOUR_MS = 3_600_000;
const LIMIT_MS = 240_000;
const TEXT = 'Nothing more is known of it. '.repeat(60);

const feeds = new FeedServer();
let primary: Primary;
let test: TestDatabase;
let workers: AppProcess[];
let bff: AppProcess;
let address: string;

beforeAll(async () => {
  primary = await startPrimary(DISK_MB);
  test = await seededDatabase(primary.server.url);
  const origin = `http://${await feeds.start()}`;
  for (let n = 0; n < FEEDS; n++) {
    serve(n, 1);
    await buildLiveFeed(test.db, `fleet-${n}`, `${origin}/fleet-${n}/feed`);
  }
  const env = {
    DATABASE_URL: test.url,
    FEEDS: 'live',
    FETCH_OPEN_RANGES: '127.0.0.1/32',
    HOST_GAP_MS: '0',
    LOG_LEVEL: 'info',
  };
  workers = [
    AppProcess.worker('worker 1', env),
    AppProcess.worker('worker 2', { ...env, CLOCK_SHIFT_MS: String(HOUR_MS) }),
  ];
  const started = await AppProcess.bff('BFF', { DATABASE_URL: test.url, CLOCK_SHIFT_MS: String(-HOUR_MS) });
  bff = started.app;
  address = started.address;
  await Promise.all([...workers, bff].map((app) => app.start()));
}, LIMIT_MS);

afterAll(async () => {
  await Promise.all([...workers, bff].map((app) => app.stop()));
  await feeds.stop();
  await test.db.close();
  await primary.remove();
}, LIMIT_MS);

/** A feed with as many rounds of items. */
function serve(n: number, rounds: number): void {
  const items = Array.from({ length: rounds * ITEMS }, (_, index) => ({
    guid: `fleet-${n}-${index}`,
    title: `Report ${index} of outlet ${n}`,
    text: TEXT,
  }));
  feeds.serve(`fleet-${n}`, document(rss(items), `"${rounds}"`));
}

async function count(what: string): Promise<number> {
  const [row] = await test.db.rows<{ n: number }>(`select count(*)::int as n from ${what}`);
  return row?.n ?? 0;
}

async function untilStored(articles: number): Promise<void> {
  const end = performance.now() + LIMIT_MS;
  while ((await count('article')) < articles) {
    if (performance.now() > end) throw new Error(`${await count('article')} of ${articles} articles`);
    await wait(200);
  }
}

/** Until a worker could not store something. */
async function untilNoticed(): Promise<void> {
  const end = performance.now() + 60_000;
  const isFull = (line: string) => line.includes('No space left');
  while (!workers.some(({ complaints }) => complaints.some(isFull))) {
    if (performance.now() > end) throw new Error('no worker noticed that the disk is full');
    await wait(100);
  }
}

it(
  'keeps one time although the clocks of two machines are an hour off',
  async () => {
    await untilStored(FEEDS * ITEMS);
    const clocks = [...workers, bff].map(
      ({ complaints }) => complaints.filter((line) => line.includes("corrects this machine's clock")).length,
    );
    expect(clocks).toEqual([0, 1, 1]);
    expect(await count(`feed_visit where abs(extract(epoch from wall_at - now())) > 600`)).toBe(0);
    expect(await count(`host where leased_until > now() + interval '10 minutes'`)).toBe(0);
    expect(await count(`article where abs(extract(epoch from first_seen_at - now())) > 600`)).toBe(0);
  },
  LIMIT_MS,
);

it(
  'loses and doubles nothing while the disk is full, and readers hardly notice it',
  async () => {
    const { disk } = primary;
    // Only root may mount a small disk.
    if (disk === null) return;
    const readers = new ReaderLoop([address], ['/api/articles', '/api/topics', '/api/meta']);
    readers.start(4, 100);
    try {
      // Reading a page for the first time after a change may extend its table's visibility map, for which a full disk has no room. So
      // each table has one, as those of an older database do.
      await until(
        'all articles to be placed',
        async () => (await count('article where topic_id is null')) === 0,
      );
      await until(
        'all sources to be assessed',
        async () => (await sourcesNeverAssessed(test.db, 1)).length === 0,
      );
      await test.db.rows('vacuum');
      for (let n = 0; n < FEEDS; n++) serve(n, 3);
      disk.fill();
      await test.db.rows('update host set next_allowed_at = now()');
      await makeAllDue(test.db);
      await untilNoticed();
      await wait(2000);
      expect([...workers, bff].map(({ isRunning }) => isRunning)).toEqual([true, true, true]);
      disk.free();
      await test.db.rows('update host set leased_until = null, lease_id = null');
      await makeAllDue(test.db);
      await untilStored(3 * FEEDS * ITEMS);
    } finally {
      disk.free();
      await readers.stop();
    }
    expect(await count('(select distinct feed_id, guid from article) items')).toBe(3 * FEEDS * ITEMS);
    expect(await count('article')).toBe(3 * FEEDS * ITEMS);
    expect(await count('feed where failure_count > 0')).toBe(0);
    const { errorPercent, longestOutageS, requests } = readers.report();
    expect(requests).toBeGreaterThan(20);
    expect(errorPercent).toBeLessThan(1);
    expect(longestOutageS).toBeLessThan(10);
  },
  LIMIT_MS,
);
