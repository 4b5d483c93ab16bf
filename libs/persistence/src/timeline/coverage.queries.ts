import type { Queryable } from '../database/database.js';

export interface CoverageRow {
  /** 'YYYY-MM-DD', UTC. */
  day: string;
  bias: string;
  articles: number;
}

/** Articles of a topic by day and bias of their outlet since `from`, oldest first (index `article_of_topic`). */
export function coverageOfTopic(db: Queryable, topicId: number, from: Date): Promise<CoverageRow[]> {
  return db.rows(
    `select to_char(t.day, 'YYYY-MM-DD') as day, coalesce(s.bias, 'unknown') as bias, sum(t.articles)::int as articles
       from (select (published_at at time zone 'UTC')::date as day, source_id, count(*) as articles
               from article where topic_id = $1 and published_at >= $2 group by 1, 2) t
       join source s on s.id = t.source_id group by t.day, 2 order by t.day, 2`,
    [topicId, from],
  );
}

export interface OutletsOfBiasRow {
  bias: string;
  outlets: number;
}

/** How many outlets of each bias told a topic (index `article_of_topic`). */
export function outletsOfTopic(db: Queryable, topicId: number): Promise<OutletsOfBiasRow[]> {
  return db.rows(
    `select coalesce(s.bias, 'unknown') as bias, count(*)::int as outlets
       from (select distinct source_id from article where topic_id = $1) told join source s on s.id = told.source_id
      group by 1`,
    [topicId],
  );
}

export interface FirstReportRow {
  at: Date;
  source: string;
}

export async function firstReport(db: Queryable, topicId: number): Promise<FirstReportRow | null> {
  const [row] = await db.rows<FirstReportRow>(
    `select a.published_at as at, s.name as source from article a join source s on s.id = a.source_id
      where a.topic_id = $1 order by a.published_at, a.id limit 1`,
    [topicId],
  );
  return row ?? null;
}
