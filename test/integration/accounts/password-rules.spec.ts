import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { hash } from '@node-rs/argon2';
import request from 'supertest';
import { ACCOUNT_RULES, SignInOptions } from '#contract/accounts';
import { ErrorBody } from '#contract/site';
import { buildOneTimeLink, buildUserWithPassword, PASSWORD } from '../../support/factories/accounts.js';
import { linkSecret } from '../../support/link-secret.js';
import { cookieOf } from '../../support/readers.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let database: TestDatabase;
let standard: NestExpressApplication;
let strict: NestExpressApplication;
let serial = 0;

beforeAll(async () => {
  database = await seededDatabase();
  standard = await createTestApp(database.url);
  const env = { PASSWORD_RULES: 'strict', PUBLIC_URL: 'http://www.valley-news.example' };
  strict = await createTestApp(database.url, env);
});

afterAll(async () => {
  await strict.close();
  await standard.close();
  await database.drop();
});

const on = (app: NestExpressApplication) => request(app.getHttpServer());

/** What strict rules refuse, with the message at the field. `NAME` stands for the username. */
const REFUSED: [string, string][] = [
  ['kT7$wq!', ACCOUNT_RULES.passwordShortStrict],
  ['sunshine1', ACCOUNT_RULES.passwordCommon],
  ['QwErTyUiOp', ACCOUNT_RULES.passwordCommon],
  ['7 times NAME', ACCOUNT_RULES.passwordOwnName],
  ['harbourmaster-77', ACCOUNT_RULES.passwordOwnName],
  ['FollowThrough 77', ACCOUNT_RULES.passwordOwnName],
  ['the valley-news!', ACCOUNT_RULES.passwordOwnName],
];

function names() {
  const username = `wayfarer-${++serial}`;
  return { username, email: `harbourmaster-${serial}@mail.example` };
}

async function reader() {
  const named = names();
  const { id, email } = await buildUserWithPassword(database.db, named);
  return { ...named, id, email, cookie: await cookieOf(database.db, id) };
}

function expectRefusal({ status, body }: request.Response, path: string, message: string): void {
  const { code, issues } = ErrorBody.parse(body);
  expect({ status, code, issues }).toEqual({
    status: 400,
    code: 'invalid_input',
    issues: [{ path, message }],
  });
}

describe('standard rules', () => {
  it('accept six characters of any kind at registration, change and reset', async () => {
    expect(SignInOptions.parse((await on(standard).get('/api/auth/options').expect(200)).body)).toMatchObject(
      {
        passwordMin: 6,
      },
    );
    await on(standard)
      .post('/api/register')
      .send({ ...names(), password: '12345' })
      .expect(400);
    await on(standard)
      .post('/api/register')
      .send({ ...names(), password: '123456' })
      .expect(201);
    const { id, email, cookie } = await reader();
    const change = { currentPassword: PASSWORD, newPassword: 'monkey' };
    await on(standard).post('/api/auth/password').set('Cookie', cookie).send(change).expect(204);
    const { secret, secret_hash } = linkSecret();
    await buildOneTimeLink(database.db, { id, email }, { secret_hash });
    const reset = { secret, password: '111111' };
    await on(standard).post('/api/auth/password-reset/confirm').send(reset).expect(204);
  });
});

describe('strict rules', () => {
  it('are shown as a minimum of eight characters', async () => {
    const { body } = await on(strict).get('/api/auth/options').expect(200);
    expect(SignInOptions.parse(body).passwordMin).toBe(8);
  });

  it.each(REFUSED)('refuse %s at registration, and store and count nothing', async (password, message) => {
    const given = names();
    const sent = { ...given, password: password.replace('NAME', given.username) };
    await database.db.rows('delete from rate_limit');
    expectRefusal(await on(strict).post('/api/register').send(sent), 'password', message);
    const { username } = given;
    expect(await database.db.rows('select 1 from user_account where username = $1', [username])).toEqual([]);
    expect(await database.db.rows('select 1 from rate_limit')).toEqual([]);
  });

  it.each(REFUSED)('refuse %s at a change, whatever the current password', async (password, message) => {
    const { username, cookie } = await reader();
    const newPassword = password.replace('NAME', username);
    const change = { currentPassword: 'not this one', newPassword };
    const answer = await on(strict).post('/api/auth/password').set('Cookie', cookie).send(change);
    expectRefusal(answer, 'newPassword', message);
  });

  it.each(REFUSED)('refuse %s at a reset, and keep the link', async (password, message) => {
    const { id, email, username } = await reader();
    const { secret, secret_hash } = linkSecret();
    await buildOneTimeLink(database.db, { id, email }, { secret_hash });
    const reset = (given: string) =>
      on(strict).post('/api/auth/password-reset/confirm').send({ secret, password: given });
    expectRefusal(await reset(password.replace('NAME', username)), 'password', message);
    await reset('giraffe lantern').expect(204);
    await on(strict).post('/api/login').send({ username, password: 'giraffe lantern' }).expect(200);
  });

  it('let a reader in whose password is older than the rules', async () => {
    const { id, username } = await reader();
    const old = await hash('123456', { memoryCost: 1024, timeCost: 1, parallelism: 1 });
    await database.db.rows('update user_account set password_hash = $2 where id = $1', [id, old]);
    await on(strict).post('/api/login').send({ username, password: '123456' }).expect(200);
  });

  it('accept any other password of eight characters, of any composition', async () => {
    for (const password of ['kt wq ze', '83920174', '        ', `${'x'.repeat(127)}y`, 'ёлка фон'])
      await on(strict)
        .post('/api/register')
        .send({ ...names(), password })
        .expect(201);
  });
});
