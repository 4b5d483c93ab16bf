import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { ReaderSettings, Sessions, SignedIn, User } from '#contract/accounts';
import { ErrorBody } from '#contract/site';
import {
  buildApiToken,
  buildAuditEntry,
  buildKnownDevice,
  buildOneTimeLink,
  buildProviderIdentity,
  buildUserWithPassword,
  PASSWORD,
} from '../../support/factories/accounts.js';
import { buildArticle } from '../../support/factories/articles.js';
import { buildBillingAccount } from '../../support/factories/billing.js';
import { buildContactMessage, buildReport } from '../../support/factories/community.js';
import { buildReviewEntry } from '../../support/factories/desk.js';
import {
  buildAuthChallenge,
  buildAuthenticatorApp,
  buildPasskey,
  buildRecoveryCode,
} from '../../support/factories/factors.js';
import {
  buildFormerLink,
  buildNotification,
  buildNotifiedFact,
  buildPushSubscription,
  buildTarget,
} from '../../support/factories/notifications.js';
import {
  buildCollection,
  buildFollow,
  buildPrivateAddress,
  buildReadArticle,
  buildSavedArticle,
  buildStoryQuestion,
} from '../../support/factories/reading.js';
import { buildFollowedSearch } from '../../support/factories/search.js';
import { buildSource, buildSourceFollow } from '../../support/factories/sources.js';
import { buildStoryChange, buildTopic, buildTopicCommand } from '../../support/factories/stories.js';
import { buildTopicEvent } from '../../support/factories/timeline.js';
import { buildSourceVote } from '../../support/factories/trust.js';
import type { Values } from '../../support/factories/values.js';
import { bearerOf, cookieOf } from '../../support/readers.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let database: TestDatabase;
let app: NestExpressApplication;
const agent = () => request.agent(app.getHttpServer());
let serial = 0;

beforeAll(async () => {
  database = await seededDatabase();
  app = await createTestApp(database.url);
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

function newcomer() {
  const n = ++serial;
  return { username: `Orrin.${n}`, email: `Orrin.${n}@Mail.example`, password: PASSWORD };
}

/** A reader whose requests have a session cookie. */
async function signedIn(values: Values<'user_account'> = {}) {
  const { id } = await buildUserWithPassword(database.db, values);
  const cookie = await cookieOf(database.db, id);
  const http = app.getHttpServer();
  const call = (method: 'get' | 'post' | 'patch' | 'delete', path: string) =>
    request(http)[method](path).set('Cookie', cookie);
  return { id, cookie, call };
}

describe.each([
  ['/api/auth', '/api/auth/user'],
  ['/api', '/api/user'],
])('accounts at %s', (form, user) => {
  it('ends the session of a browser that registers again', async () => {
    const browser = request.agent(app.getHttpServer());
    const register = async () =>
      SignedIn.parse((await browser.post(`${form}/register`).send(newcomer()).expect(201)).body).id;
    const [first, second] = [await register(), await register()];
    const left = await database.db.rows('select user_id from session where user_id = any($1::int[])', [
      [first, second],
    ]);
    expect(left).toEqual([{ user_id: second }]);
  });

  it('registers and signs in, signs out and in again, by name or address in any case', async () => {
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
    const sessions = Sessions.parse((await browser.get('/api/auth/sessions').expect(200)).body);
    expect(sessions).toEqual([expect.objectContaining({ kind: 'session', isCurrent: true })]);
  });

  it('returns a token instead of a cookie if asked for one', async () => {
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

  it('signs out of the session of the cookie that comes with a token', async () => {
    const given = newcomer();
    const registered = await agent().post(`${form}/register`).send(given).expect(201);
    const cookie = String(registered.headers['set-cookie']).match(/session=[^;]+/)?.[0] ?? '';
    const credentials = { username: given.username, password: PASSWORD, token: true };
    const answer = await agent().post(`${form}/login`).send(credentials).expect(200);
    const both = { Cookie: cookie, Authorization: `Bearer ${SignedIn.parse(answer.body).token}` };
    await agent().get(user).set('Cookie', cookie).expect(200);
    await agent().post(`${form}/logout`).set(both).expect(200);
    await agent().get(user).set('Authorization', both.Authorization).expect(401);
    await agent().get(user).set('Cookie', cookie).expect(401);
  });

  it('responds to an unknown name as to a wrong password', async () => {
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

describe('registration', () => {
  it('accepts a name and an address once, in any case and under concurrent requests', async () => {
    const given = newcomer();
    const same = { ...given, username: given.username.toUpperCase(), email: given.email.toUpperCase() };
    const answers = await Promise.all(
      [given, same, given, same].map((body) => agent().post('/api/register').send(body)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const other = newcomer();
    for (const field of ['username', 'email'] as const) {
      const { body } = await agent()
        .post('/api/register')
        .send({ ...other, [field]: given[field].toUpperCase() })
        .expect(409);
      const { code, error, message, issues } = ErrorBody.parse(body);
      expect({ code, path: issues?.[0]?.path }).toEqual({ code: 'taken', path: field });
      expect(error).toBe(message);
    }
  });
});

describe('GET /api/login', () => {
  it.each([
    ['/api/login', '/auth'],
    ['/api/login?returnTo=/topics/orrin%3Fx%3D1', '/auth?returnTo=%2Ftopics%2Forrin%3Fx%3D1'],
    ['/api/login?returnTo=//elsewhere.example', '/auth'],
    ['/api/login?returnTo=https://elsewhere.example/', '/auth'],
    ['/api/login?returnTo=/%5Celsewhere.example', '/auth'],
    ['/api/login?returnTo=/a&returnTo=/b', '/auth'],
    ['/api/login?returnTo=/%09/elsewhere.example', '/auth'],
    ['/api/login?returnTo=/.//elsewhere.example', '/auth'],
    ['/api/login?returnTo=/%5C%5Celsewhere.example', '/auth'],
    ['/api/login?returnTo=javascript:alert(1)', '/auth'],
    ['/api/login?returnTo=/a%0d%0aSet-Cookie:x', '/auth?returnTo=%2FaSet-Cookie%3Ax'],
  ])('%s leads to %s', async (from, to) => {
    const { headers } = await agent().get(from).expect(302);
    expect(headers.location).toBe(to);
  });

  it('leads back to the page of this site that held the link', async () => {
    const from = async (referer: string) =>
      (await agent().get('/api/login').set('Host', 'here.example').set('Referer', referer).expect(302))
        .headers.location;
    expect(await from('http://here.example/about?tab=bias')).toBe('/auth?returnTo=%2Fabout%3Ftab%3Dbias');
    expect(await from('http://elsewhere.example/about')).toBe('/auth');
  });
});

describe('sessions', () => {
  it('are listed, and end one by one or all but the current one', async () => {
    const { id, call, cookie } = await signedIn();
    const token = await bearerOf(database.db, id);
    await cookieOf(database.db, id);
    const list = async () => Sessions.parse((await call('get', '/api/auth/sessions').expect(200)).body);
    const before = await list();
    expect(before.map(({ kind }) => kind).sort()).toEqual(['session', 'session', 'token']);
    const tokens = before.find(({ kind }) => kind === 'token');
    await call('delete', `/api/auth/sessions/${tokens?.id}`).expect(204);
    await agent().get('/api/user').set('Authorization', token).expect(401);
    const { body } = await call('delete', '/api/auth/sessions').expect(200);
    expect(body).toEqual({ message: '1 other session has ended' });
    expect(await list()).toEqual([expect.objectContaining({ isCurrent: true })]);
    const stranger = await signedIn();
    const [own] = await list();
    await stranger.call('delete', `/api/auth/sessions/${own?.id}`).expect(404);
    await agent().get('/api/user').set('Cookie', cookie).expect(200);
  });

  it('are extended by use, and no answer sets their cookie again', async () => {
    const { id, call } = await signedIn();
    await database.db.rows(
      "update session set last_seen_at = now() - interval '1 day', expires_at = now() + interval '1 day' where user_id = $1",
      [id],
    );
    const { headers } = await call('get', '/api/user').expect(200);
    expect(headers['set-cookie'] ?? []).not.toContainEqual(expect.stringMatching(/^session=/));
    const [row] = await database.db.rows<{ expires_at: Date }>(
      'select expires_at from session where user_id = $1',
      [id],
    );
    expect(row?.expires_at.getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  });

  it('have a cookie for as long as they may last', async () => {
    const { username } = await buildUserWithPassword(database.db);
    const answer = await agent().post('/api/login').send({ username, password: PASSWORD }).expect(200);
    const [cookie = ''] = [answer.headers['set-cookie'] ?? []].flat();
    const expires = /^session=[^;]+;.*Expires=([^;]+)/.exec(cookie)?.[1] ?? '';
    expect(Math.abs(Date.parse(expires) - Date.now() - 180 * 86_400_000)).toBeLessThan(60_000);
  });

  it('are not extended past 180 days after the sign-in', async () => {
    const { id, call } = await signedIn();
    await database.db.rows(
      "update session set created_at = now() - interval '170 days', last_seen_at = now() - interval '1 day' where user_id = $1",
      [id],
    );
    await call('get', '/api/user').expect(200);
    const [row] = await database.db.rows<{ days: number }>(
      'select extract(epoch from expires_at - created_at)::float / 86400 as days from session where user_id = $1',
      [id],
    );
    expect(row?.days).toBeCloseTo(180, 3);
  });

  it('are refused if forged or expired', async () => {
    const { id } = await signedIn();
    const expired = await cookieOf(database.db, id, new Date(Date.now() - 1000));
    for (const cookie of [expired, 'session=forged', `session=${'A'.repeat(43)}`, 'session=', 'session=%00'])
      await agent().get('/api/user').set('Cookie', cookie).expect(401);
    for (const token of ['Bearer forged', 'Bearer ', 'Basic QTpC', `Bearer ${'A'.repeat(4000)}`])
      await agent().get('/api/user').set('Authorization', token).expect(401);
  });
});

describe('the account', () => {
  it('changes names and settings one by one', async () => {
    const { call } = await signedIn();
    const named = await call('patch', '/api/user/profile').send({ firstName: ' Ada ', lastName: 'Orrin' });
    expect(User.parse(named.body)).toMatchObject({ firstName: 'Ada', lastName: 'Orrin' });
    const interested = await call('patch', '/api/user/profile').send({ interests: ['science', 'health'] });
    expect(User.parse(interested.body)).toMatchObject({ firstName: 'Ada', interests: ['health', 'science'] });
    await call('patch', '/api/user/profile')
      .send({ interests: ['gossip'] })
      .expect(400);
    const cut = await call('patch', '/api/user/profile').send({ lastName: '' }).expect(200);
    expect(User.parse(cut.body)).toMatchObject({ firstName: 'Ada', lastName: null });
    const before = ReaderSettings.parse((await call('get', '/api/user/settings').expect(200)).body);
    expect(before).toMatchObject({ keepsHistory: true, defaultFrequency: 'daily', canMail: false });
    await call('patch', '/api/user/settings').send({ keepsHistory: false }).expect(200);
    const after = await call('patch', '/api/user/settings').send({ defaultFrequency: 'weekly' }).expect(200);
    expect(after.body).toEqual({ ...before, keepsHistory: false, defaultFrequency: 'weekly' });
  });

  it('changes the password: the old one stops working and other sessions end', async () => {
    const { id, call } = await signedIn();
    const elsewhere = await cookieOf(database.db, id);
    const change = (currentPassword: string) =>
      call('post', '/api/auth/password').send({ currentPassword, newPassword: 'another password' });
    expect((await change('not this one').expect(403)).body.code).toBe('wrong_password');
    await change(PASSWORD).expect(204);
    await call('get', '/api/user').expect(200);
    await agent().get('/api/user').set('Cookie', elsewhere).expect(401);
    const [row] = await database.db.rows<{ username: string }>(
      'select username from user_account where id = $1',
      [id],
    );
    const login = (password: string) =>
      agent().post('/api/login').send({ username: row?.username, password });
    await login(PASSWORD).expect(401);
    await login('another password').expect(200);
  });

  it('changes the address, which is then unconfirmed, but not to another reader’s address', async () => {
    const { call } = await signedIn({ email_confirmed_at: new Date() });
    const other = await signedIn({ email: 'b@mail.example' });
    const change = (email: string, password = PASSWORD) =>
      call('post', '/api/auth/email').send({ email, password });
    await change('New@mail.example', 'not this one').expect(403);
    expect((await change('B@Mail.example').expect(409)).body.code).toBe('taken');
    const { body } = await change('New@mail.example').expect(200);
    expect(User.parse(body)).toMatchObject({ email: 'New@mail.example', emailConfirmed: false });
    await other.call('get', '/api/user').expect(200);
  });

  it('says that this site sends no email', async () => {
    const { call } = await signedIn();
    const forgotten = agent().post('/api/auth/password-reset').send({ email: 'x@mail.example' });
    expect((await forgotten.expect(503)).body.code).toBe('mail_not_configured');
    const again = await call('post', '/api/auth/email/confirmation').expect(503);
    expect(again.body.message).toMatch(/sends no email/);
  });
});

/** Inserts a row of the reader's into each table with reader data. */
async function fill(userId: number): Promise<{ topic: number; source: number }> {
  const { db } = database;
  const topic = await buildTopic(db, { follower_count: 3 });
  const source = await buildSource(db, { follower_count: 2 });
  const article = await buildArticle(db, { topic_id: topic.id, source_id: source.id });
  await buildFollow(db, userId, topic.id);
  await buildSourceFollow(db, userId, source.id);
  await buildSourceVote(db, userId, source.id);
  await buildSavedArticle(db, userId, article.id);
  await buildReadArticle(db, userId, article.id);
  await buildFollowedSearch(db, userId);
  await buildCollection(db, userId, [topic.id]);
  await buildPrivateAddress(db, userId);
  await buildApiToken(db, userId);
  const [session] = await db.rows<{ id: number }>('select id from session where user_id = $1', [userId]);
  await buildPushSubscription(db, userId, session?.id ?? 0);
  await buildTarget(db, userId);
  await db.rows(`insert into ended_address (user_id, mailbox_hash, ended_at) values ($1, 'x', now())`, [
    userId,
  ]);
  await buildFormerLink(db, userId, new Date());
  await buildNotification(db, userId, { topic_id: topic.id });
  const event = await buildTopicEvent(db, topic.id);
  await buildNotifiedFact(db, userId, event.id);
  await buildOneTimeLink(db, { id: userId, email: 'ada@mail.example' }, { purpose: 'unsubscribe' });
  await buildAuthenticatorApp(db, userId);
  await buildPasskey(db, userId);
  await buildRecoveryCode(db, userId);
  await buildAuthChallenge(db, userId);
  await buildKnownDevice(db, userId);
  await buildProviderIdentity(db, userId);
  await buildAuditEntry(db, { actor_id: userId });
  await buildBillingAccount(db, userId);
  await buildContactMessage(db, { user_id: userId });
  await buildReport(db, userId, topic.id);
  await buildStoryQuestion(db, userId, topic.id);
  await buildTopicCommand(db, { user_id: userId });
  await buildStoryChange(db, [topic.id], { user_id: userId });
  await buildReviewEntry(db, { topic_id: topic.id, decided_by_id: userId });
  await db.rows(
    `insert into setting values ('late_feed_minutes', '61', now(), $1) on conflict (name) do update set changed_by_id = $1`,
    [userId],
  );
  return { topic: topic.id, source: source.id };
}

interface Column {
  table: string;
  column: string;
}

describe('data and deletion', () => {
  it('exports everything that is stored about a reader, except credentials', async () => {
    const { id, call } = await signedIn();
    await fill(id);
    const answer = await call('get', '/api/user/data').expect(200);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename=".*\.json"$/);
    const tables = await database.db.rows<{ name: string }>(
      `select distinct conrelid::regclass::text as name from pg_constraint
        where contype = 'f' and confrelid = 'user_account'::regclass`,
    );
    expect(tables.length).toBeGreaterThan(8);
    for (const name of [...tables.map((table) => table.name), 'user_account', 'collection_topic'])
      expect({ name, rows: answer.body[name]?.length }).toEqual({ name, rows: 1 });
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|hash/);
  });

  it('deletes the account and every value of its reader in every table', async () => {
    const { db } = database;
    const names = { username: 'Zephyrine', first_name: 'Zephyrine' };
    const mails = { email: 'Zephyrine@post.example' };
    const { id, call } = await signedIn({ id: 700_001, ...names, ...mails });
    const { topic, source } = await fill(id);
    await call('delete', '/api/user').send({ password: 'not this one' }).expect(403);
    await call('delete', '/api/user').send({ password: PASSWORD }).expect(204);
    await call('get', '/api/user').expect(401);
    const columns = await db.rows<Column>(
      `select c.table_name as table, c.column_name as column from information_schema.columns c
         join information_schema.tables t using (table_schema, table_name)
        where t.table_schema = 'public' and t.table_type = 'BASE TABLE'`,
    );
    expect(columns.length).toBeGreaterThan(100);
    const left: Column[] = [];
    for (const { table, column } of columns) {
      const found = await db.rows(
        `select 1 from ${table} where ${column}::text ~* 'zephyrine' or ${column}::text = '700001' limit 1`,
      );
      if (found.length > 0) left.push({ table, column });
    }
    expect(left).toEqual([]);
    const count = async (table: string, row: number) =>
      (await db.rows(`select follower_count from ${table} where id = $1`, [row]))[0];
    expect(await count('topic', topic)).toEqual({ follower_count: 2 });
    expect(await count('source', source)).toEqual({ follower_count: 1 });
    const traces = await db.rows<{ action: string; pseudonym: string }>(
      "select action, pseudonym from audit_entry where pseudonym <> '' order by id",
    );
    expect(traces.map(({ action }) => action)).toEqual(['promoted', 'account_deleted']);
    expect(new Set(traces.map(({ pseudonym }) => pseudonym)).size).toBe(1);
  });
});
