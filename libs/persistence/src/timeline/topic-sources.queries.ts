/** Raw SQL: reports and origins ranked within outlets, by window functions. */
import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';

export interface TopicSourceRow
  extends Pick<
    Row<'source'>,
    'id' | 'name' | 'slug' | 'url' | 'trust_score' | 'trust_low' | 'trust_high' | 'bias'
  > {
  owner: Row<'owner'>['name'] | null;
  articles: number;
}

/** The outlets that covered a topic, earliest report first (index `article_of_topic`). */
export function sourcesOfTopic(db: Queryable, topicId: number, limit: number): Promise<TopicSourceRow[]> {
  return db.rows(
    `select s.id, s.name, s.slug, s.url, s.trust_score, s.trust_low, s.trust_high, s.bias, o.name as owner, t.articles
       from (select source_id, count(*)::int as articles, min(published_at) as first_at
               from article where topic_id = $1 group by source_id
              order by first_at, source_id limit $2) t
       join source s on s.id = t.source_id left join owner o on o.id = s.owner_id
      order by t.first_at, s.id`,
    [topicId, limit],
  );
}

export interface SourceOriginRow {
  source_id: number;
  origin_key: string;
  /** The outlet in the key, otherwise the one that carried the report. */
  origin_name: string;
  articles: number;
}

/**
 * The origins of these outlets' articles on a topic, at most `perSource` each, most articles first (index
 * `article_of_topic`).
 */
export function originsOfTopicSources(
  db: Queryable,
  topicId: number,
  sourceIds: readonly number[],
  perSource: number,
): Promise<SourceOriginRow[]> {
  return db.rows(
    `select t.source_id, t.origin_key, coalesce(named.name, s.name) as origin_name, t.articles
       from (select source_id, coalesce(origin_key, 'source:') as origin_key, count(*)::int as articles,
                    row_number() over (partition by source_id order by count(*) desc, origin_key) as place
               from article where topic_id = $1 and source_id = any($2::int[]) group by source_id, origin_key) t
       join source s on s.id = t.source_id left join source named on t.origin_key = 'source:' || named.domain
      where t.place <= $3 order by t.source_id, t.place`,
    [topicId, sourceIds, perSource],
  );
}

export interface SourceReportRow
  extends Pick<Row<'article'>, 'source_id' | 'id' | 'slug' | 'title' | 'published_at'> {
  is_first: boolean;
}

/**
 * The first report of each of these outlets on a topic, and its `newest` latest ones, newest first (index
 * `article_of_topic`).
 */
export function reportsOfTopicSources(
  db: Queryable,
  topicId: number,
  sourceIds: readonly number[],
  newest: number,
): Promise<SourceReportRow[]> {
  return db.rows(
    `select t.source_id, a.id, a.slug, a.title, a.published_at, t.age = 1 as is_first
       from (select id, source_id, row_number() over (partition by source_id order by published_at desc, id desc) as place,
                    row_number() over (partition by source_id order by published_at, id) as age
               from article where topic_id = $1 and source_id = any($2::int[])) t
       join article a on a.id = t.id
      where t.place <= $3 or t.age = 1 order by t.source_id, t.place`,
    [topicId, sourceIds, newest],
  );
}
