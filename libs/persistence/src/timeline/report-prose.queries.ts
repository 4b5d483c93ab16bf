import { REPORTING_ROLES } from '#vocabulary';
import type { Queryable } from '../database/database.js';
import type { RowOf } from '../database/tables.js';

/** As much of the stored content (HTML) as is read. */
const CONTENT_CHARS = 3_000;

export type ReportProseRow = RowOf<typeof proseOfReports>;

/**
 * Titles, excerpts and the beginnings of the contents of a topic's newest reports, without copies (index `milestone_of_topic`).
 */
export function proseOfReports(db: Queryable, topicId: number, limit: number) {
  return db.kysely
    .selectFrom('milestone as m')
    .innerJoin('milestone_article as ma', 'ma.milestone_id', 'm.id')
    .innerJoin('article as a', 'a.id', 'ma.article_id')
    .innerJoin('source as s', 's.id', 'a.source_id')
    .select(['a.id', 'a.slug', 'a.title', 'a.excerpt', 'a.published_at', 'ma.origin_key'])
    .select(({ fn, val }) => fn<string | null>('left', ['a.content', val(CONTENT_CHARS)]).as('content'))
    .select('s.name as source_name')
    .where('m.topic_id', '=', topicId)
    .where('m.retracted_at', 'is', null)
    .where('ma.role', 'in', [...REPORTING_ROLES, 'repeats'])
    .orderBy('a.published_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute();
}
