import { anyOf } from '../database/any-of.js';
import type { Queryable } from '../database/database.js';
import type { RowOf } from '../database/tables.js';

/** The engine keeps the first report of at most six origins. */
const REPORTS_MAX = 20;

export type EndingReportRow = RowOf<typeof reportsOfEnding>;

/** The articles that reported a topic's end and are still in it, earliest first (primary keys). */
export function reportsOfEnding(db: Queryable, topicId: number, articleIds: readonly number[]) {
  return db.kysely
    .selectFrom('article as a')
    .innerJoin('source as s', 's.id', 'a.source_id')
    .leftJoin('milestone_article as ma', 'ma.article_id', 'a.id')
    .leftJoin('milestone as m', 'm.id', 'ma.milestone_id')
    .select(['a.id', 'a.slug', 'a.origin_key', 's.name as source_name', 's.slug as source_slug'])
    .select(['ma.milestone_id', 'm.origin_count as milestone_origins'])
    .where('a.id', '=', anyOf(articleIds))
    .where('a.topic_id', '=', topicId)
    .orderBy('a.published_at')
    .orderBy('a.id')
    .limit(REPORTS_MAX)
    .execute();
}
