import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { ErrorBody } from '#contract/site';
import type { Queryable } from '#persistence/database';
import { buildOneTimeLink, buildUserWithPassword, PASSWORD } from '../../support/factories/accounts.js';
import { buildPasskey } from '../../support/factories/factors.js';
import { buildCollection } from '../../support/factories/reading.js';
import { buildTopic } from '../../support/factories/stories.js';
import { meanwhile, waiting } from '../../support/meanwhile.js';
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

const goes = (id: number) => (tx: Queryable) => tx.rows('delete from user_account where id = $1', [id]);

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
    const { status, body, headers } = await meanwhile(database.db, goes(who.id), () => call(who));
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
    while ((await waiting(database.db)) < 2) await wait(10);
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
      while ((await waiting(database.db)) === 0) await wait(10);
      await tx.rows('delete from user_account where id = $1', [who.id]);
      return { answer: started };
    });
    expect([400, 401]).toContain((await answer).status);
  });
});

const changesPassword = (id: number) => (tx: Queryable) =>
  tx.rows("update user_account set password_hash = 'another' where id = $1", [id]);
const ticketsOf = (id: number) =>
  database.db.rows("select 1 from auth_challenge where user_id = $1 and purpose = 'second_step'", [id]);

it('a sign-in with the old password does not survive the password change', async () => {
  const { id, username } = await reader();
  const login = () => http().post('/api/login').send({ username, password: PASSWORD });
  expect((await meanwhile(database.db, changesPassword(id), login)).status).toBe(401);
  expect(
    await database.db.rows("select 1 from session where user_id = $1 and device <> 'Firefox on Linux'", [id]),
  ).toEqual([]);
});

describe('somebody who knew the old password', () => {
  it.each([
    ['password', { currentPassword: PASSWORD, newPassword: 'of an intruder' }],
    ['email', { password: PASSWORD, email: 'intruder@mail.example' }],
  ])('cannot undo a change of the password with another %s at the same moment', async (path, given) => {
    const { id, email, cookie } = await reader();
    const call = () => http().post(`/api/auth/${path}`).set('Cookie', cookie).send(given);
    const { status, body } = await meanwhile(database.db, changesPassword(id), call);
    expect([status, ErrorBody.parse(body).code]).toEqual([403, 'wrong_password']);
    const kept = await database.db.rows('select password_hash, email from user_account where id = $1', [id]);
    expect(kept).toEqual([{ password_hash: 'another', email }]);
  });
});

it.each([
  ['API token', '/api/user/tokens', { name: 'Kitchen display', scopes: [] }, 'api_token'],
  ['private address', '/api/user/private-address', undefined, 'private_address'],
])('a session that a password change ends makes no %s', async (_, path, given, table) => {
  const { id, cookie } = await reader();
  const ends = async (tx: Queryable) => {
    await changesPassword(id)(tx);
    await tx.rows('delete from session where user_id = $1', [id]);
  };
  const make = () => http().post(path).set('Cookie', cookie).send(given);
  expect((await meanwhile(database.db, ends, make)).status).toBe(401);
  expect(await database.db.rows(`select 1 from ${table} where user_id = $1`, [id])).toEqual([]);
});

describe('the second step', () => {
  it('does not begin with a password that has just been changed', async () => {
    const { id, username } = await reader();
    await buildPasskey(database.db, id);
    const login = () => http().post('/api/login').send({ username, password: PASSWORD });
    expect((await meanwhile(database.db, changesPassword(id), login)).status).toBe(401);
    expect(await ticketsOf(id)).toEqual([]);
  });

  it('ends with a change of the password, also if it begins at the same time', async () => {
    const { id, cookie } = await reader();
    const begins = (tx: Queryable) =>
      tx.rows(
        `with held as (select id from user_account where id = $1 for no key update)
         insert into auth_challenge (purpose, secret_hash, user_id, kind, created_at, expires_at)
         select 'second_step', sha256('a ticket'), id, 'session', now(), now() + interval '5 minutes' from held`,
        [id],
      );
    const given = { currentPassword: PASSWORD, newPassword: 'another password' };
    const change = () => http().post('/api/auth/password').set('Cookie', cookie).send(given);
    expect((await meanwhile(database.db, begins, change)).status).toBe(204);
    expect(await ticketsOf(id)).toEqual([]);
  });
});
