import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { pino } from 'pino';
import request from 'supertest';
import { buildOneTimeLink, buildUserWithPassword, PASSWORD } from '../../support/factories/accounts.js';
import type { Values } from '../../support/factories/values.js';
import { linkSecret } from '../../support/link-secret.js';
import { type MailServer, startMailServer } from '../../support/mail-server.js';
import { nextMail } from '../../support/read-mail.js';
import { cookieOf } from '../../support/readers.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let database: TestDatabase;
let mail: MailServer;
let app: NestExpressApplication;
let serial = 0;
const logged: string[] = [];

beforeAll(async () => {
  database = await seededDatabase();
  mail = await startMailServer();
  const logger = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  const env = { SMTP_URL: mail.url, PUBLIC_URL: 'http://news.example' };
  app = await createTestApp(database.url, env, logger);
});

afterAll(async () => {
  await app.close();
  await mail.close();
  await database.drop();
});

const LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE = 'Mozilla/5.0 (Android 16; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const CONFIRMED = { email_confirmed_at: new Date() };
const NEW_DEVICE = 'sign-in on a new device';

async function reader(values: Values<'user_account'> = CONFIRMED) {
  const username = `noticed-${++serial}`;
  const { id, email } = await buildUserWithPassword(database.db, { username, ...values });
  return { id, username, email };
}

const signIn = ({ username }: { username: string }, device: string) =>
  request(app.getHttpServer())
    .post('/api/login')
    .set('User-Agent', device)
    .send({ username, password: PASSWORD })
    .expect(200);

async function changePassword(id: number): Promise<void> {
  await request(app.getHttpServer())
    .post('/api/auth/password')
    .set('Cookie', await cookieOf(database.db, id))
    .send({ currentPassword: PASSWORD, newPassword: PASSWORD })
    .expect(204);
}

/** Waits until every email before this one has been sent, by one that is always sent. Returns those to `address`. */
async function mailsSoFar(address: string): Promise<string[]> {
  const marker = await reader();
  await changePassword(marker.id);
  await nextMail(mail, marker.email);
  return mail.mails.filter(({ to }) => to === address).map(({ source }) => source);
}

describe('what tells others which stories a reader follows', () => {
  const webhook = (n = 1) => ({
    ...{ kind: 'webhook', name: 'Kitchen', url: `https://hooks.example/${n}` },
    ...{ takesAll: true, heedsQuiet: false, timeZone: 'Europe/Berlin' },
  });
  const add = async (id: number, path: string, body: object = {}) =>
    request(app.getHttpServer())
      .post(`/api${path}`)
      .set('Cookie', await cookieOf(database.db, id))
      .send(body)
      .expect(201);

  it('is told: a new place of notifications, without its secret address', async () => {
    const who = await reader();
    await add(who.id, '/targets', webhook());
    const told = await nextMail(mail, who.email);
    expect(told).toContain('your notifications go to another place');
    expect(told).toMatch(/added to your account on \d+ \w+ \d{4}, \d\d:\d\d UTC/);
    expect(told).toContain('Webhook: hooks.example');
    expect(told).toContain('http://news.example/profile');
    expect(told).not.toContain('hooks.example/1');
  });

  it('is told: a new private address, without the address', async () => {
    const who = await reader();
    const made = await add(who.id, '/user/private-address');
    const told = await nextMail(mail, who.email);
    expect(told).toContain('a private address was created');
    expect(told).toContain('http://news.example/following');
    const secret = /private\/([\w-]{43})\//.exec(made.body.rss)?.[1] ?? '';
    expect(secret).toHaveLength(43);
    expect(told).not.toContain(secret);
  });

  it('is not told to an address that is not confirmed', async () => {
    const who = await reader({});
    await add(who.id, '/user/private-address');
    expect(await mailsSoFar(who.email)).toEqual([]);
  });

  it('uses up none of the emails about the password', async () => {
    const who = await reader();
    for (let n = 1; n <= 10; n++) await add(who.id, '/targets', webhook(n));
    await add(who.id, '/user/private-address');
    await changePassword(who.id);
    const subjects = (await mailsSoFar(who.email)).map(
      (source) => /^Subject: .*: (.*?)\r?$/m.exec(source)?.[1],
    );
    expect(subjects.filter((subject) => subject?.startsWith('your notifications'))).toHaveLength(10);
    expect(subjects).toContain('your password was changed');
    expect(subjects).toHaveLength(11);
  });
});

describe('a sign-in on a new device', () => {
  it('is told once for each device, with the device, the time and what to do', async () => {
    const who = await reader();
    await signIn(who, LINUX);
    await signIn(who, PHONE);
    const told = await nextMail(mail, who.email);
    expect(told).toContain(NEW_DEVICE);
    expect(told).toMatch(/Firefox on Android, \d{1,2} \w+ \d{4}, \d\d:\d\d UTC/);
    expect(told).toContain('http://news.example/profile/security');
    await signIn(who, PHONE);
    await signIn(who, LINUX);
    expect(await mailsSoFar(who.email)).toEqual([]);
  });

  it('is not told after registration, but of the next device', async () => {
    const given = { username: 'first-timer', email: 'first-timer@mail.example', password: PASSWORD };
    await request(app.getHttpServer()).post('/api/register').set('User-Agent', LINUX).send(given).expect(201);
    expect(await nextMail(mail, given.email)).toContain('confirm your email address');
    await database.db.rows('update user_account set email_confirmed_at = now() where username = $1', [
      given.username,
    ]);
    await signIn(given, LINUX);
    expect(await mailsSoFar(given.email)).toEqual([]);
    await signIn(given, PHONE);
    expect(await nextMail(mail, given.email)).toContain(NEW_DEVICE);
  });

  it('is not told to an address that is not confirmed', async () => {
    const who = await reader({});
    await signIn(who, LINUX);
    await signIn(who, PHONE);
    expect(await mailsSoFar(who.email)).toEqual([]);
  });

  it('is not told of by a refused sign-in, and remembered after the session has ended', async () => {
    const who = await reader();
    await signIn(who, LINUX);
    await request(app.getHttpServer())
      .post('/api/login')
      .set('User-Agent', PHONE)
      .send({ username: who.username, password: 'not this one' })
      .expect(401);
    expect(await mailsSoFar(who.email)).toEqual([]);
    await database.db.rows('delete from session where user_id = $1', [who.id]);
    await signIn(who, LINUX);
    expect(await mailsSoFar(who.email)).toEqual([]);
  });

  it('is told once if the new device signs in several times at once', async () => {
    const who = await reader();
    await signIn(who, LINUX);
    await Promise.all([signIn(who, PHONE), signIn(who, PHONE), signIn(who, PHONE)]);
    expect(await nextMail(mail, who.email)).toContain(NEW_DEVICE);
    expect(await mailsSoFar(who.email)).toEqual([]);
  });

  it('is told ten times a day at most, which leaves room for other notices', async () => {
    const who = await reader();
    await signIn(who, LINUX);
    await signIn(who, PHONE);
    await nextMail(mail, who.email);
    const raised = await database.db.rows(
      "update rate_limit set points = 10 where key like 'deviceMail:%' and points = 1 returning key",
    );
    expect(raised.length).toBeGreaterThan(0);
    await signIn(who, 'curl/8.5.0');
    expect(await mailsSoFar(who.email)).toEqual([]);
    await changePassword(who.id);
    expect(await nextMail(mail, who.email)).toContain('your password was changed');
  });
});

describe('changes', () => {
  it('of the password are told, by the profile and by a mailed link', async () => {
    const who = await reader();
    const cookie = await cookieOf(database.db, who.id);
    const change = { currentPassword: PASSWORD, newPassword: 'another password' };
    await request(app.getHttpServer())
      .post('/api/auth/password')
      .set('Cookie', cookie)
      .send(change)
      .expect(204);
    const told = await nextMail(mail, who.email);
    expect(told).toContain('your password was changed');
    expect(told).toContain('http://news.example/auth/forgot');
    const { secret, secret_hash } = linkSecret();
    await buildOneTimeLink(database.db, who, { secret_hash });
    const reset = { secret, password: 'a third password' };
    await request(app.getHttpServer()).post('/api/auth/password-reset/confirm').send(reset).expect(204);
    expect(await nextMail(mail, who.email)).toContain('your password was changed');
  });

  it('of the address are told to the old one, without the new one; of its case are not', async () => {
    const who = await reader();
    const cookie = await cookieOf(database.db, who.id);
    const change = (email: string) =>
      request(app.getHttpServer())
        .post('/api/auth/email')
        .set('Cookie', cookie)
        .send({ email, password: PASSWORD });
    const written = who.email.replace('reader', 'Reader');
    await change(written).expect(200);
    expect(await mailsSoFar(who.email)).toEqual([]);
    expect(written).not.toBe(who.email);
    await change('elsewhere@mail.example').expect(200);
    const told = await nextMail(mail, written);
    expect(told).toContain('your email address was changed');
    expect(told).toContain('http://news.example/profile/security');
    expect(told).toContain('http://news.example/contact');
    expect(told).not.toContain('elsewhere@mail.example');
    expect(await nextMail(mail, 'elsewhere@mail.example')).toContain('confirm your email address');
  });

  it('are told ten times a day at most; what is dropped is logged', async () => {
    const who = await reader();
    await changePassword(who.id);
    await nextMail(mail, who.email);
    await database.db.rows("update rate_limit set points = 10 where key like 'securityMail:%'");
    await changePassword(who.id);
    expect(await mailsSoFar(who.email)).toEqual([]);
    const dropped = logged.map((line) => JSON.parse(line)).filter(({ userId }) => userId === who.id);
    expect(dropped).toEqual([
      expect.objectContaining({
        msg: 'security email dropped: too many today',
        subject: 'Followthrough: your password was changed',
      }),
    ]);
  });

  it('that are refused are not told', async () => {
    const who = await reader();
    const cookie = await cookieOf(database.db, who.id);
    const wrong = { currentPassword: 'not this one', newPassword: 'another password' };
    await request(app.getHttpServer())
      .post('/api/auth/password')
      .set('Cookie', cookie)
      .send(wrong)
      .expect(403);
    expect(await mailsSoFar(who.email)).toEqual([]);
  });
});
