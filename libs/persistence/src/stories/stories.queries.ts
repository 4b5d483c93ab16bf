/** Raw SQL: batches of the story transaction. */

import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';
import { STATUS } from '../database/words.js';

/** An article on its way into a story, and as its story's telling reads it. */
export interface StoryArticleRow extends Pick<Row<'article'>, StoryColumn> {
  milestone_id: Row<'milestone_article'>['milestone_id'] | null;
  milestone_role: Row<'milestone_article'>['role'] | null;
  domain: Row<'source'>['domain'];
  source_name: Row<'source'>['name'];
  owner: Row<'owner'>['name'] | null;
  trust_score: Row<'source'>['trust_score'];
  /** The beginning of the sanitised HTML. */
  content: string | null;
  /** Of a waiting article: whom it names as its source, and the end of a longer content. */
  credit?: string | null;
  content_end?: string | null;
}

type StoryColumn =
  | 'id'
  | 'topic_id'
  | 'source_id'
  | 'title'
  | 'excerpt'
  | 'author'
  | 'language'
  | 'image_url'
  | 'published_at'
  | 'category_id'
  | 'origin_key'
  | 'copy_of_id'
  | 'is_card'
  | 'copy_count'
  | 'hot_rank';

const STORY_ARTICLE = `a.id, a.topic_id, a.source_id, s.domain, s.name as source_name, o.name as owner, s.trust_score,
  a.title, a.excerpt, left(a.content, 2000) as content, a.author, a.language, a.image_url, a.published_at,
  a.category_id, a.origin_key, a.copy_of_id, a.is_card, a.copy_count, a.hot_rank`;
const STORY_JOINS = 'join source s on s.id = a.source_id left join owner o on o.id = s.owner_id';

/** Articles first seen by `horizon` that wait to be placed, in published order, but for those of `refused`. Index: article_waiting. */
export function waitingArticles(
  db: Queryable,
  horizon: Date,
  limit: number,
  refused: readonly number[] = [],
): Promise<StoryArticleRow[]> {
  return db.rows(
    `select ${STORY_ARTICLE}, null::int as milestone_id, null::text as milestone_role, a.credit,
            case when length(a.content) > 2000 then right(a.content, 500) end as content_end
       from (select * from article where topic_id is null and first_seen_at <= $3 and id <> all($2::int[])
              order by published_at, id limit $1) a ${STORY_JOINS}
      order by a.published_at, a.id`,
    [limit, refused, horizon],
  );
}

/** How many of them wait, up to `limit`. */
export async function countWaiting(
  db: Queryable,
  horizon: Date,
  limit: number,
  refused: readonly number[] = [],
): Promise<number> {
  const [row] = await db.rows<{ n: number }>(
    `select count(*)::int as n
       from (select 1 from article
              where topic_id is null and first_seen_at <= $3 and id <> all($2::int[]) limit $1) waiting`,
    [limit, refused, horizon],
  );
  return row?.n ?? 0;
}

/** All articles of these topics (index `article_of_topic`). */
export function articlesForRebuild(db: Queryable, topicIds: readonly number[]): Promise<StoryArticleRow[]> {
  return db.rows(
    `select ${STORY_ARTICLE}, ma.milestone_id, ma.role as milestone_role
       from article a ${STORY_JOINS} left join milestone_article ma on ma.article_id = a.id
      where a.topic_id = any($1::int[])`,
    [topicIds],
  );
}

/** The `most` oldest of these articles. */
export function oldestArticles(
  db: Queryable,
  articleIds: readonly number[],
  most: number,
): Promise<StoryArticleRow[]> {
  return db.rows(
    `select ${STORY_ARTICLE}, null::int as milestone_id, null::text as milestone_role
       from article a ${STORY_JOINS}
      where a.id = any($1::int[]) order by a.published_at, a.id limit $2`,
    [articleIds, most],
  );
}

/** Of large topics: the articles of the milestones that opened within their newest `perTopic` articles. */
export async function recentArticlesForRebuild(
  db: Queryable,
  topicIds: readonly number[],
  perTopic: number,
): Promise<StoryArticleRow[]> {
  if (topicIds.length === 0) return [];
  return db.rows(
    `select ${STORY_ARTICLE}, ma.milestone_id, ma.role as milestone_role
       from (select u.id, coalesce((select published_at from article where topic_id = u.id
                                     order by published_at desc, id desc offset $2 limit 1), '-infinity') as since
               from unnest($1::int[]) as u (id)) t
       join article a on a.topic_id = t.id ${STORY_JOINS}
       left join milestone_article ma on ma.article_id = a.id
       left join milestone m on m.id = ma.milestone_id
       left join article anchor on anchor.id = m.anchor_article_id
      where anchor.id is null or t.since = '-infinity' or anchor.published_at > t.since`,
    [topicIds, perTopic],
  );
}

/** A topic as it stands; of the articles that closed it those that it still has. */
export type TopicForRebuildRow = Pick<
  Row<'topic'>,
  'id' | 'status' | 'is_listed' | 'article_count' | 'status_reason' | 'resolved_at' | 'resolution_article_ids'
> & { is_status_locked: boolean };

/** Topics as they stand (primary keys of `topic` and `article`). */
export function topicsForRebuild(db: Queryable, topicIds: readonly number[]): Promise<TopicForRebuildRow[]> {
  return db.rows(
    `select t.id, t.status, 'status' = any(t.editor_fields) as is_status_locked, t.is_listed, t.article_count,
            t.status_reason, t.resolved_at,
            array(select a.id from article a where a.id = any(t.resolution_article_ids) and a.topic_id = t.id
                   order by a.published_at, a.id) as resolution_article_ids
       from topic t where t.id = any($1::int[])`,
    [topicIds],
  );
}

export interface MilestoneForRebuildRow
  extends Pick<Row<'milestone'>, 'id' | 'topic_id' | 'anchor_article_id' | 'origin_count'> {
  opened_at: Row<'article'>['published_at'];
  is_retracted: boolean;
  is_locked: boolean;
}

/** All milestones of these topics (index `milestone_of_topic`). */
export function milestonesForRebuild(
  db: Queryable,
  topicIds: readonly number[],
): Promise<MilestoneForRebuildRow[]> {
  return db.rows(
    `select m.id, m.topic_id, m.anchor_article_id, a.published_at as opened_at, m.origin_count,
            m.retracted_at is not null as is_retracted, cardinality(m.editor_fields) > 0 as is_locked
       from milestone m join article a on a.id = m.anchor_article_id
      where m.topic_id = any($1::int[])
      order by m.id`,
    [topicIds],
  );
}

export interface TopicArchiveRow {
  topic_id: number;
  article_count: number;
  source_ids: number[];
  origin_keys: string[];
  first_reported_at: Date;
}

/** Who told these large topics, over all their articles. */
export async function archivesOfTopics(
  db: Queryable,
  topicIds: readonly number[],
): Promise<TopicArchiveRow[]> {
  if (topicIds.length === 0) return [];
  return db.rows(
    `select topic_id, count(*)::int as article_count, array_agg(distinct source_id) as source_ids,
            coalesce(array_agg(distinct origin_key) filter (where origin_key is not null), '{}') as origin_keys,
            min(published_at) as first_reported_at
       from article where topic_id = any($1::int[]) group by topic_id`,
    [topicIds],
  );
}

/** Topics whose status may change by silence alone: quiet but still developing, or with a confirmed end (index `topic_to_review`). */
export async function topicsToReview(db: Queryable, now: Date, limit: number): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `select id from topic
      where (status = ${STATUS.developing} and first_reported_at < $1::timestamptz - interval '72 hours'
             and last_milestone_at < $1::timestamptz - interval '48 hours'
             and updated_at < $1::timestamptz - interval '1 hour')
         or (status = ${STATUS.ongoing} and estimated_completion_percent = 95
             and updated_at < $1::timestamptz - interval '24 hours')
      order by updated_at, id limit $2`,
    [now, limit],
  );
  return rows.map(({ id }) => id);
}

/**
 * Listed topics of which nobody reported for three days and less than `since`, told a day ago or longer, so that what they
 * say of the silence stays true: those told longest ago first (index `topic_recent`).
 */
export async function silentTopics(
  db: Queryable,
  { since, now, limit }: { since: Date; now: Date; limit: number },
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `select id from topic
      where last_reported_at between $1 and $2::timestamptz - interval '72 hours'
        and status = ${STATUS.ongoing} and is_listed and updated_at <= $2::timestamptz - interval '24 hours'
      order by updated_at, id limit $3`,
    [since, now, limit],
  );
  return rows.map(({ id }) => id);
}

/** Ids for rows to come; what is not used leaves a gap. */
export async function reserveIds(
  db: Queryable,
  table: 'topic' | 'milestone',
  count: number,
): Promise<number[]> {
  if (count === 0) return [];
  const rows = await db.rows<{ id: number }>(
    `select nextval(ids)::int as id
       from (select pg_get_serial_sequence($1, 'id')::regclass as ids offset 0) sequence, generate_series(1, $2)`,
    [table, count],
  );
  return rows.map(({ id }) => id);
}

/** Which of these slugs lead to a topic already. */
export async function takenSlugs(db: Queryable, slugs: readonly string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const rows = await db.rows<{ slug: string }>(
    `select slug from topic where slug = any($1::text[])
     union select old_slug from topic_redirect where old_slug = any($1::text[])`,
    [slugs],
  );
  return new Set(rows.map(({ slug }) => slug));
}
