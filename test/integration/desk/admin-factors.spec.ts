import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FactorApp } from '../../support/factor-app.js';
import { PASSWORD } from '../../support/factories/accounts.js';
import { type MailServer, startMailServer } from '../../support/mail-server.js';
import { nextMail } from '../../support/read-mail.js';
import { runCommand } from '../../support/worker-command.js';

let test: FactorApp;
let mail: MailServer;

beforeAll(async () => {
  mail = await startMailServer();
  test = await FactorApp.start();
});
afterAll(async () => {
  await test.stop();
  await mail.close();
});

const remove = (args: readonly string[], settings: Record<string, string> = {}) =>
  runCommand(['admin', 'factors', 'remove', ...args], { DATABASE_URL: test.db.url, ...settings });

describe('npm run admin -- factors remove', () => {
  it('removes every factor after the operator has checked who asks, tells the reader and notes it', async () => {
    const reader = await test.reader({ email_confirmed_at: new Date() });
    await test.addPasskey(reader);
    await test.addApp(reader);
    const { ticket } = await test.ticketOf(reader);
    const unchecked = await remove([reader.username]);
    expect([unchecked.code, unchecked.err]).toEqual([
      1,
      expect.stringContaining('Check first that the owner'),
    ]);
    await test.ticketOf(reader);

    const { code, out } = await remove([reader.username, '--checked'], { SMTP_URL: mail.url });
    expect([code, out]).toEqual([
      0,
      `Removed from ${reader.username}: the authenticator app, 1 passkey and the recovery codes.\nThe reader was told by email.\n`,
    ]);
    expect(await nextMail(mail, reader.email)).toContain('An operator removed from your account');
    const signIn = { username: reader.username, password: PASSWORD };
    await test.call(null, 'post', '/auth/login').send(signIn).expect(200);
    await test.secondStep({ ticket, code: '123456' }).expect(401);
    const noted = await test.db.rows(
      "select actor_id, object_kind, object_id, payload from audit_entry where action = 'factors_removed'",
    );
    expect(noted).toEqual([
      {
        actor_id: null,
        object_kind: 'user',
        object_id: reader.id,
        payload: { by: 'command line', app: true, passkeys: 1 },
      },
    ]);
  });

  it('says if nobody was told, and if there is nothing to remove', async () => {
    const reader = await test.reader();
    await test.addPasskey(reader);
    const unset = await remove([String(reader.id), '--checked']);
    expect(unset.out).toContain('No email was sent: SMTP_URL is not set. Tell the reader.');
    const again = await remove([reader.username, '--checked']);
    expect([again.code, again.err.trim()]).toEqual([1, `${reader.username} has no second factor.`]);
    await test.addPasskey(reader);
    const unconfirmed = await remove([reader.email, '--checked'], { SMTP_URL: mail.url });
    expect(unconfirmed.out).toContain('No email was sent: the address is not confirmed. Tell the reader.');
    expect(mail.mails).toEqual([]);
  });
});
