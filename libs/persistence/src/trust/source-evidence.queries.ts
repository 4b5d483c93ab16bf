import { anyOf } from '../database/any-of.js';
import type { Queryable } from '../database/database.js';
import type { RowOf } from '../database/tables.js';

/** An article counted in an assessment, with its milestone. `origin_count` is 0 without one. */
export type EvidenceArticleRow = RowOf<typeof evidenceArticles>;

/** Placed articles by id. Missing ones are left out (primary keys). */
export function evidenceArticles(db: Queryable, ids: readonly number[]) {
  return db.kysely
    .selectFrom('article as a')
    .leftJoin('milestone_article as ma', 'ma.article_id', 'a.id')
    .leftJoin('milestone as m', 'm.id', 'ma.milestone_id')
    .leftJoin('topic as t', 't.id', 'm.topic_id')
    .select(['a.id', 'a.slug', 'a.title', 'a.language', 'm.id as milestone_id', 'm.title as milestone_title'])
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

/** The URLs of these articles (primary key). */
export function addressesOf(db: Queryable, ids: readonly number[]) {
  return db.kysely
    .selectFrom('article')
    .select(['id', 'title', 'url'])
    .where('id', '=', anyOf(ids))
    .execute();
}
