import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { ErrorBody, Meta, Readiness } from '#contract/site';
import { advanceReplay, goLive, markReady, startPlaying, startReplay } from '#persistence/news-clock';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let database: TestDatabase;
let app: NestExpressApplication;
const get = (path: string) => request(app.getHttpServer()).get(path);
/** The BFF reads the clock's row at most once a second. */
const clockIsReadAgain = () => new Promise((resolve) => setTimeout(resolve, 1100));

beforeAll(async () => {
  database = await seededDatabase();
  app = await createTestApp(database.url);
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

describe('health', () => {
  it('is live at once, and ready after the first round, with the reason until then', async () => {
    await get('/api/health/live').expect(200, { status: 'ok' });
    expect(Readiness.parse((await get('/api/health/ready').expect(503)).body).reason).toMatch(/npm start/);
    await goLive(database.db);
    await clockIsReadAgain();
    expect(Readiness.parse((await get('/api/health/ready').expect(503)).body).reason).toMatch(/first round/);
    await markReady(database.db, new Date());
    await clockIsReadAgain();
    expect(Readiness.parse((await get('/api/health/ready').expect(200)).body)).toEqual({
      status: 'ready',
      reason: null,
    });
  });

  it('names the social networks that the operator set, and no others', async () => {
    const links = await createTestApp(database.url, { SOCIAL_LINKS: 'https://social.example/@us' });
    const { body } = await request(links.getHttpServer()).get('/api/meta').expect(200);
    await links.close();
    expect(Meta.parse(body).socialLinks).toEqual(['https://social.example/@us']);
  });

  it('is not ready while migrations are missing, and checks it without writes', async () => {
    const { db } = database;
    const reason = async () => Readiness.parse((await get('/api/health/ready').expect(503)).body).reason;
    const applied = await db.rows<{ name: string }>('delete from migration returning name');
    expect(applied.length).toBeGreaterThan(0);
    const missing = new RegExp(`^${applied.length} database migrations are missing`);
    expect(await reason()).toMatch(missing);
    await db.rows('alter table migration rename to migration_away');
    expect(await reason()).toMatch(missing);
    expect(await db.rows("select to_regclass('migration') as found")).toEqual([{ found: null }]);
    await db.rows('alter table migration_away rename to migration');
    const names = applied.map(({ name }) => name);
    // Raw SQL: the table is MikroORM's own.
    await db.rows('insert into migration (name) select unnest($1::text[])', [names]);
    await get('/api/health/ready').expect(200);
  });

  it('is live but not ready while the database does not respond', async () => {
    const gone = await seededDatabase();
    const alone = await createTestApp(gone.url);
    await gone.drop();
    try {
      await request(alone.getHttpServer()).get('/api/health/live').expect(200);
      await request(alone.getHttpServer())
        .get('/api/health/ready')
        .expect(503, { status: 'not_ready', reason: 'The database does not respond.' });
    } finally {
      await alone.close();
    }
  });

  it('reports the version and the news time', async () => {
    await startReplay(database.db, {
      name: 'The fortnight',
      fictional: true,
      from: NEWS_DAY,
      to: hoursAfter(24),
      backfillUntil: hoursAfter(12),
      wall: new Date(),
    });
    await clockIsReadAgain();
    const meta = Meta.parse((await get('/api/meta').expect(200)).body);
    expect(meta).toMatchObject({
      product: 'Followthrough',
      now: NEWS_DAY.toISOString(),
      feeds: 'recorded',
      recording: { name: 'The fortnight', fictional: true, speed: 0 },
      socialLinks: [],
    });

    await advanceReplay(database.db, NEWS_DAY, hoursAfter(12), new Date());
    await startPlaying(database.db, 3600, new Date());
    await clockIsReadAgain();
    const playing = Meta.parse((await get('/api/meta').expect(200)).body);
    expect(playing.recording?.speed).toBe(3600);
    expect(Date.parse(playing.now)).toBeGreaterThan(hoursAfter(12).getTime());

    await startPlaying(database.db, 360_000, new Date());
    await clockIsReadAgain();
    const ended = Meta.parse((await get('/api/meta').expect(200)).body);
    expect(ended).toMatchObject({ now: hoursAfter(24).toISOString(), recording: { speed: 0 } });
  });

  it('has an OpenAPI document of every call', async () => {
    const { body } = await get('/api/docs-json').expect(200);
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining([
        '/api/articles',
        '/api/articles/{slug}',
        '/api/topics/{id}/milestones',
        '/api/meta',
      ]),
    );
    expect(JSON.stringify(body.paths['/api/articles'])).toContain('pagination');
  });

  it('responds to unknown calls in the standard error form, without leaks', async () => {
    const { body } = await get('/api/no-such-call').expect(404);
    expect(ErrorBody.parse(body).code).toBe('not_found');
    expect(JSON.stringify(body)).not.toMatch(/node_modules|at \w+ \(/);
  });

  it('sets security headers and hides what it is built with', async () => {
    const { headers } = await get('/api/meta').expect(200);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
  });
});
