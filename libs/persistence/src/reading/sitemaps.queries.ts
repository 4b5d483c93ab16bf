import type { Queryable } from '../database/database.js';

/** A page as a sitemap names it. */
export interface SitemapRow {
  slug: string;
  /** Missing where nothing says when the page last changed. */
  updated_at?: Date;
}

export async function lastTopicId(db: Queryable): Promise<number> {
  const [row] = await db.rows<{ id: number | null }>('select max(id) as id from topic');
  return row?.id ?? 0;
}

/** Listed topics with ids after `from` up to `to` (primary key). */
export function listedTopicSlugs(db: Queryable, from: number, to: number): Promise<SitemapRow[]> {
  return db.rows('select slug, updated_at from topic where id > $1 and id <= $2 and is_listed order by id', [
    from,
    to,
  ]);
}

/** The newest placed articles (index `article_placed`). */
export function newestArticleSlugs(db: Queryable, limit: number): Promise<SitemapRow[]> {
  return db.rows(
    `select slug, updated_at from article where topic_id is not null
      order by published_at desc, id desc limit $1`,
    [limit],
  );
}

export async function lastSourceId(db: Queryable): Promise<number> {
  const [row] = await db.rows<{ id: number | null }>('select max(id) as id from source');
  return row?.id ?? 0;
}

/** Sources of the directory with ids after `from` up to `to`, without those that an operator disabled (primary key). */
export function openSourceSlugs(db: Queryable, from: number, to: number): Promise<SitemapRow[]> {
  return db.rows(
    'select slug from source where id > $1 and id <= $2 and disabled_reason is null order by id',
    [from, to],
  );
}
