import { articleColumns, type Database, insertGiven, type NewArticle } from '#persistence';
import { systemClock } from '#platform';

const BATCH = 300;

/** Rows a second: the stored articles once more, bare, in batches, into the emptied table. */
export async function insertFloor(db: Database): Promise<number> {
  const rows = await db.rows<NewArticle & { feed: number; source: number }>(
    `select slug, identity_key as "identityKey", guid, url, title, excerpt, content, image_url as "imageUrl", author,
            language, published_at as "publishedAt", published_from as "publishedFrom", content_hash as "contentHash",
            raw_hash as "rawHash", tags, feed_id as feed, source_id as source from article order by id`,
  );
  await db.rows('truncate article cascade');
  const [first] = rows;
  const insert = insertGiven({ id: '$1', sourceId: '$2', seenAt: '$3' }, 4);
  const began = performance.now();
  for (let at = 0; first !== undefined && at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH);
    await db.rows(insert, [first.feed, first.source, systemClock.now(), ...articleColumns(batch)]);
  }
  return Math.round(rows.length / ((performance.now() - began) / 1000));
}
