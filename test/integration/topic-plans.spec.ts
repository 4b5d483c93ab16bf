import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  claimsOfMilestones,
  coverageOfTopic,
  firstReport,
  milestonesOfTopic,
  newestOpenings,
  originsOfTopicSources,
  outletsOfTopic,
  type Queryable,
  quotesOfMilestones,
  reportsOfMilestone,
  reportsOfTopicSources,
  sourcesOfMilestones,
  sourcesOfTopic,
  topicBySlugOrId,
  topicCards,
} from '#persistence';
import { buildSource, buildTopic, categoryId, NEWS_DAY } from '../support/factories.js';
import { seededDatabase, type TestDatabase } from '../support/test-database.js';

const TOPICS = 200;
const ARTICLES = 20_000;

let database: TestDatabase;

/** Many topics of a hundred articles, of which every tenth opens a milestone. */
beforeAll(async () => {
  database = await seededDatabase();
  const { db } = database;
  const topics: number[] = [];
  for (let n = 0; n < TOPICS; n++) topics.push(await buildTopic(db));
  const sources = await Promise.all(Array.from({ length: 20 }, () => buildSource(db)));
  await db.rows(
    `insert into article (slug, source_id, identity_key, url, title, excerpt, language, published_at, published_from,
                          first_seen_at, updated_at, content_hash, raw_hash, tags, category_id, is_card, hot_rank,
                          origin_key, topic_id)
     select 'plan-' || n, ($1::int[])[1 + n % 20], 'url:plan-' || n, 'https://plan.example/' || n, 'Plan ' || n, 'Text.',
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
  await db.rows('analyze');
}, 120_000);

afterAll(() => database.drop());

/** What the database would do for a query, in words. */
async function planOf(query: (db: Queryable) => Promise<unknown>): Promise<string> {
  let plan = '';
  const explaining: Queryable = {
    rows: async (text, values = []) => {
      const lines = await database.db.rows<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      plan += lines.map((line) => line['QUERY PLAN']).join('\n');
      return [];
    },
  };
  await query(explaining);
  return plan;
}

const SOURCES = Array.from({ length: 20 }, (_, n) => n + 1);
const MILESTONES = Array.from({ length: 10 }, (_, n) => n + 1);

describe('what the topic page asks', () => {
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
  ])('%s: finds rows by an index, never through all articles or milestones', async (_, query) => {
    const plan = await planOf(query);
    expect(plan).toMatch(/Index|Bitmap/);
    expect(plan).not.toMatch(/Seq Scan on (article|milestone|milestone_article|topic)\b/);
  });
});
