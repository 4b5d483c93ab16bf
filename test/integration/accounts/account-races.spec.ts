import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { ErrorBody } from '#contract/site';
import { buildOneTimeLink, buildUserWithPassword, PASSWORD } from '../../support/factories/accounts.js';
import { buildCollection } from '../../support/factories/reading.js';
import { buildTopic } from '../../support/factories/stories.js';
import { cookieOf } from '../../support/readers.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let database: TestDatabase;
let app: NestExpressApplication;
const http = () => request(app.getHttpServer());

beforeAll(async () => {
  database = await seededDatabase();
  app = await createTestApp(database.url);
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

let serial = 0;

async function reader() {
  const username = `racer-${++serial}`;
  const { id, email } = await buildUserWithPassword(database.db, { username });
  return { id, username, email, cookie: await cookieOf(database.db, id) };
}

const SECRET = 'S'.repeat(43);
type Racer = Awaited<ReturnType<typeof racer>>;

/** A reader with a mailed link and a collection. */
async function racer() {
  const who = await reader();
  const { db } = database;
  const secret_hash = createHash('sha256').update(SECRET).digest();
  await buildOneTimeLink(db, who, { purpose: 'email_confirmation', secret_hash });
  const collection = await buildCollection(db, who.id);
  return { ...who, collection: collection.id, topic: (await buildTopic(db)).id };
}

/** The response to `call` if it meets rows that `sql` has changed in a transaction that commits later. */
async function meanwhile(sql: string, id: number, call: () => request.Test): Promise<request.Response> {
  const { answer } = await database.db.transaction(async (tx) => {
    await tx.rows(sql, [id]);
    let isAnswered = false;
    const answer = call().then((response) => {
      isAnswered = true;
      return response;
    });
    while (!isAnswered && (await waiting()) === 0) await wait(10);
    return { answer };
  });
  return answer;
}

/** The number of statements that wait for a lock. */
async function waiting(): Promise<number> {
  const rows = await database.db.rows(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}

const GOES = 'delete from user_account where id = $1';

describe('an account that is deleted during a call', () => {
  it.each<[string, (who: Awaited<ReturnType<typeof reader>>) => request.Test]>([
    ['a sign-in', ({ username }) => http().post('/api/login').send({ username, password: PASSWORD })],
    [
      'a refused promotion',
      ({ id, cookie }) =>
        http().post('/api/admin/promote').set('Cookie', cookie).send({ userId: id, adminKey: 'none' }),
    ],
    [
      'a deletion',
      ({ cookie }) => http().delete('/api/user').set('Cookie', cookie).send({ password: PASSWORD }),
    ],
    [
      'a new collection',
      ({ cookie }) => http().post('/api/collections').set('Cookie', cookie).send({ name: 'A' }),
    ],
  ])('is signed out: %s', async (_, call) => {
    const who = await reader();
    const { status, body, headers } = await meanwhile(GOES, who.id, () => call(who));
    expect({ status, code: ErrorBody.parse(body).code }).toEqual({ status: 401, code: 'unauthenticated' });
    expect(headers['set-cookie'] ?? []).not.toContainEqual(expect.stringMatching(/^session=[^;]/));
  });
});

it('an account that is deleted twice at once is deleted', async () => {
  const { id, cookie } = await reader();
  const remove = () => http().delete('/api/user').set('Cookie', cookie).send({ password: PASSWORD });
  const { answers } = await database.db.transaction(async (tx) => {
    await tx.rows('select 1 from user_account where id = $1 for update', [id]);
    const answers = Promise.all([remove(), remove()]);
    while ((await waiting()) < 2) await wait(10);
    return { answers };
  });
  expect((await answers).map(({ status }) => status).toSorted()).toEqual([204, 401]);
});

describe('locks are taken in one order, the account first', () => {
  it.each<[string, (who: Racer) => request.Test]>([
    [
      'mailed links',
      ({ cookie }) => http().post('/api/auth/email/confirm').send({ secret: SECRET }).set('Cookie', cookie),
    ],
    [
      'collections',
      ({ cookie, collection, topic }) =>
        http().post(`/api/collections/${collection}/topics`).set('Cookie', cookie).send({ topicId: topic }),
    ],
  ])('%s', async (_, call) => {
    const who = await racer();
    const { db } = database;
    const { answer } = await db.transaction(async (tx) => {
      await tx.rows('select 1 from user_account where id = $1 for update', [who.id]);
      await tx.rows('select 1 from topic where id = $1 for no key update', [who.topic]);
      const started = call(who).then((response) => response);
      while ((await waiting()) === 0) await wait(10);
      await tx.rows('delete from user_account where id = $1', [who.id]);
      return { answer: started };
    });
    expect([400, 401]).toContain((await answer).status);
  });
});

it('a sign-in with the old password does not survive the password change', async () => {
  const { id, username } = await reader();
  const changes = "update user_account set password_hash = 'another' where id = $1";
  const login = () => http().post('/api/login').send({ username, password: PASSWORD });
  expect((await meanwhile(changes, id, login)).status).toBe(401);
  expect(
    await database.db.rows("select 1 from session where user_id = $1 and device <> 'Firefox on Linux'", [id]),
  ).toEqual([]);
});
