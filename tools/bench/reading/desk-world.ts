import type { Database } from '#persistence/database';
import { systemClock } from '#platform/runtime';

export const DESK_ARTICLES = 1_000_000;
export const QUEUE_ENTRIES = 10_000;
const SOURCES = 200;
const ARTICLES_EACH = 20;
const TOPICS = DESK_ARTICLES / ARTICLES_EACH;
/** Articles of one statement. */
const BATCH = 100_000;

/**
 * A million articles of 200 sources in 50,000 stories: one in six is a copy, one in twenty comment, one in fifty was changed by its
 * source, a thousand are hidden and five hundred wait. And 10,000 open entries of the review queue.
 */
export async function fillDesk(db: Database): Promise<void> {
  const now = systemClock.now();
  await db.rows(
    `insert into topic (id, slug, name, label, category_id, language, is_listed, article_count, source_count, origin_count,
                        milestone_count, first_reported_at, last_reported_at, created_at, updated_at, hot_rank)
     select n, 'desk-story-' || n || '-x', 'Made story ' || n || ' of the Orrin valley', 'Valley ' || n,
            n % 9 + (select min(id) from category), 'en', true, $3, $3, $3, 1, at, at, at, at, n
       from generate_series(1, $2::int) n, lateral (select $1::timestamptz - n * interval '10 minutes' as at) t`,
    [now, TOPICS, ARTICLES_EACH],
  );
  for (let from = 1; from <= DESK_ARTICLES; from += BATCH) await addArticles(db, now, from);
  await db.rows(
    `update article set topic_id = null, hidden_at = now(), hidden_reason = 'A court forbade it.'
      where id % 1000 = 500 and copy_of_id = id`,
  );
  await db.rows('update article set topic_id = null where id % 2000 = 999');
  await addDevelopments(db);
  await addQueue(db);
  await db.rows('vacuum analyze article, milestone_article, article_revision, review_entry');
}

function addArticles(db: Database, now: Date, from: number): Promise<unknown> {
  return db.rows(
    `insert into article (id, slug, source_id, identity_key, url, title, excerpt, language, published_at, published_from,
                          first_seen_at, updated_at, content_hash, raw_hash, tags, category_id, topic_id, origin_key,
                          copy_of_id, is_card, hot_rank)
     select n, 'desk-report-' || n || '-x', s.id, 'url:desk-' || n, 'https://made.example/' || n,
            'The council of made town ' || n || ' hears what became of the bridge over the Orrin',
            repeat('A sentence of it. ', 12), 'en', at, 'feed', at, at, n, n, array[c.slug], c.id, (n - 1) % $4::int + 1,
            'source:' || s.id, case when n % 6 = 0 then n - 1 else n end, false, 0
       from generate_series($2::int, $2::int + $3::int - 1) n
       cross join lateral (select $1::timestamptz - ($5::int - n) * interval '90 seconds' as at) t
       join (select id, row_number() over (order by id) - 1 as place from source limit $6) s on s.place = n % $6::int
       join (select id, slug, row_number() over (order by id) - 1 as place from category) c on c.place = n % 9`,
    [now, from, BATCH, TOPICS, DESK_ARTICLES, SOURCES],
  );
}

/** A milestone of each story, with all its articles. */
async function addDevelopments(db: Database): Promise<void> {
  await db.rows(
    `insert into milestone (id, topic_id, anchor_article_id, title, description, date, impact_value, is_significant,
                            significance, confirmation_level, origin_count, outlet_count, created_at, updated_at)
     select topic_id, topic_id, min(id), 'Made development', '', min(published_at), 5, false, 'medium', 'multiple', 2, 2,
            min(published_at), min(published_at)
       from article where topic_id is not null group by topic_id`,
  );
  await db.rows(
    `insert into milestone_article (article_id, milestone_id, origin_key, role)
     select id, topic_id, origin_key, case when id % 20 = 7 then 'comment' when id % 6 = 0 then 'copy' else 'repeats' end
       from article where topic_id is not null`,
  );
  await db.rows(
    `insert into article_revision (article_id, title, excerpt, content_hash, replaced_at)
     select id, 'Before', '', 'before', published_at from article where id % 50 = 13`,
  );
}

function addQueue(db: Database): Promise<unknown> {
  return db.rows(
    `insert into review_entry (kind, key, rule, topic_id, priority, proposed_at)
     select 'listing', 'listing:' || n, 'followed_unlisted', n, n % 997, now() from generate_series(1, $1) n`,
    [QUEUE_ENTRIES],
  );
}
