import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { SignedIn, User } from '#contract/accounts';
import { AppSetup, FactorAdded, secondStepOf } from '#contract/accounts/factors';
import { ErrorBody } from '#contract/site';
import { dropIdentities, lockReader } from '#persistence/accounts';
import type { Queryable } from '#persistence/database';
import { codeOf } from '../../../support/factor-app.js';
import { PASSWORD } from '../../../support/factories/accounts.js';
import { meanwhile } from '../../../support/meanwhile.js';
import { type MadeProvider, startMadeProvider } from '../../../support/oidc/made-provider.js';
import { afterVisit, browserOf, createProviderApp, signInAt } from '../../../support/oidc/provider-app.js';
import { seededDatabase, type TestDatabase } from '../../../support/test-database.js';

let database: TestDatabase;
let provider: MadeProvider;
let app: NestExpressApplication;

beforeAll(async () => {
  database = await seededDatabase();
  provider = await startMadeProvider();
  app = await createProviderApp(database.url, provider.issuer);
  provider.person = { sub: 'ada', email: 'ada@mail.example', email_verified: true };
});
afterAll(async () => {
  await app.close();
  await provider.stop();
  await database.drop();
});

/** Somebody who signs in at the provider sets up an authenticator app. */
async function withApp() {
  const browser = browserOf(app);
  await signInAt(provider, browser);
  const setup = AppSetup.parse((await browser.post('/api/auth/factors/app').expect(201)).body);
  const given = { code: codeOf(setup.key) };
  const { body } = await browser.post('/api/auth/factors/app/confirm').send(given).expect(200);
  const user = User.parse((await browser.get('/api/user').expect(200)).body);
  return { browser, user, codes: FactorAdded.parse(body).recoveryCodes ?? [] };
}

describe('signing in at the provider', () => {
  it('asks for the second factor that the account has here, before a session opens', async () => {
    const { browser: before, user, codes } = await withApp();
    const browser = browserOf(app);
    const page = new URL(await signInAt(provider, browser, '/topics/orrin?x=1'), 'http://news.example');
    expect(page.pathname).toBe('/auth');
    expect(page.searchParams.get('returnTo')).toBe('/topics/orrin?x=1');
    expect(page.search).not.toContain('ticket');
    await browser.get('/api/user').expect(401);
    const step = secondStepOf(page.hash);
    expect(step?.factors).toContain('app');
    const given = { ticket: step?.ticket, recoveryCode: codes[0] };
    const { body } = await browser.post('/api/auth/login/second-step').send(given).expect(200);
    expect(SignedIn.parse(body).id).toBe(user.id);
    expect(User.parse((await browser.get('/api/user').expect(200)).body).id).toBe(user.id);

    await database.db.rows("update session set proven_at = now() - interval '11 minutes'");
    await before.post('/api/auth/factors/recovery-codes').expect(403);
    const start = await before.post('/api/auth/provider/confirm').expect(200);
    const back = await afterVisit(provider, start.body.url);
    expect((await before.get(back).expect(303)).headers.location).toContain('provider=confirmed');
    await before.post('/api/auth/factors/recovery-codes').expect(403);
    await before.post('/api/auth/proof').send({ recoveryCode: codes[1] }).expect(200);
    await before.post('/api/auth/factors/recovery-codes').expect(201);
  });

  it('ends before the second step if the provider is disconnected meanwhile', async () => {
    provider.person = { sub: 'eve', email: 'eve@mail.example', email_verified: true };
    const { browser: owner, codes } = await withApp();
    const start = await owner.post('/api/auth/provider/confirm').expect(200);
    await owner.get(await afterVisit(provider, start.body.url)).expect(303);
    await owner.post('/api/auth/password').send({ newPassword: PASSWORD }).expect(204);
    const browser = browserOf(app);
    const page = new URL(await signInAt(provider, browser), 'http://news.example');
    const given = { ticket: secondStepOf(page.hash)?.ticket, recoveryCode: codes[0] };
    await owner.delete('/api/auth/provider').send({ password: PASSWORD }).expect(204);
    const { body } = await browser.post('/api/auth/login/second-step').send(given).expect(401);
    expect(ErrorBody.parse(body).code).toBe('ticket_invalid');
  });

  it('gives no ticket if the provider is disconnected while the sign-in is checked', async () => {
    provider.person = { sub: 'zoe', email: 'zoe@mail.example', email_verified: true };
    const { user } = await withApp();
    const browser = browserOf(app);
    const { body } = await browser.post('/api/auth/provider/start').send({}).expect(200);
    const back = await afterVisit(provider, body.url);
    const disconnect = async (tx: Queryable) => {
      await lockReader(tx, user.id);
      await dropIdentities(tx, user.id);
    };
    const answer = await meanwhile(database.db, disconnect, () => browser.get(back));
    expect(secondStepOf(new URL(answer.headers.location ?? '/', 'http://news.example').hash)).toBeNull();
    expect(await database.db.rows('select 1 from auth_challenge where user_id = $1', [user.id])).toEqual([]);
  });

  it('makes a ticket that ends with its connection, whoever removes it', async () => {
    provider.person = { sub: 'ida', email: 'ida@mail.example', email_verified: true };
    const { user, codes } = await withApp();
    const browser = browserOf(app);
    const page = new URL(await signInAt(provider, browser), 'http://news.example');
    await database.db.rows('delete from provider_identity where user_id = $1', [user.id]);
    const given = { ticket: secondStepOf(page.hash)?.ticket, recoveryCode: codes[0] };
    const { body } = await browser.post('/api/auth/login/second-step').send(given).expect(401);
    expect(ErrorBody.parse(body).code).toBe('ticket_invalid');
  });
});
