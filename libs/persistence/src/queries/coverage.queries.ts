import type { Queryable } from '../database.js';

export interface CoverageRow {
  /** 'YYYY-MM-DD', UTC. */
  day: string;
  bias: string;
  articles: number;
}

/** Articles of a topic by day and bias of their outlet since `from`, oldest first (index `article_of_topic`). */
export function coverageOfTopic(db: Queryable, topicId: number, from: Date): Promise<CoverageRow[]> {
  return db.rows(
    `select to_char(a.published_at at time zone 'UTC', 'YYYY-MM-DD') as day, coalesce(s.bias, 'unknown') as bias,
            count(*)::int as articles
       from article a join source s on s.id = a.source_id
      where a.topic_id = $1 and a.published_at >= $2 group by 1, 2 order by 1, 2`,
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
    `select coalesce(s.bias, 'unknown') as bias, count(distinct s.id)::int as outlets
       from article a join source s on s.id = a.source_id where a.topic_id = $1 group by 1`,
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
