import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { type Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import type { NotificationFrequency } from '#vocabulary';
import { NotificationsService } from '../../../apps/worker/src/notifications/notifications.service.js';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter } from '../../support/factories/news-day.js';
import { buildFollower } from '../../support/factories/reading.js';
import { buildTopic } from '../../support/factories/stories.js';
import { buildFacts, buildMilestone } from '../../support/factories/timeline.js';
import type { Values } from '../../support/factories/values.js';
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

/** A worker's own notifications service, `hours` after the first report. */
const notificationsAt = (hours = 1, on: Database = db) =>
  new NotificationsService(on, new NewsClock(db, () => hoursAfter(hours), 0), logger);

async function storyWithMilestone(values: Values<'milestone'> = {}) {
  const topic = await buildTopic(db, { name: 'Orrin dam' });
  const article = await buildArticle(db, { topic_id: topic.id });
  return { topic: topic.id, milestone: (await buildMilestone(db, topic.id, [article.id], values)).id };
}

const followedBy = (
  topic: number,
  frequency: NotificationFrequency,
  values: Values<'follow'> = {},
  account: Values<'user_account'> = {},
) => buildFollower(db, topic, { notification_frequency: frequency, ...values }, account);

/** Builds `count` followers who want immediate notifications. */
async function buildFollowers(topic: number, count: number): Promise<void> {
  const prefix = randomUUID();
  // Raw SQL: one statement for many rows.
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

async function isLockContended(): Promise<boolean> {
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

describe('notifications of followers', () => {
  it('are immediate for those who want them so, link to the milestone, and are held back for the others', async () => {
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
    const expected = ['Orrin dam | The dam holds (one origin so far)'];
    expect(await messagesOf(now)).toEqual(expected);
    expect(await messagesOf(urgent)).toEqual(expected);
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

  it('are one for each development, with its level', async () => {
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

  it('name a resolution with its reason, a reopening and a withdrawal', async () => {
    const { topic, milestone } = await storyWithMilestone();
    const reader = await followedBy(topic, 'resolution_only');
    const reason = 'Ended: “Osk found guilty” (The Gull, 9 March 2031). 2 independent origins reported it.';
    await buildFacts(db, topic, [
      { kind: 'status_changed', payload: { from: 'ongoing', to: 'resolved', reason } },
      { kind: 'status_changed', payload: { from: 'resolved', to: 'ongoing', reason: 'Reopened because …' } },
      { kind: 'status_changed', payload: { from: 'ongoing', to: 'developing', reason: 'Pace.' } },
      { kind: 'milestone_retracted', milestone },
    ]);
    const everything = await followedBy(topic, 'immediate');
    await notificationsAt().round();
    expect(await messagesOf(everything)).toEqual(await messagesOf(reader));
    expect(await messagesOf(reader)).toEqual([
      `Resolved: Orrin dam | ${reason}`,
      'Reopened: Orrin dam | Reopened because …',
      'Retracted: Orrin dam | Retracted by the source that reported it: The dam holds',
    ]);
  });

  it('leave out facts before the follow, old facts, deleted milestones and matters that are switched off', async () => {
    const { topic, milestone } = await storyWithMilestone();
    const late = await followedBy(topic, 'immediate', { followed_at: hoursAfter(0.75) });
    const off = await followedBy(topic, 'immediate', {}, { wants_updates: false });
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

  it('reach the others if one reader deletes their account meanwhile', async () => {
    const { topic, milestone } = await storyWithMilestone();
    const [leaving, staying] = [await followedBy(topic, 'immediate'), await followedBy(topic, 'immediate')];
    await buildFacts(db, topic, [{ kind: 'milestone_added', milestone }]);
    const { round } = await db.transaction(async (tx) => {
      await tx.rows('delete from user_account where id = $1', [leaving]);
      const round = notificationsAt().round();
      while (!(await isLockContended())) await wait(10);
      return { round };
    });
    await round;
    await notificationsAt().round();
    expect(await messagesOf(staying)).toHaveLength(1);
    expect(await waiting()).toBe(0);
    expect(await count('notification')).toEqual({ all: 1, readers: 1 });
  });

  it('need no work if nobody follows', async () => {
    const { topic, milestone } = await storyWithMilestone();
    await buildFacts(db, topic, [{ kind: 'milestone_added', milestone }]);
    expect(await waiting()).toBe(0);
  });

  it('reach each of 5,000 followers once, from three concurrent workers', async () => {
    const { topic, milestone } = await storyWithMilestone();
    await buildFollowers(topic, 5000);
    await buildFacts(db, topic, [{ kind: 'milestone_added', milestone }]);
    const rounds = await Promise.all([1, 2, 3].map(() => notificationsAt().round()));
    expect(rounds.reduce((sum, written) => sum + written, 0)).toBe(5000);
    expect(await count('notification')).toEqual({ all: 5000, readers: 5000 });
  });

  it('continue after a worker is killed between two batches, once each, even if preferences have changed', async () => {
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

/** A database whose connections break after a number of notification transactions, in the middle of the next one. */
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
