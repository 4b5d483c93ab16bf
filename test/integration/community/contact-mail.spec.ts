import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Database } from '#persistence/database';
import { ContactMailService } from '../../../apps/worker/src/contact/contact-mail.service.js';
import { buildUser } from '../../support/factories/accounts.js';
import { buildContactMessage } from '../../support/factories/community.js';
import { type MailServer, startMailServer } from '../../support/mail-server.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import { startTestWorker, type TestWorker } from '../../support/worker.js';

let test: TestDatabase;
let db: Database;
let mails: MailServer;
let workers: TestWorker[];

beforeAll(async () => {
  test = await seededDatabase();
  db = test.db;
});
beforeEach(async () => {
  for (const table of ['contact_message', 'user_account']) await db.rows(`delete from ${table}`);
  mails = await startMailServer();
  workers = [];
});
afterEach(async () => {
  for (const worker of workers) await worker.stop();
  await mails.close();
});
afterAll(() => test.drop());

async function startMailing(env: Record<string, string> = {}) {
  const worker = await startTestWorker(test.url, { SMTP_URL: mails.url, ...env });
  workers.push(worker);
  const service = worker.app.get(ContactMailService, { strict: false });
  return () => service.round();
}

const DESK = { CONTACT_EMAIL: 'desk@news.example' };
const queued = () => db.rows('select id from contact_message where mail_queued_at is not null');

describe('messages of the contact form', () => {
  it('are mailed once, and an answer goes to the writer', async () => {
    const { id } = await buildContactMessage(db, { department: 'press', message: 'Line one.\nLine two.' });
    const both = [await startMailing(DESK), await startMailing(DESK)];
    await Promise.all(both.map((round) => round()));
    await Promise.all(both.map((round) => round()));
    expect(mails.mails.map(({ to }) => to)).toEqual(['desk@news.example']);
    const source = mails.mails[0]?.source ?? '';
    expect(source).toContain('Reply-To: ada@mail.example');
    expect(source).toContain('Subject: [press] The dam on the front page');
    expect(source).toContain('Line one.\r\nLine two.');
    expect(source).toContain(`Message ${id} of the contact form, department: press`);
    expect(source).not.toContain('text/html');
  });

  it('are all mailed, however many wait', async () => {
    for (let n = 0; n < 60; n++) await buildContactMessage(db);
    const round = await startMailing(DESK);
    expect(await round()).toBe(60);
    expect(mails.mails).toHaveLength(60);
  });

  it('go to admins with a confirmed address if CONTACT_EMAIL is not set', async () => {
    const confirmed = { email_confirmed_at: new Date() };
    const { email } = await buildUser(db, { is_admin: true, ...confirmed });
    await buildUser(db, { is_admin: true });
    await buildUser(db, confirmed);
    await buildContactMessage(db);
    await (await startMailing())();
    expect(mails.mails.map(({ to }) => to)).toEqual([email]);
    const jobs = await db.rows<{ data: string }>(
      "select data::text as data from jobs.job where name = 'contact-mail'",
    );
    expect(jobs.length).toBeGreaterThan(0);
    expect(jobs.map(({ data }) => data).join()).not.toContain('@');
  });

  it('wait while there is nobody to mail them to, and without SMTP_URL', async () => {
    await buildContactMessage(db);
    expect(await (await startMailing())()).toBe(0);
    expect(await (await startMailing({ SMTP_URL: '', ...DESK }))()).toBe(0);
    expect(await queued()).toEqual([]);
    expect(await (await startMailing(DESK))()).toBe(1);
  });

  it('are not mailed later than a day, nor after their writer deleted the account', async () => {
    const { id } = await buildUser(db);
    await buildContactMessage(db, { created_at: new Date(Date.now() - 25 * 3_600_000) });
    await buildContactMessage(db, { user_id: id });
    mails.refuse(() => 451);
    const round = await startMailing(DESK);
    await round();
    mails.refuse(() => null);
    await db.rows('delete from user_account');
    await db.rows("update jobs.job set start_after = now() where name = 'contact-mail'");
    await round();
    expect(mails.mails).toEqual([]);
  });

  it('are tried again if the server was busy, not if it refused for good', async () => {
    const { id } = await buildContactMessage(db, { subject: 'Later, please' });
    mails.refuse(() => 451);
    const round = await startMailing(DESK);
    expect(await round()).toBe(1);
    mails.refuse(() => 550);
    await db.rows("update jobs.job set start_after = now() where name = 'contact-mail'");
    expect(await round()).toBe(1);
    mails.refuse(() => null);
    await db.rows(
      "update jobs.job set start_after = now() where name = 'contact-mail' and state <> 'completed'",
    );
    expect(await round()).toBe(0);
    expect(mails.mails).toEqual([]);
    expect(await queued()).toMatchObject([{ id }]);
  });

  it('have the same Message-ID when the server took one and its answer was lost', async () => {
    await buildContactMessage(db);
    const round = await startMailing(DESK);
    mails.loseAnswers(true);
    expect(await round()).toBe(1);
    mails.loseAnswers(false);
    await db.rows("update jobs.job set start_after = now() where name = 'contact-mail'");
    expect(await round()).toBe(1);
    const ids = mails.mails.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toMatch(/^<contact\.\d+\.desk\.\d+@/);
    expect(ids[1]).toBe(ids[0]);
  });

  it('cannot add a header or a recipient', async () => {
    await buildContactMessage(db, {
      subject: 'Hello\r\nBcc: all@mail.example',
      email: 'ada@mail.example, all@mail.example',
    });
    await (await startMailing(DESK))();
    expect(mails.mails.map(({ to }) => to)).toEqual(['desk@news.example']);
    expect(mails.mails[0]?.source).not.toMatch(/^Bcc:/m);
  });
});
