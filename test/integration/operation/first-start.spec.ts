import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { pino } from 'pino';
import request from 'supertest';
import { PromotionHint } from '#contract/accounts';
import { DEVELOPMENT_PROMOTION_KEY } from '#platform/runtime';
import { buildUser } from '../../support/factories/accounts.js';
import { cookieOf } from '../../support/readers.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let database: TestDatabase;
const apps: NestExpressApplication[] = [];
const lines: string[] = [];

async function start(env: Record<string, string> = {}): Promise<NestExpressApplication> {
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const app = await createTestApp(database.url, env, logger);
  apps.push(app);
  return app;
}

async function newReader() {
  const { id } = await buildUser(database.db);
  return { id, cookie: await cookieOf(database.db, id) };
}

beforeAll(async () => {
  database = await seededDatabase();
});

afterAll(async () => {
  for (const app of apps) await app.close();
  await database.drop();
});

describe('the promotion key of an installation without one in its settings', () => {
  it('is generated once, shown once, shared by all BFFs, and stored nowhere', async () => {
    const [first, second] = await Promise.all([start(), start()]);
    const keys = lines.flatMap((line) => JSON.parse(line).promotionKey ?? []);
    expect(keys).toHaveLength(1);
    await start();
    expect(lines.filter((line) => line.includes('promotionKey'))).toHaveLength(1);
    const stored = await database.db.rows('select 1 from audit_entry where payload::text like $1', [
      `%${keys[0]}%`,
    ]);
    expect(stored).toEqual([]);
    for (const app of [first, second]) {
      const { id, cookie } = await newReader();
      const promote = (adminKey: string) =>
        request(app.getHttpServer())
          .post('/api/admin/promote')
          .set('Cookie', cookie)
          .send({ userId: id, adminKey });
      await promote('a guess').expect(403);
      await promote(keys[0]).expect(200);
    }
  });

  it.each([
    ['development', DEVELOPMENT_PROMOTION_KEY, DEVELOPMENT_PROMOTION_KEY],
    ['production', DEVELOPMENT_PROMOTION_KEY, null],
    ['development', 'a key of our own', null],
  ])('in %s with %s shows %s', async (NODE_ENV, ADMIN_PROMOTION_KEY, shown) => {
    const app = await start({ NODE_ENV, ADMIN_PROMOTION_KEY });
    const { cookie } = await newReader();
    const { body } = await request(app.getHttpServer()).get('/api/admin/promotion').set('Cookie', cookie);
    expect(PromotionHint.parse(body)).toEqual({ defaultKey: shown });
  });
});

describe('POST /api/init-data', () => {
  it('loads missing categories and the directory, and changes nothing if they exist', async () => {
    const { db } = database;
    const app = await start();
    const init = () => request(app.getHttpServer()).post('/api/init-data').expect(204);
    const counts = () =>
      db.rows(
        'select (select count(*)::int from category) as categories, (select count(*)::int from source) as sources',
      );
    await db.rows('delete from category');
    await Promise.all([init(), init(), init()]);
    const [loaded] = await counts();
    expect(loaded).toMatchObject({ categories: 9 });
    await init();
    expect(await counts()).toEqual([loaded]);
    const [source] = await db.rows<{ count: number }>('select count(*)::int as count from source');
    expect(source?.count).toBeGreaterThan(500);
  });
});
