import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Database } from '#persistence/database';
import { orderTopicCommand } from '#persistence/stories';
import type { KeeperService } from '../../../../apps/worker/src/stories/keeper.service.js';
import { RebuildLoader } from '../../../../apps/worker/src/stories/rebuild/rebuild-loader.service.js';
import { faultsIn } from '../../../support/consistency.js';
import { buildUser } from '../../../support/factories/accounts.js';
import { hoursAfter } from '../../../support/factories/news-day.js';
import { buildFollow } from '../../../support/factories/reading.js';
import { inventedWord, type ManyReport, ManyReports } from '../../../support/hostile/many-reports.js';
import { keeperAt, settle } from '../../../support/keeper.js';
import { seededDatabase, type TestDatabase } from '../../../support/test-database.js';

/** The newest articles of a topic that a rebuild reads. */
const READ_PER_TOPIC = 400;
/** Reports of the large story: more than a rebuild reads, all of one development. */
const LARGE = 430;
const SMALL_STORIES = 8;
const OF_SMALL = 5;
/** The small stories are told on the days before the large one begins. */
const BEGINS = 24 * SMALL_STORIES;

let database: TestDatabase;
let db: Database;
let keeper: KeeperService;
let reports: ManyReports;
let read: { stored: number }[];

beforeEach(async () => {
  database = await seededDatabase();
  db = database.db;
  read = watchRebuilds();
  keeper = keeperAt(db, BEGINS + 24);
  reports = await ManyReports.in(db);
  await reports.store([
    ...Array.from({ length: SMALL_STORIES }, (_, story) => smallStory(story, 24 * story)).flat(),
    ...largeStory(),
  ]);
  await settle(db, keeper);
  expect((await topics()).map((topic) => topic.article_count)).toEqual([
    LARGE,
    ...Array.from({ length: SMALL_STORIES }, () => OF_SMALL),
  ]);
  read.splice(0);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await keeper.release();
  await database.drop();
});

function largeStory(): ManyReport[] {
  return Array.from({ length: LARGE }, (_, n) => {
    const [one, two] = [inventedWord(3_000 + 7 * n), inventedWord(5_000 + 11 * n)];
    const excerpt = `At Karsk pit ${two} was told to the miners by Orlo Benn, ${one} said.`;
    return reportAt(
      BEGINS + (n * 20) / LARGE,
      `Karsk pit miners trapped after shaft collapse ${one}`,
      excerpt,
    );
  });
}

function smallStory(story: number, begins: number): ManyReport[] {
  const words = [0, 1, 2, 3, 4].map((at) => inventedWord(10_000 + 5 * story + at)).join(' ');
  return Array.from({ length: OF_SMALL }, (_, n) =>
    reportAt(begins + n, `${words} ${inventedWord(40_000 + 10 * story + n)}`, `${words} was told.`),
  );
}

function reportAt(hours: number, title: string, excerpt: string): ManyReport {
  return { title, excerpt, publishedAt: hoursAfter(hours), seenAt: hoursAfter(hours) };
}

/** How many stored articles each rebuild reads of each topic. The real loader does the work. */
function watchRebuilds() {
  const seen: { stored: number }[] = [];
  const { load } = RebuildLoader.prototype;
  jest.spyOn(RebuildLoader.prototype, 'load').mockImplementation(async function (
    this: RebuildLoader,
    ...given
  ) {
    const loaded = await load.apply(this, given);
    seen.push(...loaded.map(({ articles }) => ({ stored: articles.filter(({ place }) => place).length })));
    return loaded;
  });
  return seen;
}

const topics = () =>
  db.rows<{ id: number; article_count: number; name: string }>(
    'select id, article_count, name from topic order by article_count desc, id',
  );

/** What readers know a story by, and where it is in lists. */
async function standingOf(id: number) {
  const [row] = await db.rows<Record<string, unknown>>(
    `select name, label, stands_text, stands_milestone_id, stands_article_ids, status, last_reported_at, last_milestone_at, hot_rank
       from topic where id = $1`,
    [id],
  );
  return row;
}

/** The figures of topics that do not agree with their articles and milestones. */
function wrongFigures() {
  return db.rows(
    `select t.id, t.article_count, t.source_count, t.origin_count, t.milestone_count, t.multi_source_updates, t.first_reported_at,
            t.last_reported_at, t.last_milestone_at
       from topic t
     except
     select a.topic_id, count(*)::int, count(distinct a.source_id)::int, count(distinct a.origin_key)::int,
            (select count(*)::int from milestone where topic_id = a.topic_id),
            (select count(*)::int from milestone where topic_id = a.topic_id and origin_count >= 2),
            min(a.published_at), max(a.published_at),
            (select max(o.published_at) from milestone m join article o on o.id = m.anchor_article_id where m.topic_id = a.topic_id)
       from article a group by a.topic_id`,
  );
}

async function order(given: Parameters<typeof orderTopicCommand>[1]): Promise<void> {
  await orderTopicCommand(db, given, 'editor');
  await settle(db, keeper);
  expect(await wrongFigures()).toEqual([]);
  expect(await faultsIn(db)).toEqual({});
  for (const { stored } of read.splice(0)) expect(stored).toBeLessThanOrEqual(READ_PER_TOPIC);
}

/** A reader of each topic. */
async function followEach(ids: readonly number[]): Promise<void> {
  for (const id of ids) await buildFollow(db, (await buildUser(db)).id, id);
}

async function known(): Promise<[large: number, ...small: number[]]> {
  const [large = 0, ...small] = (await topics()).map(({ id }) => id);
  return [large, ...small];
}

it('small stories that are older than the newest 400 articles are merged into a large one, one by one', async () => {
  const [large, ...small] = await known();
  await followEach([large, ...small]);
  const standing = await standingOf(large);
  for (const [merged, from] of small.entries()) {
    await order({ kind: 'merge', payload: { from, into: large } });
    const articles = LARGE + OF_SMALL * (merged + 1);
    expect(await topics()).toContainEqual(expect.objectContaining({ id: large, article_count: articles }));
    expect(await standingOf(large)).toEqual(standing);
  }
  expect(await db.rows('select topic_id, count(*)::int as n from follow group by 1')).toEqual([
    { topic_id: large, n: 1 + small.length },
  ]);
  expect(await db.rows('select topic_id, count(*)::int as n from milestone group by 1')).toEqual([
    { topic_id: large, n: 1 + small.length },
  ]);
});

it('a large story is merged into a small one, and a milestone is split from it and moved back, with bounded work', async () => {
  const [large, small = 0] = await known();
  await followEach([large, small]);
  const { stands_milestone_id: milestone, ...standing } = (await standingOf(large)) ?? {};
  await order({ kind: 'merge', payload: { from: large, into: small } });
  expect(await standingOf(small)).toEqual({ ...standing, stands_milestone_id: milestone });
  expect(await db.rows('select distinct topic_id from follow')).toEqual([{ topic_id: small }]);

  const [old] = await db.rows<{ id: number }>('select id from milestone where topic_id = $1 and id <> $2', [
    small,
    milestone,
  ]);
  await order({ kind: 'split', payload: { topic: small, articles: [], milestones: [old?.id ?? 0] } });
  expect(await standingOf(small)).toEqual({ ...standing, stands_milestone_id: milestone });
  const articles = await db.rows<{ id: number }>(
    'select article_id as id from milestone_article where milestone_id = $1',
    [old?.id],
  );
  await order({ kind: 'move', payload: { articles: articles.map(({ id }) => id), into: small } });
  expect(await standingOf(small)).toEqual({ ...standing, stands_milestone_id: milestone });
  expect((await topics())[0]).toMatchObject({ id: small, article_count: LARGE + OF_SMALL });
});

it('a small story that was told while the large one went on is merged into it', async () => {
  const [large] = await known();
  const { last_reported_at: last } = (await standingOf(large)) ?? {};
  await reports.store(smallStory(SMALL_STORIES, BEGINS + 10));
  await settle(db, keeper);
  const from = (await known()).at(-1) ?? 0;
  await order({ kind: 'merge', payload: { from, into: large } });
  expect(await standingOf(large)).toMatchObject({
    last_reported_at: last,
    last_milestone_at: hoursAfter(BEGINS + 10),
  });
});

it('a large story that goes silent is reviewed', async () => {
  const [large] = await known();
  await keeper.release();
  keeper = keeperAt(db, BEGINS + 24 * 10);
  await settle(db, keeper);
  const [topic] = await db.rows<Record<string, unknown>>(
    'select status, status_reason, updated_at from topic where id = $1',
    [large],
  );
  expect(topic).toMatchObject({ status: 'ongoing', updated_at: hoursAfter(BEGINS + 24 * 10) });
  expect(topic?.status_reason).toMatch(/^No reporting for 9 days, last by /);
});
