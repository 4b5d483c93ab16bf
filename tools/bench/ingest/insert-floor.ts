import { type Database } from '#persistence/database';
import { type GivenArticle, givenColumns, insertGiven, type NewArticle } from '#persistence/ingest/article';
import { systemClock } from '#platform/runtime';

const BATCH = 300;

/** Rows per second when the stored articles are inserted again in plain batches into the emptied table, over one connection and over two. */
export async function insertFloor(db: Database): Promise<{ insert: number; insertTwoConnections: number }> {
  const rows = await db.rows<NewArticle & { feed: number; source: number }>(
    `select slug, identity_key as "identityKey", title_key as "titleKey", guid, url, title, excerpt, content,
            image_url as "imageUrl", author, credit, language, published_at as "publishedAt",
            published_from as "publishedFrom", content_hash as "contentHash", raw_hash as "rawHash", tags,
            item_categories as "itemCategories", feed_id as feed, source_id as source from article order by id`,
  );
  const seenAt = systemClock.now();
  const given = rows.map((article) => ({ sourceId: article.source, feedId: article.feed, seenAt, article }));
  return { insert: await insertOver(1, db, given), insertTwoConnections: await insertOver(2, db, given) };
}

async function insertOver(
  connections: number,
  db: Database,
  given: readonly GivenArticle[],
): Promise<number> {
  await db.rows('truncate article cascade');
  const batches = Array.from({ length: Math.ceil(given.length / BATCH) }, (_, at) =>
    given.slice(at * BATCH, (at + 1) * BATCH),
  ).values();
  const insert = insertGiven(1);
  const connection = async () => {
    for (const batch of batches) await db.rows(insert, givenColumns(batch));
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, connection));
  return Math.round(given.length / ((performance.now() - began) / 1000));
}
