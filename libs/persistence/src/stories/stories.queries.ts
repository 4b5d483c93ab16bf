/** Raw SQL: batches in the story transaction. */
import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';

/** An article for placing it and for rebuilding its story. */
export interface StoryArticleRow extends Pick<Row<'article'>, StoryColumn> {
  milestone_id: Row<'milestone_article'>['milestone_id'] | null;
  milestone_role: Row<'milestone_article'>['role'] | null;
  /** An editor put it into its milestone. */
  is_pinned: boolean;
  domain: Row<'source'>['domain'];
  source_name: Row<'source'>['name'];
  owner: Row<'owner'>['name'] | null;
  trust_score: Row<'source'>['trust_score'];
  /** Country of its source. */
  country: Row<'source'>['country'];
  /** The first 2,000 characters of the sanitised HTML. */
  content: string | null;
  /** Its milestone opened before the articles that are read. Only for large topics. */
  is_settled?: boolean;
  /** Only for waiting articles: the credited outlet, and the end of a longer content. */
  credit?: string | null;
  content_end?: string | null;
}

type StoryColumn =
  | 'id'
  | 'topic_id'
  | 'source_id'
  | 'title'
  | 'url'
  | 'excerpt'
  | 'author'
  | 'language'
  | 'image_url'
  | 'published_at'
  | 'tags'
  | 'category_id'
  | 'origin_key'
  | 'copy_of_id'
  | 'is_card'
  | 'copy_count'
  | 'hot_rank';

const STORY_ARTICLE = `a.id, a.topic_id, a.source_id, s.domain, s.name as source_name, o.name as owner, s.trust_score, s.country,
  a.title, a.url, a.excerpt, left(a.content, 2000) as content, a.author, a.language, a.image_url, a.published_at, a.tags,
  a.category_id, a.origin_key, a.copy_of_id, a.is_card, a.copy_count, a.hot_rank`;
const STORY_JOINS = 'join source s on s.id = a.source_id left join owner o on o.id = s.owner_id';

/**
 * Waiting articles first seen by `horizon`, in published order, without those in `refused`. Index: article_waiting.
 */
export function waitingArticles(
  db: Queryable,
  horizon: Date,
  limit: number,
  refused: readonly number[] = [],
): Promise<StoryArticleRow[]> {
  return db.rows(
    `select ${STORY_ARTICLE}, null::int as milestone_id, null::text as milestone_role, false as is_pinned, a.credit,
            case when length(a.content) > 2000 then right(a.content, 500) end as content_end
       from (select * from article where topic_id is null and hidden_at is null and first_seen_at <= $3 and id <> all($2::int[])
              order by published_at, url, id limit $1) a ${STORY_JOINS}
      order by a.published_at, a.url, a.id`,
    [limit, refused, horizon],
  );
}

/**
 * The number of these articles, counted up to `limit`. Ordered, so that the planner walks along the index even if its statistics are from
 * a time when most articles waited.
 */
export async function countWaiting(
  db: Queryable,
  horizon: Date,
  limit: number,
  refused: readonly number[] = [],
): Promise<number> {
  const [row] = await db.rows<{ n: number }>(
    `select count(*)::int as n
       from (select 1 from article
              where topic_id is null and hidden_at is null and first_seen_at <= $3 and id <> all($2::int[])
              order by published_at limit $1) waiting`,
    [limit, refused, horizon],
    'count_waiting',
  );
  return row?.n ?? 0;
}

/** All articles of these topics (index `article_of_topic`). */
export function articlesForRebuild(db: Queryable, topicIds: readonly number[]): Promise<StoryArticleRow[]> {
  return db.rows(
    `select ${STORY_ARTICLE}, ma.milestone_id, ma.role as milestone_role,
            coalesce(ma.is_pinned, false) as is_pinned
       from article a ${STORY_JOINS} left join milestone_article ma on ma.article_id = a.id
      where a.topic_id = any($1::int[])`,
    [topicIds],
    'articles_for_rebuild',
  );
}

/** The `most` oldest of these articles. */
export function oldestArticles(
  db: Queryable,
  articleIds: readonly number[],
  most: number,
): Promise<StoryArticleRow[]> {
  return db.rows(
    `select ${STORY_ARTICLE}, null::int as milestone_id, null::text as milestone_role, false as is_pinned
       from article a ${STORY_JOINS}
      where a.id = any($1::int[]) order by a.published_at, a.url, a.id limit $2`,
    [articleIds, most],
  );
}

/**
 * For large topics: the newest `perTopic` articles, and those without a milestone. Settled are articles of milestones that opened before,
 * which are not read completely. Materialized, because the planner would find the oldest of these again for each article.
 */
export async function recentArticlesForRebuild(
  db: Queryable,
  topicIds: readonly number[],
  perTopic: number,
): Promise<StoryArticleRow[]> {
  if (topicIds.length === 0) return [];
  return db.rows(
    `with t as materialized (
       select u.id, coalesce(last.published_at, '-infinity') as since, coalesce(last.id, 0) as since_id
         from unnest($1::int[]) as u (id)
         left join lateral (select published_at, id from article where topic_id = u.id
                             order by published_at desc, id desc offset $2 limit 1) last on true)
     select ${STORY_ARTICLE}, ma.milestone_id, ma.role as milestone_role,
            coalesce(ma.is_pinned, false) as is_pinned, coalesce(anchor.published_at <= t.since, false) as is_settled
       from t
       join article a on a.topic_id = t.id ${STORY_JOINS}
       left join milestone_article ma on ma.article_id = a.id
       left join milestone m on m.id = ma.milestone_id
       left join article anchor on anchor.id = m.anchor_article_id
      where anchor.id is null or (a.published_at, a.id) > (t.since, t.since_id)`,
    [topicIds, perTopic],
  );
}

/** The stored state of a topic. `resolution_article_ids` contains only articles that are still in it. */
export type TopicForRebuildRow = Pick<
  Row<'topic'>,
  'id' | 'status' | 'is_listed' | 'label' | 'status_reason' | 'resolved_at' | 'resolution_article_ids'
> & { is_status_locked: boolean; is_large: boolean };

/**
 * The stored state of topics (primary keys of `topic` and `article`, index `article_of_topic`). Large are those with more than `perTopic`
 * articles. The stored count does not say so, because articles may just have been moved.
 */
export function topicsForRebuild(
  db: Queryable,
  topicIds: readonly number[],
  perTopic: number,
): Promise<TopicForRebuildRow[]> {
  return db.rows(
    `select t.id, t.status, 'status' = any(t.editor_fields) as is_status_locked, t.is_listed, t.label,
            exists (select from article where topic_id = t.id offset $2) as is_large, t.status_reason, t.resolved_at,
            array(select a.id from article a where a.id = any(t.resolution_article_ids) and a.topic_id = t.id
                   order by a.published_at, a.id) as resolution_article_ids
       from topic t where t.id = any($1::int[])`,
    [topicIds, perTopic],
    'topics_for_rebuild',
  );
}

export interface MilestoneForRebuildRow
  extends Pick<Row<'milestone'>, 'id' | 'topic_id' | 'anchor_article_id' | 'origin_count'> {
  opened_at: Row<'article'>['published_at'];
  is_retracted: boolean;
  is_locked: boolean;
  /** An editor decided whether it is retracted. */
  is_retraction_locked: boolean;
  retracted_at: Row<'milestone'>['retracted_at'];
}

/** All milestones of these topics, one search of an index for each (`milestone_of_topic`), because the plan is kept while the table grows. */
export function milestonesForRebuild(
  db: Queryable,
  topicIds: readonly number[],
): Promise<MilestoneForRebuildRow[]> {
  return db.rows(
    `select m.id, m.topic_id, m.anchor_article_id, m.origin_count,
            (select published_at from article where id = m.anchor_article_id) as opened_at,
            m.retracted_at is not null as is_retracted, cardinality(m.editor_fields) > 0 as is_locked,
            'retraction' = any(m.editor_fields) as is_retraction_locked, m.retracted_at
       from unnest($1::int[]) as t (id)
      cross join lateral (select * from milestone where topic_id = t.id offset 0) m
      order by m.id`,
    [topicIds],
    'milestones_for_rebuild',
  );
}

export interface TopicArchiveRow {
  topic_id: number;
  article_count: number;
  source_ids: number[];
  origin_keys: string[];
  first_reported_at: Date;
}

/** Sources and origins of these large topics, from all their articles. */
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

/** Reserves ids for new rows. Unused ids leave gaps. */
export async function reserveIds(
  db: Queryable,
  table: 'topic' | 'event' | 'milestone',
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
