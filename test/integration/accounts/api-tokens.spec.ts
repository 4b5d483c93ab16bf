import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { API_TOKENS_MOST, ApiTokens, MadeApiToken } from '#contract/accounts';
import { createLogger, readSettings } from '#platform/runtime';
import {
  buildApiToken,
  buildOneTimeLink,
  buildSession,
  buildUserWithPassword,
  PASSWORD,
} from '../../support/factories/accounts.js';
import type { Values } from '../../support/factories/values.js';
import { routesOf } from '../../support/hostile/bff-routes.js';
import { buildPublicThings, buildResourceOwner, sampleCall } from '../../support/hostile/call-samples.js';
import { linkSecret } from '../../support/link-secret.js';
import { type MailServer, startMailServer } from '../../support/mail-server.js';
import { nextMail } from '../../support/read-mail.js';
import { type ReaderApp, startReaderApp, type TestReader } from '../../support/reader-app.js';
import { bearerOf } from '../../support/readers.js';

let world: ReaderApp;
let mail: MailServer;
let logged = '';

beforeAll(async () => {
  const settings = readSettings({ NODE_ENV: 'test', DATABASE_URL: 'postgres://x/y', LOG_LEVEL: 'debug' });
  const out = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  mail = await startMailServer();
  const env = { SMTP_URL: mail.url, PUBLIC_URL: 'http://news.example' };
  world = await startReaderApp(env, createLogger(settings, 'bff', out));
});
afterAll(async () => {
  await world.stop();
  await mail.close();
});

async function reader(values: Values<'user_account'> = {}): Promise<TestReader & { email: string }> {
  const { id, email } = await buildUserWithPassword(world.db, { email_confirmed_at: new Date(), ...values });
  return { id, email, token: await bearerOf(world.db, id) };
}

/**
 * Metrics have a token of the operator's. The first page's lists are the same for everybody, and answered before anybody is identified.
 * Embedded stories and cards know nobody.
 */
const KNOWS_NO_SESSION = new Set([
  'GET /cards/story/:id.png',
  'GET /embed/story/:id',
  'GET /api/metrics',
  'GET /api/articles',
  'GET /api/articles/featured',
  'GET /api/today',
]);

const WANTED = { name: 'Reading list', scopes: ['follows:read'] };
const make = (who: TestReader, wanted: object = WANTED) =>
  world.call(who, 'post', '/user/tokens').send(wanted);
const made = async (who: TestReader, wanted: object = WANTED) =>
  MadeApiToken.parse((await make(who, wanted).expect(201)).body);
const listed = async (who: TestReader) =>
  ApiTokens.parse((await world.call(who, 'get', '/user/tokens').expect(200)).body);
const use = (token: string, path = '/api/v1/follows') =>
  request(world.app.getHttpServer()).get(path).set('Authorization', `Bearer ${token}`);

describe('API tokens', () => {
  it('are shown once, work until they are revoked, and only their hashes are stored', async () => {
    const who = await reader();
    const answer = await make(who).expect(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { token, ...view } = MadeApiToken.parse(answer.body);
    expect(token).toMatch(/^ft_[\w-]{43}$/);
    expect(Date.parse(view.expiresAt) - Date.parse(view.createdAt)).toBe(90 * 86_400_000);
    expect(await listed(who)).toEqual([view]);

    const stored = await world.db.rows<{ row: string }>('select to_json(t)::text as row from api_token t');
    expect(JSON.stringify(stored)).not.toContain(token.slice(3));
    expect(JSON.stringify(stored)).toContain(createHash('sha256').update(token).digest('hex'));

    await use(token).expect(200);
    const other = await reader();
    await world.call(other, 'delete', `/user/tokens/${view.id}`).expect(404);
    await use(token).expect(200);
    await world.call(who, 'delete', `/user/tokens/${view.id}`).expect(204);
    expect((await use(token).expect(401)).body.code).toBe('invalid_token');
    expect(await listed(who)).toEqual([]);
    const audited = await world.db.rows<{ action: string }>(
      'select action from audit_entry where actor_id = $1 order by id',
      [who.id],
    );
    expect(audited.map(({ action }) => action)).toEqual(['api_token_made', 'api_token_revoked']);
  });

  it('are announced to a confirmed address', async () => {
    const who = await reader();
    await made(who, { name: 'Kitchen display', scopes: ['follows:read', 'follows:write'] });
    const text = (await nextMail(mail, who.email)).replaceAll('\r\n', '\n');
    expect(text).toContain('Kitchen display');
    expect(text).toContain(
      '- Read public news\n- See which stories you follow\n- Follow and unfollow stories\n',
    );
    expect(text).toMatch(/Until \d+ \w+ \d{4}, \d\d:\d\d UTC, a program/);
    expect(text).not.toContain('follows:');
    expect(text).toContain('http://news.example/profile');
    expect(text).not.toContain('ft_');
  });

  it('need a recent proof', async () => {
    const who = await reader();
    await world.db.rows('update session set proven_at = null where user_id = $1', [who.id]);
    expect((await make(who).expect(403)).body.code).toBe('proof_required');
    expect(await listed(who)).toEqual([]);
  });

  it.each([
    { ...WANTED, name: ' ' },
    { ...WANTED, name: 'x'.repeat(61) },
    { ...WANTED, name: 'a\u202eb' },
    { ...WANTED, scopes: ['everything'] },
    { name: 'None' },
    { ...WANTED, days: 0 },
    { ...WANTED, days: 366 },
    { ...WANTED, days: 1.5 },
    { ...WANTED, userId: 1 },
  ])('are refused as %j', async (wanted) => {
    await make(await reader(), wanted).expect(400);
  });

  it('are limited in number', async () => {
    const who = await reader();
    for (let count = 1; count < API_TOKENS_MOST; count += 1) await buildApiToken(world.db, who.id);
    const answers = await Promise.all([make(who), make(who), make(who)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await listed(who)).toHaveLength(API_TOKENS_MOST);
  });

  it('end when they expire, and say so', async () => {
    const who = await reader();
    const expires_at = new Date(Date.now() - 1000);
    const token = await buildApiToken(world.db, who.id, ['follows:read'], { expires_at });
    await use(token).expect(401);
    expect((await listed(who)).map(({ isExpired }) => isExpired)).toEqual([true]);
  });

  it('say when they were last used, to the minute', async () => {
    const who = await reader();
    const { token } = await made(who);
    await use(token).expect(200);
    const [first] = await listed(who);
    expect(first?.lastUsedAt).not.toBeNull();
    await use(token).expect(200);
    expect(await listed(who)).toEqual([first]);
    await world.db.rows("update api_token set last_used_at = now() - interval '61 s' where id = $1", [
      first?.id,
    ]);
    await use(token).expect(200);
    expect(Date.parse((await listed(who))[0]?.lastUsedAt ?? '')).toBeGreaterThan(Date.now() - 30_000);
  });

  it('end with the password', async () => {
    const who = await reader();
    const { token } = await made(who);
    const change = { currentPassword: PASSWORD, newPassword: 'another fine password' };
    await world.call(who, 'post', '/auth/password').send(change).expect(204);
    await use(token).expect(401);

    const next = await buildApiToken(world.db, who.id, ['follows:read']);
    const { secret, secret_hash } = linkSecret();
    await buildOneTimeLink(world.db, who, { secret_hash });
    await request(world.app.getHttpServer())
      .post('/api/auth/password-reset/confirm')
      .send({ secret, password: PASSWORD })
      .expect(204);
    await use(next).expect(401);
  });

  it('are in the data download, without the secret', async () => {
    const who = await reader();
    const { token } = await made(who);
    const { text } = await world.call(who, 'get', '/user/data').expect(200);
    expect(text).toContain('"Reading list"');
    expect(text).not.toContain(token);
  });
});

describe('an API token', () => {
  it('opens nothing but /api/v1', async () => {
    const things = await buildPublicThings(world.db);
    const owner = await buildResourceOwner(world.db, things);
    await buildSession(world.db, owner.userId);
    await world.db.rows('update user_account set is_admin = true where id = $1', [owner.userId]);
    const token = await buildApiToken(world.db, owner.userId, [
      'follows:read',
      'follows:write',
      'notifications:read',
    ]);
    const before = await world.db.rows('select * from api_token order by id');
    const statuses: Record<string, number> = {};
    for (const route of routesOf(world.app)) {
      if (route.includes('/api/v1/') || KNOWS_NO_SESSION.has(route)) continue;
      const { path, body } = sampleCall(route, owner);
      const method = route.slice(0, route.indexOf(' ')).toLowerCase() as 'get';
      const call = request(world.app.getHttpServer())[method](path).set('Authorization', `Bearer ${token}`);
      const answer = body ? await call.send(body) : await call;
      if (answer.status !== 401 || answer.body.code !== 'invalid_token') statuses[route] = answer.status;
    }
    expect(statuses).toEqual({});
    expect(await world.db.rows('select * from api_token order by id')).toEqual(before);
  });

  it('is taken from the header only', async () => {
    const who = await reader();
    const { token } = await made(who);
    const get = (path: string) => request(world.app.getHttpServer()).get(path);
    await get(`/api/v1/follows?access_token=${token}`).expect(401);
    await get('/api/v1/follows').set('Cookie', `session=${token}`).expect(401);
    await get('/api/v1/follows').set('Authorization', `Basic ${token}`).expect(401);
    await use(who.token.slice('Bearer '.length)).expect(401);
  });

  it('is never logged', () => {
    expect(logged).toContain('/api/v1/follows');
    expect(logged).not.toMatch(/ft_[\w-]{20,}/);
  });
});
