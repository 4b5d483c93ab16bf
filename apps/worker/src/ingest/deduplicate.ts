import { countLeftOut, globalKeyOf, type LeftOut } from '#domain/ingest/article';
import type { ArticleMarks, StoredArticle, TouchedArticle } from '#persistence/ingest/article';
import type { LeftOutReason } from '#vocabulary';
import type { KeyedArticle } from './normalise.js';

/** The fields that deduplication compares. */
type Marked = Pick<
  KeyedArticle,
  'identityKey' | 'addressKey' | 'url' | 'titleKey' | 'contentHash' | 'rawHash' | 'imageUrl'
>;

export interface Deduplicated<Article extends Marked> {
  fresh: Article[];
  changed: { stored: StoredArticle; article: Article }[];
  touched: TouchedArticle[];
  leftOut: LeftOut;
}

/** The marks to look up in the database. */
export function marksOf(sourceId: number, articles: readonly Marked[]): ArticleMarks[] {
  return articles.map(({ identityKey, addressKey, url, titleKey }) => ({
    sourceId,
    identityKey,
    addressKey,
    url,
    titleKey,
  }));
}

/**
 * Separates new articles from known ones, and finds the known ones whose text changed. An article is known if it has
 * the same identity, or the global identity of its URL; the same URL in another feed of the source; the same title on
 * the same day in the source; or if it was removed under any of these. The feed that first had an article owns it:
 * other feeds do not change it, because their text is often shorter. Two items of one feed may share a URL, as live
 * page entries do.
 */
export function deduplicate<Article extends Marked>(
  feed: { id: number | null; source_id: number },
  articles: readonly Article[],
  stored: readonly StoredArticle[],
): Deduplicated<Article> {
  const known = new Map(stored.filter((one) => !one.is_gone).map((one) => [one.identity_key, one]));
  const isElsewhere = knownElsewhere(feed, stored);
  const sorted: Deduplicated<Article> = { fresh: [], changed: [], touched: [], leftOut: {} };
  const reasons: LeftOutReason[] = [];
  for (const article of articles) {
    const before = known.get(article.identityKey) ?? known.get(globalKeyOf(article.identityKey));
    if (before === undefined) {
      const reason = isElsewhere(article);
      if (reason === null) sorted.fresh.push(article);
      else reasons.push(reason);
    } else if (!isBroughtBy(feed, before) || before.raw_hash === article.rawHash) continue;
    else if (before.content_hash !== article.contentHash) sorted.changed.push({ stored: before, article });
    else {
      const { rawHash, url, imageUrl } = article;
      sorted.touched.push({ id: before.id, rawHash, url, imageUrl });
    }
  }
  return { ...sorted, leftOut: countLeftOut(reasons) };
}

/** Why an article of unknown identity is not new, if it matches by another mark. Remembers the title of a new one. */
function knownElsewhere(
  feed: { id: number | null; source_id: number },
  stored: readonly StoredArticle[],
): (article: Marked) => LeftOutReason | null {
  const gone = new Set(stored.filter((one) => one.is_gone).map((one) => one.identity_key));
  const own = stored.filter((one) => one.source_id === feed.source_id);
  const others = own.filter((one) => !isOfFeed(one, feed.id));
  const addresses = new Set(others.flatMap((one) => [one.url, globalKeyOf(one.identity_key)]));
  const titles = new Set(own.map((one) => one.title_key));
  return ({ identityKey, addressKey, url, titleKey }) => {
    if (gone.has(identityKey) || gone.has(globalKeyOf(identityKey))) return 'removed';
    if (addresses.has(url)) return 'known';
    if (addressKey !== null && addresses.has(globalKeyOf(addressKey))) return 'known';
    if (titleKey === null) return null;
    const isKnown = titles.has(titleKey);
    titles.add(titleKey);
    return isKnown ? 'known' : null;
  };
}

/** Articles of archives have no feed, so the source is compared too. */
function isBroughtBy(feed: { id: number | null; source_id: number }, stored: StoredArticle): boolean {
  return stored.feed_id === feed.id && stored.source_id === feed.source_id;
}

function isOfFeed(stored: StoredArticle, feedId: number | null): boolean {
  return stored.is_gone ? stored.identity_key.startsWith(`feed:${feedId}:`) : stored.feed_id === feedId;
}
