import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { ErrorBody, SignedIn, User } from '#contract';
import { createTestApp } from '../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../support/test-database.js';

let database: TestDatabase;
let app: NestExpressApplication;
const agent = () => request.agent(app.getHttpServer());
const PASSWORD = 'a fine password';
let serial = 0;

beforeAll(async () => {
  database = await seededDatabase();
  app = await createTestApp(database.url);
}, 60_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

function newcomer() {
  const n = ++serial;
  return { username: `Orrin.${n}`, email: `Orrin.${n}@Mail.example`, password: PASSWORD };
}

describe.each([
  ['/api/auth', '/api/auth/user'],
  ['/api', '/api/user'],
])('accounts at %s', (form, user) => {
  it('registers, which signs in, and signs out and in again, by name or address in any case', async () => {
    const given = newcomer();
    const browser = agent();
    const registered = SignedIn.parse((await browser.post(`${form}/register`).send(given).expect(201)).body);
    expect(registered).toMatchObject({
      username: given.username,
      authenticatedVia: 'session',
      isAdmin: false,
    });
    expect(User.parse((await browser.get(user).expect(200)).body).id).toBe(registered.id);
    await browser.post(`${form}/logout`).expect(200);
    await browser.post(`${form}/logout`).expect(200);
    expect(ErrorBody.parse((await browser.get(user).expect(401)).body).error).toBe('Please sign in.');
    for (const username of [given.username, given.username.toUpperCase(), given.email.toLowerCase()]) {
      const answer = await browser.post(`${form}/login`).send({ username, password: PASSWORD }).expect(200);
      expect(SignedIn.parse(answer.body).id).toBe(registered.id);
    }
    await browser.get(user).expect(200);
  });

  it('answers a token in place of a cookie where one was asked for', async () => {
    const answer = await agent()
      .post(`${form}/register`)
      .send({ ...newcomer(), token: true })
      .expect(201);
    const { token, authenticatedVia } = SignedIn.parse(answer.body);
    expect(authenticatedVia).toBe('token');
    expect(answer.headers['set-cookie']).toBeUndefined();
    const authorization = `Bearer ${token}`;
    await agent().get(user).set('Authorization', authorization).expect(200);
    await agent().get(user).set('Cookie', `session=${token}`).expect(401);
    await agent().post(`${form}/logout`).set('Authorization', authorization).expect(200);
    await agent().get(user).set('Authorization', authorization).expect(401);
  });

  it('says the same of an unknown name and of a wrong password', async () => {
    const given = newcomer();
    await agent().post(`${form}/register`).send(given).expect(201);
    const attempt = async (username: string) => {
      const { body } = await agent()
        .post(`${form}/login`)
        .send({ username, password: 'wrong one' })
        .expect(401);
      return ErrorBody.parse(body);
    };
    const [known, unknown] = [await attempt(given.username), await attempt('nobody-at-all')];
    expect(unknown).toEqual(known);
    expect(known).toMatchObject({ code: 'wrong_credentials', error: known.message });
  });
});
