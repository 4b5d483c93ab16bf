/** Raw SQL: batches of articles. */
import type { Queryable } from '../../database/database.js';
import type { NewArticle } from './ingest.queries.js';

/** An article whose text is the same. */
export type TouchedArticle = { id: number } & Pick<NewArticle, 'rawHash' | 'url' | 'imageUrl'>;

/** Stores what else changed in these items: outlets add pictures later, and correct links. */
export async function touchArticles(tx: Queryable, touched: readonly TouchedArticle[]): Promise<void> {
  await tx.rows(
    `update article a set raw_hash = g.raw_hash, url = g.url, image_url = g.image_url
       from unnest($1::int[], $2::text[], $3::text[], $4::text[]) as g (id, raw_hash, url, image_url) where a.id = g.id`,
    [
      touched.map((one) => one.id),
      touched.map((one) => one.rawHash),
      touched.map((one) => one.url),
      touched.map((one) => one.imageUrl),
    ],
  );
}
