import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Database, type Queryable } from '#persistence/database';
import { writeSearchWords } from '#persistence/ingest/article';
import {
  assessmentsOf,
  cardIdsOfFollowedSources,
  countTopicCards,
  endedLatelyIds,
  feedCards,
  feedsOfSource,
  followingCounts,
  followingPage,
  livelyStories,
  nearestCards,
  newestListedReport,
  newestOfSource,
  newestReports,
  otherOutletsOf,
  outletsOfTopics,
  quietTopicIds,
  relationsAmong,
  sourceBySlugOrId,
  topicCardPage,
  topicCards,
  topicComment,
  topicsByIds,
  topicsOfSource,
} from '#persistence/reading';
import {
  countSources,
  directoryTotals,
  listSources,
  popularSources,
  sourceFollowState,
} from '#persistence/sources';
import {
  countReportedStories,
  countUpdatedStories,
  endedMonths,
  endedStories,
  endedTopicIds,
  listedTopics,
  mostFollowedTopics,
  nextDecisiveSteps,
  placesOfTopics,
  publishedStories,
  reportedStories,
  storySummaries,
  topicBySlugOrId,
  updatedStories,
} from '#persistence/stories';
import {
  citations,
  claimsOfMilestones,
  claimsOfTopic,
  countMilestones,
  coverageOfTopic,
  firstReport,
  headlinesOfReports,
  milestonePage,
  milestonesOfTopic,
  newestOpenings,
  originsOfTopicSources,
  outletsOfTopic,
  quotesOfMilestones,
  reportsOfEnding,
  reportsOfMilestone,
  reportsOfTopicSources,
  sourcesOfMilestones,
  sourcesOfTopic,
  standingMilestones,
} from '#persistence/timeline';
import { evidenceArticles, votesOnSource } from '#persistence/trust';
import { buildUser } from '../../support/factories/accounts.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildSource } from '../../support/factories/sources.js';
import { buildTopic, categoryId } from '../../support/factories/stories.js';
import { planOf } from '../../support/plan-of.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

const TOPICS = 200;
const ARTICLES = 20_000;
const SOURCES_MADE = 2_500;

let database: TestDatabase;

/** Many topics of a hundred articles each; every tenth article opens a milestone. Raw SQL: one statement for many rows. */
beforeAll(async () => {
  database = await seededDatabase();
  const { db } = database;
  const topics: number[] = [];
  for (let n = 0; n < TOPICS; n++) topics.push((await buildTopic(db)).id);
  const sources: number[] = [];
  for (let n = 0; n < 20; n++) sources.push((await buildSource(db)).id);
  await db.rows(
    `insert into article (slug, source_id, identity_key, url, title, excerpt, language, published_at, published_from,
                          first_seen_at, updated_at, content_hash, raw_hash, tags, category_id, is_card, hot_rank,
                          origin_key, topic_id)
     select 'plan-' || n, ($1::int[])[1 + n % 20], 'url:plan-' || n, 'https://plan.example/' || n, 'Plan ' || n,
            (select string_agg(md5(((n * 31 + k) % 5000)::text), ' ') from generate_series(1, 15) k),
            'en', $3::timestamptz - n * interval '1 minute', 'feed', $3, $3, 'h', 'r', '{science}', $4, true, n,
            'source:plan-' || n % 20, ($2::int[])[1 + n % ${TOPICS}]
       from generate_series(1, ${ARTICLES}) n`,
    [sources, topics, NEWS_DAY, await categoryId(db)],
  );
  await db.rows(
    `insert into milestone (topic_id, anchor_article_id, title, description, date, impact_value, is_significant,
                            significance, confirmation_level, origin_count, outlet_count, created_at, updated_at)
     select topic_id, id, title, '', published_at, 5, false, 'medium', 'single', 1, 1, published_at, published_at
       from article where (id / ${TOPICS}) % 10 = 0`,
  );
  await db.rows(
    `insert into milestone_article (article_id, milestone_id, origin_key, role)
     select a.id, m.id, a.origin_key, 'confirms'
       from article a cross join lateral (
         select id from milestone where topic_id = a.topic_id order by id offset (a.id / ${TOPICS}) % 10 limit 1) m`,
  );
  await db.rows(
    `insert into topic_relation (topic_id, other_id, kind, likeness, shared, reviewed_at)
     select t, t + k, 'related', 0.2, '', $2 from unnest($1::int[]) t, generate_series(1, 20) k where t + k = any($1::int[])`,
    [topics, NEWS_DAY],
  );
  await fillDirectory(db);
  await spreadStates(db);
  await db.rows('analyze');
});

afterAll(() => database.drop());

/** Of the quiet topics a fiftieth moves and a twentieth has ended; each of the others has a step. Raw SQL, for the same reason. */
async function spreadStates(db: Database): Promise<void> {
  await db.rows(
    `update topic set status = case when id % 50 = 0 then 'developing' when id % 20 = 1 then 'resolved' else status end,
            resolved_at = case when id % 20 = 1 then $1::timestamptz - id * interval '1 hour' end,
            resolution_summary = case when id % 20 = 1 then 'Ended.' end,
            last_milestone_at = $1, hot_rank = id, origin_count = 1 + id % 9,
            last_reported_at = $1::timestamptz - id * interval '1 hour',
            place = case when id % 3 = 0 then 'GB' else 'world' end`,
    [NEWS_DAY],
  );
  await db.rows(
    `insert into announced_step (topic_id, anchor_article_id, day, precision, text, article_ids, announced_at)
     select 1 + id % ${TOPICS}, id, to_char($1::timestamptz + id % 100 * interval '1 day', 'YYYY-MM-DD'), 'day',
            'The council votes', array[id], $1 from article where id <= 5000`,
    [NEWS_DAY],
  );
}

/** Sources with followers and votes, a feed, a merged double and ten assessments each. Ten share an owner. Raw SQL, for the same reason. */
async function fillDirectory(db: Database): Promise<void> {
  const numbers = `generate_series(1, ${SOURCES_MADE}) n`;
  await db.rows(
    `insert into owner (name) select 'Owner ' || n from generate_series(1, ${SOURCES_MADE / 10}) n`,
  );
  await db.rows(
    `insert into source (domain, slug, name, url, category, description, owner_id, trust_score, follower_count)
     select 'made-' || n || '.example', 'made-' || n, 'Made ' || n, 'https://made-' || n || '.example/', 'national', '',
            (select min(id) from owner) + n / 10 % ${SOURCES_MADE / 10}, n % 100, n % 7
       from ${numbers}`,
  );
  await db.rows(`insert into host (host_key) select domain from source`);
  await db.rows(
    `insert into feed (source_id, host_key, url, state, next_check_at, last_success_at)
     select id, domain, url || 'feed', 'active', $1, $1 from source`,
    [NEWS_DAY],
  );
  await db.rows(
    `insert into trust_assessment (source_id, assessed_at, score, coverage, factors)
     select id, $1::timestamptz + d * interval '1 day', 50, 0.5, '{}' from source, generate_series(1, 10) d`,
    [NEWS_DAY],
  );
  await db.rows(
    `insert into source_redirect (old_source_id, old_slug, source_id, merged_at)
     select 1000000 + id, 'old-' || slug, id, $1 from source`,
    [NEWS_DAY],
  );
  await fillFollows(db);
  await db.rows(
    `insert into topic (slug, name, language, is_listed, first_reported_at, last_reported_at, created_at, updated_at)
     select 'quiet-x' || n, 'Quiet ' || n, 'en', true, $1, $1, $1, $1 from generate_series(1, 10000) n`,
    [NEWS_DAY],
  );
  await writeSearchWords(
    db,
    Array.from({ length: ARTICLES }, (_, n) => n + 1),
  );
}

/** Twenty readers who follow and vote on all sources. Five of them follow topics. */
async function fillFollows(db: Database): Promise<void> {
  const readers: number[] = [];
  for (let n = 0; n < 20; n++) readers.push((await buildUser(db)).id);
  for (const [table, columns, values] of [
    ['source_vote', 'is_up, voted_at', 'true, $2'],
    ['source_follow', 'followed_at', '$2'],
  ])
    await db.rows(
      `insert into ${table} (user_id, source_id, ${columns}) select u, s.id, ${values} from unnest($1::int[]) u, source s`,
      [readers, NEWS_DAY],
    );
  await db.rows(
    `insert into follow (user_id, topic_id, followed_at, seen_at) select u, t, $3, $3 from unnest($1::int[]) u, unnest($2::int[]) t`,
    [readers.slice(0, 5), [1, 2, 3], NEWS_DAY],
  );
}

const SOURCES = Array.from({ length: 20 }, (_, n) => n + 1);
const MILESTONES = Array.from({ length: 10 }, (_, n) => n + 1);

describe('queries of the news feed', () => {
  it.each([0, 12_000])('walk along the index of cards from offset %i', async (offset) => {
    const plan = await planOf(database.db, (db) => feedCards(db, 300, offset));
    expect(plan).toMatch(/article_cards/);
    expect(plan).not.toMatch(/Seq Scan on (article|topic)\b/);
  });
});

describe('queries of lists of topics', () => {
  const now = NEWS_DAY;
  const page = { limit: 24, offset: 24 };
  const first = { after: null, limit: 26 };
  const next = { after: { at: NEWS_DAY.toISOString(), id: 5 }, limit: 26 };
  it.each<[string, RegExp, (db: Queryable) => Promise<unknown>]>([
    ['liveliest', /topic_lively/, (db) => listedTopics(db, { sort: 'lively', now }, page)],
    ['of a place', /topic_lively/, (db) => listedTopics(db, { sort: 'lively', place: 'GB', now }, page)],
    [
      'of a status',
      /topic_lively/,
      (db) => listedTopics(db, { sort: 'lively', status: 'resolved', now }, page),
    ],
    ['moving', /topic_moving/, (db) => listedTopics(db, { sort: 'moving', now }, page)],
    ['near an end', /announced_step_pending/, (db) => listedTopics(db, { sort: 'near-end', now }, page)],
    ['ended', /topic_ended/, (db) => listedTopics(db, { sort: 'ended', now }, page)],
    ['quiet', /topic_quiet/, (db) => listedTopics(db, { sort: 'quiet', now }, page)],
    ['next decisive steps', /announced_step/, (db) => nextDecisiveSteps(db, MILESTONES, now)],
    ['reported', /topic_(?:reported|recent)/, (db) => reportedStories(db, {}, first)],
    [
      'reported since, with a status',
      /topic_(?:reported|recent)/,
      (db) => reportedStories(db, { status: 'ongoing', since: now }, next),
    ],
    [
      'reported, counted',
      /topic_(?:reported|recent)/,
      (db) => countReportedStories(db, { since: now }, 1000),
    ],
    ['updated', /topic_updated/, (db) => updatedStories(db, { updatedSince: new Date(0) }, first)],
    [
      'updated since, with a status',
      /topic_updated/,
      (db) => updatedStories(db, { status: 'ongoing', updatedSince: hoursAfter(1) }, next),
    ],
    [
      'updated, counted',
      /topic_updated/,
      (db) => countUpdatedStories(db, { updatedSince: hoursAfter(1) }, 1000),
    ],
    ['ended, after a position', /topic_ended/, (db) => endedStories(db, { since: now }, next)],
    ['ended stories', /topic_ended/, (db) => endedTopicIds(db, null, page)],
    ['ended in a month', /topic_ended/, (db) => endedTopicIds(db, { from: now, to: hoursAfter(1) }, page)],
    ['months of endings', /topic_ended/, (db) => endedMonths(db, 120)],
    ['summaries', /topic_pkey/, (db) => storySummaries(db, MILESTONES, now)],
    ['places', /topic_lively/, (db) => placesOfTopics(db, { among: 50, limit: 15 })],
  ])('%s: walk along an index', async (_, index, query) => {
    const plan = await planOf(database.db, query);
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/Seq Scan on (article|topic|milestone|announced_step)\b/);
  });
});

describe('queries of today’s stories', () => {
  const days = (from: number, to: number) => ({
    from: hoursAfter(24 * from),
    to: hoursAfter(24 * to),
    limit: 5,
  });
  it.each<[string, RegExp, (db: Queryable) => Promise<unknown>]>([
    [
      'candidates',
      /topic_lively/,
      (db) => livelyStories(db, { since: hoursAfter(-48), fresh: hoursAfter(-24), limit: 40 }),
    ],
    ['what ended', /topic_ended/, (db) => endedLatelyIds(db, days(-7, 0))],
    ['what is quiet', /topic_silent|topic_recent/, (db) => quietTopicIds(db, days(-60, -3))],
    ['summaries', /article_of_topic/, (db) => storySummaries(db, [1, 2, 3], hoursAfter(-24))],
    ['reports', /article_of_topic/, (db) => newestReports(db, [1, 2, 3, 4, 5], 20)],
    ['outlets', /article_of_topic/, (db) => outletsOfTopics(db, [1, 2, 3, 4, 5], 300)],
    ['relations', /topic_relation_pkey|topic_relation_other/, (db) => relationsAmong(db, [1, 2, 3])],
    ['the newest report', /topic_(?:reported|recent)/, (db) => newestListedReport(db)],
  ])('%s: read along %p, without a scan of articles or topics', async (_, index, query) => {
    const plan = await planOf(database.db, query);
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/Seq Scan on (article|milestone|topic)\b/);
  });
});

describe('queries of the topic page', () => {
  it.each<[string, (db: Queryable) => Promise<unknown>]>([
    ['the topic', (db) => topicBySlugOrId(db, 'story-1-of-orrin')],
    ['articles', (db) => topicCards(db, 1, 100, 0, { pattern: 'x', sourceIds: [1] })],
    ['first report', (db) => firstReport(db, 1)],
    ['openings', (db) => newestOpenings(db, 1, { since: NEWS_DAY, limit: 7 })],
    ['coverage', (db) => coverageOfTopic(db, 1, [NEWS_DAY, hoursAfter(24)])],
    ['outlets', (db) => outletsOfTopic(db, 1)],
    ['sources', (db) => sourcesOfTopic(db, 1, 300)],
    ['origins of sources', (db) => originsOfTopicSources(db, 1, SOURCES, 3)],
    ['reports of sources', (db) => reportsOfTopicSources(db, 1, SOURCES, 3)],
    ['milestones', (db) => milestonesOfTopic(db, 1, 300)],
    ['milestones that stand', (db) => standingMilestones(db, 1, 10)],
    ['milestones of the API', (db) => milestonePage(db, 1, { after: null, limit: 26 })],
    ['milestones, counted', (db) => countMilestones(db, 1, { most: 10_001 })],
    ['cards of the API', (db) => topicCardPage(db, 1, { since: NEWS_DAY, after: null, limit: 26 })],
    ['cards, counted', (db) => countTopicCards(db, 1, { most: 10_001 })],
    ['stories of the API', (db) => publishedStories(db, MILESTONES)],
    ['citations', (db) => citations(db, MILESTONES)],
    ['sources of milestones', (db) => sourcesOfMilestones(db, MILESTONES, 100)],
    ['quotes of milestones', (db) => quotesOfMilestones(db, MILESTONES)],
    ['comment', (db) => topicComment(db, 1, 100, 0, { pattern: 'x', sourceIds: [1] })],
    ['numbers', (db) => claimsOfTopic(db, 1)],
    ['headlines of reports', (db) => headlinesOfReports(db, 1)],
    ['reports of an ending', (db) => reportsOfEnding(db, 1, [1, 2, 3])],
    ['claims of milestones', (db) => claimsOfMilestones(db, MILESTONES)],
    ['reports of a milestone', (db) => reportsOfMilestone(db, 1, { origins: 50, reports: 20 })],
  ])('%s: finds rows by an index, without a scan of articles or milestones', async (_, query) => {
    const plan = await planOf(database.db, query);
    expect(plan).toMatch(/Index|Bitmap/);
    expect(plan).not.toMatch(/Seq Scan on (article|milestone|milestone_article|topic)\b/);
  });
});

it('finds the newest openings of a topic, and none before the given time', async () => {
  const { db } = database;
  const all = await db.rows<{ at: Date }>(
    'select a.published_at as at from milestone m join article a on a.id = m.anchor_article_id where m.topic_id = 1 order by 1 desc',
  );
  const times = all.map(({ at }) => at);
  expect(times.length).toBeGreaterThan(8);
  const [since = NEWS_DAY] = times.slice(4, 5);
  expect(await newestOpenings(db, 1, { since, limit: 9 })).toEqual(times.slice(0, 5));
  expect(await newestOpenings(db, 1, { since: new Date(0), limit: 7 })).toEqual(times.slice(0, 7));
});

describe('queries of the page of a source', () => {
  it.each<[string, (db: Queryable) => Promise<unknown>]>([
    ['the source', (db) => sourceBySlugOrId(db, 'made-7')],
    ['the source by id', (db) => sourceBySlugOrId(db, '7')],
    ['other outlets of its owner', (db) => otherOutletsOf(db, 3, 7, 12)],
    ['assessments', (db) => assessmentsOf(db, 7, 120)],
    ['evidence', (db) => evidenceArticles(db, SOURCES)],
    ['its newest articles', (db) => newestOfSource(db, 7, 20)],
    ['topics it covers', (db) => topicsOfSource(db, 7, { articles: 300, limit: 12 })],
    ['feeds', (db) => feedsOfSource(db, 7, 12)],
    ['votes', (db) => votesOnSource(db, 7, 1)],
    ['the reader’s follow', (db) => sourceFollowState(db, 1, 7)],
  ])('%s: finds rows by an index, without a table scan', async (_, query) => {
    const plan = await planOf(database.db, query);
    expect(plan).toMatch(/Index|Bitmap/);
    expect(plan).not.toMatch(/Seq Scan on (?!owner|category)/);
  });
});

it('reads which topics a source covers from an index alone', async () => {
  const { db } = database;
  await db.rows('vacuum article');
  const [source] = await db.rows<{ id: number }>('select source_id as id from article limit 1');
  const plan = await planOf(db, (explained) =>
    topicsOfSource(explained, source?.id ?? 0, { articles: 300, limit: 12 }),
  );
  expect(plan).toMatch(/Index Only Scan using article_of_source/);
});

it('looks up the topics of a source one by one, until there are enough', async () => {
  const plan = await planOf(database.db, (db) => topicsOfSource(db, 7, { articles: 300, limit: 12 }));
  expect(plan).toMatch(/^Limit.*\n\s+->\s+Nested Loop/);
});

it.each<[string, (db: Queryable) => Promise<unknown>]>([
  ['of the topic page', (db) => topicCards(db, 1, 10, 0)],
  ['of the API', (db) => topicCardPage(db, 1, { after: null, limit: 10 })],
])('reads no more articles than a page of cards %s has, before their outlets', async (_, query) => {
  expect(await planOf(database.db, query)).toMatch(
    /Limit.*\n\s+->\s+Index Scan using article_of_topic on article/,
  );
});

describe('queries of the directory', () => {
  const page = { limit: 12, offset: 0 };
  it.each<[string, (db: Queryable) => Promise<unknown>]>([
    ['by active feeds', (db) => listSources(db, {}, { ...page, sort: 'read' })],
    ['by trust', (db) => listSources(db, { category: 'national' }, { ...page, sort: 'trust' })],
    ['by name', (db) => listSources(db, { q: 'made' }, { ...page, sort: 'name' })],
    ['how many', (db) => countSources(db, { bias: 'left' })],
    ['its totals', (db) => directoryTotals(db)],
    ['the favourites', (db) => popularSources(db, new Map([[1, 2]]), 12)],
  ])('%s: reads the few thousand sources once, and articles only by an index', async (_, query) => {
    const plan = await planOf(database.db, query);
    expect(plan.match(/Scan .*on source\b/g)).toHaveLength(1);
    expect(plan).not.toMatch(/Seq Scan on (article|topic|milestone)\b/);
  });
});

describe('queries of what a reader follows', () => {
  const page = { sort: 'newest', limit: 30, offset: 0 } as const;
  it.each<[string, (db: Queryable) => Promise<unknown>]>([
    ['a page of the list', (db) => followingPage(db, 1, page)],
    ['a search in it', (db) => followingPage(db, 1, { ...page, q: 'dam', status: 'open', sort: 'name' })],
    ['its counts', (db) => followingCounts(db, 1, undefined)],
    ['articles of followed sources', (db) => cardIdsOfFollowedSources(db, 1, 300)],
    ["what a visitor's device keeps", (db) => topicsByIds(db, SOURCES)],
    ['the most followed topics', (db) => mostFollowedTopics(db, 60)],
  ])('%s: finds topics and articles by an index', async (_, query) => {
    const plan = await planOf(database.db, query);
    expect(plan).toMatch(/Index|Bitmap/);
    expect(plan).not.toMatch(/Seq Scan on (article|milestone|topic|source_follow)\b/);
  });
});

describe('queries of related coverage', () => {
  it('finds the nearest text by the index of words alone', async () => {
    const searched = { stemmer: 'english', words: ['31', '77', '1234'], weights: [1, 1, 1] };
    const plan = await planOf(database.db, (db) =>
      nearestCards(db, searched, { exceptTopicId: 1, limit: 20 }),
    );
    expect(plan).toMatch(/article_search_words/);
    expect(plan).not.toMatch(/Seq Scan on (article|article_search)\b/);
  });
});
