import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { SignedIn } from '#contract/accounts';
import { ErrorBody } from '#contract/site';
import { PASSWORD } from '../../support/factories/accounts.js';
import { type RestartingServer, startRestartingServer } from '../../support/restarting-server.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let server: RestartingServer;
let database: TestDatabase;
let app: NestExpressApplication;
const http = () => request(app.getHttpServer());

beforeAll(async () => {
  server = await startRestartingServer();
  database = await seededDatabase(server.url);
  app = await createTestApp(database.url);
});

afterAll(async () => {
  await app.close();
  await database.db.close();
  await server.remove();
});

it('responds 503 while the database is gone, signs nobody in or out, and recovers when it is back', async () => {
  const given = { username: 'ada', email: 'ada@mail.example', password: PASSWORD };
  const login = () => http().post('/api/login').send({ username: 'ada', password: PASSWORD });
  const { headers } = await http().post('/api/register').send(given).expect(201);
  const cookie = String(headers['set-cookie']?.[0]).split(';')[0] ?? '';
  const user = () => http().get('/api/user').set('Cookie', cookie);
  await user().expect(200);

  await server.stop();
  for (const call of [
    login(),
    user(),
    http()
      .post('/api/register')
      .send({ ...given, username: 'bea' }),
  ]) {
    const answer = await call.expect(503);
    expect(ErrorBody.parse(answer.body)).toMatchObject({ code: 'unavailable', error: expect.any(String) });
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(JSON.stringify(answer.body)).not.toMatch(/ECONN|127\.0\.0\.1|select/);
  }
  await http().get('/api/health/live').expect(200);

  await server.start();
  await user().expect(200);
  SignedIn.parse((await login().expect(200)).body);
});
