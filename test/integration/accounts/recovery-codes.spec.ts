import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SignedIn } from '#contract/accounts';
import { Factors, RecoveryCodes } from '#contract/accounts/factors';
import { ErrorBody } from '#contract/site';
import { codeOf, FactorApp, type FactorReader } from '../../support/factor-app.js';
import { PASSWORD } from '../../support/factories/accounts.js';
import { type MailServer, startMailServer } from '../../support/mail-server.js';

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

const refusal = (answer: { body: unknown }) => ErrorBody.parse(answer.body).code;
const confirmed = () => test.reader({ email_confirmed_at: new Date() });
const left = async (reader: FactorReader) =>
  Factors.parse((await test.call(reader, 'get', '/auth/factors').expect(200)).body).recoveryCodesLeft;
const make = (reader: FactorReader) => test.call(reader, 'post', '/auth/factors/recovery-codes');

/** Waits for a mail to the reader with these words. */
async function mailWith({ email }: FactorReader, words: string): Promise<string> {
  for (let waited = 0; waited < 1200; waited++) {
    const found = mail.mails.find(({ to, source }) => to === email && source.includes(words));
    if (found) return found.source;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no mail came with '${words}'`);
}

async function signIn(reader: FactorReader, recoveryCode: string) {
  const { ticket } = await test.ticketOf(reader);
  return test.secondStep({ ticket, recoveryCode });
}

describe('recovery codes', () => {
  it('sign in once each, as people type them, and the owner is told', async () => {
    const reader = await confirmed();
    const { recoveryCodes } = await test.addApp(reader);
    await mailWith(reader, 'An authenticator app was added.');
    const [first = '', second = ''] = recoveryCodes;
    expect(first).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
    const answer = await signIn(reader, ` ${first.toUpperCase().replace('-', ' ')} `);
    expect(SignedIn.parse(answer.body).id).toBe(reader.id);
    expect(await mailWith(reader, 'one of your recovery codes')).toContain('9 codes are left');
    expect(await left(reader)).toBe(9);
    expect(refusal(await signIn(reader, first))).toBe('wrong_code');
    expect((await signIn(reader, second)).status).toBe(200);
    const stored = await test.db.rows<{ text: string }>(
      `select row_to_json(c)::text as text from recovery_code c where user_id = $1`,
      [reader.id],
    );
    expect(stored).toHaveLength(10);
    expect(stored.map(({ text }) => text).join()).not.toContain(first.replace('-', ''));
  });

  it('are accepted once, of several concurrent uses', async () => {
    const reader = await confirmed();
    const { recoveryCodes } = await test.addApp(reader);
    const code = recoveryCodes[0] ?? '';
    const answers = await Promise.all([signIn(reader, code), signIn(reader, code), signIn(reader, code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
  });

  it('are replaced as a whole', async () => {
    const reader = await confirmed();
    const { recoveryCodes: old } = await test.addApp(reader);
    const { recoveryCodes: fresh } = RecoveryCodes.parse((await make(reader).expect(201)).body);
    await mailWith(reader, 'New recovery codes were made.');
    expect(await left(reader)).toBe(10);
    expect((await signIn(reader, old[0] ?? '')).status).toBe(401);
    expect((await signIn(reader, fresh[0] ?? '')).status).toBe(200);
  });

  it('do not work for another account, nor without a second factor', async () => {
    const [reader, other] = [await confirmed(), await confirmed()];
    const { recoveryCodes } = await test.addApp(reader);
    await test.addApp(other);
    expect((await signIn(other, recoveryCodes[0] ?? '')).status).toBe(401);
    expect(await left(reader)).toBe(10);
    expect(refusal(await make(await confirmed()).expect(409))).toBe('no_factor');
  });
});

describe('a password reset by mail', () => {
  it('neither removes the second factor nor replaces it', async () => {
    const reader = await confirmed();
    const { key } = await test.addApp(reader);
    const { ticket } = await test.ticketOf(reader);
    await test.call(null, 'post', '/auth/password-reset').send({ email: reader.email }).expect(202);
    const text = (await mailWith(reader, '/auth/reset')).replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const [, secret] = /secret=([A-Za-z0-9_-]{43})/.exec(text) ?? [];
    const reset = { secret, password: 'a new password' };
    const answer = await test.call(null, 'post', '/auth/password-reset/confirm').send(reset).expect(204);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(refusal(await test.secondStep({ ticket, code: codeOf(key, 1) }).expect(401))).toBe(
      'ticket_invalid',
    );
    const login = (password: string) =>
      test.call(null, 'post', '/auth/login').send({ username: reader.username, password });
    await login(PASSWORD).expect(401);
    const step = await login('a new password').expect(202);
    await test.secondStep({ ticket: step.body.ticket, code: codeOf(key, 1) }).expect(200);
  });
});
