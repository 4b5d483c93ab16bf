import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { explainNextCheck } from '#domain/ingest/health';
import { countDueFeeds, findFeed } from '#persistence/ingest/health';
import { dueFeeds, fetchStateOf } from '#persistence/ingest/schedule';
import { document, FeedServer, rss, status } from '../../support/feed-server.js';
import { buildLiveFeed, makeAllDue } from '../../support/live-feeds.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import { startTestWorker, type TestWorker } from '../../support/worker.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let test: TestDatabase;
let worker: TestWorker;
let address: string;
const feeds = new FeedServer();

/** A document with items published `agos` ms ago. `channel` has more elements of its channel. */
function published(agos: readonly number[], channel = ''): string {
  const now = Date.now();
  let document = rss(agos.map((ago, index) => ({ guid: `g${index}`, title: `Report ${index} of ${ago}` })));
  for (const ago of agos)
    document = document.replace(/Tue, 04 Mar 2031 10:00:00 GMT/, new Date(now - ago).toUTCString());
  return document.replace('<channel>', `<channel>${channel}`);
}

const build = async (outlet: string) =>
  (await buildLiveFeed(test.db, outlet, `http://${address}/${outlet}/feed`)).id;

interface FeedRow {
  next_check_at: Date;
  next_check_reason: string;
  failure_count: number;
  failing_since: Date | null;
  dead_since: Date | null;
  state: string;
  state_reason: string | null;
  rhythm_ms: number | null;
}

async function feedRow(id: number): Promise<FeedRow> {
  const [row] = await test.db.rows<FeedRow>('select * from feed where id = $1', [id]);
  if (row === undefined) throw new Error(`no feed ${id}`);
  return row;
}

/** Makes this feed alone due, and reads it. */
async function readAgain(id: number): Promise<FeedRow> {
  await test.db.rows("update feed set next_check_at = now() + interval '1 day'");
  await test.db.rows("update feed set next_check_at = now() - interval '1 minute' where id = $1", [id]);
  await test.db.rows("update host set next_allowed_at = now() - interval '1 second'");
  await worker.readFeeds();
  return feedRow(id);
}

const waits = (row: FeedRow) => row.next_check_at.getTime() - Date.now();
const alerts = (id: number) =>
  test.db.rows<Record<string, unknown>>('select * from operator_alert where feed_id = $1 order by id', [id]);
const visits = (id: number) =>
  test.db.rows<Record<string, unknown>>('select * from feed_visit where feed_id = $1 order by id', [id]);

beforeAll(async () => {
  test = await seededDatabase();
  address = await feeds.start();
  worker = await startTestWorker(test.url, { FETCH_OPEN_RANGES: '127.0.0.0/8', HOST_GAP_MS: '0' });
});

afterAll(async () => {
  await worker.stop();
  await feeds.stop();
  await test.drop();
});

describe('a feed', () => {
  it.each([
    ['was to be read a minute ago', -MINUTE, 1],
    ['is to be read tomorrow', DAY, 0],
    ['is to be read in two weeks, which is possible only if the clock was set back', 14 * DAY, 1],
  ])('that %s is counted and claimed alike', async (_, ahead, due) => {
    const id = await build(`due${ahead < 0 ? 'past' : ahead}`);
    const newsNow = new Date();
    await test.db.rows("update feed set next_check_at = now() + interval '1 day'");
    await test.db.rows('update feed set next_check_at = $1 where id = $2', [
      new Date(newsNow.getTime() + ahead),
      id,
    ]);
    const hosts = (await test.db.rows<{ host_key: string }>('select host_key from host')).map(
      (row) => row.host_key,
    );
    const scope = { recording: null, newsNow };
    expect(await countDueFeeds(test.db, scope, newsNow)).toBe(due);
    expect((await dueFeeds(test.db, hosts, scope, 1)).map((feed) => feed.id)).toEqual(due === 1 ? [id] : []);
  });
});

describe('a working feed', () => {
  it('is visited by its own rhythm, keeps it over a 304, and stores the reason', async () => {
    feeds.serve('steady', document(published([1, 4, 7, 10, 13].map((hours) => hours * HOUR))));
    const id = await build('steady');
    const first = await readAgain(id);
    expect(first).toMatchObject({ rhythm_ms: 3 * HOUR, next_check_reason: 'rhythm' });
    expect(waits(first)).toBeGreaterThan(0.9 * HOUR);
    expect(waits(first)).toBeLessThan(1.2 * HOUR);
    const second = await readAgain(id);
    expect(second).toMatchObject({ rhythm_ms: 3 * HOUR, next_check_reason: 'rhythm' });
    const row = await findFeed(test.db, id);
    expect(row && explainNextCheck(fetchStateOf(row), new Date())).toMatch(
      /new about every 3 h\. The wait is half of that/,
    );
  });

  it('learns from new items only, once it knows the others', async () => {
    // Only once: a second later the dates would be different items.
    const old = published([10, 20, 30, 40, 50].map((minutes) => minutes * MINUTE));
    feeds.serve('quickening', document(old, '"1"'));
    const id = await build('quickening');
    expect((await readAgain(id)).rhythm_ms).toBe(10 * MINUTE);
    await test.db.rows("update feed set last_new_at = now() - interval '3 days' where id = $1", [id]);
    const more = rss([{ guid: 'late', title: 'At last' }]).match(/<item>.*<\/item>/)?.[0] ?? '';
    const dated = more.replace(/Tue, 04 Mar 2031 10:00:00 GMT/, new Date().toUTCString());
    feeds.serve('quickening', document(old.replace('<item>', `${dated}\n<item>`), '"2"'));
    const { rhythm_ms: rhythm } = await readAgain(id);
    expect(rhythm).toBeGreaterThan(10 * MINUTE);
    expect(rhythm).toBeLessThan(60 * MINUTE);
  });

  it('is left alone for as long as it asks, and in its skip hours', async () => {
    feeds.serve(
      'asking',
      document(published([MINUTE, 2 * MINUTE, 3 * MINUTE, 4 * MINUTE], '<ttl>120</ttl>')),
    );
    const asking = await readAgain(await build('asking'));
    expect([asking.next_check_reason, waits(asking) > 119 * MINUTE]).toEqual(['freshness', true]);
    const hours = Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => hour !== 5);
    const skip = `<skipHours>${hours.map((hour) => `<hour>${hour}</hour>`).join('')}</skipHours>`;
    feeds.serve('nightly', document(published([HOUR], skip)));
    const nightly = await readAgain(await build('nightly'));
    expect(nightly.next_check_at.getUTCHours()).toBe(5);
  });

  it('may be empty', async () => {
    feeds.serve('empty', document(rss([])));
    const id = await build('empty');
    expect(await readAgain(id)).toMatchObject({ failure_count: 0, next_check_reason: 'default' });
  });
});

describe('the history', () => {
  it('has one line a visit', async () => {
    const body = published([HOUR, 2 * HOUR]);
    feeds.serve('history', document(body, '"1"'));
    const id = await build('history');
    await readAgain(id);
    await readAgain(id);
    feeds.serve('history', document(body.replace('Report 0', 'Correction 0'), '"2"'));
    await readAgain(id);
    feeds.serve('history', status(503));
    await readAgain(id);
    const bytes = Buffer.byteLength(body);
    expect(await visits(id)).toMatchObject([
      { outcome: 'ok', detail: null, added: 2, revised: 0, dropped: 0, bytes, ms: expect.any(Number) },
      { outcome: 'not_modified', added: 0, bytes: 0 },
      { outcome: 'ok', added: 0, revised: 1, bytes: bytes + 4 },
      { outcome: 'server_error', detail: 'HTTP 503', added: 0, bytes: 0 },
    ]);
  });
});

describe('a failing feed', () => {
  const failing = (id: number, days: number, count: number, deadDays: number | null = null) =>
    test.db.rows(
      `update feed set failing_since = now() - $2::float8 * interval '1 day', failure_count = $3,
              last_outcome = 'unreachable', dead_since = now() - $4::float8 * interval '1 day' where id = $1`,
      [id, days, count, deadDays],
    );

  it('is dead after a week, with one alert, is tried once a day, and recovers by a success', async () => {
    feeds.serve('dying', status(500));
    const id = await build('dying');
    await readAgain(id);
    await failing(id, 6.9, 13);
    expect(await readAgain(id)).toMatchObject({ dead_since: null, next_check_reason: 'backoff' });
    await failing(id, 7.1, 14);
    const dead = await readAgain(id);
    expect(dead).toMatchObject({ state: 'active', next_check_reason: 'dead', failure_count: 15 });
    expect(dead.dead_since).not.toBeNull();
    expect(waits(dead)).toBeGreaterThan(0.89 * DAY);
    expect(waits(dead)).toBeLessThanOrEqual(DAY);
    expect(await readAgain(id)).toMatchObject({ dead_since: dead.dead_since });
    expect(await alerts(id)).toMatchObject([
      { kind: 'feed_dead', payload: { failures: 15, detail: 'HTTP 500' }, read_at: null },
    ]);
    feeds.serve('dying', document(published([HOUR])));
    expect(await readAgain(id)).toMatchObject({ dead_since: null, failing_since: null, failure_count: 0 });
  });

  it('is disabled after a month of daily tries', async () => {
    feeds.serve('abandoned', status(404));
    const id = await build('abandoned');
    await failing(id, 38, 45, 30.1);
    expect(await readAgain(id)).toMatchObject({ state: 'disabled', state_reason: 'dead' });
    await readAgain(id);
    expect(await alerts(id)).toMatchObject([{ kind: 'feed_abandoned' }]);
    expect(await visits(id)).toHaveLength(1);
  });

  it('is disabled at once by 410, with an alert', async () => {
    feeds.serve('gone', status(410));
    const id = await build('gone');
    expect(await readAgain(id)).toMatchObject({ state: 'disabled', state_reason: 'gone' });
    expect(await alerts(id)).toMatchObject([{ kind: 'feed_gone', payload: { outcome: 'gone' } }]);
  });

  it('recovers by a 304 if only the server had failed', async () => {
    feeds.serve('back', document(published([HOUR])));
    const id = await build('back');
    await readAgain(id);
    feeds.serve('back', status(502));
    expect(await readAgain(id)).toMatchObject({ failure_count: 1 });
    feeds.serve('back', document('never sent'));
    expect(await readAgain(id)).toMatchObject({ failure_count: 0, failing_since: null });
    expect((await visits(id)).at(-1)).toMatchObject({ outcome: 'not_modified' });
  });
});

describe('a check requested while the feed is being read', () => {
  it('is kept', async () => {
    const asked = new Date(Date.now() + 42 * MINUTE);
    feeds.serve('asked', (request, response) => {
      const done = test.db.rows(
        "update feed set next_check_reason = 'operator', next_check_at = $1 where url like '%/asked/feed'",
        [asked],
      );
      void done.then(() => document(published([HOUR]))(request, response));
    });
    const id = await build('asked');
    expect(await readAgain(id)).toMatchObject({ next_check_reason: 'operator', next_check_at: asked });
    expect(await readAgain(id)).toMatchObject({ next_check_reason: 'operator', next_check_at: asked });
    feeds.serve('asked', document(published([HOUR]), '"2"'));
    expect((await readAgain(id)).next_check_reason).toBe('default');
  });
});

describe('a clock that was set back', () => {
  it('does not delay feeds and hosts until its old date', async () => {
    feeds.serve('ahead', document(published([HOUR])));
    const id = await build('ahead');
    await test.db.rows("update feed set next_check_at = now() + interval '400 days' where id = $1", [id]);
    await test.db.rows(
      `update host set next_allowed_at = now() + interval '400 days', leased_until = now() + interval '400 days',
              lease_id = gen_random_uuid() where host_key = 'ahead.example'`,
    );
    await worker.readFeeds();
    expect(waits(await feedRow(id))).toBeLessThan(HOUR);
  });

  it('leaves times alone that are far ahead by the rules', async () => {
    feeds.serve('patient', document(published([HOUR])));
    const id = await build('patient');
    await makeAllDue(test.db);
    await test.db.rows("update feed set next_check_at = now() + interval '10 days' where id = $1", [id]);
    await worker.readFeeds();
    expect(await visits(id)).toEqual([]);
  });
});
