import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SignedIn } from '#contract/accounts';
import { Factors } from '#contract/accounts/factors';
import { codeOf, FactorApp, type FactorReader } from '../../support/factor-app.js';
import { buildSession, PASSWORD } from '../../support/factories/accounts.js';
import { type MailServer, startMailServer } from '../../support/mail-server.js';
import { nextMail } from '../../support/read-mail.js';

let test: FactorApp;
let mail: MailServer;

beforeAll(async () => {
  mail = await startMailServer();
  test = await FactorApp.start({ SMTP_URL: mail.url });
});
afterAll(async () => {
  await test.stop();
  await mail.close();
});

const NEW_PASSWORD = 'a password of the owner';

/** The next mail to an address whose words match. */
async function mailAbout(email: string, words: RegExp): Promise<string> {
  for (;;) {
    const text = await nextMail(mail, email);
    if (words.test(text)) return text;
  }
}

/** Resets the password by mail, as the owner of the address. */
async function resetBy(email: string): Promise<void> {
  await test.call(null, 'post', '/auth/password-reset').send({ email }).expect(202);
  const [, secret] = /reset\?secret=([\w-]{43})/.exec(await mailAbout(email, /reset\?secret=/)) ?? [];
  const given = { secret, password: NEW_PASSWORD };
  await test.call(null, 'post', '/auth/password-reset/confirm').send(given).expect(204);
}

/** Somebody with an address of their own and every way in, who then gives the address of somebody else. */
async function intruderAt(email: string) {
  const reader = await test.reader({ email_confirmed_at: new Date() });
  const passkey = await test.addPasskey(reader);
  const app = await test.addApp(reader);
  await test.db.rows(
    `insert into provider_identity (user_id, issuer, subject, linked_at) values ($1, 'https://id.example', $2, now())`,
    [reader.id, email],
  );
  await buildSession(test.db, reader.id, { kind: 'token' });
  const webhook = { kind: 'webhook', name: 'Mine', url: 'https://intruder.example/hook' };
  await test.call(reader, 'post', '/targets').send(webhook).expect(201);
  const ticket = await test.ticketOf(reader);
  const given = { email, password: PASSWORD };
  await test.call(reader, 'post', '/auth/email').send(given).expect(200);
  return { reader, passkey, app, ticket };
}

const waysInOf = (reader: FactorReader) =>
  test.db.rows(
    `select 'app' as way from authenticator_app where user_id = $1
     union all select 'passkey' from passkey where user_id = $1
     union all select 'code' from recovery_code where user_id = $1
     union all select 'session' from session where user_id = $1
     union all select 'provider' from provider_identity where user_id = $1
     union all select 'challenge' from auth_challenge where user_id = $1
     union all select 'device' from known_device where user_id = $1`,
    [reader.id],
  );

const targetStatesOf = (reader: FactorReader) =>
  test.db.rows('select paused_at is not null as is_paused from notification_target where user_id = $1', [
    reader.id,
  ]);

describe('the owner of an address who is the first to prove it, by a reset', () => {
  it('leaves whoever gave the address no way in, and both addresses are told', async () => {
    const email = 'owner@mail.example';
    const { reader, passkey, app, ticket } = await intruderAt(email);
    const challenge = await test.signing();
    await resetBy(email);
    expect(await waysInOf(reader)).toEqual([]);
    const signature = passkey.sign(challenge);
    await test.call(null, 'post', '/auth/login/passkey').send({ passkey: signature }).expect(401);
    await test.secondStep({ ticket: ticket.ticket, code: codeOf(app.key, 1) }).expect(401);
    await test.call(reader, 'get', '/user').expect(401);

    const credentials = { username: reader.username, password: NEW_PASSWORD };
    const signedIn = await test.call(null, 'post', '/auth/login').send(credentials).expect(200);
    expect(SignedIn.parse(signedIn.body)).toMatchObject({ id: reader.id, email, emailConfirmed: true });
    expect(await targetStatesOf(reader)).toEqual([{ is_paused: true }]);
    expect(await mailAbout(email, /your password was changed/)).toContain(
      'Nobody had confirmed this address',
    );
    expect(await mailAbout(reader.email, /taken over/)).toContain('write to us');
    const audited = await test.db.rows(
      `select action, payload from audit_entry where actor_id = $1 and action in ('factors_removed', 'provider_unlinked') order by action`,
      [reader.id],
    );
    expect(audited).toEqual([
      { action: 'factors_removed', payload: { app: true, passkeys: 1 } },
      { action: 'provider_unlinked', payload: {} },
    ]);
  });

  it('keeps the factors and targets if the address was confirmed before', async () => {
    const reader = await test.reader({ email_confirmed_at: new Date() });
    await test.addPasskey(reader);
    const webhook = { kind: 'webhook', name: 'Mine', url: 'https://reader.example/hook' };
    await test.call(reader, 'post', '/targets').send(webhook).expect(201);
    await resetBy(reader.email);
    await test.ticketOf(reader, undefined, NEW_PASSWORD);
    expect(await targetStatesOf(reader)).toEqual([{ is_paused: false }]);
  });
});

describe('a reader who changes the address to an own one', () => {
  it('keeps everything by confirming it while signed in, and nobody else confirms it', async () => {
    const reader = await test.reader({ email_confirmed_at: new Date() });
    await test.addPasskey(reader);
    const email = `new-${reader.email}`;
    await test.call(reader, 'post', '/auth/email').send({ email, password: PASSWORD }).expect(200);
    const [, secret] = /confirm\?secret=([\w-]{43})/.exec(await mailAbout(email, /confirm\?secret=/)) ?? [];
    await test.call(null, 'post', '/auth/email/confirm').send({ secret }).expect(403);
    await test.call(reader, 'post', '/auth/email/confirm').send({ secret }).expect(200);
    const { body } = await test.call(reader, 'get', '/auth/factors').expect(200);
    expect(Factors.parse(body).passkeys).toHaveLength(1);
    const former = await test.db.rows('select former_email from user_account where id = $1', [reader.id]);
    expect(former).toEqual([{ former_email: null }]);
  });
});
