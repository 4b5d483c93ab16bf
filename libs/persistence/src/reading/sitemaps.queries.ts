import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';

/** A page for a sitemap. `updated_at` is missing if its last change is unknown. */
export type SitemapRow = Pick<Row<'topic'>, 'slug'> & Partial<Pick<Row<'topic'>, 'updated_at'>>;

export function lastTopicId(db: Queryable): Promise<number> {
  return lastId(db, 'topic');
}

export function lastSourceId(db: Queryable): Promise<number> {
  return lastId(db, 'source');
}

async function lastId(db: Queryable, table: 'topic' | 'source'): Promise<number> {
  const row = await db.kysely
    .selectFrom(table)
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Listed topics with ids after `from` up to `to` (primary key). */
export function listedTopicSlugs(db: Queryable, from: number, to: number): Promise<SitemapRow[]> {
  return db.kysely
    .selectFrom('topic')
    .select(['slug', 'updated_at'])
    .where('id', '>', from)
    .where('id', '<=', to)
    .where((eb) => eb.ref('is_listed'))
    .orderBy('id')
    .execute();
}

/** The newest placed articles (index `article_placed`). */
export function newestArticleSlugs(db: Queryable, limit: number): Promise<SitemapRow[]> {
  return db.kysely
    .selectFrom('article')
    .select(['slug', 'updated_at'])
    .where('topic_id', 'is not', null)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Sources with ids after `from` up to `to`, without disabled ones (primary key). */
export function openSourceSlugs(db: Queryable, from: number, to: number): Promise<SitemapRow[]> {
  return db.kysely
    .selectFrom('source')
    .select('slug')
    .where('id', '>', from)
    .where('id', '<=', to)
    .where('disabled_reason', 'is', null)
    .orderBy('id')
    .execute();
}
