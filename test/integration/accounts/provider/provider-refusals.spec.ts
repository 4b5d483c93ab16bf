import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { JWTPayload } from 'jose';
import { PASSWORD } from '../../../support/factories/accounts.js';
import {
  type MadeProvider,
  type Misbehaviour,
  startMadeProvider,
} from '../../../support/oidc/made-provider.js';
import { browserOf, cameBack, createProviderApp, signInAt } from '../../../support/oidc/provider-app.js';
import { seededDatabase, type TestDatabase } from '../../../support/test-database.js';

let database: TestDatabase;
let provider: MadeProvider;
let app: NestExpressApplication;
let serial = 0;

beforeAll(async () => {
  database = await seededDatabase();
  provider = await startMadeProvider();
  app = await createProviderApp(database.url, provider.issuer);
});

afterEach(() => provider.misbehave({}));

afterAll(async () => {
  await app.close();
  await provider.stop();
  await database.drop();
});

function newcomer(): void {
  const sub = `newcomer-${++serial}`;
  provider.person = { sub, email: `${sub}@mail.example`, email_verified: true };
}

async function expectNobody(): Promise<void> {
  expect(await database.db.rows('select id from user_account')).toEqual([]);
  expect(await database.db.rows('select id from session')).toEqual([]);
}

const now = () => Math.floor(Date.now() / 1000);
const INVALID = '/auth?failed=invalid&returnTo=%2F';
const EXPIRED = '/auth?failed=expired';

describe('an ID token', () => {
  it.each<[string, () => Misbehaviour]>([
    ['with another nonce', () => ({ claims: { nonce: 'another' } })],
    ['without a nonce', () => ({ claims: { nonce: undefined } })],
    ['of another issuer', () => ({ claims: { iss: 'https://elsewhere.example' } })],
    ['for another audience', () => ({ claims: { aud: 'another-site' } })],
    ['for several audiences, issued to another', () => ({ claims: several() })],
    ['that has expired', () => ({ claims: { exp: now() - 60 } })],
    ['without an expiry', () => ({ claims: { exp: undefined } })],
    ['that is valid later', () => ({ claims: { nbf: now() + 600 } })],
    ['without a subject', () => ({ claims: { sub: undefined } })],
    ['with a subject of 300 characters', () => ({ claims: { sub: 'x'.repeat(300) } })],
    ['signed with another key', () => ({ signature: 'foreign' })],
    ['without a signature', () => ({ signature: 'none' })],
  ])('%s signs nobody in', async (_, how) => {
    newcomer();
    provider.misbehave(how());
    expect(await signInAt(provider, browserOf(app))).toBe(INVALID);
    await expectNobody();
  });
});

const several = (): JWTPayload => ({ aud: ['followthrough', 'another-site'], azp: 'another-site' });

describe('an answer of the provider', () => {
  it('with another state signs nobody in', async () => {
    newcomer();
    const browser = browserOf(app);
    const path = await cameBack(provider, browser);
    const forged = path.replace(/state=[^&]+/, 'state=another');
    expect((await browser.get(forged).expect(303)).headers.location).toBe(INVALID);
    await expectNobody();
  });

  it('works in the browser that asked for it only', async () => {
    newcomer();
    const [own, foreign] = [browserOf(app), browserOf(app)];
    const path = await cameBack(provider, own);
    expect((await foreign.get(path).expect(303)).headers.location).toBe(EXPIRED);
    await cameBack(provider, foreign);
    expect((await foreign.get(path).expect(303)).headers.location).toBe(INVALID);
    await expectNobody();
  });

  it('works once', async () => {
    newcomer();
    const browser = browserOf(app);
    const path = await cameBack(provider, browser);
    const answer = await browser.get(path).expect(303);
    expect(answer.headers.location).toBe('/');
    expect((await browser.get(path).expect(303)).headers.location).toBe(EXPIRED);
    // With a stolen cookie, too: the provider accepts the code once.
    const fresh = browserOf(app);
    const second = await cameBack(provider, fresh);
    const [, code] = /code=([^&]+)/.exec(path) ?? [];
    const replayed = second.replace(/code=[^&]+/, `code=${code}`);
    expect((await fresh.get(replayed).expect(303)).headers.location).toBe(INVALID);
    await database.db.rows('delete from user_account');
  });

  it('that says no is told', async () => {
    const browser = browserOf(app);
    const path = await cameBack(provider, browser);
    const denied = path.replace(/code=[^&]+/, 'error=access_denied');
    expect((await browser.get(denied).expect(303)).headers.location).toBe('/auth?failed=denied&returnTo=%2F');
    await expectNobody();
  });

  it.each(['', '?code=x&state=y', '?state=', '?code=a&code=b', '?error=<script>'])(
    'out of nowhere leads to sign-in: %s',
    async (query) => {
      const { headers } = await browserOf(app).get(`/api/auth/provider/callback${query}`).expect(303);
      expect(headers.location).toBe(EXPIRED);
    },
  );

  it('with a forged cookie leads to sign-in', async () => {
    for (const cookie of ['x', 'A'.repeat(3000), ''])
      await browserOf(app)
        .get('/api/auth/provider/callback?code=x&state=y')
        .set('Cookie', `provider=${cookie}`)
        .expect(303)
        .expect('Location', EXPIRED);
  });

  it('never leads to another site', async () => {
    newcomer();
    for (const returnTo of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example'])
      expect(await signInAt(provider, browserOf(app), returnTo)).toBe('/');
    await database.db.rows('delete from user_account');
  });
});

describe('a provider that', () => {
  it.each<[string, NonNullable<Misbehaviour['at']>]>([
    ['hangs', { path: '/token', does: 'hang' }],
    ['sends a gigabyte', { path: '/token', does: 'flood' }],
    ['fails', { path: '/token', does: 'fail' }],
    ['sends a page', { path: '/token', does: 'html' }],
    ['hangs with its keys', { path: '/jwks', does: 'hang' }],
    ['sends a gigabyte of keys', { path: '/jwks', does: 'flood' }],
  ])('%s leads to one sentence', async (_, at) => {
    newcomer();
    // A BFF that has not fetched the keys yet.
    const fresh = await createProviderApp(database.url, provider.issuer);
    try {
      const browser = browserOf(fresh);
      const path = await cameBack(provider, browser);
      provider.misbehave({ at });
      const { headers } = await browser.get(path).expect(303);
      expect(headers.location).toBe('/auth?failed=unreachable&returnTo=%2F');
      await expectNobody();
    } finally {
      await fresh.close();
    }
  });

  it.each<[string, Misbehaviour]>([
    ['hangs', { at: { path: '/.well-known/openid-configuration', does: 'hang' } }],
    ['sends a gigabyte', { at: { path: '/.well-known/openid-configuration', does: 'flood' } }],
    ['fails', { at: { path: '/.well-known/openid-configuration', does: 'fail' } }],
    ['sends a page', { at: { path: '/.well-known/openid-configuration', does: 'html' } }],
    ['calls itself another', { description: { issuer: 'https://elsewhere.example' } }],
  ])('%s at first is asked again later, and no other sign-in waits for it', async (_, how) => {
    provider.misbehave(how);
    const fresh = await createProviderApp(database.url, provider.issuer);
    try {
      const browser = browserOf(fresh);
      const { body } = await browser.post('/api/auth/provider/start').send({}).expect(503);
      expect(body).toMatchObject({
        code: 'provider_unreachable',
        message: expect.stringMatching(/^Valley ID does not respond at the moment\./),
      });
      const name = `other-way-${++serial}`;
      const given = { username: name, email: `${name}@mail.example`, password: PASSWORD };
      await browserOf(fresh).post('/api/register').send(given).expect(201);
      await browserOf(fresh).post('/api/login').send({ username: name, password: PASSWORD }).expect(200);
      provider.misbehave({});
      await browser.post('/api/auth/provider/start').send({}).expect(200);
    } finally {
      await fresh.close();
      await database.db.rows('delete from user_account');
    }
  });

  it('is asked for its description twice at most by a start, and once by many', async () => {
    const path = '/.well-known/openid-configuration';
    provider.misbehave({ at: { path, does: 'fail' } });
    const fresh = await createProviderApp(database.url, provider.issuer);
    try {
      provider.asked.clear();
      await browserOf(fresh).post('/api/auth/provider/start').send({}).expect(503);
      expect(provider.asked.get(path)).toBe(2);
      provider.misbehave({});
      provider.asked.clear();
      const start = () => browserOf(fresh).post('/api/auth/provider/start').send({}).expect(200);
      await Promise.all([start(), start(), start()]);
      await start();
      expect(provider.asked.get(path)).toBe(1);
    } finally {
      await fresh.close();
    }
  });
});

it('another site can neither start a sign-in nor disconnect one', async () => {
  const foreign = { 'Sec-Fetch-Site': 'cross-site' };
  await browserOf(app).post('/api/auth/provider/start').set(foreign).send({}).expect(403);
  await browserOf(app).delete('/api/auth/provider').set(foreign).send({ password: PASSWORD }).expect(403);
});
