import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { User } from '#contract/accounts';
import type { Queryable } from '#persistence/database';
import { buildUserWithPassword, PASSWORD } from '../../../support/factories/accounts.js';
import { buildPasskey } from '../../../support/factories/factors.js';
import type { Values } from '../../../support/factories/values.js';
import { type MailServer, startMailServer } from '../../../support/mail-server.js';
import { meanwhile } from '../../../support/meanwhile.js';
import { type MadeProvider, startMadeProvider } from '../../../support/oidc/made-provider.js';
import {
  type Browser,
  browserOf,
  cameBack,
  createProviderApp,
  signInAt,
} from '../../../support/oidc/provider-app.js';
import { nextMail } from '../../../support/read-mail.js';
import { cookieOf } from '../../../support/readers.js';
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

beforeEach(async () => {
  provider.misbehave({});
  await database.db.rows('delete from rate_limit');
});

afterAll(async () => {
  await app.close();
  await mail.close();
  await provider.stop();
  await database.drop();
});

/** Somebody new signs in at the provider next. */
function person(values: Partial<MadeProvider['person']> = {}): MadeProvider['person'] & { email: string } {
  const sub = `person-${++serial}`;
  const next = { sub, email: `${sub}@mail.example`, email_verified: true, ...values };
  provider.person = next;
  return next;
}

const userIn = async (browser: Browser) => User.parse((await browser.get('/api/user').expect(200)).body);

async function accountWith(values: Values<'user_account'>) {
  const username = `local-${++serial}`;
  return buildUserWithPassword(database.db, { username, ...values });
}

const CONFIRMED = { email_confirmed_at: new Date() };
const linksOf = (userId: number) =>
  database.db.rows<{ issuer: string; subject: string }>(
    'select issuer, subject from provider_identity where user_id = $1',
    [userId],
  );

describe('the way to the provider', () => {
  it('asks with a code challenge, a state and a nonce, for an address that the request does not choose', async () => {
    const start = async () => {
      const answer = await browserOf(app)
        .post('/api/auth/provider/start')
        .set('Host', 'evil.example')
        .set('X-Forwarded-Host', 'evil.example')
        .send({})
        .expect(200);
      return { query: new URL(answer.body.url).searchParams, cookies: answer.headers['set-cookie'] };
    };
    const [one, two] = [await start(), await start()];
    expect(one.query.get('redirect_uri')).toBe('http://news.example/api/auth/provider/callback');
    expect(one.query.get('response_type')).toBe('code');
    expect(one.query.get('code_challenge_method')).toBe('S256');
    expect(one.query.get('scope')).toBe('openid email profile');
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one.query.get(name)).toMatch(/^[\w-]{43}$/);
      expect(one.query.get(name)).not.toBe(two.query.get(name));
      expect(String(one.cookies)).not.toContain(one.query.get(name));
    }
    expect(String(one.cookies)).toMatch(/^provider=[\w-]+; Max-Age=600; Path=\/; .*HttpOnly; SameSite=Lax/);
  });
});

describe('somebody whom the site does not know', () => {
  it('gets an account with the address that the provider has verified, and comes back to the page', async () => {
    const { email, sub } = person({ preferred_username: 'Ada Vale' });
    const browser = browserOf(app);
    expect(await signInAt(provider, browser, '/topics/orrin?x=1')).toBe('/topics/orrin?x=1');
    const user = await userIn(browser);
    expect(user).toMatchObject({ username: 'Ada-Vale', email, emailConfirmed: true, isAdmin: false });
    expect(await linksOf(user.id)).toEqual([{ issuer: provider.issuer, subject: sub }]);
    const second = browserOf(app);
    await signInAt(provider, second);
    expect((await userIn(second)).id).toBe(user.id);
  });

  it('must confirm an address that the provider has not verified', async () => {
    const { email } = person({ email_verified: false });
    const browser = browserOf(app);
    await signInAt(provider, browser);
    expect((await userIn(browser)).emailConfirmed).toBe(false);
    expect(await nextMail(mail, email)).toContain('confirm your email address');
  });

  it('gets another name if the own one is taken, and no name that the profile would refuse', async () => {
    await accountWith({ username: 'Taken.Name' });
    person({ preferred_username: 'taken.name' });
    const browser = browserOf(app);
    await signInAt(provider, browser);
    expect((await userIn(browser)).username).toMatch(/^taken\.name-\d{4,6}$/);
    person({ preferred_username: '\u202e<b>' });
    const other = browserOf(app);
    await signInAt(provider, other);
    expect((await userIn(other)).username).toMatch(/^[A-Za-z0-9._-]{3,40}$/);
  });

  it('gets one account if two tabs come back at once', async () => {
    person();
    const pages = await Promise.all([1, 2, 3].map(() => signInAt(provider, browserOf(app))));
    expect(pages).toEqual(['/', '/', '/']);
    const found = await database.db.rows('select 1 from provider_identity where subject = $1', [
      provider.person.sub,
    ]);
    expect(found).toHaveLength(1);
  });

  it.each<[string, Partial<MadeProvider['person']>, string]>([
    ['without an address', { email: undefined }, 'email_missing'],
    ['with something else as the address', { email: 'not an address' }, 'email_missing'],
    ['with two addresses', { email: 'a@mail.example,b@mail.example' }, 'email_missing'],
  ])('gets no account %s', async (_, values, reason) => {
    person(values);
    expect(await signInAt(provider, browserOf(app))).toBe(`/auth?failed=${reason}&returnTo=%2F`);
  });

  it('gets no account after too many registrations', async () => {
    for (let n = 0; n < 20; n++) {
      person();
      expect(await signInAt(provider, browserOf(app))).toBe('/');
    }
    person();
    expect(await signInAt(provider, browserOf(app))).toBe('/auth?failed=busy&returnTo=%2F');
  });
});

describe('an account with the same address', () => {
  it('is linked if both sides have made sure of it, and its owner is told', async () => {
    const { email, sub } = person();
    const { id } = await accountWith({ email: email.toUpperCase(), ...CONFIRMED });
    const browser = browserOf(app);
    expect(await signInAt(provider, browser)).toBe('/');
    expect((await userIn(browser)).id).toBe(id);
    expect(await linksOf(id)).toEqual([{ issuer: provider.issuer, subject: sub }]);
    expect(await nextMail(mail, email.toUpperCase().replace('MAIL.EXAMPLE', 'mail.example'))).toContain(
      'you can sign in with Valley ID',
    );
    const audited = await database.db.rows(
      "select 1 from audit_entry where actor_id = $1 and action = 'provider_linked'",
      [id],
    );
    expect(audited).toHaveLength(1);
  });

  it.each<[string, boolean, Values<'user_account'>]>([
    ['the provider has not verified it', false, CONFIRMED],
    ['nobody has confirmed it here', true, {}],
    ['neither has', false, {}],
  ])('is not linked if %s', async (_, email_verified, values) => {
    const { email } = person({ email_verified });
    const { id } = await accountWith({ email, ...values });
    const browser = browserOf(app);
    expect(await signInAt(provider, browser)).toBe('/auth?failed=email_taken&returnTo=%2F');
    await browser.get('/api/user').expect(401);
    expect(await linksOf(id)).toEqual([]);
  });

  it('is not linked if it has a second factor', async () => {
    const { email } = person();
    const { id } = await accountWith({ email, ...CONFIRMED });
    await buildPasskey(database.db, id);
    expect(await signInAt(provider, browserOf(app))).toBe('/auth?failed=email_taken&returnTo=%2F');
    expect(await linksOf(id)).toEqual([]);
  });

  it.each<[string, string, string]>([
    ['another address', "email = 'moved-' || email, email_key = 'moved-' || email_key", '/'],
    ['an unconfirmed address', 'email_confirmed_at = null', '/auth?failed=email_taken&returnTo=%2F'],
  ])('is not linked if it gets %s meanwhile', async (_, change, page) => {
    const { email } = person();
    const { id } = await accountWith({ email, ...CONFIRMED });
    const browser = browserOf(app);
    const path = await cameBack(provider, browser);
    const changes = (tx: Queryable) => tx.rows(`update user_account set ${change} where id = $1`, [id]);
    const answer = await meanwhile(database.db, changes, () => browser.get(path));
    expect(answer.headers.location).toBe(page);
    expect(await linksOf(id)).toEqual([]);
  });

  it('is not linked if it gets a second factor meanwhile', async () => {
    const { email } = person();
    const { id } = await accountWith({ email, ...CONFIRMED });
    const browser = browserOf(app);
    const path = await cameBack(provider, browser);
    const adds = async (tx: Queryable) => {
      await tx.rows('select 1 from user_account where id = $1 for no key update', [id]);
      await buildPasskey(tx, id);
    };
    const answer = await meanwhile(database.db, adds, () => browser.get(path));
    expect(answer.headers.location).toBe('/auth?failed=email_taken&returnTo=%2F');
    expect(await linksOf(id)).toEqual([]);
  });

  it('stays with the first person of the provider', async () => {
    const { email } = person();
    const { id } = await accountWith({ email, ...CONFIRMED });
    await signInAt(provider, browserOf(app));
    provider.person = { sub: 'somebody else', email, email_verified: true };
    expect(await signInAt(provider, browserOf(app))).toBe('/auth?failed=linked_elsewhere&returnTo=%2F');
    expect(await linksOf(id)).toHaveLength(1);
  });

  it('is found by the person, not by the address, once it is linked', async () => {
    const first = person();
    const browser = browserOf(app);
    await signInAt(provider, browser);
    const { id } = await userIn(browser);
    const { email } = await accountWith({ email: `new-${first.email}`, ...CONFIRMED });
    provider.person = { ...first, email };
    const again = browserOf(app);
    await signInAt(provider, again);
    expect((await userIn(again)).id).toBe(id);
  });
});

describe('a session', () => {
  it('replaces the one that the browser had, and ends here only', async () => {
    const { id } = await accountWith({});
    const browser = browserOf(app);
    const before = await cookieOf(database.db, id);
    person();
    const { body } = await browser.post('/api/auth/provider/start').send({}).expect(200);
    const back = await provider.visit(body.url);
    const attempt = browser.jar.getCookie('provider', {
      domain: '127.0.0.1',
      path: '/',
      secure: false,
      script: false,
    });
    const answer = await browserOf(app)
      .get(back.pathname + back.search)
      .set('Cookie', `${before}; provider=${attempt?.value}`)
      .expect(303);
    expect(String(answer.headers['set-cookie'])).toMatch(/session=[\w-]{43}/);
    await browserOf(app).get('/api/user').set('Cookie', before).expect(401);
    const [session = ''] = /session=[\w-]{43}/.exec(String(answer.headers['set-cookie'])) ?? [];
    await browserOf(app).post('/api/logout').set('Cookie', session).expect(200);
    await browserOf(app).get('/api/user').set('Cookie', session).expect(401);
  });

  it('leaves nothing of the provider’s tokens in the database', async () => {
    person();
    await signInAt(provider, browserOf(app));
    const tables = await database.db.rows<{ table_name: string }>(
      "select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    for (const { table_name } of tables) {
      const found = await database.db.rows(
        `select 1 from "${table_name}" t where t::text like '%an access token%' or t::text like '%eyJ%' limit 1`,
      );
      expect({ table_name, found }).toEqual({ table_name, found: [] });
    }
  });

  it('cannot be opened by the word that stands for no password', async () => {
    person();
    const browser = browserOf(app);
    await signInAt(provider, browser);
    const { username } = await userIn(browser);
    for (const password of ['none  ', 'none\u0000\u0000', PASSWORD])
      await browserOf(app).post('/api/login').send({ username, password }).expect(401);
  });
});
