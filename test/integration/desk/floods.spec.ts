import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import pino from 'pino';
import { DeskAlerts } from '#contract/desk';
import type { Database } from '#persistence/database';
import { goLive, NewsClock } from '#persistence/news-clock';
import { FloodWatchService } from '../../../apps/worker/src/desk/flood-watch.service.js';
import { buildFeed, buildFeedVisit } from '../../support/factories/ingest.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildSource } from '../../support/factories/sources.js';
import { type ReaderApp, startReaderApp } from '../../support/reader-app.js';

/** Noon of the tenth day after the first report. */
const NOW = 24 * 10 + 12 - NEWS_DAY.getUTCHours();

let site: ReaderApp;
let db: Database;

beforeAll(async () => {
  site = await startReaderApp();
  db = site.db;
  await db.rows('update news_clock set speed = 1e-12, replay_at = $1', [hoursAfter(NOW)]);
});
beforeEach(() => db.rows('truncate operator_alert, feed_visit restart identity'));
afterAll(() => site.stop());

const watchOf = (now: () => Date) =>
  new FloodWatchService(db, new NewsClock(db, now, 0), pino({ level: 'silent' }));
const watchAt = (hours: number) => watchOf(() => hoursAfter(hours));

/** Visits of one feed: what it stored a day on the days before `now`, earliest first, and today in two visits. */
async function stored(feed: number, before: readonly number[], today: number, now = hoursAfter(NOW)) {
  const visit = (daysAgo: number, added: number) => {
    const at = hoursAfter(-24 * daysAgo, now);
    return buildFeedVisit(db, feed, { at, wall_at: at, added });
  };
  for (const [at, added] of before.entries()) await visit(before.length - at, added);
  for (const added of [today - 10, 10]) await visit(0, added);
}

const WEEKS = [20, 21, 19, 20, 22, 20, 8, 9];

it('an alert names a source that stores many times its usual number, once a day, until an admin reads it', async () => {
  const source = await buildSource(db, { domain: 'orrin.example' });
  const [main, small] = [
    await buildFeed(db, { source_id: source.id }),
    await buildFeed(db, { source_id: source.id }),
  ];
  await stored(main.id, WEEKS, 400);
  await stored(
    small.id,
    WEEKS.map(() => 1),
    12,
  );
  const steady = await buildFeed(db);
  await stored(
    steady.id,
    WEEKS.map((added) => added * 20),
    500,
  );
  expect(await Promise.all([watchAt(NOW).round(), watchAt(NOW).round()])).toEqual(
    expect.arrayContaining([1, 0]),
  );
  expect(await watchAt(NOW).round()).toBe(0);
  const admin = await site.reader({ is_admin: true });
  const alerts = DeskAlerts.parse((await site.call(admin, 'get', '/admin/alerts').expect(200)).body);
  expect(alerts).toMatchObject([
    {
      text: 'Stored 412 articles in one day, far more than its usual 21; a quota would limit it.',
      feed: { id: main.id, domain: 'orrin.example' },
    },
  ]);
  await site
    .call(admin, 'post', '/admin/alerts/read')
    .send({ ids: alerts.map(({ id }) => id) })
    .expect(200, []);
});

it('the first visits of a new feed are no flood', async () => {
  const source = await buildSource(db);
  const [old, fresh] = [
    await buildFeed(db, { source_id: source.id }),
    await buildFeed(db, { source_id: source.id }),
  ];
  await stored(old.id, WEEKS, 20);
  await stored(fresh.id, [], 900);
  await stored((await buildFeed(db)).id, WEEKS.slice(-6), 900);
  expect(await watchAt(NOW).round()).toBe(0);
});

it('live feeds are watched by the clock on the wall', async () => {
  await goLive(db);
  const now = new Date();
  await stored((await buildFeed(db)).id, WEEKS, 400, now);
  await stored((await buildFeed(db)).id, WEEKS, 90, now);
  expect(await watchOf(() => now).round()).toBe(1);
});
