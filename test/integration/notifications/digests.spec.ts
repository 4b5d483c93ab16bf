import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { type Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { readSettings } from '#platform/runtime';
import { JobsService } from '../../../apps/worker/src/jobs/jobs.service.js';
import { DigestContents } from '../../../apps/worker/src/notifications/digest-contents.service.js';
import { DigestMailService } from '../../../apps/worker/src/notifications/digest-mail.service.js';
import { DigestsService } from '../../../apps/worker/src/notifications/digests.service.js';
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

beforeEach(async () => {
  for (const table of ['user_account', 'digest_run', 'topic_event', 'milestone', 'article', 'topic'])
    await db.rows(`delete from ${table}`);
});

afterAll(() => test.drop());

const clockAt = (hours: number) => new NewsClock(db, () => hoursAfter(hours), 0);

/** A worker's digests; the day's first report is on a Tuesday at noon. */
function digestsAt(hours: number, on = db): DigestsService {
  const mail = new DigestMailService(
    db,
    new JobsService(db, logger),
    readSettings({ DATABASE_URL: test.url }),
    logger,
  );
  return new DigestsService(on, clockAt(hours), new DigestContents(), mail, logger);
}

/** Hours to 07:01 of so many days after the day of the first report; day 6 is a Monday. */
const morning = (day: number) => 24 * day - 5 + 1 / 60;

async function storyWithMilestone(name = 'Orrin dam', hours = 0.5) {
  const topic = await buildTopic(db, { name });
  const milestone = await buildMilestone(db, topic, [await buildArticle(db, { topic_id: topic })]);
  return {
    topic,
    milestone,
    tell: () => buildFacts(db, topic, [{ kind: 'milestone_added', milestone, hours }]),
  };
}

async function followedBy(topic: number, frequency: string, values: Record<string, unknown> = {}) {
  const user = await buildUser(db);
  await buildFollow(db, user, topic, { notification_frequency: frequency, ...values });
  return user;
}

interface Stored {
  digest_key: string | null;
  message: string;
  items: { name: string; facts: string[] }[] | null;
}
const notificationsOf = (user: number) =>
  db.rows<Stored>('select digest_key, message, items from notification where user_id = $1 order by id', [
    user,
  ]);
const keysOf = async (user: number) => (await notificationsOf(user)).map(({ digest_key }) => digest_key);

describe('digests', () => {
  it('tell once a day what is held back for the day, in one notification', async () => {
    const [dam, strike] = [await storyWithMilestone(), await storyWithMilestone('Harbour strike')];
    const reader = await followedBy(dam.topic, 'daily');
    await buildFollow(db, reader, strike.topic, { notification_frequency: 'immediate', priority: 'low' });
    const idle = await followedBy((await storyWithMilestone('Quiet')).topic, 'daily');
    await dam.tell();
    await strike.tell();
    expect(await digestsAt(1).round()).toBe(0);
    expect(await digestsAt(morning(1)).round()).toBe(1);
    expect(await digestsAt(morning(1)).round()).toBe(0);
    expect(await notificationsOf(reader)).toMatchObject([
      {
        digest_key: 'daily 2031-03-05',
        message: '2 developments in 2 stories: Orrin dam; Harbour strike.',
        items: [
          { name: 'Orrin dam', facts: ['The dam holds (one origin so far)'] },
          { name: 'Harbour strike', facts: ['The dam holds (one origin so far)'] },
        ],
      },
    ]);
    expect(await notificationsOf(idle)).toEqual([]);
    expect(await digestsAt(morning(2)).round()).toBe(0);
  });

  it('tell on Monday what is held back for the week', async () => {
    const { topic, tell } = await storyWithMilestone();
    const reader = await followedBy(topic, 'weekly');
    await tell();
    for (const day of [1, 2, 5]) expect(await digestsAt(morning(day)).round()).toBe(0);
    expect(await digestsAt(morning(6)).round()).toBe(1);
    expect(await keysOf(reader)).toEqual(['weekly 2031-03-10']);
  });

  it('are not made up for where the clock jumped: the newest alone is written', async () => {
    const { topic, tell } = await storyWithMilestone();
    const reader = await followedBy(topic, 'daily');
    await tell();
    await digestsAt(morning(5)).round();
    expect(await keysOf(reader)).toEqual(['daily 2031-03-09']);
    expect(await db.rows("select key from digest_run where key like 'daily%'")).toEqual([
      { key: 'daily 2031-03-09' },
    ]);
  });

  it('tell nothing twice nor lose anything when preferences change between', async () => {
    const { topic, tell } = await storyWithMilestone();
    const [sooner, later] = [await followedBy(topic, 'weekly'), await followedBy(topic, 'immediate')];
    const hasty = await followedBy(topic, 'daily');
    await tell();
    await new NotificationsService(db, clockAt(1), logger).round();
    const change = (user: number, frequency: string) =>
      db.rows('update follow set notification_frequency = $2 where user_id = $1', [user, frequency]);
    await change(sooner, 'daily');
    await change(later, 'daily');
    await change(hasty, 'immediate');
    await digestsAt(morning(1)).round();
    await digestsAt(morning(6)).round();
    expect(await keysOf(sooner)).toEqual(['daily 2031-03-05']);
    expect(await keysOf(later)).toEqual([null]);
    expect(await keysOf(hasty)).toEqual(['daily 2031-03-05']);
  });

  it('are written once by several workers, and go on where one was killed', async () => {
    const { topic, tell } = await storyWithMilestone();
    await db.rows(
      `with made as (
         insert into user_account (username, username_key, email, email_key, password_hash, created_at)
         select 'r' || n, 'r' || n, 'r' || n, 'r' || n, 'none', now() from generate_series(1, 700) as n returning id)
       insert into follow (user_id, topic_id, notification_frequency, followed_at, seen_at)
       select id, $1, 'daily', $2, $2 from made`,
      [topic, hoursAfter(-24)],
    );
    await tell();
    await expect(digestsAt(morning(1), failingInTransaction(2)).round()).rejects.toThrow('terminated');
    const written = async () => (await db.rows('select 1 from notification')).length;
    expect(await written()).toBe(200);
    await Promise.all([1, 2, 3].map(() => digestsAt(morning(1)).round()));
    await digestsAt(morning(1)).round();
    expect(await written()).toBe(700);
    expect(await db.rows('select distinct user_id from notification')).toHaveLength(700);
  });

  it('recommend on Monday new lively stories of the kind that a reader follows', async () => {
    const { topic } = await storyWithMilestone();
    const reader = await followedBy(topic, 'daily');
    const other = await followedBy(topic, 'daily');
    await db.rows('update user_account set wants_recommended = true where id = $1', [reader]);
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
      { name: 'New find', facts: ['Science, told by 4 independent origins'] },
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
