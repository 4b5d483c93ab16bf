import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pino, { type Logger } from 'pino';
import type { Database, Queryable } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { newestNotifications, readNotification, readNotifications } from '#persistence/notifications';
import { moveArticles, redirectTopic, topicsToCommand } from '#persistence/stories';
import type { ConfirmationLevel, NotificationFrequency } from '#vocabulary';
import { NotificationsService } from '../../../apps/worker/src/notifications/notifications.service.js';
import { SourceNotices } from '../../../apps/worker/src/notifications/source-notices.service.js';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter } from '../../support/factories/news-day.js';
import { buildFollow, buildFollower } from '../../support/factories/reading.js';
import { buildSourceFollow } from '../../support/factories/sources.js';
import { buildTopic } from '../../support/factories/stories.js';
import { buildFacts, buildMilestone, buildTopicEvent } from '../../support/factories/timeline.js';
import type { Values } from '../../support/factories/values.js';
import { quietOrders } from '../../support/quiet-orders.js';
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
const notificationsAt = (hours = 1, on: Database = db, log: Logger = logger) =>
  new NotificationsService(
    on,
    new NewsClock(db, () => hoursAfter(hours), 0),
    new SourceNotices(on, quietOrders(on)),
    quietOrders(on),
    log,
  );

/** A story with a development of two origins, which is not held back. */
async function storyWithMilestone(values: Values<'milestone'> = {}, topicValues: Values<'topic'> = {}) {
  const topic = await buildTopic(db, { name: 'Orrin dam', ...topicValues });
  const article = await buildArticle(db, { topic_id: topic.id });
  const two = { origin_count: 2, confirmation_level: 'multiple' } as const;
  const milestone = await buildMilestone(db, topic.id, [article.id], { ...two, ...values });
  return { topic: topic.id, milestone: milestone.id };
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

/** Lets a round of notifications wait for another transaction, which then changes something, and expects that nothing fails. */
async function roundBlockedBy(
  lock: (tx: Queryable) => Promise<unknown>,
  change: (tx: Queryable) => Promise<unknown>,
): Promise<void> {
  const failures: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => failures.push(line) });
  const { round } = await db.transaction(async (tx) => {
    await lock(tx);
    const round = notificationsAt(1, db, log).round();
    while (!(await isLockContended())) await wait(10);
    await change(tx);
    return { round };
  });
  await round;
  expect(failures).toEqual([]);
}

const anchorOf = async (tx: Queryable, milestone: number) =>
  (
    await tx.kysely
      .selectFrom('milestone')
      .select('anchor_article_id')
      .where('id', '=', milestone)
      .executeTakeFirstOrThrow()
  ).anchor_article_id;

async function sourceOf(milestone: number): Promise<number> {
  const article = await db.kysely
    .selectFrom('article')
    .select('source_id')
    .where('id', '=', await anchorOf(db, milestone))
    .executeTakeFirstOrThrow();
  return article.source_id;
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
      origin_count: 1,
      confirmation_level: 'single',
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
    expect(await messagesOf(reader)).toEqual(['Orrin dam | The dam holds (3 origins)']);
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
      'Ended: Orrin dam | Osk found guilty',
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

  it('include reports published shortly before the follow and fetched after it', async () => {
    const { topic, milestone } = await storyWithMilestone();
    const [published, fetched] = [hoursAfter(0.5), hoursAfter(0.9)];
    await db.rows(
      'update article set published_at = $1, first_seen_at = $2 where id = (select anchor_article_id from milestone where id = $3)',
      [published, fetched, milestone],
    );
    const waited = await followedBy(topic, 'immediate', { followed_at: hoursAfter(0.75) });
    const saw = await followedBy(topic, 'immediate', { followed_at: hoursAfter(0.95) });
    await buildTopicEvent(db, topic, { milestone_id: milestone, at: published });
    await notificationsAt().round();
    expect(await messagesOf(waited)).toEqual(['Orrin dam | The dam holds (2 origins)']);
    expect(await messagesOf(saw)).toEqual([]);
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

  it('reach the followers of a topic that is merged between the look at the facts and the look at the followers', async () => {
    const { topic, milestone } = await storyWithMilestone({
      impact_value: 8,
      is_significant: true,
      significance: 'high',
    });
    const { topic: into } = await storyWithMilestone({}, { name: 'Orrin valley' });
    const reader = await followedBy(topic, 'immediate', {}, { default_frequency: 'immediate' });
    // The reader also follows the source, but is told only once, about the story.
    const source = await sourceOf(milestone);
    await buildSourceFollow(db, reader, source, { notices_since: hoursAfter(-24) });
    await buildFacts(db, topic, [{ kind: 'milestone_added', milestone }]);
    await roundBlockedBy(
      (tx) => tx.rows('lock table follow in access exclusive mode'),
      async (tx) => {
        await moveArticles(tx, [await anchorOf(tx, milestone)], into, { actor: 'machine', kind: 'merge' });
        await redirectTopic(tx, topic, into, hoursAfter(1));
      },
    );
    await notificationsAt().round();
    expect(await messagesOf(reader)).toEqual(['Orrin valley | The dam holds (2 origins)']);
    expect(await waiting()).toBe(0);
  });

  it('are about the topic that a development moves to while they are written', async () => {
    const { topic, milestone } = await storyWithMilestone();
    const { topic: other } = await storyWithMilestone({}, { name: 'Orrin valley' });
    const [left, right] = [await followedBy(topic, 'immediate'), await followedBy(other, 'immediate')];
    await buildFacts(db, topic, [{ kind: 'milestone_added', milestone }]);
    await roundBlockedBy(
      (tx) => topicsToCommand(tx, [topic, other]),
      async (tx) =>
        moveArticles(tx, [await anchorOf(tx, milestone)], other, { actor: 'machine', kind: 'move' }),
    );
    await notificationsAt().round();
    expect(await messagesOf(left)).toEqual([]);
    expect(await messagesOf(right)).toEqual(['Orrin valley | The dam holds (2 origins)']);
    expect(await waiting()).toBe(0);
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
    expect(await count('notification')).toEqual({ all: 4500, readers: 4500 });
    expect(await count('notified_fact')).toEqual({ all: 9000, readers: 4500 });
    expect(await waiting()).toBe(0);
  });
});

/** What a reader sees of each notification, in the order of the list. */
const listOf = (user: number) =>
  db.rows<{ id: number; message: string; read: boolean; type: string }>(
    `select id, message, read_at is not null as read, type from notification where user_id = $1 order by position desc`,
    [user],
  );

const readAll = (user: number) => readNotifications(db, user, { wall: new Date() });

/** Sets how many origins report a development, and logs the levels that it reached. */
async function confirmedBy(
  topic: number,
  milestone: number,
  origins: number,
  levels: ConfirmationLevel[],
): Promise<void> {
  const level = origins > 2 ? 'verified' : origins === 2 ? 'multiple' : 'single';
  await db.rows('update milestone set origin_count = $2, confirmation_level = $3 where id = $1', [
    milestone,
    origins,
    level,
  ]);
  await buildFacts(
    db,
    topic,
    levels.map((each) => ({ kind: 'level_raised', milestone, payload: { level: each } })),
  );
}

describe('the notification of a development', () => {
  const SIGNIFICANT = { impact_value: 8, is_significant: true, significance: 'high' } as const;
  const SINGLE = { origin_count: 1, confirmation_level: 'single', ...SIGNIFICANT } as const;

  it('is updated in place and moves up, and is unread again only when a second origin confirms it', async () => {
    const { topic, milestone } = await storyWithMilestone(SINGLE);
    const other = await storyWithMilestone(SINGLE);
    const reader = await followedBy(topic, 'immediate');
    await buildFollow(db, reader, other.topic, { notification_frequency: 'immediate' });
    await buildFacts(db, topic, [{ kind: 'milestone_added', milestone }]);
    await notificationsAt().round();
    await buildFacts(db, other.topic, [{ kind: 'milestone_added', milestone: other.milestone }]);
    await notificationsAt().round();
    const [, first] = await listOf(reader);
    await readAll(reader);

    await confirmedBy(topic, milestone, 2, ['multiple']);
    await notificationsAt(2).round();
    expect(await listOf(reader)).toMatchObject([
      { id: first?.id, message: 'The dam holds (now 2 origins)', read: false },
      { message: 'The dam holds (one origin so far)', read: true },
    ]);
    await readAll(reader);
    await confirmedBy(topic, milestone, 4, ['verified']);
    await notificationsAt(3).round();
    const list = await listOf(reader);
    expect(list).toHaveLength(2);
    expect(list[0]).toMatchObject({ id: first?.id, message: 'The dam holds (now 4 origins)', read: true });

    await buildFacts(db, topic, [{ kind: 'milestone_retracted', milestone }]);
    await notificationsAt(4).round();
    expect((await listOf(reader))[0]).toMatchObject({
      id: first?.id,
      type: 'alert',
      message: 'Retracted by the source that reported it: The dam holds',
      read: false,
    });
  });

  it('stays unread if it is updated between the look and the mark', async () => {
    const { topic, milestone } = await storyWithMilestone(SINGLE);
    const reader = await followedBy(topic, 'immediate');
    await buildFacts(db, topic, [{ kind: 'milestone_added', milestone }]);
    await notificationsAt().round();
    const [seen] = await newestNotifications(db, reader, { limit: 1 });
    await confirmedBy(topic, milestone, 2, ['multiple']);
    await notificationsAt(2).round();
    const upTo = seen?.position ?? 0;
    const mark = { upTo, wall: new Date() };
    expect(await readNotification(db, reader, seen?.id ?? 0, mark)).toBe(true);
    expect(await readNotifications(db, reader, mark)).toBe(0);
    expect((await listOf(reader))[0]?.read).toBe(false);
  });

  it('is written once, however a mark and an update meet', async () => {
    const { topic, milestone } = await storyWithMilestone(SINGLE);
    const reader = await followedBy(topic, 'immediate');
    await buildFacts(db, topic, [{ kind: 'milestone_added', milestone }]);
    await notificationsAt().round();
    await confirmedBy(topic, milestone, 2, ['multiple']);
    const { round } = await db.transaction(async (tx) => {
      await readNotifications(tx, reader, { wall: new Date() });
      const round = notificationsAt(2).round();
      while (!(await isLockContended())) await wait(10);
      return { round };
    });
    await round;
    expect(await listOf(reader)).toMatchObject([{ message: 'The dam holds (now 2 origins)', read: false }]);
  });

  it('moves to the topic that its story was merged into, and goes on there', async () => {
    const { topic, milestone } = await storyWithMilestone(SINGLE);
    const { topic: into } = await storyWithMilestone({}, { name: 'Orrin valley' });
    const reader = await followedBy(topic, 'immediate');
    await buildFacts(db, topic, [{ kind: 'milestone_added', milestone }]);
    await notificationsAt().round();
    await db.transaction(async (tx) => {
      await moveArticles(tx, [await anchorOf(tx, milestone)], into, { actor: 'editor', kind: 'merge' });
      await redirectTopic(tx, topic, into, hoursAfter(1));
    });
    await confirmedBy(into, milestone, 2, ['multiple']);
    await notificationsAt(2).round();
    const rows = await newestNotifications(db, reader, { limit: 9 });
    expect(rows).toMatchObject([
      { title: 'Orrin valley', topic_id: into, message: 'The dam holds (now 2 origins)', is_read: false },
    ]);
  });

  it('of one origin waits for the digest unless it is significant or the story has high priority', async () => {
    const single = { origin_count: 1, confirmation_level: 'single' } as const;
    const { topic, milestone } = await storyWithMilestone(single);
    const [usual, urgent] = [
      await followedBy(topic, 'immediate'),
      await followedBy(topic, 'immediate', { priority: 'high' }),
    ];
    await buildFacts(db, topic, [{ kind: 'milestone_added', milestone }]);
    await notificationsAt().round();
    expect(await messagesOf(usual)).toEqual([]);
    expect(await messagesOf(urgent)).toEqual(['Orrin dam | The dam holds (one origin so far)']);
    await confirmedBy(topic, milestone, 2, ['multiple']);
    await notificationsAt(2).round();
    expect(await messagesOf(usual)).toEqual(['Orrin dam | The dam holds (now 2 origins)']);
    // The digest does not repeat it.
    expect(await count('notified_fact')).toEqual({ all: 4, readers: 2 });
  });
});

describe('a muted story', () => {
  it('sends nothing until the mute ends', async () => {
    const { topic, milestone } = await storyWithMilestone();
    const until = { muted_since: hoursAfter(0), muted_until: hoursAfter(24) };
    const [day, always, ended] = [
      await followedBy(topic, 'immediate', until),
      await followedBy(topic, 'immediate', { ...until, muted_until: null }),
      await followedBy(topic, 'immediate', { ...until, muted_until: hoursAfter(0.25) }),
    ];
    const payload = { from: 'ongoing', to: 'resolved', reason: 'It holds.' };
    await buildFacts(db, topic, [
      { kind: 'milestone_added', milestone },
      { kind: 'status_changed', payload },
    ]);
    await notificationsAt().round();
    expect(await messagesOf(day)).toEqual([]);
    expect(await messagesOf(always)).toEqual([]);
    expect(await messagesOf(ended)).toHaveLength(2);
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
