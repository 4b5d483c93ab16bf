import { createHash } from 'node:crypto';
import type { Database } from '#persistence/database';
import { systemClock } from '#platform/runtime';

export const FOLLOWS_EACH = 50;
const NOTIFICATIONS_EACH = 10;
/** Topics with articles. */
export const TOPICS = 2_000;
/** Topics without followers. */
const OTHER_TOPICS = 30_000;
const MILESTONES_EACH = 25;
const ARTICLES_EACH = 50;
/** The articles of all topics. */
export const ARTICLES = TOPICS * ARTICLES_EACH;
/** There are as many groups of topics as follows per reader. A reader follows one topic of each group, so none twice. */
const GROUP = TOPICS / FOLLOWS_EACH;

/**
 * Adds topics with a milestone a day and two articles per milestone, and bare topics without followers. The database must be
 * prepared and otherwise empty.
 */
export async function fillStories(db: Database): Promise<void> {
  const now = systemClock.now();
  await addTopics(db, now);
  await addArticles(db, now);
  await addMilestones(db);
  await silenceTopics(db, now);
  await db.rows(
    `update counter set value = (select count(*) from article where is_card) where name = 'cards'`,
  );
  // Index-only scans need pages that are visible to every transaction.
  await db.rows('vacuum analyze article, topic');
}

async function addTopics(db: Database, now: Date): Promise<void> {
  await db.rows(
    `insert into topic (id, slug, name, description, category_id, language, is_listed, article_count, source_count,
                        origin_count, milestone_count, first_reported_at, last_reported_at, last_milestone_at, hot_rank,
                        created_at, updated_at)
     select n, 'made-story-' || n || '-x', 'Made story ' || n, repeat('What is known of it so far. ', 6),
            n % 9 + (select min(id) from category), 'en', true, $3, 20, 20, $4, $1::timestamptz - interval '20 days', at, at,
            n % 997, at, at
       from generate_series(1, $2::int) n, lateral (select $1::timestamptz - n % 600 * interval '1 minute' as at) t`,
    [now, TOPICS + OTHER_TOPICS, ARTICLES_EACH, MILESTONES_EACH],
  );
}

async function addArticles(db: Database, now: Date): Promise<void> {
  await db.rows(
    `insert into article (id, slug, source_id, identity_key, url, title, excerpt, language, published_at, published_from,
                          first_seen_at, updated_at, content_hash, raw_hash, tags, category_id, topic_id, origin_key,
                          copy_of_id, is_card, hot_rank)
     select n, 'made-report-' || n || '-x', s.id, 'url:made-' || n, 'https://made.example/' || n, 'Made report ' || n,
            repeat('A sentence of it. ', 12), 'en', at, 'feed', at, at, n, n, '{science}', c.id, (n - 1) / $3::int + 1,
            'source:' || s.id, n, true, n
       from generate_series(1, $2::int) n
       cross join lateral (select $1::timestamptz - (n % 20) * interval '1 day' - n % 600 * interval '1 minute' as at) t
       join (select id, row_number() over (order by id) - 1 as place from source limit 50) s on s.place = n % 50
       cross join (select min(id) as id from category) c`,
    [now, TOPICS * ARTICLES_EACH, ARTICLES_EACH],
  );
}

async function addMilestones(db: Database): Promise<void> {
  await db.rows(
    `insert into milestone (id, topic_id, anchor_article_id, title, description, date, impact_value, is_significant,
                            significance, confirmation_level, origin_count, outlet_count, created_at, updated_at)
     select n, (n - 1) / $2::int + 1, a.id, a.title, a.excerpt, a.published_at, 5, false, 'medium', 'multiple', 2, 2,
            a.published_at, a.published_at
       from generate_series(1, $1::int) n join article a on a.id = n * 2 - 1`,
    [TOPICS * MILESTONES_EACH, MILESTONES_EACH],
  );
  await db.rows(
    `insert into milestone_article (article_id, milestone_id, origin_key, role)
     select id, (id + 1) / 2, origin_key, 'first' from article`,
  );
}

/** Of the topics without followers, a tenth ended and three tenths fell silent, over the last 60 days. */
async function silenceTopics(db: Database, now: Date): Promise<void> {
  const past = `$1::timestamptz - id % 59 * interval '1 day'`;
  await db.rows(
    `update topic set status = 'resolved', resolution_summary = 'It is over.', resolved_at = ${past}
      where id > $2 and id % 10 = 0`,
    [now, TOPICS],
  );
  await db.rows(`update topic set last_reported_at = ${past} where id > $2 and id % 10 between 1 and 3`, [
    now,
    TOPICS,
  ]);
  await db.rows('update topic set stands_milestone_id = id * $1::int, stands_text = name where id <= $2', [
    MILESTONES_EACH,
    TOPICS,
  ]);
}

/** Adds readers `from` to `to`. Each has follows seen up to ten days ago, and notifications, half of them unread. */
export async function fillReaders(db: Database, from: number, to: number): Promise<void> {
  const now = systemClock.now();
  await db.rows(
    `insert into user_account (id, username, username_key, email, email_key, password_hash, created_at)
     select n, name, name, name || '@made.example', name || '@made.example', 'none', $3
       from generate_series($1::int, $2::int) n, lateral (select 'made-reader-' || n as name) w`,
    [from, to, now],
  );
  await db.rows(
    `insert into follow (user_id, topic_id, followed_at, seen_at)
     select u, k * $5::int + (u * 7919 + k * 31) % $5::int + 1, at, at
       from generate_series($1::int, $2::int) u, generate_series(0, $4::int - 1) k,
            lateral (select $3::timestamptz - (u + k) % 10 * interval '1 day' as at) t`,
    [from, to, now, FOLLOWS_EACH, GROUP],
  );
  await db.rows(
    `insert into notification (id, position, user_id, type, title, message, topic_id, read_at, created_at)
     select id, id, u, 'topic', 'Made story', repeat('Something new. ', 5), (u + k) % $5::int + 1,
            case when k % 2 = 0 then $3::timestamptz end, $3
       from (select nextval('notification_id_seq') as id, u, k
               from generate_series($1::int, $2::int) u, generate_series(1, $4::int) k) new`,
    [from, to, now, NOTIFICATIONS_EACH, TOPICS],
  );
  await db.rows('analyze');
}

/** Bearer tokens of the first `most` readers. */
export async function openTokens(db: Database, most: number): Promise<string[]> {
  const now = systemClock.now();
  const tokens = Array.from({ length: most }, (_, n) => `${n}`.padStart(43, 'x'));
  await db.rows(
    `insert into session (user_id, kind, secret_hash, device, created_at, last_seen_at, expires_at)
     select place, 'token', hash, 'bench', $2, $2, $2::timestamptz + interval '1 day'
       from unnest($1::bytea[]) with ordinality u (hash, place)`,
    [tokens.map((token) => createHash('sha256').update(token).digest()), now],
  );
  return tokens;
}
