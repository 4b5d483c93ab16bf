import type { StoredArticle } from '#persistence';
import type { KeyedArticle } from './normalise.js';

export interface Deduplicated {
  fresh: KeyedArticle[];
  changed: { stored: StoredArticle; article: KeyedArticle }[];
  touched: { id: number; rawHash: string }[];
}

/**
 * Tells new articles from known ones, and of the known ones those whose text changed. Known is what has the same
 * identity, or the same address in another feed of the source. An article belongs to the feed that brought it
 * first: what a second feed says of it (often shorter) changes nothing.
 */
export function deduplicate(
  feedId: number,
  articles: readonly KeyedArticle[],
  stored: readonly StoredArticle[],
): Deduplicated {
  const known = new Map(stored.map((one) => [one.identity_key, one]));
  const elsewhere = new Set(stored.filter((one) => one.feed_id !== feedId).map((one) => one.url));
  const sorted: Deduplicated = { fresh: [], changed: [], touched: [] };
  for (const article of articles) {
    const before = known.get(article.identityKey);
    if (before === undefined && elsewhere.has(article.url)) continue;
    if (before === undefined) sorted.fresh.push(article);
    else if (before.feed_id !== feedId || before.raw_hash === article.rawHash) continue;
    else if (before.content_hash !== article.contentHash) sorted.changed.push({ stored: before, article });
    else sorted.touched.push({ id: before.id, rawHash: article.rawHash });
  }
  return sorted;
}
