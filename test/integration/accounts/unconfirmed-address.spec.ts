import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ErrorBody } from '#contract/site';
import { codeOf, FactorApp, type FactorReader, ORIGIN } from '../../support/factor-app.js';
import { type MailServer, startMailServer } from '../../support/mail-server.js';
import { SoftwarePasskey } from '../../support/software-passkey.js';

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

const CONFIRMED = { email_confirmed_at: new Date() };
const unconfirm = ({ id }: FactorReader) =>
  test.db.rows('update user_account set email_confirmed_at = null where id = $1', [id]);

function expectRefused(answer: { status: number; body: unknown }): void {
  const { code, message } = ErrorBody.parse(answer.body);
  expect({ status: answer.status, code, message }).toEqual({
    status: 403,
    code: 'email_unconfirmed',
    message: 'Confirm your email address first.',
  });
}

describe('an account whose address nobody has confirmed', () => {
  it('gets no first factor', async () => {
    const reader = await test.reader();
    expectRefused(await test.call(reader, 'post', '/auth/factors/app'));
    expectRefused(await test.call(reader, 'post', '/auth/factors/passkeys/options'));
  });

  it('gets none that was begun at another address', async () => {
    const reader = await test.reader(CONFIRMED);
    const { body } = await test.call(reader, 'post', '/auth/factors/app').expect(201);
    const passkey = new SoftwarePasskey(ORIGIN).register(await test.creation(reader));
    await unconfirm(reader);
    expectRefused(await test.call(reader, 'post', '/auth/factors/passkeys').send({ name: 'A', passkey }));
    const code = codeOf(body.key);
    expectRefused(await test.call(reader, 'post', '/auth/factors/app/confirm').send({ code }));
    const found = await test.db.rows(
      'select 1 from passkey where user_id = $1 union all select 1 from authenticator_app where user_id = $1 and confirmed_at is not null',
      [reader.id],
    );
    expect(found).toEqual([]);
  });

  it('may add to the factors that it has', async () => {
    const reader = await test.reader(CONFIRMED);
    await test.addPasskey(reader);
    await unconfirm(reader);
    await test.addApp(reader);
  });
});
