/** Raw SQL: counts by day and label. */
import type { Queryable } from '../database/database.js';
import type { RowOf } from '../database/tables.js';

export interface CoverageRow {
  /** The position of its day in `dayStarts`, from 0. */
  at: number;
  bias: string;
  articles: number;
}

/**
 * Article counts of a topic by day and bias of the outlet since the first of `dayStarts`, oldest first (index
 * `article_of_topic`). The moments at which the days begin come from outside, so the server needs no time zones.
 */
export function coverageOfTopic(
  db: Queryable,
  topicId: number,
  dayStarts: readonly Date[],
): Promise<CoverageRow[]> {
  return db.rows(
    `select t.at, coalesce(s.bias, 'unknown') as bias, sum(t.articles)::int as articles
       from (select width_bucket(published_at, $2::timestamptz[]) - 1 as at, source_id, count(*) as articles
               from article where topic_id = $1 and published_at >= $3 group by 1, 2) t
       join source s on s.id = t.source_id group by t.at, 2 order by t.at, 2`,
    [topicId, dayStarts, dayStarts[0]],
  );
}

export interface OutletsOfBiasRow {
  bias: string;
  outlets: number;
}

/** The number of outlets of each bias that covered a topic (index `article_of_topic`). */
export function outletsOfTopic(db: Queryable, topicId: number): Promise<OutletsOfBiasRow[]> {
  return db.rows(
    `select coalesce(s.bias, 'unknown') as bias, count(*)::int as outlets
       from (select distinct source_id from article where topic_id = $1) covered join source s on s.id = covered.source_id
      group by 1`,
    [topicId],
  );
}

export type FirstReportRow = RowOf<typeof firstReport>;

export async function firstReport(db: Queryable, topicId: number) {
  const row = await db.kysely
    .selectFrom('article as a')
    .innerJoin('source as s', 's.id', 'a.source_id')
    .select(['a.published_at as at', 's.name as source'])
    .where('a.topic_id', '=', topicId)
    .orderBy('a.published_at')
    .orderBy('a.id')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
