import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { ProviderLink, User } from '#contract/accounts';
import { ErrorBody } from '#contract/site';
import { buildUserWithPassword, PASSWORD } from '../../../support/factories/accounts.js';
import type { Values } from '../../../support/factories/values.js';
import { type MailServer, startMailServer } from '../../../support/mail-server.js';
import { type MadeProvider, startMadeProvider } from '../../../support/oidc/made-provider.js';
import {
  afterVisit,
  type Browser,
  browserOf,
  createProviderApp,
  signInAt,
} from '../../../support/oidc/provider-app.js';
import { nextMail } from '../../../support/read-mail.js';
import { seededDatabase, type TestDatabase } from '../../../support/test-database.js';

let database: TestDatabase;
let provider: MadeProvider;
let mail: MailServer;
let app: NestExpressApplication;
let serial = 0;

beforeAll(async () => {
  database = await seededDatabase();
  provider = await startMadeProvider();
  mail = await startMailServer();
  app = await createProviderApp(database.url, provider.issuer, { SMTP_URL: mail.url });
});

afterAll(async () => {
  await app.close();
  await mail.close();
  await provider.stop();
  await database.drop();
});

const CONFIRMED = { email_confirmed_at: new Date() };

/** A reader with a password, signed in. */
async function local(values: Values<'user_account'>): Promise<Browser> {
  const { username } = await buildUserWithPassword(database.db, { username: `local-${++serial}`, ...values });
  const browser = browserOf(app);
  await browser.post('/api/login').send({ username, password: PASSWORD }).expect(200);
  provider.person = { sub: `person-${serial}` };
  return browser;
}

/** Resets the password by mail, as the owner of the address. */
async function resetBy(email: string): Promise<void> {
  const browser = browserOf(app);
  await browser.post('/api/auth/password-reset').send({ email }).expect(202);
  for (;;) {
    const [, secret] = /reset\?secret=([\w-]{43})/.exec(await nextMail(mail, email)) ?? [];
    if (secret === undefined) continue;
    await browser.post('/api/auth/password-reset/confirm').send({ secret, password: PASSWORD }).expect(204);
    return;
  }
}

const link = (browser: Browser) => browser.post('/api/auth/provider/link').send({ password: PASSWORD });

describe('a password reset', () => {
  it('shuts out a stranger who registered the address at the provider before its owner', async () => {
    const email = 'victim@mail.example';
    const intruder = { sub: 'intruder', email, email_verified: false };
    provider.person = intruder;
    const before = browserOf(app);
    expect(await signInAt(provider, before)).toBe('/');
    const { id, username } = User.parse((await before.get('/api/user').expect(200)).body);
    await resetBy(email);
    await before.get('/api/user').expect(401);
    const again = browserOf(app);
    expect(await signInAt(provider, again)).toBe('/auth?failed=email_taken&returnTo=%2F');
    await again.get('/api/user').expect(401);
    await browserOf(app).post('/api/login').send({ username, password: PASSWORD }).expect(200);
    const audited = await database.db.rows(
      "select 1 from audit_entry where actor_id = $1 and action = 'provider_unlinked'",
      [id],
    );
    expect(audited).toHaveLength(1);
  });

  it('keeps the provider if the address was confirmed before', async () => {
    const email = 'owner@mail.example';
    provider.person = { sub: 'owner', email, email_verified: true };
    await signInAt(provider, browserOf(app));
    await resetBy(email);
    expect(await signInAt(provider, browserOf(app))).toBe('/');
  });
});

describe('connecting the provider', () => {
  it('is refused until the address is confirmed', async () => {
    const browser = await local({});
    const { code, message } = ErrorBody.parse((await link(browser).expect(403)).body);
    expect({ code, message }).toEqual({
      code: 'email_unconfirmed',
      message: 'Confirm your email address first.',
    });
    const { id } = User.parse((await browser.get('/api/user').expect(200)).body);
    await database.db.rows('update user_account set email_confirmed_at = now() where id = $1', [id]);
    await link(browser).expect(200);
  });

  it('is refused if the address changes on the way to the provider and back', async () => {
    const browser = await local(CONFIRMED);
    const back = await afterVisit(provider, (await link(browser).expect(200)).body.url);
    const change = { email: 'somebody-else@mail.example', password: PASSWORD };
    await browser.post('/api/auth/email').send(change).expect(200);
    const { headers } = await browser.get(back).expect(303);
    expect(headers.location).toBe('/profile/security?failed=email_unconfirmed');
    const { body } = await browser.get('/api/auth/provider').expect(200);
    expect(ProviderLink.parse(body).isLinked).toBe(false);
  });
});
