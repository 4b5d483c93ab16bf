import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import pino from 'pino';
import request from 'supertest';
import { NewsClock, startReplay } from '#persistence/news-clock';
import { connectDatabase } from '#persistence/schema';
import { freePort } from '#platform/embedded';
import { metrics } from '#platform/metrics';
import { createLogger, readSettings } from '#platform/runtime';
import { createApp } from '../../../apps/bff/src/create-app.js';
import { IngestService } from '../../../apps/worker/src/ingest/ingest.service.js';
import { MetricsService } from '../../../apps/worker/src/metrics/metrics.service.js';
import { KeeperService } from '../../../apps/worker/src/stories/keeper.service.js';
import { WorkerModule } from '../../../apps/worker/src/worker.module.js';
import { buildRecordedFeed } from '../../support/factories/ingest.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { document, FeedServer, rss, status } from '../../support/feed-server.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import { readUntilIdle } from '../../support/visits.js';

const RECORDING = 'metrics';
const TOKEN = 'a token that is long enough';

/** The samples of an exposition text, by name and labels. */
function samples(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [
      line.slice(0, line.lastIndexOf(' ')),
      Number(line.slice(line.lastIndexOf(' ') + 1)),
    ]),
  );
}

/** One item, dated `minutes` before the visit. */
function dated(guid: string, title: string, minutes: number): string {
  const date = hoursAfter(-minutes / 60).toUTCString();
  return rss([{ guid, title }]).replace(/<pubDate>[^<]*/, `<pubDate>${date}`);
}

// Other files of this process have counted, too.
beforeAll(() => metrics.resetMetrics());

describe('the metrics of the worker', () => {
  const feeds = new FeedServer();
  let test: TestDatabase;
  let app: INestApplicationContext;
  let port = 0;
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers });
  const read = async () => samples(await (await get('/metrics')).text());

  beforeAll(async () => {
    test = await seededDatabase();
    const server = await feeds.start();
    const [from, to] = [hoursAfter(-24), hoursAfter(24)];
    const start = { name: RECORDING, fictional: true, from, to, backfillUntil: to, wall: new Date() };
    await startReplay(test.db, start);
    await test.db.rows('update news_clock set replay_at = $1, backfill_until = $1', [NEWS_DAY]);
    const read = hoursAfter(-1);
    await buildRecordedFeed(test.db, RECORDING, 'herald', {
      last_success_at: read,
      last_checked_at: read,
      last_new_at: read,
    });
    await buildRecordedFeed(test.db, RECORDING, 'first');
    await buildRecordedFeed(test.db, RECORDING, 'broken');
    await buildRecordedFeed(test.db, RECORDING, 'asleep', { state: 'waiting' });
    feeds.serve('herald', document(dated('a', 'Bridge over the Orrin closed', 20)));
    feeds.serve('first', document(dated('b', 'Ferry runs across the Orrin again', 60 * 24 * 6)));
    feeds.serve('broken', status(503));
    port = await freePort();
    const settings = readSettings({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATABASE_URL: test.url,
      RECORDED_SERVER: server,
      WORKER_HEALTH_PORT: String(port),
    });
    const module = WorkerModule.with(settings, createLogger(settings, 'worker'), false);
    app = await NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
  });

  afterAll(async () => {
    await app.close();
    await feeds.stop();
    await test.drop();
  });

  it('show the pending work at the start', async () => {
    const found = await read();
    expect(found.get('followthrough_database_up')).toBe(1);
    expect(found.get('followthrough_feeds_due')).toBe(3);
    expect(found.get('followthrough_feeds{level="waiting"}')).toBe(3);
    expect(found.get('followthrough_feeds{level="ok"}')).toBe(1);
    expect(found.get('followthrough_articles_waiting')).toBe(0);
    expect(found.get('process_resident_memory_bytes')).toBeGreaterThan(1e6);
    expect(found.get('followthrough_pool_connections{state="waiting"}')).toBe(0);
  });

  it('count visits, articles, steps and the lag of dated articles of known feeds', async () => {
    expect(await readUntilIdle(app.get(IngestService, { strict: false }))).toBe(3);
    while ((await app.get(KeeperService, { strict: false }).round()) > 0);
    const found = await read();
    expect(found.get('followthrough_feed_visits_total{outcome="ok"}')).toBe(2);
    expect(found.get('followthrough_feed_visits_total{outcome="server_error"}')).toBe(1);
    expect(found.get('followthrough_articles_added_total')).toBe(2);
    expect(found.get('followthrough_articles_placed_total')).toBe(2);
    expect(found.get('followthrough_article_lag_seconds_count')).toBe(1);
    expect(found.get('followthrough_article_lag_seconds_sum')).toBe(1200);
    expect(found.get('followthrough_step_seconds_count{step="fetch"}')).toBe(3);
    expect(found.get('followthrough_step_seconds_count{step="store"}')).toBe(3);
    expect(found.get('followthrough_step_seconds_count{step="place"}')).toBeGreaterThan(0);
  });

  it('have no labels that feeds or readers could multiply', async () => {
    const text = await (await get('/metrics')).text();
    expect(text).not.toMatch(/herald|orrin|\.example/i);
  });

  it('are local to the machine, on a port with two calls', async () => {
    expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.5' })).status).toBe(401);
    expect((await get('/other')).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
    expect(await (await get('/live')).json()).toMatchObject({ status: 'ok' });
  });
});

describe('the metrics of a worker whose database is gone', () => {
  it('report it, and omit stale figures', async () => {
    const gone = await seededDatabase();
    const db = await connectDatabase(gone.url, 2);
    await gone.drop();
    const clock = new NewsClock(db, () => NEWS_DAY, 0);
    const service = new MetricsService(db, clock, pino({ level: 'silent' }));
    const found = samples(await service.text());
    await db.close();
    expect(found.get('followthrough_database_up')).toBe(0);
    expect([...found.keys()].join(' ')).not.toMatch(/followthrough_(feeds|articles_waiting)/);
    expect(found.has('followthrough_articles_added_total')).toBe(true);
  });
});

describe('the metrics of the BFF', () => {
  let test: TestDatabase;
  const apps: NestExpressApplication[] = [];

  async function bff(env: Record<string, string>): Promise<NestExpressApplication> {
    const given = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: test.url, ...env };
    const settings = readSettings(given);
    const app = await createApp(settings, createLogger(settings, 'bff'));
    await app.init();
    apps.push(app);
    return app;
  }

  beforeAll(async () => {
    test = await seededDatabase();
  });

  afterAll(async () => {
    for (const app of apps) await app.close();
    await test.drop();
  });

  it('measure calls by the pattern of their route, never by the path', async () => {
    const server = (await bff({})).getHttpServer();
    await request(server).get('/api/topics/a-secret-topic?q=word').expect(404);
    await request(server).get('/api/topics/another-one').expect(404);
    // Routes know no case.
    await request(server).delete('/API/Collections/1').expect(401);
    await request(server).get('/api/no/such/call').expect(404);
    const { text } = await request(server)
      .get('/api/metrics')
      .expect(200)
      .expect('Content-Type', /^text\/plain/);
    expect(text).not.toMatch(/secret|another|such|word/);
    const count = (route: string) =>
      samples(text).get(
        `followthrough_http_request_seconds_count{method="GET",route="${route}",status="404"}`,
      );
    expect(count('/api/topics/:slug')).toBe(2);
    expect(count('none')).toBe(1);
    expect(text).toContain('{method="DELETE",route="/api/collections/:id",status="401"}');
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).toContain('followthrough_pool_connections{state="idle"}');
  });

  it('leave out event streams, which last as long as a client is connected', async () => {
    const app = await bff({});
    apps.pop();
    await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address() as AddressInfo;
    expect((await fetch(`http://127.0.0.1:${port}/api/events`)).status).toBe(200);
    await app.close();
    const server = (await bff({})).getHttpServer();
    await request(server).get('/api/events?since=abc').expect(400);
    const { text } = await request(server).get('/api/metrics').expect(200);
    const streams = [...samples(text).keys()].filter(
      (name) => name.includes('_count{') && name.includes('/api/events'),
    );
    expect(streams).toEqual([
      'followthrough_http_request_seconds_count{method="GET",route="/api/events",status="400"}',
    ]);
  });

  it('are refused through a proxy if no token is set', async () => {
    const server = (await bff({})).getHttpServer();
    await request(server).get('/api/metrics').set('X-Forwarded-For', '203.0.113.5').expect(401);
  });

  it('need the token if one is set', async () => {
    const server = (await bff({ METRICS_TOKEN: TOKEN })).getHttpServer();
    const { body } = await request(server).get('/api/metrics').expect(401);
    expect(body).toMatchObject({
      code: 'unauthenticated',
      message: expect.stringContaining('METRICS_TOKEN'),
    });
    await request(server).get('/api/metrics').set('Authorization', 'Bearer wrong').expect(401);
    await request(server).get('/api/metrics').set('Authorization', `Bearer ${TOKEN}`).expect(200);
  });
});
