import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { type Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { RunTimeSettings } from '#persistence/settings';
import { readSettings } from '#platform/runtime';
import type { NotificationFrequency } from '#vocabulary';
import { JobsService } from '../../../apps/worker/src/jobs/jobs.service.js';
import { MailService } from '../../../apps/worker/src/mail/mail.service.js';
import { DigestContents } from '../../../apps/worker/src/notifications/digest-contents.service.js';
import { DigestMailService } from '../../../apps/worker/src/notifications/digest-mail.service.js';
import { DigestOutlets } from '../../../apps/worker/src/notifications/digest-outlets.service.js';
import { DigestsService } from '../../../apps/worker/src/notifications/digests.service.js';
import { NotificationsService } from '../../../apps/worker/src/notifications/notifications.service.js';
import { SourceNotices } from '../../../apps/worker/src/notifications/source-notices.service.js';
import { SourceReports } from '../../../apps/worker/src/notifications/source-reports.service.js';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter } from '../../support/factories/news-day.js';
import { buildFollow, buildFollower, buildStoryQuestion } from '../../support/factories/reading.js';
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

/** A worker's digests, `hours` after the first report, which is on a Tuesday at noon. */
function digestsAt(hours: number, on = db): DigestsService {
  const settings = readSettings({ DATABASE_URL: test.url });
  const mails = new MailService(db, new JobsService(db, logger), settings, logger);
  const mail = new DigestMailService(db, clockAt(hours), mails, new RunTimeSettings(db, Date.now), settings);
  const outlets = new DigestOutlets(mail, quietOrders(db));
  return new DigestsService(on, clockAt(hours), new DigestContents(new SourceReports()), outlets, logger);
}

/** Hours from the first report to 07:01, `day` days later. Day 6 is a Monday. */
const morning = (day: number) => 24 * day - 5 + 1 / 60;

async function storyWithMilestone(name = 'Orrin dam', hours = 0.5) {
  const topic = await buildTopic(db, { name });
  const milestone = await buildMilestone(db, topic.id, [(await buildArticle(db, { topic_id: topic.id })).id]);
  return {
    topic: topic.id,
    milestone: milestone.id,
    addFact: (at = hours) =>
      buildFacts(db, topic.id, [{ kind: 'milestone_added', milestone: milestone.id, hours: at }]),
  };
}

const followedBy = (
  topic: number,
  frequency: NotificationFrequency,
  values: Values<'follow'> = {},
  account: Values<'user_account'> = {},
) => buildFollower(db, topic, { notification_frequency: frequency, ...values }, account);

interface Stored {
  digest_key: string | null;
  title: string;
  message: string;
  story_count: number | null;
  items: { name: string; section: string | null; facts: string[] }[] | null;
}
const notificationsOf = (user: number) =>
  db.rows<Stored>(
    'select digest_key, title, message, story_count, items from notification where user_id = $1 order by id',
    [user],
  );
const keysOf = async (user: number) => (await notificationsOf(user)).map(({ digest_key }) => digest_key);

describe('digests', () => {
  it('send one notification a day with the facts held back for the day', async () => {
    const [dam, strike] = [await storyWithMilestone(), await storyWithMilestone('Harbour strike')];
    const reader = await followedBy(dam.topic, 'daily');
    await buildFollow(db, reader, strike.topic, { notification_frequency: 'immediate', priority: 'low' });
    const idle = await followedBy((await storyWithMilestone('Quiet')).topic, 'daily');
    await dam.addFact();
    await strike.addFact();
    expect(await digestsAt(1).round()).toBe(0);
    expect(await digestsAt(morning(1)).round()).toBe(1);
    expect(await digestsAt(morning(1)).round()).toBe(0);
    expect(await notificationsOf(reader)).toMatchObject([
      {
        digest_key: 'daily 2031-03-05',
        title: 'Orrin dam: The dam holds, and 1 more',
        message: 'Your daily digest: 2 developments in 2 stories.',
        story_count: 2,
        items: [
          { name: 'Orrin dam', section: 'also', facts: ['The dam holds (one origin so far)'] },
          { name: 'Harbour strike', section: 'also', facts: ['The dam holds (one origin so far)'] },
        ],
      },
    ]);
    expect(await notificationsOf(idle)).toEqual([]);
    expect(await digestsAt(morning(2)).round()).toBe(0);
  });

  it('leave out muted stories, then only bring what ended them', async () => {
    const { topic, addFact } = await storyWithMilestone();
    const [day, always, never] = [
      await followedBy(topic, 'daily', { muted_since: hoursAfter(0), muted_until: hoursAfter(24) }),
      await followedBy(topic, 'daily', { muted_since: hoursAfter(0) }),
      await followedBy(topic, 'daily'),
    ];
    await addFact(1);
    const payload = {
      from: 'ongoing',
      to: 'resolved',
      reason: 'Ended: “The dam is safe” (The Gull, 4 March).',
    };
    await buildFacts(db, topic, [{ kind: 'status_changed', payload, hours: 2 }]);
    expect(await digestsAt(morning(1)).round()).toBe(1);
    expect(await digestsAt(morning(2)).round()).toBe(1);
    expect(await keysOf(never)).toEqual(['daily 2031-03-05']);
    expect(await keysOf(always)).toEqual([]);
    expect(await notificationsOf(day)).toMatchObject([
      {
        digest_key: 'daily 2031-03-06',
        title: 'Orrin dam ends',
        items: [{ name: 'Orrin dam', section: 'ended', facts: ['The dam is safe'] }],
      },
    ]);
  });

  it('tell once what settled a question, in the digest of the follow', async () => {
    const { topic } = await storyWithMilestone();
    const [daily, weekly] = [await followedBy(topic, 'immediate'), await followedBy(topic, 'weekly')];
    const { id: article } = await buildArticle(db, { topic_id: topic });
    const settled = {
      settled_at: hoursAfter(2),
      answer: 'yes',
      article_id: article,
      day: '2031-03-04',
    } as const;
    for (const reader of [daily, weekly])
      await buildStoryQuestion(db, reader, topic, { ...settled, sentence: 'The dam was declared safe.' });
    for (const day of [1, 2]) await digestsAt(morning(day)).round();
    expect(await keysOf(weekly)).toEqual([]);
    expect(await notificationsOf(daily)).toMatchObject([
      {
        digest_key: 'daily 2031-03-05',
        title: 'Orrin dam',
        items: [
          {
            section: 'major',
            facts: [
              expect.stringMatching(
                /^Settled: Is the dam declared safe\? Yes: “The dam was declared safe\.” \(.+, 2031-03-04\)$/,
              ),
            ],
          },
        ],
      },
    ]);
    await digestsAt(morning(6)).round();
    expect(await keysOf(weekly)).toHaveLength(1);
  });

  it('name at most ten stories and count the rest', async () => {
    const stories = [];
    for (let n = 0; n < 13; n++) stories.push(await storyWithMilestone(`Story ${n}`));
    const reader = await followedBy(stories[0]?.topic ?? 0, 'daily');
    for (const { topic } of stories.slice(1)) await buildFollow(db, reader, topic);
    for (const { addFact } of stories) await addFact();
    await digestsAt(morning(1)).round();
    const [digest] = await notificationsOf(reader);
    expect(digest?.items).toHaveLength(10);
    expect(digest?.story_count).toBe(13);
    expect(digest?.title).toMatch(/, and 12 more$/);
  });

  it('include reports published before the follow and fetched after it', async () => {
    const { topic, addFact } = await storyWithMilestone();
    await addFact();
    const at = hoursAfter(0.5);
    await db.rows('update article set published_at = $1, first_seen_at = $2 where topic_id = $3', [
      at,
      hoursAfter(1),
      topic,
    ]);
    await db.rows('update topic_event set at = $1 where topic_id = $2', [at, topic]);
    const reader = await followedBy(topic, 'daily', { followed_at: hoursAfter(0.75) });
    const later = await followedBy(topic, 'daily', { followed_at: hoursAfter(2) });
    expect(await digestsAt(morning(1)).round()).toBe(1);
    expect(await keysOf(reader)).toEqual(['daily 2031-03-05']);
    expect(await keysOf(later)).toEqual([]);
  });

  it('are written if a name or a line is cut within a character of two code units', async () => {
    const name = `${'Storm '.repeat(8)}🌊🌊`;
    const { topic, milestone, addFact } = await storyWithMilestone(name);
    await db.rows('update milestone set title = $1 where id = $2', ['🌊'.repeat(400), milestone]);
    const reader = await followedBy(topic, 'daily');
    const other = await followedBy(topic, 'daily');
    await addFact();
    expect(await digestsAt(morning(1)).round()).toBe(2);
    const [digest] = await notificationsOf(reader);
    expect(digest?.title).toMatch(/^(?:Storm ){7}Storm…: 🌊+…$/u);
    expect(digest?.items?.[0]?.facts[0]).toMatch(/^🌊+…$/u);
    expect(await keysOf(other)).toEqual(['daily 2031-03-05']);
  });

  it('are written to the others if the database refuses the digest of one reader', async () => {
    const { topic, addFact } = await storyWithMilestone();
    const [first, refused, last] = [
      await followedBy(topic, 'daily'),
      await followedBy(topic, 'daily'),
      await followedBy(topic, 'daily'),
    ];
    await addFact();
    await db.rows(`alter table notification add constraint refused check (user_id <> ${refused}) not valid`);
    expect(await digestsAt(morning(1)).round()).toBe(2);
    await db.rows('alter table notification drop constraint refused');
    for (const reader of [first, last]) expect(await keysOf(reader)).toEqual(['daily 2031-03-05']);
    expect(await digestsAt(morning(2)).round()).toBe(1);
    expect(await keysOf(refused)).toEqual(['daily 2031-03-06']);
  });

  it('come once a week for readers who chose so, with what waited for the day', async () => {
    const { topic, addFact } = await storyWithMilestone();
    const account = { wants_weekly_digest: true };
    const [daily, immediate] = [
      await followedBy(topic, 'daily', {}, account),
      await followedBy(topic, 'immediate', {}, account),
    ];
    await addFact();
    await new NotificationsService(
      db,
      clockAt(1),
      new SourceNotices(db, quietOrders(db)),
      quietOrders(db),
      logger,
    ).round();
    expect(await digestsAt(morning(1)).round()).toBe(0);
    expect(await digestsAt(morning(6)).round()).toBe(2);
    expect(await keysOf(daily)).toEqual(['weekly 2031-03-10']);
    expect(await keysOf(immediate)).toEqual(['weekly 2031-03-10']);
  });

  it('send the facts held back for the week on Monday', async () => {
    const { topic, addFact } = await storyWithMilestone();
    const reader = await followedBy(topic, 'weekly');
    await addFact();
    for (const day of [1, 2, 5]) expect(await digestsAt(morning(day)).round()).toBe(0);
    expect(await digestsAt(morning(6)).round()).toBe(1);
    expect(await keysOf(reader)).toEqual(['weekly 2031-03-10']);
  });

  it('skip missed days if the clock jumps, except the newest', async () => {
    const { topic, addFact } = await storyWithMilestone();
    const reader = await followedBy(topic, 'daily');
    await addFact();
    await digestsAt(morning(5)).round();
    expect(await keysOf(reader)).toEqual(['daily 2031-03-09']);
    expect(await db.rows("select key from digest_run where key like 'daily%'")).toEqual([
      { key: 'daily 2031-03-09' },
    ]);
  });

  it('repeat and lose nothing if preferences change between digests', async () => {
    const { topic, addFact } = await storyWithMilestone();
    const [sooner, later] = [await followedBy(topic, 'weekly'), await followedBy(topic, 'immediate')];
    const hasty = await followedBy(topic, 'daily');
    await addFact();
    await new NotificationsService(
      db,
      clockAt(1),
      new SourceNotices(db, quietOrders(db)),
      quietOrders(db),
      logger,
    ).round();
    const change = (user: number, frequency: string) =>
      db.rows('update follow set notification_frequency = $2 where user_id = $1', [user, frequency]);
    await change(sooner, 'daily');
    await change(later, 'daily');
    await change(hasty, 'immediate');
    await digestsAt(morning(1)).round();
    await digestsAt(morning(6)).round();
    expect(await keysOf(sooner)).toEqual(['daily 2031-03-05']);
    // One origin reported it, so it waited for the digest.
    expect(await keysOf(later)).toEqual(['daily 2031-03-05']);
    expect(await keysOf(hasty)).toEqual(['daily 2031-03-05']);
  });

  it('are written once by several workers, and continue after one is killed', async () => {
    const { topic, addFact } = await storyWithMilestone();
    // Raw SQL: one statement for many rows.
    await db.rows(
      `with made as (
         insert into user_account (username, username_key, email, email_key, password_hash, created_at)
         select 'r' || n, 'r' || n, 'r' || n, 'r' || n, 'none', now() from generate_series(1, 700) as n returning id)
       insert into follow (user_id, topic_id, notification_frequency, followed_at, seen_at)
       select id, $1, 'daily', $2, $2 from made`,
      [topic, hoursAfter(-24)],
    );
    await addFact();
    await expect(digestsAt(morning(1), failingInTransaction(2)).round()).rejects.toThrow('terminated');
    const written = async () => (await db.rows('select 1 from notification')).length;
    expect(await written()).toBe(200);
    await Promise.all([1, 2, 3].map(() => digestsAt(morning(1)).round()));
    await digestsAt(morning(1)).round();
    expect(await written()).toBe(700);
    expect(await db.rows('select distinct user_id from notification')).toHaveLength(700);
  });

  it('recommend new lively stories of followed categories on Monday', async () => {
    const { topic } = await storyWithMilestone();
    const reader = await followedBy(topic, 'daily', {}, { wants_recommended: true });
    const other = await followedBy(topic, 'daily');
    const young = { first_reported_at: hoursAfter(20), origin_count: 4, hot_rank: 5 };
    await buildTopic(db, { name: 'New find', ...young });
    await buildTopic(db, { name: 'Unlisted', is_listed: false, ...young });
    await buildTopic(db, { name: 'Old', ...young, first_reported_at: hoursAfter(-300) });
    await buildTopic(db, { name: 'Of another kind', ...young, category_id: null });
    expect(await digestsAt(morning(6)).round()).toBe(1);
    expect(await notificationsOf(other)).toEqual([]);
    const [notification] = await notificationsOf(reader);
    expect(notification?.digest_key).toBe('recommended 2031-03-10');
    expect(notification?.items).toMatchObject([
      { name: 'New find', facts: ['Science, reported by 4 independent origins'] },
    ]);
  });
});

/** A database whose connection breaks before the given transaction commits. */
function failingInTransaction(which: number): Database {
  let begun = 0;
  return new Proxy(db, {
    get(target, name, receiver) {
      if (name !== 'transaction') {
        const value = Reflect.get(target, name, receiver);
        return typeof value === 'function' ? value.bind(target) : value;
      }
      return (work: Parameters<Database['transaction']>[0]) =>
        target.transaction(async (tx) => {
          begun++;
          const result = await work(tx);
          if (begun === which) throw new Error('Connection terminated unexpectedly');
          return result;
        });
    },
  });
}
