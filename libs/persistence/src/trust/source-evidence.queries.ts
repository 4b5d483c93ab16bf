import { anyOf } from '../database/any-of.js';
import type { Queryable } from '../database/database.js';
import type { RowOf } from '../database/tables.js';

/** An article that an assessment counted, with the development that it tells; 0 independent origins without one. */
export type EvidenceArticleRow = RowOf<typeof evidenceArticles>;

/** Placed articles by id; those that are gone are left out (primary keys). */
export function evidenceArticles(db: Queryable, ids: readonly number[]) {
  return db.kysely
    .selectFrom('article as a')
    .leftJoin('milestone_article as ma', 'ma.article_id', 'a.id')
    .leftJoin('milestone as m', 'm.id', 'ma.milestone_id')
    .leftJoin('topic as t', 't.id', 'm.topic_id')
    .select(['a.id', 'a.slug', 'a.title', 'm.id as milestone_id', 'm.title as milestone_title'])
    .select('t.slug as topic_slug')
    .select((eb) => [
      eb.fn.coalesce('m.origin_count', eb.lit(0)).as('origin_count'),
      eb('m.retracted_at', 'is not', null).$castTo<boolean>().as('was_retracted'),
    ])
    .where('a.id', '=', anyOf(ids))
    .where('a.topic_id', 'is not', null)
    .execute();
}

export type ArticleAddressRow = RowOf<typeof addressesOf>;

/** Where these articles stand on their sources' sites (primary key). */
export function addressesOf(db: Queryable, ids: readonly number[]) {
  return db.kysely
    .selectFrom('article')
    .select(['id', 'title', 'url'])
    .where('id', '=', anyOf(ids))
    .execute();
}
