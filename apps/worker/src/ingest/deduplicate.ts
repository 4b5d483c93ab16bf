import type { ArticleMarks, StoredArticle } from '#persistence';
import type { KeyedArticle } from './normalise.js';

export interface Deduplicated {
  fresh: KeyedArticle[];
  changed: { stored: StoredArticle; article: KeyedArticle }[];
  touched: { id: number; rawHash: string }[];
}

/** What to ask the table for, once for a whole document. */
export function marksOf(sourceId: number, articles: readonly KeyedArticle[]): ArticleMarks {
  const keys = articles.flatMap(({ identityKey, addressKey }) => [identityKey, addressKey ?? identityKey]);
  return {
    identityKeys: [...new Set(keys)],
    sourceId,
    urls: articles.map((article) => article.url),
    titleKeys: articles.flatMap((article) => article.titleKey ?? []),
  };
}

/**
 * Tells new articles from known ones, and of the known ones those whose text changed. Known is, in this order, what has
 * the same identity; the same address in another feed of the source; the same title on the same day from the source; and
 * what was removed under any of these. An article belongs to the feed that brought it first: what a second feed says of
 * it (often shorter) changes nothing. Two items of one feed may share an address, as the entries of a live page do.
 */
export function deduplicate(
  feed: { id: number | null; source_id: number },
  articles: readonly KeyedArticle[],
  stored: readonly StoredArticle[],
): Deduplicated {
  const known = new Map(stored.filter((one) => !one.is_gone).map((one) => [one.identity_key, one]));
  const isElsewhere = knownElsewhere(feed, stored);
  const sorted: Deduplicated = { fresh: [], changed: [], touched: [] };
  for (const article of articles) {
    const before = known.get(article.identityKey);
    if (before === undefined) {
      if (!isElsewhere(article)) sorted.fresh.push(article);
    } else if (before.feed_id !== feed.id || before.raw_hash === article.rawHash) continue;
    else if (before.content_hash !== article.contentHash) sorted.changed.push({ stored: before, article });
    else sorted.touched.push({ id: before.id, rawHash: article.rawHash });
  }
  return sorted;
}

/** Whether an article of unknown identity is known by another mark; one that is not is remembered by its title. */
function knownElsewhere(
  feed: { id: number | null; source_id: number },
  stored: readonly StoredArticle[],
): (article: KeyedArticle) => boolean {
  const gone = new Set(stored.filter((one) => one.is_gone).map((one) => one.identity_key));
  const own = stored.filter((one) => one.source_id === feed.source_id);
  const others = own.filter((one) => !isOfFeed(one, feed.id));
  const addresses = new Set(others.flatMap((one) => [one.url, one.identity_key]));
  const titles = new Set(own.map((one) => one.title_key));
  return ({ identityKey, addressKey, url, titleKey }) => {
    if (gone.has(identityKey) || addresses.has(url) || (addressKey !== null && addresses.has(addressKey)))
      return true;
    if (titleKey === null) return false;
    const isKnown = titles.has(titleKey);
    titles.add(titleKey);
    return isKnown;
  };
}

function isOfFeed(stored: StoredArticle, feedId: number | null): boolean {
  return stored.is_gone ? stored.identity_key.startsWith(`feed:${feedId}:`) : stored.feed_id === feedId;
}
