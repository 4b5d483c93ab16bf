import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  contactMailWaits,
  contactMessages,
  openReportsOf,
  reportQueue,
  reportsOf,
} from '#persistence/community';
import type { Queryable } from '#persistence/database';
import { publicCollections } from '#persistence/reading';
import { followedTopicSources, followsByReader } from '#persistence/sources';
import { NEWS_DAY } from '../../support/factories/news-day.js';
import { buildSource } from '../../support/factories/sources.js';
import { categoryId } from '../../support/factories/stories.js';
import { planOf } from '../../support/plan-of.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

const READERS = 2_000;
const TOPICS = 2_000;

let database: TestDatabase;

/** Raw SQL: many rows in one statement. */
beforeAll(async () => {
  database = await seededDatabase();
  const { db } = database;
  const { id: source } = await buildSource(db);
  await db.rows(
    `insert into topic (slug, name, language, is_listed, first_reported_at, last_reported_at, created_at, updated_at)
     select 'plan-x' || n, 'Plan ' || n, 'en', true, $1, $1, $1, $1 from generate_series(1, ${TOPICS}) n`,
    [NEWS_DAY],
  );
  await db.rows(
    `insert into article (slug, source_id, identity_key, url, title, excerpt, language, published_at, published_from,
                          first_seen_at, updated_at, content_hash, raw_hash, tags, category_id, is_card, hot_rank,
                          origin_key, topic_id)
     select 'plan-' || n, $1, 'url:plan-' || n, 'https://plan.example/' || n, 'Plan', '', 'en', $2, 'feed', $2, $2,
            'h', 'r', '{science}', $3, true, n, 'source:plan', 1 + n % ${TOPICS}
       from generate_series(1, 10000) n`,
    [source, NEWS_DAY, await categoryId(db)],
  );
  await db.rows(
    `insert into user_account (username, username_key, email, email_key, password_hash, created_at)
     select 'r-' || n, 'r-' || n, 'r-' || n, 'r-' || n, 'none', $1 from generate_series(1, ${READERS}) n`,
    [NEWS_DAY],
  );
  await db.rows(
    `insert into follow (user_id, topic_id, followed_at, seen_at)
     select u.id, 1 + (u.id * 7 + k) % ${TOPICS}, $1, $1 from user_account u, generate_series(1, 10) k`,
    [NEWS_DAY],
  );
  await db.rows(
    `insert into collection (user_id, name, is_private, created_at, updated_at)
     select id, 'Plans', id % 2 = 0, $1, $1::timestamptz + id * interval '1 minute' from user_account`,
    [NEWS_DAY],
  );
  await db.rows(
    `insert into collection_topic (collection_id, topic_id, added_at)
     select c.id, 1 + (c.id + k) % ${TOPICS}, $1 from collection c, generate_series(1, 5) k`,
    [NEWS_DAY],
  );
  await db.rows(
    `insert into inaccuracy_report (tracking_id, user_id, subject, subject_id, subject_name, type, text, state, created_at, decided_at)
     select 'FT-' || id || '-' || k, id, 'topic', 1, 'Plan', 'facts', 'Other numbers',
            case when k = 1 then 'open' else 'accepted' end, $1, case when k > 1 then $1::timestamptz end
       from user_account, generate_series(1, 5) k`,
    [NEWS_DAY],
  );
  await db.rows(
    `insert into contact_message (name, email, subject, message, created_at, mail_queued_at)
     select 'Ada', 'ada@mail.example', 'Plans', 'A message', $1, case when n > 9 then $1::timestamptz end
       from generate_series(1, 10000) n`,
    [NEWS_DAY],
  );
  await db.rows('analyze');
});
afterAll(() => database.drop());

it.each<[string, (db: Queryable) => Promise<unknown>]>([
  ['the sources of followed topics', (db) => followedTopicSources(db, 0, 50)],
  ['follows, reader by reader', (db) => followsByReader(db, { user_id: 5, topic_id: 3 }, 100)],
  ['public collections', (db) => publicCollections(db, { limit: 24, offset: 0, named: 3 })],
  ['the reports of a reader', (db) => reportsOf(db, 1, { limit: 20, offset: 0 })],
  ['the open reports of a reader', (db) => openReportsOf(db, 1, 50)],
  ['the queue of reports', (db) => reportQueue(db, { state: 'open', limit: 50, offset: 0 })],
  ['messages to mail', (db) => contactMailWaits(db, NEWS_DAY)],
  ['messages', (db) => contactMessages(db, { limit: 50, offset: 0 })],
])('finds %s by an index, without a scan of a growing table', async (_, query) => {
  const plan = await planOf(database.db, query);
  expect(plan).toMatch(/Index/);
  expect(plan).not.toMatch(
    /Seq Scan on (article|collection|collection_topic|contact_message|follow|inaccuracy_report|topic)\b/,
  );
});
