import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ArticleMarks, storedArticles } from '#persistence/ingest/article';
import { buildWaitingArticle } from '../../support/factories/articles.js';
import { planOf } from '../../support/plan-of.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

/** So few that reading them all would be cheap. Plans are kept while the table grows. */
const ARTICLES = 300;
const MARKS = 50;

let database: TestDatabase;

beforeAll(async () => {
  database = await seededDatabase();
  const { db } = database;
  const { id } = await buildWaitingArticle(db, 1, ['Flood in the Orrin Valley', 'The river rose at night.']);
  await db.rows(
    `insert into article select (jsonb_populate_record(a, jsonb_build_object('id', $1::int + n, 'slug', 'made-' || n,
              'identity_key', 'url:made-' || n, 'title_key', 'made-' || n, 'url', 'https://made.example/' || n))).*
       from article a, generate_series(1, $2::int) n where a.id = $1`,
    [id, ARTICLES],
  );
  await db.rows('analyze article, article_tombstone');
});
afterAll(() => database.drop());

it('looks known articles up by indexes, even if the plan was made while there were few', async () => {
  const marks = Array.from({ length: MARKS }, (_, n): ArticleMarks => {
    const [identityKey, url] = [`url:made-${n}`, `https://made.example/${n}`];
    return { sourceId: 1, identityKey, addressKey: null, url, titleKey: `made-${n}` };
  });
  const plan = await planOf(database.db, (db) => storedArticles(db, marks));
  for (const index of ['article_identity_key_unique', 'article_url', 'article_title_key'])
    expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan on article\b/);
});
