import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Database, type Queryable, queryableOn } from '#persistence/database';
import { writeSearchWords } from '#persistence/ingest/article';
import {
  assessmentsOf,
  feedCards,
  feedsOfSource,
  nearestCards,
  newestOfSource,
  otherOutletsOf,
  sourceBySlugOrId,
  topicCards,
  topicsOfSource,
} from '#persistence/reading';
import {
  countSources,
  directoryTotals,
  listSources,
  popularSources,
  sourceFollowState,
} from '#persistence/sources';
import { topicBySlugOrId } from '#persistence/stories';
import {
  claimsOfMilestones,
  coverageOfTopic,
  firstReport,
  milestonesOfTopic,
  newestOpenings,
  originsOfTopicSources,
  outletsOfTopic,
  quotesOfMilestones,
  reportsOfMilestone,
  reportsOfTopicSources,
  sourcesOfMilestones,
  sourcesOfTopic,
} from '#persistence/timeline';
import { evidenceArticles, votesOnSource } from '#persistence/trust';
import { buildUser } from '../../support/factories/accounts.js';
import { NEWS_DAY } from '../../support/factories/news-day.js';
import { buildSource } from '../../support/factories/sources.js';
import { buildTopic, categoryId } from '../../support/factories/stories.js';
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
  await fillDirectory(db);
  await db.rows('analyze');
});

afterAll(() => database.drop());

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

/** The database's plan of a query, as text. */
async function planOf(query: (db: Queryable) => Promise<unknown>): Promise<string> {
  let plan = '';
  const explaining = queryableOn(async (text, values) => {
    const lines = await database.db.rows<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    plan += lines.map((line) => line['QUERY PLAN']).join('\n');
    return { rows: [], rowCount: 0 };
  });
  await query(explaining);
  return plan;
}

const SOURCES = Array.from({ length: 20 }, (_, n) => n + 1);
const MILESTONES = Array.from({ length: 10 }, (_, n) => n + 1);

describe('queries of the news feed', () => {
  it.each([0, 12_000])('walk along the index of cards from offset %i', async (offset) => {
    const plan = await planOf((db) => feedCards(db, 300, offset));
    expect(plan).toMatch(/article_cards/);
    expect(plan).not.toMatch(/Seq Scan on (article|topic)\b/);
  });
});

describe('queries of the topic page', () => {
  it.each<[string, (db: Queryable) => Promise<unknown>]>([
    ['the topic', (db) => topicBySlugOrId(db, 'story-1-of-orrin')],
    ['articles', (db) => topicCards(db, 1, 100, 0, { pattern: 'x', sourceIds: [1] })],
    ['first report', (db) => firstReport(db, 1)],
    ['openings', (db) => newestOpenings(db, 1, 7)],
    ['coverage', (db) => coverageOfTopic(db, 1, NEWS_DAY)],
    ['outlets', (db) => outletsOfTopic(db, 1)],
    ['sources', (db) => sourcesOfTopic(db, 1, 300)],
    ['origins of sources', (db) => originsOfTopicSources(db, 1, SOURCES, 3)],
    ['reports of sources', (db) => reportsOfTopicSources(db, 1, SOURCES, 3)],
    ['milestones', (db) => milestonesOfTopic(db, 1, 300)],
    ['sources of milestones', (db) => sourcesOfMilestones(db, MILESTONES, 100)],
    ['quotes of milestones', (db) => quotesOfMilestones(db, MILESTONES)],
    ['claims of milestones', (db) => claimsOfMilestones(db, MILESTONES)],
    ['reports of a milestone', (db) => reportsOfMilestone(db, 1, { origins: 50, reports: 20 })],
  ])('%s: finds rows by an index, without a scan of articles or milestones', async (_, query) => {
    const plan = await planOf(query);
    expect(plan).toMatch(/Index|Bitmap/);
    expect(plan).not.toMatch(/Seq Scan on (article|milestone|milestone_article|topic)\b/);
  });
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
    const plan = await planOf(query);
    expect(plan).toMatch(/Index|Bitmap/);
    expect(plan).not.toMatch(/Seq Scan on (?!owner|category)/);
  });
});

describe('queries of the directory', () => {
  const page = { limit: 12, offset: 0 };
  it.each<[string, (db: Queryable) => Promise<unknown>]>([
    ['by active feeds', (db) => listSources(db, {}, { ...page, sort: 'read' })],
    ['by trust', (db) => listSources(db, { category: 'national' }, { ...page, sort: 'trust' })],
    ['by name', (db) => listSources(db, { q: 'made' }, { ...page, sort: 'name' })],
    ['how many', (db) => countSources(db, { bias: 'left' })],
    ['its totals', (db) => directoryTotals(db)],
    ['the favourites', (db) => popularSources(db, 12)],
  ])('%s: reads the few thousand sources once, and articles only by an index', async (_, query) => {
    const plan = await planOf(query);
    expect(plan.match(/Scan .*on source\b/g)).toHaveLength(1);
    expect(plan).not.toMatch(/Seq Scan on (article|topic|milestone)\b/);
  });
});

describe('queries of related coverage', () => {
  it('finds the nearest text by the index of words alone', async () => {
    const searched = { stemmer: 'english', words: ['31', '77', '1234'], weights: [1, 1, 1] };
    const plan = await planOf((db) => nearestCards(db, searched, { exceptTopicId: 1, limit: 20 }));
    expect(plan).toMatch(/article_search_words/);
    expect(plan).not.toMatch(/Seq Scan on (article|article_search)\b/);
  });
});
