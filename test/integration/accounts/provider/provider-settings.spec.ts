import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { SignInOptions } from '#contract/accounts';
import { CLIENT, type MadeProvider, startMadeProvider } from '../../../support/oidc/made-provider.js';
import { browserOf, createProviderApp, signInAt } from '../../../support/oidc/provider-app.js';
import { createTestApp } from '../../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../../support/test-database.js';

let database: TestDatabase;
let provider: MadeProvider;

beforeAll(async () => {
  database = await seededDatabase();
  provider = await startMadeProvider();
});

afterAll(async () => {
  await provider.stop();
  await database.drop();
});

/** Runs `test` on a BFF of its own: several at once would share their sessions. */
async function on(
  starting: Promise<NestExpressApplication>,
  test: (app: NestExpressApplication) => Promise<void>,
) {
  const app = await starting;
  try {
    await test(app);
  } finally {
    await app.close();
  }
}

const optionsOf = async (app: NestExpressApplication) =>
  SignInOptions.parse((await browserOf(app).get('/api/auth/options').expect(200)).body);

describe('a provider is', () => {
  it('offered by its name, or by its host', async () => {
    await on(createProviderApp(database.url, provider.issuer), async (app) =>
      expect(await optionsOf(app)).toEqual({ passwordMin: 6, providerName: 'Valley ID' }),
    );
    await on(createProviderApp(database.url, provider.issuer, { OIDC_NAME: '' }), async (app) =>
      expect((await optionsOf(app)).providerName).toBe('127.0.0.1'),
    );
  });

  it.each(['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'])(
    'not offered without %s',
    async (missing) => {
      const env = {
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: CLIENT.id,
        OIDC_CLIENT_SECRET: CLIENT.secret,
      };
      await on(createTestApp(database.url, { ...env, [missing]: '' }), async (app) => {
        expect((await optionsOf(app)).providerName).toBeNull();
        const { body } = await browserOf(app).post('/api/auth/provider/start').send({}).expect(404);
        expect(body.code).toBe('provider_not_configured');
        const { headers } = await browserOf(app)
          .get('/api/auth/provider/callback?code=x&state=y')
          .expect(303);
        expect(headers.location).toBe('/auth?failed=expired');
      });
    },
  );
});

it('an issuer that the provider writes in another way is refused, because readers are known by it', async () => {
  await on(createProviderApp(database.url, `${provider.issuer}/`), async (app) => {
    const { body } = await browserOf(app).post('/api/auth/provider/start').send({}).expect(503);
    expect(body.code).toBe('provider_unreachable');
  });
});

it('an attempt is kept in a cookie for this host and https only, if the site has https', async () => {
  const starting = createProviderApp(database.url, provider.issuer, { PUBLIC_URL: 'https://news.example' });
  await on(starting, async (app) => {
    const { headers, body } = await browserOf(app).post('/api/auth/provider/start').send({}).expect(200);
    expect(String(headers['set-cookie'])).toMatch(
      /^__Host-provider=[\w-]+;.*; HttpOnly; Secure; SameSite=Lax/,
    );
    const { searchParams } = new URL(body.url);
    expect(searchParams.get('redirect_uri')).toBe('https://news.example/api/auth/provider/callback');
  });
});

it('nobody gets an account while sign-up is closed', async () => {
  provider.person = { sub: 'late', email: 'late@mail.example', email_verified: true };
  await database.db.rows("insert into setting values ('sign_up_closed', 'true', now(), null)");
  await on(createProviderApp(database.url, provider.issuer), async (app) =>
    expect(await signInAt(provider, browserOf(app))).toBe('/auth?failed=sign_up_closed&returnTo=%2F'),
  );
});
