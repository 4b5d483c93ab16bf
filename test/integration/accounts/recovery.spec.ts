import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { EmailConfirmed, SIGN_IN_TO_CONFIRM, User } from '#contract/accounts';
import { NewPrivateAddress } from '#contract/reading';
import { ErrorBody } from '#contract/site';
import { buildUserWithPassword, PASSWORD } from '../../support/factories/accounts.js';
import { type MailServer, startMailServer } from '../../support/mail-server.js';
import { cookieOf } from '../../support/readers.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let database: TestDatabase;
let mail: MailServer;
let app: NestExpressApplication;
const http = () => request(app.getHttpServer());
let serial = 0;

beforeAll(async () => {
  database = await seededDatabase();
  mail = await startMailServer();
  const env = { SMTP_URL: mail.url, PUBLIC_URL: 'http://news.example', TRUST_PROXY: '1' };
  app = await createTestApp(database.url, env);
});

afterAll(async () => {
  await app.close();
  await mail.close();
  await database.drop();
});

async function account() {
  const name = `post-${++serial}`;
  const email = `${name}@mail.example`;
  const named = { username: name, email };
  const { id } = await buildUserWithPassword(database.db, named);
  return { id, name, email, cookie: await cookieOf(database.db, id) };
}

/** Each call has its own address: other tests are about limits. */
const post = (path: string, body: object) =>
  http().post(path).set('X-Forwarded-For', `192.0.2.${++serial}`).send(body);

/** Waits for the next unread mail to `address` and returns its text. */
async function nextMail(address: string): Promise<string> {
  for (let waited = 0; waited < 1200; waited++) {
    const at = mail.mails.findIndex(({ to }) => to === address);
    const [found] = at < 0 ? [] : mail.mails.splice(at, 1);
    if (found) return found.source.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no mail came for ${address}`);
}

function secretIn(text: string, path: string): string {
  const [, secret] = new RegExp(`http://news\\.example${path}\\?secret=([A-Za-z0-9_-]{43})`).exec(text) ?? [];
  if (secret === undefined) throw new Error(`no link in ${text}`);
  return secret;
}

describe('password reset', () => {
  it('works by a mailed link, once, and ends every session', async () => {
    const { name, email, cookie } = await account();
    const made = await http().post('/api/user/private-address').set('Cookie', cookie).expect(201);
    const privateFeed = new URL(NewPrivateAddress.parse(made.body).calendar).pathname;
    await http().get(privateFeed).expect(200);
    const asked = await post('/api/auth/password-reset', { email: email.toUpperCase() }).expect(202);
    const secret = secretIn(await nextMail(email), '/auth/reset');
    expect(JSON.stringify(asked.body)).not.toContain(secret);
    const reset = (given: string) =>
      post('/api/auth/password-reset/confirm', { secret: given, password: 'a new password' });
    await reset('A'.repeat(43)).expect(400);
    const answers = await Promise.all([reset(secret), reset(secret), reset(secret)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400]);
    expect((await reset(secret).expect(400)).body.code).toBe('link_invalid');
    await http().get('/api/user').set('Cookie', cookie).expect(401);
    // An intruder who had the session may have created it.
    await http().get(privateFeed).expect(404);
    await post('/api/login', { username: name, password: PASSWORD }).expect(401);
    await post('/api/login', { username: name, password: 'a new password' }).expect(200);
  });

  it('finds the address in any case, and accepts one of several concurrent uses of a link', async () => {
    const { id, email } = await account();
    const written = email.replace('post', 'Post');
    await database.db.rows('update user_account set email = $2 where id = $1', [id, written]);
    await post('/api/auth/password-reset', { email: email.toUpperCase() }).expect(202);
    const secret = secretIn(await nextMail(written), '/auth/reset');
    const use = (password: string) => post('/api/auth/password-reset/confirm', { secret, password });
    const answers = await Promise.all(['the first one', 'the second one', 'the third one'].map(use));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400, 400]);
  });

  it('responds to an unknown address in the same way, and sends no mail', async () => {
    const { email } = await account();
    const known = await post('/api/auth/password-reset', { email }).expect(202);
    const unknown = await post('/api/auth/password-reset', { email: 'nobody@mail.example' }).expect(202);
    expect(unknown.body).toEqual(known.body);
    await nextMail(email);
    expect(mail.mails.filter(({ to }) => to === 'nobody@mail.example')).toEqual([]);
  });

  it('refuses a link that has expired, was replaced, or was mailed to an old address', async () => {
    const { id, email, cookie } = await account();
    const ask = async () => {
      await post('/api/auth/password-reset', { email }).expect(202);
      return secretIn(await nextMail(email), '/auth/reset');
    };
    const refused = (secret: string) =>
      post('/api/auth/password-reset/confirm', { secret, password: 'a new password' }).expect(400);
    const first = await ask();
    const second = await ask();
    await refused(first);
    await database.db.rows('update one_time_link set expires_at = now() where user_id = $1', [id]);
    await refused(second);
    const third = await ask();
    const moved = { email: `moved-${email}`, password: PASSWORD };
    await http().post('/api/auth/email').set('Cookie', cookie).send(moved).expect(200);
    await refused(third);
    const stored = await database.db.rows('select 1 from one_time_link where secret_hash::text like $1', [
      `%${third}%`,
    ]);
    expect(stored).toEqual([]);
  });
});

describe('an email address', () => {
  it('is confirmed by the link mailed at registration or on request', async () => {
    const given = { username: 'fresh-one', email: 'fresh-one@mail.example', password: PASSWORD };
    const { body, headers } = await post('/api/register', given).expect(201);
    expect(User.parse(body).emailConfirmed).toBe(false);
    const cookie = String(headers['set-cookie']?.[0]).split(';')[0] ?? '';
    const first = secretIn(await nextMail(given.email), '/auth/confirm');
    await http().post('/api/auth/email/confirmation').set('Cookie', cookie).expect(202);
    const second = secretIn(await nextMail(given.email), '/auth/confirm');
    await post('/api/auth/email/confirm', { secret: first }).expect(400);
    const confirm = (by: string) => post('/api/auth/email/confirm', { secret: second }).set('Cookie', by);
    const stranger = await account();
    for (const other of ['', stranger.cookie])
      expect(ErrorBody.parse((await confirm(other).expect(403)).body).code).toBe(SIGN_IN_TO_CONFIRM);
    const done = async (by: string) => EmailConfirmed.parse((await confirm(by).expect(200)).body);
    expect(await done(cookie)).toEqual({ wasConfirmed: false });
    expect(await done('')).toEqual({ wasConfirmed: true });
    const { body: user } = await http().get('/api/user').set('Cookie', cookie).expect(200);
    expect(User.parse(user).emailConfirmed).toBe(true);
    const moved = { email: 'moved-one@mail.example', password: PASSWORD };
    await http().post('/api/auth/email').set('Cookie', cookie).send(moved).expect(200);
    await post('/api/auth/email/confirm', { secret: second }).expect(400);
  });
});
