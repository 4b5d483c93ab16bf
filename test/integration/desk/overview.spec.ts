import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { ACTIVITY_HOURS, Activity, AdminStats, SystemStatus } from '#contract/desk';
import { Health } from '#contract/health';
import { audit } from '#persistence/accounts';
import { Database } from '#persistence/database';
import { countMail } from '#persistence/desk';
import { goLive } from '#persistence/news-clock';
import { takeKeeper } from '#persistence/stories';
import { Channels } from '../../../apps/bff/src/http/channels.service.js';
import { buildUser } from '../../support/factories/accounts.js';
import { buildArticle } from '../../support/factories/articles.js';
import { buildFeed, buildFeedVisit } from '../../support/factories/ingest.js';
import { buildNotification } from '../../support/factories/notifications.js';
import { bearerOf } from '../../support/readers.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let test: TestDatabase;
let token: string;
const apps: NestExpressApplication[] = [];
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

beforeAll(async () => {
  test = await seededDatabase();
  const { id } = await buildUser(test.db, { is_admin: true });
  token = await bearerOf(test.db, id);
  await goLive(test.db);
  await takeKeeper(test.db, 'a worker', 8000);
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await test.drop();
});

/** Calls a new BFF, because a BFF caches what it found for some seconds. */
async function ask(path: string): Promise<unknown> {
  const app = await createTestApp(test.url);
  apps.push(app);
  await app.listen(0, '127.0.0.1');
  while (!app.get(Channels).isListening) await new Promise((resolve) => setTimeout(resolve, 20));
  await test.db.rows('update keeper set heartbeat_at = clock_timestamp()');
  return (await request(app.getHttpServer()).get(`/api${path}`).set('Authorization', token)).body;
}

const feed = (failing: boolean) =>
  buildFeed(test.db, {
    host_key: 'herald.example',
    next_check_at: minutesAgo(-10),
    last_checked_at: minutesAgo(5),
    last_new_at: minutesAgo(5),
    ...(failing && { failure_count: 2, failing_since: minutesAgo(190) }),
  });

/** The problems of each part that does not work. */
async function failing(): Promise<Record<string, string[]>> {
  const { checks } = SystemStatus.parse(await ask('/admin/status'));
  expect(checks.map(({ name }) => name)).toEqual(['API', 'Database', 'News Fetching Service', 'Audit Log']);
  const broken = checks.filter(({ problems }) => problems.length > 0);
  return Object.fromEntries(broken.map(({ name, problems }) => [name, problems.map(({ text }) => text)]));
}

describe('the dashboard', () => {
  it('says Operational only if everything works, and otherwise what does not', async () => {
    const works = await feed(false);
    expect(await failing()).toEqual({});
    await feed(true);
    expect(await failing()).toEqual({});
    await test.db.rows('delete from feed where id = $1', [works.id]);
    const { status, problems } = Health.parse(await ask('/health'));
    expect([status, problems]).toEqual(['failing', ['The only feed has failed for 3 hours.']]);
    const { checks } = SystemStatus.parse(await ask('/admin/status'));
    const fetching = checks.find(({ name }) => name === 'News Fetching Service');
    expect(fetching?.problems).toEqual([
      { text: 'The only feed has failed for 3 hours.', since: expect.any(String) },
    ]);
    const since = Date.parse(fetching?.problems[0]?.since ?? '');
    expect(Math.abs(since - minutesAgo(190).getTime())).toBeLessThan(60_000);
    await feed(false);
  });

  it('says that calls wait for connections only if they go on waiting', async () => {
    const app = await createTestApp(test.url, { DATABASE_POOL: '2' });
    apps.push(app);
    const db = app.get(Database);
    let isBusy = true;
    const sleepOn = async () => {
      while (isBusy) await db.rows('select pg_sleep(0.05)');
    };
    const sleepers = Array.from({ length: 12 }, sleepOn);
    const statusOf = async () => {
      const answer = await request(app.getHttpServer()).get('/api/admin/status').set('Authorization', token);
      return SystemStatus.parse(answer.body).checks.find(({ name }) => name === 'Database')?.problems;
    };
    expect(await statusOf()).toEqual([
      expect.objectContaining({ text: expect.stringMatching(/^Calls wait/) }),
    ]);
    isBusy = false;
    await Promise.all(sleepers);
    // What was found is told for ten seconds, so another BFF is asked: one whose calls wait for a moment.
    expect((await failing()).Database).toBeUndefined();
  });

  it('notices a changed and a shortened audit log', async () => {
    for (const action of ['promoted', 'email_changed', 'promoted'] as const)
      await audit(test.db, { at: new Date(), actorId: null, action });
    const tamper = async (statement: string) => {
      await test.db.rows('alter table audit_entry disable trigger user');
      await test.db.rows(statement);
      await test.db.rows('alter table audit_entry enable trigger user');
    };
    await tamper(`update audit_entry set at = at - interval '1 day' where action = 'email_changed'`);
    const problems = async () => (await failing())['Audit Log'];
    expect(await problems()).toEqual([expect.stringMatching(/^Entry \d+ of the audit log/)]);
    await tamper(`update audit_entry set at = at + interval '1 day' where action = 'email_changed'`);
    expect(await problems()).toBeUndefined();
  });

  it('counts users, articles and topics', async () => {
    const before = AdminStats.parse(await ask('/admin/stats'));
    await buildUser(test.db);
    await buildArticle(test.db);
    const after = AdminStats.parse(await ask('/admin/stats'));
    expect(after.userCount).toBe(before.userCount + 1);
    expect(after.articleCount).toBe(before.articleCount + 1);
  });

  it('sums up the last hours, also those in which nothing happened', async () => {
    const { id } = await feed(false);
    const [hourAgo, at] = [minutesAgo(60), minutesAgo(60)];
    for (const outcome of ['ok', 'unreachable'] as const)
      await buildFeedVisit(test.db, id, { at, wall_at: at, outcome, added: outcome === 'ok' ? 7 : 0 });
    const reader = await buildUser(test.db);
    await buildNotification(test.db, reader.id, { created_at: hourAgo });
    for (let n = 0; n < 3; n++) await countMail(test.db, hourAgo);
    const { hours, feeds } = Activity.parse(await ask('/admin/activity'));
    expect(hours).toHaveLength(ACTIVITY_HOURS);
    expect(hours.at(-2)).toMatchObject({ articles: 7, visits: 2, failedVisits: 1, notices: 1, mails: 3 });
    expect(hours[0]).toMatchObject({ articles: 0, visits: 0, lagMinutes: null, notices: 0, mails: 0 });
    expect(feeds.ok).toBeGreaterThan(0);
  });
});
