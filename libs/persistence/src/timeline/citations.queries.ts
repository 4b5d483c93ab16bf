import { anyOf } from '../database/any-of.js';
import type { Queryable } from '../database/database.js';
import type { RowOf } from '../database/tables.js';

export type CitationRow = RowOf<typeof citations>;

/** Where sentences come from: articles with their outlets, earliest first (primary keys). Hidden articles are left out. */
export function citations(db: Queryable, articleIds: readonly number[]) {
  return db.kysely
    .selectFrom('article as a')
    .innerJoin('source as s', 's.id', 'a.source_id')
    .select(['a.id', 'a.title', 'a.url', 'a.published_at'])
    .select(['s.id as source_id', 's.name as source_name'])
    .where('a.id', '=', anyOf(articleIds))
    .where('a.topic_id', 'is not', null)
    .orderBy('a.published_at')
    .orderBy('a.id')
    .execute();
}
