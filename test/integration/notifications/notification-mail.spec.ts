import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { Done } from '#contract/accounts';
import { ErrorBody } from '#contract/site';
import { type Database } from '#persistence/database';
import { startReplay } from '#persistence/news-clock';
import { DigestMailService } from '../../../apps/worker/src/notifications/digest-mail.service.js';
import { DigestsService } from '../../../apps/worker/src/notifications/digests.service.js';
import { buildUser } from '../../support/factories/accounts.js';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildFollow } from '../../support/factories/reading.js';
import { buildTopic } from '../../support/factories/stories.js';
import { buildFacts, buildMilestone } from '../../support/factories/timeline.js';
import type { Values } from '../../support/factories/values.js';
import { type MailServer, startMailServer } from '../../support/mail-server.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import { startTestWorker, type TestWorker } from '../../support/worker.js';

const SITE = 'https://news.example';

let test: TestDatabase;
let db: Database;
let app: NestExpressApplication;
let mails: MailServer;
let workers: TestWorker[];

beforeAll(async () => {
  test = await seededDatabase();
  db = test.db;
  app = await createTestApp(test.url);
  const to = hoursAfter(24);
  await startReplay(db, {
    name: 'test',
    fictional: true,
    from: NEWS_DAY,
    to,
    backfillUntil: to,
    wall: new Date(),
  });
  await db.rows("update news_clock set mode = 'recorded', replay_at = $1, wall_at = $2, speed = 0", [
    to,
    new Date(),
  ]);
});

beforeEach(async () => {
  for (const table of ['user_account', 'digest_run']) await db.rows(`delete from ${table}`);
  mails = await startMailServer();
  workers = [];
});

afterEach(async () => {
  for (const worker of workers) await worker.stop();
  await mails.close();
});

afterAll(async () => {
  await app.close();
  await test.drop();
});

async function startWorker(env: Record<string, string> = { SMTP_URL: mails.url, PUBLIC_URL: SITE }) {
  const worker = await startTestWorker(test.url, env);
  workers.push(worker);
  const digests = worker.app.get(DigestsService, { strict: false });
  const mail = worker.app.get(DigestMailService, { strict: false });
  return { write: () => digests.round(), send: () => mail.round() };
}

const WANTS = { wants_email: true, email_confirmed_at: new Date() };

/** Readers who follow a topic with a new fact, so each has a digest due. */
async function readers(...values: Values<'user_account'>[]): Promise<{ id: number; email: string }[]> {
  const topic = await buildTopic(db, { name: 'Orrin <dam>' });
  const milestone = await buildMilestone(db, topic.id, [(await buildArticle(db, { topic_id: topic.id })).id]);
  const made = [];
  for (const each of values) {
    const user = await buildUser(db, each);
    await buildFollow(db, user.id, topic.id, { notification_frequency: 'daily' });
    made.push(user);
  }
  await buildFacts(db, topic.id, [{ kind: 'milestone_added', milestone: milestone.id }]);
  return made;
}

/** Another story with news, which a reader follows. */
async function followed(userId = 0, name = ''): Promise<{ id: number }> {
  const topic = await buildTopic(db, { name });
  const milestone = await buildMilestone(db, topic.id, [(await buildArticle(db, { topic_id: topic.id })).id]);
  await buildFollow(db, userId, topic.id, { notification_frequency: 'daily' });
  await buildFacts(db, topic.id, [{ kind: 'milestone_added', milestone: milestone.id }]);
  return topic;
}

const secretIn = (source: string) =>
  /List-Unsubscribe: <https:\/\/news\.example\/api\/unsubscribe\?secret=([A-Za-z0-9_-]{43})>/.exec(
    source.replaceAll('=\r\n', '').replaceAll(/\r\n[ \t]+/g, ' '),
  )?.[1];

describe('digests by mail', () => {
  it('are sent once to confirmed addresses of readers who want them, by any number of workers', async () => {
    const [wanting] = await readers(
      WANTS,
      { wants_email: true },
      { wants_email: false, email_confirmed_at: new Date() },
    );
    await db.rows("update topic set language = 'nl' where name = 'Orrin <dam>'");
    const both = [await startWorker(), await startWorker()];
    await Promise.all(both.map(({ write }) => write()));
    const tried = await Promise.all(both.map(({ send }) => send()));
    expect(tried.toSorted()).toEqual([0, 1]);
    expect(mails.mails.map(({ to }) => to)).toEqual([wanting?.email]);
    const source = mails.mails[0]?.source ?? '';
    expect(source).toContain('Subject: Orrin <dam>: The dam holds');
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(source).toContain('Content-Type: text/plain');
    expect(source).toContain('Content-Type: text/html');
    const html = source.replaceAll('=\r\n', '');
    expect(html).toContain('<span lang=3D"nl" dir=3D"auto">Orrin &lt;dam&gt;: The dam holds</span></h1>');
    expect(html).toContain('<html lang=3D"en">');
    expect(secretIn(source)).toBeDefined();
    expect(await db.rows('select 1 from notification where mailed_at is null')).toEqual([]);
  });

  it('leave out what their readers unfollowed or muted while they were held back', async () => {
    const [partly, whole] = await readers(WANTS, WANTS);
    const others = [
      await followed(partly?.id, 'Garrow strike'),
      await followed(partly?.id, 'Vosspeak tunnel'),
    ];
    const { write, send } = await startWorker();
    await write();
    await db.rows("delete from follow using topic t where t.id = topic_id and t.name = 'Orrin <dam>'");
    await db.rows('update follow set muted_since = $1 where topic_id = $2', [NEWS_DAY, others[1]?.id]);
    expect(await send()).toBe(2);
    expect(mails.mails.map(({ to }) => to)).toEqual([partly?.email]);
    const source = mails.mails[0]?.source.replaceAll('=\r\n', '') ?? '';
    expect(source).toContain('Subject: Garrow strike\r\n');
    expect(source).toContain('This digest leaves out what you have unfollowed or muted');
    expect(source).not.toMatch(/Orrin|Vosspeak/);
    const open = 'select 1 from notification where user_id = $1 and mailed_at is null';
    expect(await db.rows(open, [whole?.id])).toEqual([]);
  });

  it('name a story that was merged meanwhile, because its followers moved with it', async () => {
    const [reader] = await readers(WANTS);
    const { write, send } = await startWorker();
    await write();
    const kept = await buildTopic(db, { name: 'Orrin valley' });
    await db.rows(
      `insert into topic_redirect (old_topic_id, old_slug, topic_id, created_at)
       select id, slug, $1, now() from topic where name = 'Orrin <dam>'`,
      [kept.id],
    );
    await db.rows('update follow set topic_id = $1 where user_id = $2', [kept.id, reader?.id]);
    await send();
    expect(mails.mails[0]?.source).toContain('Subject: Orrin <dam>: The dam holds');
  });

  it('stop after one click on a link whose secret is stored only as a hash', async () => {
    const [reader] = await readers(WANTS);
    const { write, send } = await startWorker();
    await write();
    await send();
    const secret = secretIn(mails.mails[0]?.source ?? '') ?? '';
    const stored = await db.rows<{ text: string }>(
      "select encode(secret_hash, 'escape') as text from one_time_link",
    );
    expect(stored.map(({ text }) => text)).not.toContain(secret);
    const press = (value: string) =>
      request(app.getHttpServer())
        .post(`/api/unsubscribe?secret=${value}`)
        .type('form')
        .send('List-Unsubscribe=One-Click');
    expect(ErrorBody.parse((await press('x'.repeat(43)).expect(404)).body).code).toBe('not_found');
    await press('short').expect(400);
    await request(app.getHttpServer()).get(`/api/unsubscribe?secret=${secret}`).expect(404);
    const wants = async () =>
      (await db.rows('select 1 from user_account where id = $1 and wants_email', [reader?.id])).length > 0;
    expect(await wants()).toBe(true);
    for (let times = 0; times < 2; times++) Done.parse((await press(secret).expect(200)).body);
    expect(await wants()).toBe(false);
  });

  it('come weekly after a press on that link, which a mail program cannot press', async () => {
    const [reader] = await readers(WANTS);
    const { write, send } = await startWorker();
    await write();
    await send();
    const source = mails.mails[0]?.source.replaceAll('=\r\n', '') ?? '';
    const secret = secretIn(mails.mails[0]?.source ?? '') ?? '';
    expect(source).toContain(`/weekly-digest?secret=3D${secret}`);
    const press = (value: string) => request(app.getHttpServer()).post(`/api/weekly-digest?secret=${value}`);
    expect(ErrorBody.parse((await press('x'.repeat(43)).expect(404)).body).code).toBe('not_found');
    await press('short').expect(400);
    await request(app.getHttpServer()).get(`/api/weekly-digest?secret=${secret}`).expect(404);
    await press(secret).set('Sec-Fetch-Site', 'cross-site').set('Origin', 'https://evil.example').expect(403);
    const choices = () =>
      db.rows('select wants_email, wants_weekly_digest from user_account where id = $1', [reader?.id]);
    expect(await choices()).toEqual([{ wants_email: true, wants_weekly_digest: false }]);
    for (let times = 0; times < 2; times++) Done.parse((await press(secret).expect(200)).body);
    expect(await choices()).toEqual([{ wants_email: true, wants_weekly_digest: true }]);
  });

  it('are retried if the mail server is not ready, and not if it rejects the recipient', async () => {
    const [slow, refused] = await readers(WANTS, WANTS);
    mails.refuse((to) => (to === refused?.email ? 550 : 450));
    const { write, send } = await startWorker();
    await write();
    expect(await send()).toBe(2);
    const states = () =>
      db.rows<{ user_id: number; state: string; given: boolean }>(
        `select n.user_id, j.state::text, n.mailed_at is null as given
           from jobs.job j join notification n on n.id = (j.data->>'notificationId')::int
          where n.user_id = any($1::int[]) order by n.user_id`,
        [[slow?.id, refused?.id]],
      );
    expect(await states()).toEqual([
      { user_id: slow?.id, state: 'retry', given: true },
      { user_id: refused?.id, state: 'completed', given: false },
    ]);
    mails.refuse(() => null);
    expect(await send()).toBe(0);
    await db.rows("update jobs.job set start_after = now() where state = 'retry'");
    expect(await send()).toBe(1);
    expect(mails.mails.map(({ to }) => to)).toEqual([slow?.email]);
  });

  it('are retried if they could not be read', async () => {
    const [reader] = await readers(WANTS);
    const { write, send } = await startWorker();
    await write();
    await db.rows('alter table topic_redirect rename to topic_redirect_away');
    expect(await send()).toBe(1);
    await db.rows('alter table topic_redirect_away rename to topic_redirect');
    expect(mails.mails).toEqual([]);
    await db.rows("update jobs.job set start_after = now() where state = 'retry'");
    expect(await send()).toBe(1);
    expect(mails.mails.map(({ to }) => to)).toEqual([reader?.email]);
  });

  it('are retried if the mail server rejects the sender, which says nothing about the recipient', async () => {
    const [reader] = await readers(WANTS);
    mails.refuseSender(550);
    const { write, send } = await startWorker();
    await write();
    expect(await send()).toBe(1);
    mails.refuseSender(null);
    await db.rows("update jobs.job set start_after = now() where state = 'retry'");
    expect(await send()).toBe(1);
    expect(mails.mails.map(({ to }) => to)).toEqual([reader?.email]);
  });

  it('are tried for a day, also by a queue that an older version made', async () => {
    await readers(WANTS);
    const older = await startWorker();
    await older.send();
    await db.rows("update jobs.queue set retry_limit = 5, retry_delay_max = null where name = 'digest-mail'");
    mails.refuse(() => 450);
    const { write, send } = await startWorker();
    await write();
    for (let attempt = 1; attempt <= 12; attempt++) {
      expect(await send()).toBe(1);
      const [job] = await db.rows<{ state: string; wait: number }>(
        `select state::text, extract(epoch from start_after - now())::int as wait from jobs.job where state <> 'completed'`,
      );
      expect(job?.state).toBe('retry');
      expect(job?.wait).toBeLessThanOrEqual(7200);
      await db.rows("update jobs.job set start_after = now() where state = 'retry'");
    }
    mails.refuse(() => null);
    expect(await send()).toBe(1);
    expect(mails.mails).toHaveLength(1);
  });

  it('have the same Message-ID when the server took one and its answer was lost', async () => {
    await readers(WANTS);
    const { write, send } = await startWorker();
    await write();
    mails.loseAnswers(true);
    expect(await send()).toBe(1);
    mails.loseAnswers(false);
    await db.rows("update jobs.job set start_after = now() where state = 'retry'");
    expect(await send()).toBe(1);
    const ids = mails.mails.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toMatch(/^<digest\.\d+\.\d+@news\.example>/);
    expect(ids[1]).toBe(ids[0]);
  });

  it('are not sent without SMTP_URL; the digest is still among the notifications', async () => {
    await readers(WANTS);
    const { write, send } = await startWorker({});
    await write();
    expect(await send()).toBe(0);
    expect(await db.rows('select digest_key from notification where mailed_at is not null')).toEqual([
      { digest_key: 'daily 2031-03-05' },
    ]);
    expect(mails.mails).toEqual([]);
  });
});
