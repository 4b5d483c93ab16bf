import type { Queryable } from '../database/database.js';

/** An article that an assessment counted, with the development that it tells. */
export interface EvidenceArticleRow {
  id: number;
  slug: string;
  title: string;
  milestone_id: number | null;
  milestone_title: string | null;
  topic_slug: string | null;
  /** Independent origins of that development; 0 without one. */
  origin_count: number;
  was_retracted: boolean;
}

/** Placed articles by id; those that are gone are left out (primary keys). */
export function evidenceArticles(db: Queryable, ids: readonly number[]): Promise<EvidenceArticleRow[]> {
  return db.rows(
    `select a.id, a.slug, a.title, m.id as milestone_id, m.title as milestone_title, t.slug as topic_slug,
            coalesce(m.origin_count, 0) as origin_count, m.retracted_at is not null as was_retracted
       from article a left join milestone_article ma on ma.article_id = a.id
       left join milestone m on m.id = ma.milestone_id left join topic t on t.id = m.topic_id
      where a.id = any($1::int[]) and a.topic_id is not null`,
    [ids],
  );
}

export interface ArticleAddressRow {
  id: number;
  title: string;
  url: string;
}

/** Where these articles stand on their sources' sites (primary key). */
export function addressesOf(db: Queryable, ids: readonly number[]): Promise<ArticleAddressRow[]> {
  return db.rows('select id, title, url from article where id = any($1::int[])', [ids]);
}
