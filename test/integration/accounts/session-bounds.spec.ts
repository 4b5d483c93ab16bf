import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { buildSession, buildUserWithPassword, PASSWORD } from '../../support/factories/accounts.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let database: TestDatabase;
let app: NestExpressApplication;

beforeAll(async () => {
  database = await seededDatabase();
  app = await createTestApp(database.url);
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

it('a reader has fifty sessions; one more ends the least recently used one', async () => {
  const { id, username } = await buildUserWithPassword(database.db, { username: 'everywhere' });
  const ids: number[] = [];
  for (let age = 50; age > 0; age--) {
    const last_seen_at = new Date(Date.now() - age * 3_600_000);
    ids.push((await buildSession(database.db, id, { last_seen_at })).id);
  }
  await request(app.getHttpServer()).post('/api/login').send({ username, password: PASSWORD }).expect(200);
  const left = await database.db.rows<{ id: number }>('select id from session where user_id = $1', [id]);
  expect(left).toHaveLength(50);
  expect(ids.filter((one) => !left.some((session) => session.id === one))).toEqual([ids[0]]);
});
