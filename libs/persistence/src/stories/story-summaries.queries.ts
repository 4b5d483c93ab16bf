/** Raw SQL: topics in a given order, each with its state and a bounded count. */
import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';

type SummaryColumn =
  | 'id'
  | 'slug'
  | 'name'
  | 'label'
  | 'language'
  | 'category_id'
  | 'status'
  | 'resolution_summary'
  | 'resolved_at'
  | 'origin_count'
  | 'article_count'
  | 'follower_count'
  | 'first_reported_at'
  | 'last_reported_at';

export type StorySummaryRow = Pick<Row<'topic'>, SummaryColumn> & {
  stands_text: string | null;
  stands_at: Row<'milestone'>['date'] | null;
  stands_origins: number | null;
  new_reports: number;
};

/**
 * These topics in the given order, with their reports since `since` (primary keys of `topic` and `milestone`, index
 * `article_of_topic`). Topics that are gone are left out.
 */
export function storySummaries(
  db: Queryable,
  topicIds: readonly number[],
  since: Date,
): Promise<StorySummaryRow[]> {
  return db.rows(
    `select t.id, t.slug, t.name, t.label, t.language, t.category_id, t.status, t.resolution_summary, t.resolved_at,
            t.origin_count, t.article_count, t.follower_count, t.first_reported_at, t.last_reported_at,
            case when m.id is not null then t.stands_text end as stands_text, m.date as stands_at,
            m.origin_count as stands_origins, fresh.reports as new_reports
       from unnest($1::int[]) with ordinality wanted (id, place)
       join topic t on t.id = wanted.id
       left join milestone m on m.id = t.stands_milestone_id and m.topic_id = t.id and m.retracted_at is null
       cross join lateral (
         select count(*)::int as reports from article where topic_id = t.id and published_at > $2) fresh
      order by wanted.place`,
    [topicIds, since],
  );
}
