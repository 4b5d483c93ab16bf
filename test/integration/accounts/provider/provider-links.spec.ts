import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { ProviderLink, User } from '#contract/accounts';
import { buildUserWithPassword, PASSWORD } from '../../../support/factories/accounts.js';
import { type MadeProvider, startMadeProvider } from '../../../support/oidc/made-provider.js';
import {
  afterVisit,
  type Browser,
  browserOf,
  createProviderApp,
  signInAt,
} from '../../../support/oidc/provider-app.js';
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

beforeEach(async () => {
  provider.misbehave({});
  const sub = `person-${++serial}`;
  provider.person = { sub, email: `${sub}@mail.example`, email_verified: true };
  await database.db.rows('delete from rate_limit');
});

afterAll(async () => {
  await app.close();
  await provider.stop();
  await database.drop();
});

/** A reader with a password, signed in. */
async function local(): Promise<Browser> {
  const { username } = await buildUserWithPassword(database.db, { username: `local-${++serial}` });
  const browser = browserOf(app);
  await browser.post('/api/login').send({ username, password: PASSWORD }).expect(200);
  return browser;
}

/** A reader who has the provider only, signed in. */
async function providerOnly(): Promise<Browser> {
  const browser = browserOf(app);
  expect(await signInAt(provider, browser)).toBe('/');
  return browser;
}

const shown = async (browser: Browser) =>
  ProviderLink.parse((await browser.get('/api/auth/provider').expect(200)).body);

/** Starts an errand at the provider, goes there and comes back. */
async function errand(browser: Browser, path: string, body: object = {}): Promise<string> {
  const { body: answer } = await browser.post(`/api/auth/provider/${path}`).send(body).expect(200);
  const back = await afterVisit(provider, answer.url);
  return (await browser.get(back).expect(303)).headers.location ?? '';
}

const link = (browser: Browser) => errand(browser, 'link', { password: PASSWORD });
const confirm = (browser: Browser) => errand(browser, 'confirm');

describe('a reader with a password', () => {
  it('connects the account, whatever the addresses, and signs in at the provider from then on', async () => {
    const browser = await local();
    expect(await shown(browser)).toEqual({
      name: 'Valley ID',
      isLinked: false,
      hasPassword: true,
      isConfirmed: false,
    });
    expect(await link(browser)).toBe('/profile/security?provider=connected');
    expect(await shown(browser)).toMatchObject({ isLinked: true, hasPassword: true });
    const other = browserOf(app);
    await signInAt(provider, other);
    const [own, there] = [await browser.get('/api/user'), await other.get('/api/user')];
    expect(User.parse(there.body).id).toBe(User.parse(own.body).id);
  });

  it('needs the password to connect and to disconnect', async () => {
    const browser = await local();
    for (const body of [{ password: 'not this one' }, {}])
      expect([400, 403]).toContain((await browser.post('/api/auth/provider/link').send(body)).status);
    await link(browser);
    await browser.delete('/api/auth/provider').send({ password: 'not this one' }).expect(403);
    expect(await shown(browser)).toMatchObject({ isLinked: true });
    await browser.delete('/api/auth/provider').send({ password: PASSWORD }).expect(204);
    expect(await shown(browser)).toMatchObject({ isLinked: false });
    await browser.delete('/api/auth/provider').send({ password: PASSWORD }).expect(404);
    await link(browser);
    const { body } = await browser.post('/api/auth/provider/link').send({ password: PASSWORD }).expect(409);
    expect(body.code).toBe('already_linked');
  });

  it('cannot connect what is connected with somebody else', async () => {
    await link(await local());
    const browser = await local();
    expect(await link(browser)).toBe('/profile/security?failed=linked_elsewhere');
    expect(await shown(browser)).toMatchObject({ isLinked: false });
  });

  it('connects in the session that asked for it only', async () => {
    const browser = await local();
    const start = await browser.post('/api/auth/provider/link').send({ password: PASSWORD }).expect(200);
    const back = await afterVisit(provider, start.body.url);
    await browser.post('/api/logout').expect(200);
    expect((await browser.get(back).expect(303)).headers.location).toBe('/profile/security?failed=expired');
  });
});

describe('a reader without a password', () => {
  it('cannot disconnect the only way in', async () => {
    const browser = await providerOnly();
    expect(await shown(browser)).toMatchObject({ isLinked: true, hasPassword: false });
    const { body } = await browser.delete('/api/auth/provider').send({ password: PASSWORD }).expect(409);
    expect(body.code).toBe('no_other_way_in');
    expect(await shown(browser)).toMatchObject({ isLinked: true });
  });

  it.each<[string, (browser: Browser) => ReturnType<Browser['get']>, number]>([
    [
      'change the address',
      (browser) => browser.post('/api/auth/email').send({ email: 'b@mail.example' }),
      200,
    ],
    [
      'choose a password',
      (browser) => browser.post('/api/auth/password').send({ newPassword: 'giraffe lantern' }),
      204,
    ],
    ['delete the account', (browser) => browser.delete('/api/user').send({}), 204],
  ])('confirms at the provider to %s', async (_, change, status) => {
    const browser = await providerOnly();
    expect((await change(browser).expect(403)).body.code).toBe('confirmation_missing');
    expect(await confirm(browser)).toBe('/profile/security?provider=confirmed');
    expect(await shown(browser)).toMatchObject({ isConfirmed: true });
    await change(browser).expect(status);
  });

  it('may disconnect once there is a password', async () => {
    const browser = await providerOnly();
    await confirm(browser);
    await browser.post('/api/auth/password').send({ newPassword: PASSWORD }).expect(204);
    await browser.delete('/api/auth/provider').send({ password: PASSWORD }).expect(204);
    expect(await shown(browser)).toMatchObject({ isLinked: false, hasPassword: true });
  });

  it('is not helped by a password that the account does not have', async () => {
    const browser = await providerOnly();
    await browser.delete('/api/user').send({ password: PASSWORD }).expect(403);
  });
});

describe('a confirmation', () => {
  it('asks the provider for the password again', async () => {
    const browser = await providerOnly();
    const { body } = await browser.post('/api/auth/provider/confirm').expect(200);
    const { searchParams } = new URL(body.url);
    expect([searchParams.get('prompt'), searchParams.get('max_age')]).toEqual(['login', '0']);
  });

  it.each<[string, object]>([
    ['the reader signed in there before', { auth_time: Math.floor(Date.now() / 1000) - 120 }],
    ['the provider does not say when', { auth_time: undefined }],
  ])('does not count if %s', async (_, claims) => {
    const browser = await providerOnly();
    provider.misbehave({ claims: claims as { auth_time?: number } });
    expect(await confirm(browser)).toBe('/profile/security?failed=invalid');
    expect(await shown(browser)).toMatchObject({ isConfirmed: false });
  });

  it('does not count if somebody else signed in there', async () => {
    const browser = await providerOnly();
    provider.person = { sub: 'somebody else' };
    expect(await confirm(browser)).toBe('/profile/security?failed=linked_elsewhere');
    await browser.delete('/api/user').send({}).expect(403);
  });

  it('counts in its session only, and for ten minutes', async () => {
    const browser = await providerOnly();
    const other = await providerOnly();
    await confirm(browser);
    await other.delete('/api/user').send({}).expect(403);
    await database.db.rows(
      "update provider_identity set confirmed_at = confirmed_at - interval '10 minutes'",
    );
    await browser.delete('/api/user').send({}).expect(403);
  });
});
