/** Raw SQL: arrays of ids, and counts at a moment. */
import type { Queryable } from '../../database/database.js';
import { idOf } from '../../database/id-of.js';
import { REPORTS } from '../../database/reports.js';
import type { Row } from '../../database/tables.js';

/** A topic's own id, also if it was merged since, and the topic that answers for it now. */
export async function topicPlace(
  db: Queryable,
  slugOrId: string,
): Promise<{ id: number; home: number } | null> {
  const id = idOf(slugOrId);
  const by = id === null ? ['slug', 'old_slug'] : ['id', 'old_topic_id'];
  const [row] = await db.rows<{ id: number; home: number }>(
    `select id, id as home from topic where ${by[0]} = $1
     union all select old_topic_id, topic_id from topic_redirect where ${by[1]} = $1 limit 1`,
    [id ?? slugOrId],
  );
  return row ?? null;
}

/** Those of these articles that were known at a moment, newest first; hidden ones are left out. */
export async function articlesKnownAt(
  db: Queryable,
  ids: readonly number[],
  at: Date,
): Promise<Pick<Row<'article'>, 'id' | 'source_id' | 'origin_key' | 'is_card' | 'published_at'>[]> {
  return db.rows(
    `select id, source_id, origin_key, is_card, published_at from article
      where id = any($1::int[]) and first_seen_at <= $2 and hidden_at is null
      order by published_at desc, id desc`,
    [ids, at],
  );
}

/** Milestones of these topics that existed at a moment, oldest first (index `milestone_of_topic`). */
export function milestonesKnownAt(
  db: Queryable,
  topics: readonly number[],
  at: Date,
): Promise<Row<'milestone'>[]> {
  return db.rows(
    'select * from milestone where topic_id = any($1::int[]) and created_at <= $2 order by date, id',
    [topics, at],
  );
}

export interface KnownSourceRow
  extends Pick<Row<'source'>, 'id' | 'name' | 'slug' | 'trust_score' | 'trust_low' | 'trust_high'> {
  milestone_id: number;
  origin_key: string;
}

/** Who had reported milestones at a moment, earliest first (index of `milestone_article.milestone_id`). */
export function sourcesKnownAt(
  db: Queryable,
  milestones: readonly number[],
  articles: readonly number[],
): Promise<KnownSourceRow[]> {
  return db.rows(
    `select ma.milestone_id, ma.origin_key, s.id, s.name, s.slug, s.trust_score, s.trust_low, s.trust_high
       from milestone_article ma join article a on a.id = ma.article_id join source s on s.id = a.source_id
      where ma.milestone_id = any($1::int[]) and ma.article_id = any($2::int[])
        and ${REPORTS}
      order by ma.milestone_id, a.published_at, a.id`,
    [milestones, articles],
  );
}
