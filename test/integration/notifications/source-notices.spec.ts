import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { type Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { readNotifications } from '#persistence/notifications';
import { RunTimeSettings } from '#persistence/settings';
import { mergeDoubles } from '#persistence/sources';
import { readSettings } from '#platform/runtime';
import { JobsService } from '../../../apps/worker/src/jobs/jobs.service.js';
import { MailService } from '../../../apps/worker/src/mail/mail.service.js';
import { DigestContents } from '../../../apps/worker/src/notifications/digest-contents.service.js';
import { DigestMailService } from '../../../apps/worker/src/notifications/digest-mail.service.js';
import { DigestOutlets } from '../../../apps/worker/src/notifications/digest-outlets.service.js';
import { DigestsService } from '../../../apps/worker/src/notifications/digests.service.js';
import { NotificationsService } from '../../../apps/worker/src/notifications/notifications.service.js';
import { SourceNotices } from '../../../apps/worker/src/notifications/source-notices.service.js';
import { SourceReports } from '../../../apps/worker/src/notifications/source-reports.service.js';
import { buildUser } from '../../support/factories/accounts.js';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter } from '../../support/factories/news-day.js';
import { buildFollow } from '../../support/factories/reading.js';
import { buildSource, buildSourceFollow } from '../../support/factories/sources.js';
import { buildTopic } from '../../support/factories/stories.js';
import { buildFacts, buildMilestone } from '../../support/factories/timeline.js';
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

beforeEach(async () => {
  for (const table of ['user_account', 'digest_run', 'topic_event', 'milestone', 'article', 'topic'])
    await db.rows(`delete from ${table}`);
});

afterAll(() => test.drop());

const clockAt = (hours: number) => new NewsClock(db, () => hoursAfter(hours), 0);

const notifyAt = (hours: number) =>
  new NotificationsService(
    db,
    clockAt(hours),
    new SourceNotices(db, quietOrders(db)),
    quietOrders(db),
    logger,
  ).round();

function digestAt(hours: number): Promise<number> {
  const settings = readSettings({ DATABASE_URL: test.url });
  const mails = new MailService(db, new JobsService(db, logger), settings, logger);
  const mail = new DigestMailService(db, clockAt(hours), mails, new RunTimeSettings(db, Date.now), settings);
  const contents = new DigestContents(new SourceReports());
  const outlets = new DigestOutlets(mail, quietOrders(db));
  return new DigestsService(db, clockAt(hours), contents, outlets, logger).round();
}

/** Hours from the first report, a Tuesday at noon, to 07:01, `day` days later. */
const morning = (day: number) => 24 * day - 5 + 1 / 60;

const SIGNIFICANT = { impact_value: 8, is_significant: true, significance: 'high' } as const;

/** A development of a new story that this source reports first, `hours` after the first report. */
async function report(
  sourceId: number,
  title: string,
  { hours = 0.5, topicId, ...values }: Values<'milestone'> & { hours?: number; topicId?: number } = {},
) {
  const topic = topicId ?? (await buildTopic(db, { name: `Story of “${title}”` })).id;
  const article = await buildArticle(db, { topic_id: topic, source_id: sourceId });
  const milestone = await buildMilestone(db, topic, [article.id], { title, ...SIGNIFICANT, ...values });
  await buildFacts(db, topic, [{ kind: 'milestone_added', milestone: milestone.id, hours }]);
  return { topic, milestone: milestone.id };
}

/** A reader who wants notifications of a source. */
async function readerOf(
  sourceId: number,
  account: Values<'user_account'> = { default_frequency: 'immediate' },
  follow: Values<'source_follow'> = {},
): Promise<number> {
  const { id } = await buildUser(db, account);
  await buildSourceFollow(db, id, sourceId, { notices_since: hoursAfter(-1), ...follow });
  return id;
}

interface Stored {
  title: string;
  items: { name: string; section: string | null; facts: string[] }[] | null;
  source_id: number | null;
}
const notificationsOf = (user: number) =>
  db.rows<Stored>(
    'select title, items, source_id, story_count, read_at from notification where user_id = $1 order by position',
    [user],
  );
const titlesOf = async (user: number) => (await notificationsOf(user)).map(({ title }) => title);

describe('notifications of a followed source', () => {
  it('come at once with the first significant development of a day, and take up the others until they are read', async () => {
    const gull = await buildSource(db, { name: 'The Gull' });
    const reader = await readerOf(gull.id);
    const { topic } = await report(gull.id, 'The dam holds');
    expect(await notifyAt(1)).toBe(1);
    expect(await titlesOf(reader)).toEqual(['The Gull: The dam holds']);
    await report(gull.id, 'The valley is closed', { topicId: topic, hours: 2 });
    await report(gull.id, 'A strike begins', { hours: 2 });
    expect(await notifyAt(3)).toBe(2);
    expect(await notificationsOf(reader)).toEqual([
      expect.objectContaining({
        title: 'The Gull: 3 developments',
        source_id: gull.id,
        story_count: 2,
        read_at: null,
        items: [
          expect.objectContaining({ topicId: topic, facts: ['The dam holds', 'The valley is closed'] }),
          expect.objectContaining({ facts: ['A strike begins'] }),
        ],
      }),
    ]);
  });

  it('are one a day: after it was read, further reports wait for the digest, which names each once', async () => {
    const gull = await buildSource(db, { name: 'The Gull' });
    const reader = await readerOf(gull.id);
    await report(gull.id, 'The dam holds');
    await notifyAt(1);
    await readNotifications(db, reader, { wall: new Date() });
    await report(gull.id, 'A strike begins', { hours: 2 });
    expect(await notifyAt(3)).toBe(0);
    expect(await titlesOf(reader)).toEqual(['The Gull: The dam holds']);
    expect(await digestAt(morning(1))).toBe(1);
    expect((await notificationsOf(reader)).at(-1)).toMatchObject({
      title: 'The Gull: A strike begins',
      source_id: null,
      items: [
        { name: 'The Gull', section: 'sources', facts: ['Story of “A strike begins”: A strike begins'] },
      ],
    });
    await report(gull.id, 'The next day', { hours: 24 });
    expect(await notifyAt(25)).toBe(1);
    expect(await titlesOf(reader)).toContain('The Gull: The next day');
    expect(await digestAt(morning(2))).toBe(0);
  });

  it('come in the digest for readers who chose one, after their stories and bundled by source', async () => {
    const [gull, post] = [
      await buildSource(db, { name: 'The Gull' }),
      await buildSource(db, { name: 'Post' }),
    ];
    const daily = await readerOf(gull.id, { default_frequency: 'daily' });
    await buildSourceFollow(db, daily, post.id, { notices_since: hoursAfter(-1) });
    const weekly = await readerOf(gull.id, { default_frequency: 'daily', wants_weekly_digest: true });
    const own = await report(gull.id, 'The dam holds');
    await buildFollow(db, daily, own.topic, { notification_frequency: 'daily' });
    await report(gull.id, 'A strike begins');
    await report(gull.id, 'A trial opens');
    await report(post.id, 'A ferry sinks');
    expect(await notifyAt(1)).toBe(0);
    expect(await digestAt(morning(1))).toBe(1);
    const [digest] = await notificationsOf(daily);
    expect(digest?.title).toBe('Story of “The dam holds”: The dam holds, and 2 more');
    const items = digest?.items ?? [];
    expect(items.map(({ name, section, facts }) => [name, section, facts.length])).toEqual([
      ['Story of “The dam holds”', 'major', 1],
      ['The Gull', 'sources', 2],
      ['Post', 'sources', 1],
    ]);
    expect(await notificationsOf(weekly)).toEqual([]);
    expect(await digestAt(morning(6))).toBe(1);
    expect((await notificationsOf(weekly))[0]?.title).toBe('The Gull: A trial opens');
  });

  it('leave out what is not significant, was retracted, or another source reported first', async () => {
    const [gull, post] = [await buildSource(db), await buildSource(db)];
    const reader = await readerOf(gull.id);
    const trifle = { impact_value: 5, is_significant: false, significance: 'medium' } as const;
    await report(gull.id, 'A trifle', trifle);
    const { topic } = await report(post.id, 'Reported by the other');
    const others = await buildMilestone(
      db,
      topic,
      [
        (await buildArticle(db, { topic_id: topic, source_id: post.id })).id,
        (await buildArticle(db, { topic_id: topic, source_id: gull.id })).id,
      ],
      { title: 'Confirmed by this one', ...SIGNIFICANT },
    );
    await buildFacts(db, topic, [{ kind: 'milestone_added', milestone: others.id }]);
    const gone = await report(gull.id, 'A retracted report', { retracted_at: hoursAfter(0.7) });
    await buildFacts(db, gone.topic, [{ kind: 'milestone_retracted', milestone: gone.milestone }]);
    await notifyAt(1);
    await digestAt(morning(1));
    expect(await notificationsOf(reader)).toEqual([]);
  });

  it('are off unless switched on, begin then, and heed the preferences of the account', async () => {
    const gull = await buildSource(db);
    const off = await readerOf(gull.id, { default_frequency: 'immediate' }, { notices_since: null });
    const late = await readerOf(
      gull.id,
      { default_frequency: 'immediate' },
      { notices_since: hoursAfter(1) },
    );
    const none = await readerOf(gull.id, { default_frequency: 'immediate', wants_milestones: false });
    const ends = await readerOf(gull.id, { default_frequency: 'resolution_only' });
    await report(gull.id, 'The dam holds');
    await notifyAt(2);
    await digestAt(morning(1));
    for (const reader of [off, late, none, ends]) expect(await notificationsOf(reader)).toEqual([]);
  });

  it('tell nothing twice, and nothing of a muted story', async () => {
    const gull = await buildSource(db, { name: 'The Gull' });
    const { topic, milestone } = await report(gull.id, 'The dam holds');
    const both = await readerOf(gull.id);
    await buildFollow(db, both, topic);
    const muted = await readerOf(gull.id);
    await buildFollow(db, muted, topic, { muted_since: hoursAfter(0) });
    const later = await readerOf(gull.id);
    // The log was written before anybody followed.
    await db.rows('update topic_event set notified_at = null');
    expect(await notifyAt(1)).toBe(2);
    expect(await notificationsOf(both)).toMatchObject([{ source_id: null }]);
    expect(await notificationsOf(later)).toMatchObject([{ source_id: gull.id }]);
    await buildFacts(db, topic, [
      { kind: 'level_raised', milestone, payload: { level: 'multiple' }, hours: 2 },
    ]);
    await notifyAt(3);
    await digestAt(morning(1));
    expect(await titlesOf(later)).toEqual(['The Gull: The dam holds']);
    expect(await notificationsOf(muted)).toEqual([]);
  });

  it('move with a source that is merged into another', async () => {
    const [gull, double] = [await buildSource(db), await buildSource(db, { name: 'The Gull (double)' })];
    const reader = await readerOf(double.id);
    await report(double.id, 'The dam holds');
    await notifyAt(1);
    await db.transaction((tx) => mergeDoubles(tx, new Map([[double.domain, gull.domain]]), hoursAfter(2)));
    expect(await notificationsOf(reader)).toMatchObject([{ source_id: gull.id }]);
    expect(await db.rows('select source_id, notices_since from source_follow')).toEqual([
      { source_id: gull.id, notices_since: hoursAfter(-1) },
    ]);
  });
});
