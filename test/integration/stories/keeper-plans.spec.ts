import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  analyzePlaces,
  articlesForRebuild,
  countWaiting,
  milestonesForRebuild,
  moveArticles,
} from '#persistence/stories';
import { buildWaitingArticle } from '../../support/factories/articles.js';
import { NEWS_DAY } from '../../support/factories/news-day.js';
import { buildTopic } from '../../support/factories/stories.js';
import { planOf } from '../../support/plan-of.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

const ARTICLES = 3000;
const TOPICS = 300;

let database: TestDatabase;

/** The planner's statistics are from the middle of a first round, when most articles waited. Meanwhile all are placed. */
beforeAll(async () => {
  database = await seededDatabase();
  const { db } = database;
  const words = ['Flood in the Orrin Valley', 'The river rose at night.'] as const;
  const { id } = await buildWaitingArticle(db, 1, words);
  await db.rows(
    `insert into article select (jsonb_populate_record(a, jsonb_build_object('id', $1::int + n, 'slug', 'made-' || n,
                                                                             'identity_key', 'url:made-' || n))).*
       from article a, generate_series(1, $2::int) n where a.id = $1`,
    [id, ARTICLES],
  );
  await db.rows('analyze article');
  const topic = await buildTopic(db);
  await db.rows(
    `insert into topic select (jsonb_populate_record(t, jsonb_build_object('id', t.id + n, 'slug', 'made-' || n))).*
       from topic t, generate_series(1, $2::int - 1) n where t.id = $1`,
    [topic.id, TOPICS],
  );
  await db.rows('update article set topic_id = $1::int + id % $2::int, copy_of_id = id', [topic.id, TOPICS]);
});
afterAll(() => database.drop());

it('counts waiting articles by their index, even if the statistics say that most wait', async () => {
  const plan = await planOf(database.db, (db) => countWaiting(db, NEWS_DAY, 600));
  expect(plan).toMatch(/Index Scan using article_waiting/);
  expect(plan).not.toMatch(/Seq Scan/);
});

it('moves articles between stories without a scan of all articles', async () => {
  const order = { actor: 'machine', kind: 'move' } as const;
  const plan = await planOf(database.db, (db) => moveArticles(db, [1, 2], 1, order));
  expect(plan).toMatch(/article_copy_of_id_index/);
  expect(plan).not.toMatch(/Seq Scan on article\b/);
});

it('finds the articles of a story by its index once the statistics are brought up to date', async () => {
  const ofStory = () => planOf(database.db, (db) => articlesForRebuild(db, [1]));
  expect(await ofStory()).not.toMatch(/article_of_topic/);
  await analyzePlaces(database.db);
  expect(await ofStory()).toMatch(/article_of_topic/);
});

it('finds the milestones of many stories by their index, however many the planner expects', async () => {
  const stories = Array.from({ length: TOPICS }, (_, n) => n + 1);
  const plan = await planOf(database.db, (db) => milestonesForRebuild(db, stories));
  expect(plan).toMatch(/milestone_of_topic/);
  expect(plan).not.toMatch(/Seq Scan on (milestone|article)\b/);
});
