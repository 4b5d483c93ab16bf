import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Database } from '#persistence/database';
import { RebuildLoader } from '../../../../apps/worker/src/stories/rebuild/rebuild-loader.service.js';
import { faultsIn } from '../../../support/consistency.js';
import { buildUser } from '../../../support/factories/accounts.js';
import { hoursAfter } from '../../../support/factories/news-day.js';
import { buildFollow } from '../../../support/factories/reading.js';
import { inventedWord, type ManyReport, ManyReports } from '../../../support/hostile/many-reports.js';
import { keeperAt, settle } from '../../../support/keeper.js';
import { seededDatabase, type TestDatabase } from '../../../support/test-database.js';

const DAYS = 30;
/** Stories begin on each day, and two outlets tell each of them for five days. */
const BEGIN_A_DAY = 2;
const TOLD_DAYS = 5;
const REPORTS_A_DAY = 2 * BEGIN_A_DAY * TOLD_DAYS;

let database: TestDatabase;
let db: Database;

beforeEach(startAnew);
afterEach(async () => {
  jest.restoreAllMocks();
  await database.drop();
});

async function startAnew(): Promise<void> {
  database = await seededDatabase();
  db = database.db;
}

function report(title: string, day: number, hours: number, arrivesOn: number): ManyReport {
  const excerpt = `${title}, the council of the valley was told on the bridge.`;
  return {
    title,
    excerpt,
    publishedAt: hoursAfter(24 * day + hours),
    seenAt: hoursAfter(24 * arrivesOn + hours),
  };
}

/** The reports of a day that arrive on another day. */
function reportsOf(day: number, arrivesOn: number): ManyReport[] {
  return Array.from({ length: REPORTS_A_DAY }, (_, n) => {
    const turn = Math.floor(n / 2);
    const story = BEGIN_A_DAY * (TOLD_DAYS + day - (turn % TOLD_DAYS)) + Math.floor(turn / TOLD_DAYS);
    const names = [0, 1, 2].map((at) => inventedWord(100 + 3 * story + at)).join(' ');
    return report(`${names} ${inventedWord(60_000 + REPORTS_A_DAY * day + n)}`, day, n / 4, arrivesOn);
  });
}

/** A reader for each topic that nobody follows yet. Returns the first article of the topic that each of them follows. */
async function followNew(): Promise<{ reader: number; article: number }[]> {
  const fresh = await db.rows<{ id: number; article: number }>(
    `select t.id, min(a.id) as article from topic t join article a on a.topic_id = t.id
      where not exists (select from follow f where f.topic_id = t.id) group by t.id order by t.id`,
  );
  const followed: { reader: number; article: number }[] = [];
  for (const { id, article } of fresh) {
    const reader = (await buildUser(db)).id;
    await buildFollow(db, reader, id);
    followed.push({ reader, article });
  }
  return followed;
}

/** How many stored articles each rebuild reads of each topic. The real loader does the work. */
function watchRebuilds(): number[] {
  const read: number[] = [];
  const { load } = RebuildLoader.prototype;
  jest.spyOn(RebuildLoader.prototype, 'load').mockImplementation(async function (
    this: RebuildLoader,
    ...given
  ) {
    const loaded = await load.apply(this, given);
    const fresh = new Set(given[2].map(({ id }) => id));
    for (const { articles } of loaded) read.push(articles.filter(({ id }) => !fresh.has(id)).length);
    return loaded;
  });
  return read;
}

async function topicsOfArticles(): Promise<Map<number, number>> {
  const rows = await db.rows<{ id: number; topic_id: number }>('select id, topic_id from article');
  return new Map(rows.map(({ id, topic_id }) => [id, topic_id]));
}

/** Places a month; on each day the reports of one day arrive, and readers follow the new stories. */
async function month(publishedOn: (arrival: number) => number) {
  const reports = await ManyReports.in(db);
  const read = watchRebuilds();
  const followed: { reader: number; article: number }[] = [];
  for (let arrival = 0; arrival < DAYS; arrival += 1) {
    await reports.store(reportsOf(publishedOn(arrival), arrival));
    const keeper = keeperAt(db, 24 * (arrival + 1));
    await settle(db, keeper);
    await keeper.release();
    followed.push(...(await followNew()));
  }
  jest.restoreAllMocks();
  expect(await faultsIn(db)).toEqual({});
  expect(await db.rows('select from article')).toHaveLength(DAYS * REPORTS_A_DAY);
  const follows = await db.rows<{ reader: number; topic_id: number }>(
    'select user_id as reader, topic_id from follow order by 1',
  );
  expect(follows.map(({ reader }) => reader)).toEqual(followed.map(({ reader }) => reader));
  const topicOf = await topicsOfArticles();
  // The night may split a story, so that its first article goes to another one.
  const kept = followed.filter(({ article }, at) => topicOf.get(article) === follows[at]?.topic_id);
  expect(kept.length).toBeGreaterThan(0.95 * followed.length);
  const topics = await db.rows<{ article_count: number }>('select article_count from topic order by 1 desc');
  return { topics: topics.map(({ article_count }) => article_count), read };
}

it('a month that arrives backwards takes no more work, and loses no article and no followed story', async () => {
  const forwards = await month((arrival) => arrival);
  await database.drop();
  await startAnew();
  const backwards = await month((arrival) => DAYS - 1 - arrival);
  expect(backwards.read.length).toBeLessThan(1.5 * forwards.read.length);
  expect(sum(backwards.read)).toBeLessThan(1.5 * sum(forwards.read));
  expect(backwards.topics.length).toBeGreaterThan(0.95 * forwards.topics.length);
  expect(backwards.topics.length).toBeLessThan(1.05 * forwards.topics.length);
});

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}
