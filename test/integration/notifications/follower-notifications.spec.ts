import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { type Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { NotificationsService } from '../../../apps/worker/src/notifications/notifications.service.js';
import { buildArticle, buildMilestone, buildTopic, hoursAfter } from '../../support/factories.js';
import { buildFacts, buildFollow } from '../../support/notifications.js';
import { buildUser } from '../../support/readers.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let test: TestDatabase;
let db: Database;
const logger = pino({ level: 'silent' });

beforeAll(async () => {
  test = await seededDatabase();
  db = test.db;
});

beforeEach(() => db.rows('delete from user_account'));

afterAll(() => test.drop());

/** A worker's telling of its own; it is `hours` after the first report. */
const notificationsAt = (hours = 1, on: Database = db) =>
  new NotificationsService(on, new NewsClock(db, () => hoursAfter(hours), 0), logger);

async function storyWithMilestone(values: Record<string, unknown> = {}) {
  const topic = await buildTopic(db, { name: 'Orrin dam' });
  const article = await buildArticle(db, { topic_id: topic });
  return { topic, milestone: await buildMilestone(db, topic, [article], values) };
}

async function followedBy(topic: number, frequency: string, values: Record<string, unknown> = {}) {
  const user = await buildUser(db);
  await buildFollow(db, user, topic, { notification_frequency: frequency, ...values });
  return user;
}

/** `count` followers who want everything at once. */
async function buildFollowers(topic: number, count: number): Promise<void> {
  const prefix = randomUUID();
  await db.rows(
    `with made as (
       insert into user_account (username, username_key, email, email_key, password_hash, created_at)
       select $2 || n, $2 || n, $2 || n, $2 || n, 'none', now() from generate_series(1, $3::int) as n returning id)
     insert into follow (user_id, topic_id, notification_frequency, followed_at, seen_at)
     select id, $1, 'immediate', $4, $4 from made`,
    [topic, prefix, count, hoursAfter(-24)],
  );
}

const messagesOf = async (user: number) =>
  (
    await db.rows<{ title: string; message: string }>(
      'select title, message from notification where user_id = $1 order by id',
      [user],
    )
  ).map(({ title, message }) => `${title} | ${message}`);

const waiting = async () =>
  (await db.rows('select 1 from topic_event where notified_at is null and milestone_id is not null')).length;

async function somebodyWaits(): Promise<boolean> {
  const rows = await db.rows(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

async function count(table: string): Promise<{ all: number; readers: number }> {
  const [row] = await db.rows<{ all: number; readers: number }>(
    `select count(*)::int as all, count(distinct user_id)::int as readers from ${table}`,
  );
  return row ?? { all: 0, readers: 0 };
}

describe('telling followers', () => {
  it('tells at once who wants it at once, links to the milestone, and holds the rest back', async () => {
    const { topic, milestone } = await storyWithMilestone({
      impact_value: 8,
      is_significant: true,
      significance: 'high',
    });
    const [now, daily, urgent, ending] = [
      await followedBy(topic, 'immediate'),
      await followedBy(topic, 'daily'),
      await followedBy(topic, 'weekly', { priority: 'high' }),
      await followedBy(topic, 'resolution_only'),
    ];
    await buildFacts(db, topic, [{ kind: 'milestone_added', milestone }]);
    expect(await notificationsAt().round()).toBe(2);
    const told = ['Orrin dam | The dam holds (one origin so far)'];
    expect(await messagesOf(now)).toEqual(told);
    expect(await messagesOf(urgent)).toEqual(told);
    expect(await messagesOf(daily)).toEqual([]);
    expect(await messagesOf(ending)).toEqual([]);
    const [notification] = await db.rows(
      'select topic_id, milestone_id from notification where user_id = $1',
      [now],
    );
    expect(notification).toEqual({ topic_id: topic, milestone_id: milestone });
    expect(await waiting()).toBe(0);
    expect(await notificationsAt().round()).toBe(0);
  });

  it('tells once what is new of one development, its level within', async () => {
    const { topic, milestone } = await storyWithMilestone({
      origin_count: 3,
      confirmation_level: 'verified',
    });
    const reader = await followedBy(topic, 'immediate');
    await buildFacts(db, topic, [
      { kind: 'milestone_added', milestone },
      { kind: 'level_raised', milestone, payload: { level: 'multiple' } },
      { kind: 'level_raised', milestone, payload: { level: 'verified' } },
    ]);
    await notificationsAt().round();
    expect(await messagesOf(reader)).toEqual(['Orrin dam | The dam holds (3 independent origins)']);
  });

  it('gives a resolution with its reason, a reopening, and what was withdrawn', async () => {
    const { topic, milestone } = await storyWithMilestone();
    const reader = await followedBy(topic, 'resolution_only');
    const reason = 'Resolved because 2 independent origins reported a verdict.';
    await buildFacts(db, topic, [
      { kind: 'status_changed', payload: { from: 'ongoing', to: 'resolved', reason } },
      { kind: 'status_changed', payload: { from: 'resolved', to: 'ongoing', reason: 'Reopened because …' } },
      { kind: 'status_changed', payload: { from: 'ongoing', to: 'developing', reason: 'Pace.' } },
      { kind: 'milestone_retracted', milestone },
    ]);
    await notificationsAt().round();
    expect(await messagesOf(reader)).toEqual([
      `Resolved: Orrin dam | ${reason}`,
      'Reopened: Orrin dam | Reopened because …',
      'Withdrawn: Orrin dam | Withdrawn by the source that reported it: The dam holds',
    ]);
  });

  it('sends nothing of before the follow, of long ago, of developments that are no more, or what is switched off', async () => {
    const { topic, milestone } = await storyWithMilestone();
    const late = await followedBy(topic, 'immediate', { followed_at: hoursAfter(0.75) });
    const off = await followedBy(topic, 'immediate');
    await db.rows('update user_account set wants_updates = false where id = $1', [off]);
    const old = await followedBy(topic, 'immediate', { followed_at: hoursAfter(-1000) });
    await buildFacts(db, topic, [{ kind: 'milestone_added', milestone }]);
    await notificationsAt(24 * 9).round();
    expect(await messagesOf(old)).toEqual([]);
    await buildFacts(db, topic, [{ kind: 'milestone_added', milestone }, { kind: 'milestone_added' }]);
    await notificationsAt().round();
    expect(await messagesOf(late)).toEqual([]);
    expect(await messagesOf(off)).toEqual([]);
    expect(await messagesOf(old)).toHaveLength(1);
    expect(await waiting()).toBe(0);
  });

  it('tells the others where one deletes their account meanwhile', async () => {
    const { topic, milestone } = await storyWithMilestone();
    const [leaving, staying] = [await followedBy(topic, 'immediate'), await followedBy(topic, 'immediate')];
    await buildFacts(db, topic, [{ kind: 'milestone_added', milestone }]);
    const { round } = await db.transaction(async (tx) => {
      await tx.rows('delete from user_account where id = $1', [leaving]);
      const round = notificationsAt().round();
      while (!(await somebodyWaits())) await wait(10);
      return { round };
    });
    await round;
    await notificationsAt().round();
    expect(await messagesOf(staying)).toHaveLength(1);
    expect(await waiting()).toBe(0);
    expect(await count('notification')).toEqual({ all: 1, readers: 1 });
  });

  it('costs nothing where nobody follows', async () => {
    const { topic, milestone } = await storyWithMilestone();
    await buildFacts(db, topic, [{ kind: 'milestone_added', milestone }]);
    expect(await waiting()).toBe(0);
  });

  it('tells each of 5,000 followers once, by three workers at once', async () => {
    const { topic, milestone } = await storyWithMilestone();
    await buildFollowers(topic, 5000);
    await buildFacts(db, topic, [{ kind: 'milestone_added', milestone }]);
    const rounds = await Promise.all([1, 2, 3].map(() => notificationsAt().round()));
    expect(rounds.reduce((sum, written) => sum + written, 0)).toBe(5000);
    expect(await count('notification')).toEqual({ all: 5000, readers: 5000 });
  });

  it('goes on where a worker was killed between two batches; also who got it and wants it otherwise by now has it once', async () => {
    const { topic, milestone } = await storyWithMilestone();
    await buildFollowers(topic, 4500);
    await buildFacts(db, topic, [{ kind: 'milestone_added', milestone }]);
    expect(await notificationsAt(1, failingAfter(2)).round()).toBe(0);
    expect(await count('notification')).toEqual({ all: 4000, readers: 4000 });
    expect(await waiting()).toBe(1);
    await buildFacts(db, topic, [{ kind: 'level_raised', milestone, payload: { level: 'multiple' } }]);
    expect(await notificationsAt().round()).toBe(4500);
    expect(await count('notification')).toEqual({ all: 8500, readers: 4500 });
    expect(await count('notified_fact')).toEqual({ all: 9000, readers: 4500 });
    expect(await waiting()).toBe(0);
  });
});

/** A database whose connections break after so many transactions of notifications, the third one half done. */
function failingAfter(batches: number): Database {
  let begun = -1;
  return new Proxy(db, {
    get(target, name, receiver) {
      if (name !== 'transaction') {
        const value = Reflect.get(target, name, receiver);
        return typeof value === 'function' ? value.bind(target) : value;
      }
      return (work: Parameters<Database['transaction']>[0]) =>
        target.transaction(async (tx) => {
          const turn = begun++;
          const result = await work(tx);
          if (turn >= batches) throw new Error('Connection terminated unexpectedly');
          return result;
        });
    },
  });
}
