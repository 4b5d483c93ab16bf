import { type Database, givenColumns, insertGiven, type NewArticle } from '#persistence';
import { systemClock } from '#platform';

const BATCH = 300;

/** Rows a second: the stored articles once more, bare, in batches, into the emptied table. */
export async function insertFloor(db: Database): Promise<number> {
  const rows = await db.rows<NewArticle & { feed: number; source: number }>(
    `select slug, identity_key as "identityKey", title_key as "titleKey", guid, url, title, excerpt, content, image_url as "imageUrl", author, credit,
            language, published_at as "publishedAt", published_from as "publishedFrom", content_hash as "contentHash",
            raw_hash as "rawHash", tags, feed_id as feed, source_id as source from article order by id`,
  );
  await db.rows('truncate article cascade');
  const insert = insertGiven(1);
  const seenAt = systemClock.now();
  const began = performance.now();
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH);
    const given = batch.map((article) => ({
      sourceId: article.source,
      feedId: article.feed,
      seenAt,
      article,
    }));
    await db.rows(insert, givenColumns(given));
  }
  return Math.round(rows.length / ((performance.now() - began) / 1000));
}
