import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { ErrorBody } from '#contract/site';
import { buildUserWithPassword, PASSWORD } from '../../support/factories/accounts.js';
import { cookieOf } from '../../support/readers.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let database: TestDatabase;
let apps: NestExpressApplication[];
let turn = 0;
let serial = 0;

beforeAll(async () => {
  database = await seededDatabase();
  const env = { TRUST_PROXY: '1', ADMIN_PROMOTION_KEY: 'the promotion key' };
  apps = [await createTestApp(database.url, env), await createTestApp(database.url, env)];
});

afterAll(async () => {
  for (const app of apps) await app.close();
  await database.drop();
});

/** Alternates between two BFFs, which must agree. */
function post(path: string, body: object, from: string) {
  const app = apps[turn++ % apps.length] as NestExpressApplication;
  return request(app.getHttpServer()).post(path).set('X-Forwarded-For', from).send(body);
}

async function account() {
  const name = `owner-${++serial}`;
  const { id } = await buildUserWithPassword(database.db, { username: name });
  return { id, name };
}

const signIn = (username: string, from: string, password = 'wrong one') =>
  post('/api/login', { username, password }, from);

function expectLimited(answer: request.Response, mostSeconds: number): void {
  expect(answer.status).toBe(429);
  const { code, message, error } = ErrorBody.parse(answer.body);
  expect(code).toBe('rate_limited');
  expect(message).toMatch(/rate limit/);
  expect(error ?? message).toBe(message);
  const seconds = Number(answer.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(mostSeconds);
}

describe('signing in', () => {
  it('blocks an address after ten wrong tries on an account, and no other address', async () => {
    const { name } = await account();
    for (let tries = 0; tries < 10; tries++) await signIn(name, '192.0.2.1').expect(401);
    expectLimited(await signIn(name, '192.0.2.1'), 900);
    expectLimited(await signIn(name.toUpperCase(), '192.0.2.1', PASSWORD), 900);
    await signIn(name, '192.0.2.2', PASSWORD).expect(200);
    const other = await account();
    await signIn(other.name, '192.0.2.1', PASSWORD).expect(200);
  });

  it('counts concurrent tries, and does not block the owner at another address', async () => {
    const { name } = await account();
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => signIn(name, '192.0.2.10').then(({ status }) => status)),
    );
    expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    expect(answers.filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
    await signIn(name, '192.0.2.11', PASSWORD).expect(200);
  });

  it('does not count right passwords or calls that are not sign-ins', async () => {
    const { name } = await account();
    for (let tries = 0; tries < 12; tries++) {
      await signIn(name, '192.0.2.20', PASSWORD).expect(200);
      await signIn(name, '192.0.2.20', 'short').expect(400);
    }
  });

  it('treats a /64 as one address, and two spellings of an IPv4 address as one', async () => {
    const { name } = await account();
    for (let tries = 0; tries < 10; tries++) await signIn(name, `2001:db8:1:2::${tries + 1}`).expect(401);
    expectLimited(await signIn(name, '2001:db8:1:2:ffff::1'), 900);
    await signIn(name, '2001:db8:1:3::1').expect(401);
    for (let tries = 0; tries < 10; tries++) await signIn(name, '192.0.2.30').expect(401);
    expectLimited(await signIn(name, '::ffff:192.0.2.30'), 900);
  });

  it('blocks an address that tries many accounts', async () => {
    const { db } = database;
    for (let tries = 0; tries < 5; tries++) await signIn(`guess-${tries}`, '192.0.2.40').expect(401);
    const raised = await db.rows(
      "update rate_limit set points = 100 where key like 'wrongPasswordAddress:%' and points = 5 returning key",
    );
    expect(raised).toHaveLength(1);
    expectLimited(await signIn('guess-more', '192.0.2.40'), 900);
  });

  it('checks 300 passwords for an address, right ones too, and then writes no row for the account', async () => {
    const { db } = database;
    const { name } = await account();
    const checked = () =>
      db.rows<{ key: string }>("select key from rate_limit where key like 'passwordCheck:%'");
    const others = (await checked()).map(({ key }) => key);
    await signIn(name, '192.0.2.45', PASSWORD).expect(200);
    const [own, ...more] = (await checked()).filter(({ key }) => !others.includes(key));
    expect(more).toEqual([]);
    const raised = await db.rows(
      'update rate_limit set points = 300 where key = $1 and points = 1 returning key',
      [own?.key],
    );
    expect(raised).toHaveLength(1);
    const wrong = () =>
      db.rows("select key, points from rate_limit where key like 'wrongPassword%' order by key");
    const before = await wrong();
    expectLimited(await signIn(name, '192.0.2.45', PASSWORD), 900);
    expectLimited(await signIn((await account()).name, '192.0.2.45'), 900);
    expect(await wrong()).toEqual(before);
    await signIn(name, '192.0.2.46', PASSWORD).expect(200);
  });

  it('blocks an account for a minute at most if wrong tries come from many addresses', async () => {
    const { name } = await account();
    await signIn(name, '192.0.2.51').expect(401);
    await signIn(name, '192.0.2.52').expect(401);
    const raised = await database.db.rows(
      "update rate_limit set points = 50 where key like 'wrongPasswordAccount:%' and points = 2 returning key",
    );
    expect(raised).toHaveLength(1);
    expectLimited(await signIn(name, '192.0.2.53', PASSWORD), 60);
    await database.db.rows("update rate_limit set expire = 1 where key like 'wrongPasswordAccount:%'");
    await signIn(name, '192.0.2.53', PASSWORD).expect(200);
  });
});

describe('other limits', () => {
  it('allow an address 20 registrations an hour; invalid ones do not count', async () => {
    const register = (n: number, password: string) =>
      post(
        '/api/register',
        { username: `crowd-${n}`, email: `crowd-${n}@mail.example`, password },
        '198.51.100.1',
      );
    for (let n = 0; n < 20; n++) {
      await register(n, 'short').expect(400);
      await register(n, PASSWORD).expect(201);
    }
    expectLimited(await register(20, PASSWORD), 3600);
  });

  it('allow a reader five wrong promotion keys; each is in the audit log', async () => {
    const { id } = await account();
    const cookie = await cookieOf(database.db, id);
    const promote = (adminKey: string, userId = id) =>
      post('/api/admin/promote', { userId, adminKey }, '198.51.100.2').set('Cookie', cookie);
    await promote('  ').expect(400);
    for (let tries = 0; tries < 4; tries++) await promote('wrong key').expect(403);
    await promote('the promotion key', id + 1).expect(403);
    expectLimited(await promote('the promotion key'), 900);
    const noted = await database.db.rows<{ reason: string }>(
      "select payload->>'reason' as reason from audit_entry where actor_id = $1 and action = 'promotion_refused' order by id",
      [id],
    );
    expect(noted.map(({ reason }) => reason)).toEqual([...Array(4).fill('wrong_key'), 'other_user']);
  });

  it('promote a reader who gives the right key', async () => {
    const { id } = await account();
    const cookie = await cookieOf(database.db, id);
    const key = { userId: id, adminKey: ' the promotion key ' };
    const { body } = await post('/api/admin/promote', key, '198.51.100.3').set('Cookie', cookie).expect(200);
    expect(body).toMatchObject({ id, isAdmin: true });
    const noted = await database.db.rows(
      `select before, after from audit_entry where actor_id = $1 and action = 'promoted'`,
      [id],
    );
    expect(noted).toEqual([{ before: { is_admin: false }, after: { is_admin: true } }]);
  });

  it('allow an address 20 concurrent searches and leave capacity for others', async () => {
    const app = apps[0] as NestExpressApplication;
    const search = (from: string) =>
      request(app.getHttpServer()).get('/api/news/search?q=dam').set('X-Forwarded-For', from);
    const answers = await database.db.transaction(async (tx) => {
      // The news time is the only thing that a search reads without a time limit.
      await tx.rows('lock table news_clock in access exclusive mode');
      const held = Array.from({ length: 21 }, () => search('198.51.100.4').then((answer) => answer));
      expectLimited(await Promise.race(held), 2);
      held.push(search('198.51.100.5').then((answer) => answer));
      return held;
    });
    const statuses = (await Promise.all(answers)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(21).fill(200), 429]);
  });

  it('allow a reader five changes of the address in an hour, apart from wrong passwords', async () => {
    const { id, name } = await account();
    const cookie = await cookieOf(database.db, id);
    const change = (number: number, password = PASSWORD) =>
      post('/api/auth/email', { email: `${name}-${number}@mail.example`, password }, '198.51.100.8').set(
        'Cookie',
        cookie,
      );
    await change(0, 'wrong one').expect(403);
    for (let number = 1; number <= 5; number++) await change(number).expect(200);
    expectLimited(await change(6), 3600);
    const [stored] = await database.db.rows<{ email: string }>(
      'select email from user_account where id = $1',
      [id],
    );
    expect(stored?.email).toBe(`${name}-5@mail.example`);
  });

  it('store no names and no addresses', async () => {
    const keys = await database.db.rows<{ key: string }>('select key from rate_limit');
    expect(keys.length).toBeGreaterThan(10);
    for (const { key } of keys) expect(key).toMatch(/^[a-zA-Z]+:[A-Za-z0-9_-]{43}$/);
  });
});
