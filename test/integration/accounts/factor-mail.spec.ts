import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FactorApp, type FactorReader } from '../../support/factor-app.js';
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

const reader = () => test.reader({ email_confirmed_at: new Date() });

/** Waits until every email before this one has been sent, by one that is always sent. Returns those to `address`. */
async function mailsSoFar({ email }: FactorReader): Promise<string[]> {
  const marker = await reader();
  await test.addPasskey(marker);
  await nextMail(mail, marker.email);
  return mail.mails.filter(({ to }) => to === email).map(({ source }) => source);
}

describe('emails about factors', () => {
  it('do not go to an address that nobody has confirmed', async () => {
    const who = await reader();
    await test.addPasskey(who);
    expect(await nextMail(mail, who.email)).toContain('A passkey was added.');
    await test.db.rows('update user_account set email_confirmed_at = null where id = $1', [who.id]);
    await test.addPasskey(who);
    expect(await mailsSoFar(who)).toEqual([]);
  });

  it('go to a reader twenty times a day at most', async () => {
    const who = await reader();
    await test.addPasskey(who);
    expect(await nextMail(mail, who.email)).toContain('A passkey was added.');
    await test.db.rows("update rate_limit set points = 20 where key like 'factorMail:%'");
    await test.addPasskey(who);
    expect(await mailsSoFar(who)).toEqual([]);
  });
});
