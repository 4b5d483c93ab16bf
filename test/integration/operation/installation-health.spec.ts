import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { Health } from '#contract/health';
import { goLive } from '#persistence/news-clock';
import { takeKeeper } from '#persistence/stories';
import { buildArticle } from '../../support/factories/articles.js';
import { buildFeed, buildFeedVisit } from '../../support/factories/ingest.js';
import type { Values } from '../../support/factories/values.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let test: TestDatabase;
const apps: NestExpressApplication[] = [];
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

beforeEach(async () => {
  test = await seededDatabase();
});

afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
  await test.drop();
});

/** The response of a new BFF, because a BFF caches its response for some seconds. */
async function health(status: number): Promise<Health> {
  const app = await createTestApp(test.url);
  apps.push(app);
  return Health.parse((await request(app.getHttpServer()).get('/api/health').expect(status)).body);
}

/** A live feed that works. */
async function buildLiveFeed(values: Values<'feed'> = {}): Promise<number> {
  const healthy = {
    next_check_at: minutesAgo(-10),
    last_checked_at: minutesAgo(5),
    last_new_at: minutesAgo(5),
  };
  return (await buildFeed(test.db, { host_key: 'herald.example', ...healthy, ...values })).id;
}

describe('GET /api/health', () => {
  it("reports feeds by state, waiting articles and the worker's heartbeat", async () => {
    await goLive(test.db);
    await takeKeeper(test.db, 'a worker', 8000);
    const feed = await buildLiveFeed();
    await buildLiveFeed({ last_new_at: minutesAgo(60 * 24 * 30), next_check_at: minutesAgo(2) });
    await buildLiveFeed({ failure_count: 3, failing_since: minutesAgo(90) });
    await buildLiveFeed({ failure_count: 30, failing_since: minutesAgo(90_000), dead_since: minutesAgo(60) });
    await buildLiveFeed({ state: 'disabled', state_reason: 'gone' });
    await buildLiveFeed({ state: 'disabled', state_reason: 'paused' });
    await buildLiveFeed({ state: 'waiting' });
    await buildLiveFeed({ recording: 'another feed set' });
    await buildArticle(test.db, { topic_id: null, is_card: false, first_seen_at: minutesAgo(1) });
    await buildFeedVisit(test.db, feed, { at: minutesAgo(5), wall_at: minutesAgo(5) });
    const { details, ...overall } = await health(200);
    expect(overall).toEqual({
      status: 'ok',
      problems: [],
      version: expect.stringMatching(/^\d/),
      pendingMigrations: 0,
    });
    expect(details).toMatchObject({
      news: { mode: 'live' },
      worker: { keeperSeenAt: expect.any(String), lastVisitAt: expect.any(String) },
      feeds: { ok: 1, quiet: 1, failing: 1, dead: 2, paused: 1, waiting: 1, due: 1 },
      articles: { waiting: 1 },
    });
    expect(details?.feeds.dueSeconds).toBeGreaterThanOrEqual(120);
    expect(details?.articles.waitingSeconds).toBeGreaterThanOrEqual(60);
  });

  it('names the problems, and responds 503', async () => {
    await goLive(test.db);
    await buildLiveFeed({ next_check_at: minutesAgo(200) });
    await buildArticle(test.db, { topic_id: null, is_card: false, first_seen_at: minutesAgo(30) });
    await test.db.rows('update keeper set heartbeat_at = $1', [minutesAgo(4)]);
    const { status, problems } = await health(503);
    expect(status).toBe('failing');
    expect(problems).toEqual([
      'No worker has been seen for 4 minutes.',
      'Articles wait to be placed in stories, the oldest for 30 minutes.',
      'Feeds are overdue, the longest by 3 hours.',
    ]);
  });

  it('does not call a feed overdue while its host asks for a wait', async () => {
    await goLive(test.db);
    await takeKeeper(test.db, 'a worker', 8000);
    await buildLiveFeed({ next_check_at: minutesAgo(-600), last_outcome: 'throttled', failure_count: 1 });
    await buildLiveFeed({ next_check_at: minutesAgo(200) });
    const rests = (minutes: number) =>
      test.db.rows('update host set next_allowed_at = $1', [minutesAgo(-minutes)]);
    await rests(50);
    expect((await health(200)).details?.feeds).toMatchObject({ due: 0, dueSeconds: 0 });
    await rests(-2);
    const { dueSeconds = 0, ...feeds } = (await health(200)).details?.feeds ?? {};
    expect(feeds).toMatchObject({ due: 1 });
    expect(Math.round(dueSeconds / 60)).toBe(2);
    await rests(-70);
    expect((await health(503)).problems).toEqual(['Feeds are overdue, the longest by 1 hour.']);
    await test.db.rows("update feed set last_outcome = 'ok'");
    await rests(1);
    expect((await health(503)).problems).toEqual(['Feeds are overdue, the longest by 3 hours.']);
  });

  it('names the single cause while there are no articles yet', async () => {
    expect(await health(503)).toMatchObject({
      problems: [expect.stringMatching(/^No feeds/)],
      details: null,
    });
    await test.db.rows('delete from migration');
    const missing = await health(503);
    expect(missing.details).toBeNull();
    expect(missing.pendingMigrations).toBeGreaterThan(0);
    expect(missing.problems).toEqual([
      expect.stringMatching(/migrations are missing: run npm run migrate\.$/),
    ]);
  });

  it('responds without details while the database does not', async () => {
    const gone = await seededDatabase();
    const app = await createTestApp(gone.url);
    apps.push(app);
    await gone.drop();
    const { body } = await request(app.getHttpServer()).get('/api/health').expect(503);
    expect(Health.parse(body)).toMatchObject({
      problems: ['The database does not respond.'],
      pendingMigrations: null,
      details: null,
    });
  });

  it('queries the database once for many callers', async () => {
    await goLive(test.db);
    await takeKeeper(test.db, 'a worker', 8000);
    const app = await createTestApp(test.url);
    apps.push(app);
    const ask = () => request(app.getHttpServer()).get('/api/health');
    const before = Health.parse((await ask()).body);
    await buildLiveFeed();
    const after = await Promise.all([ask(), ask(), ask()]);
    for (const { body } of after) expect(body).toEqual(before);
  });
});
