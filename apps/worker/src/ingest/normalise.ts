import {
  addressKeyOf,
  articleAddress,
  countLeftOut,
  type IdentityHolder,
  identityKeyOf,
  type LeftOut,
  type NormalisedArticle,
  type NormalisedItem,
  normaliseItem,
  type ParsedItem,
  sumOfLeftOut,
  titleKeyOf,
} from '#domain/ingest/article';
import type { ItemJudge } from '#domain/ingest/parse';
import type { DueFeedRow } from '#persistence/ingest/schedule';

/** An article with the keys that identify it in the database. */
export interface KeyedArticle extends NormalisedArticle {
  /** 'url:…' is global, 'source:{domain}:…' is valid within its source, 'feed:{id}:…' within its feed. */
  identityKey: string;
  /** The identity by URL alone. Null for the URL of a whole site. */
  addressKey: string | null;
  titleKey: string | null;
}

export interface Normalised {
  articles: KeyedArticle[];
  /** Items that do not make an article. */
  dropped: number;
  /** Those, repeated ones, and those for which no time was left. */
  leftOut: LeftOut;
  /** `rawHash` of the items for which no time was left. */
  late: string[];
}

/** The feed data that reading a document needs. */
export interface NormalisedFeed {
  feed: Pick<DueFeedRow, 'id' | 'url' | 'recording' | 'source_domain'> &
    Partial<Pick<DueFeedRow, 'other_domains'>>;
  /** News time of the visit. */
  now: Date;
}

/** Normalises a document's items one by one. Of items with one identity it keeps the first, which is the newest. */
export function normalise(
  { feed, now }: NormalisedFeed,
  items: readonly ParsedItem[],
  judge: ItemJudge = () => 'read',
): Normalised {
  const feedUrl = feed.recording === null ? feed.url : `https://${feed.source_domain}/`;
  const judged: NormalisedItem[] = [];
  for (const item of items) {
    if (judge(item.rawHash) === 'out_of_time') break;
    judged.push(normaliseItem(item, { feedUrl, fetchedAt: now }));
  }
  const holder = {
    feedId: feed.id,
    domain: feed.source_domain,
    otherDomains: feed.other_domains ?? [],
  };
  const keyed = judged.flatMap((one) => (one.kind === 'article' ? [keyedArticle(one.article, holder)] : []));
  const articles = eachOnce(keyed);
  const late = items.slice(judged.length).map((item) => item.rawHash);
  const reasons = judged.flatMap((one) => (one.kind === 'dropped' ? [one.reason] : []));
  const others = { repeated: keyed.length - articles.length, out_of_time: late.length };
  const leftOut = sumOfLeftOut(countLeftOut(reasons), others);
  return { articles, dropped: judged.length - keyed.length + late.length, leftOut, late };
}

function keyedArticle(article: NormalisedArticle, holder: IdentityHolder): KeyedArticle {
  const { identity, guid, url, title, publishedAt } = article;
  const identityKey = identityKeyOf(article, holder);
  const address = guid === null ? identity : articleAddress(url);
  const addressKey = address === null ? null : addressKeyOf(address, holder.domain, holder.otherDomains);
  return { ...article, identityKey, addressKey, titleKey: titleKeyOf(title, publishedAt) };
}

/**
 * Keeps each identity once. If a document repeats a guid for items with different URLs and titles, those items are
 * identified by URL.
 */
function eachOnce(articles: readonly KeyedArticle[]): KeyedArticle[] {
  const first = new Map<string, KeyedArticle>();
  const misused = new Set<string>();
  for (const article of articles) {
    const other = first.get(article.identityKey);
    if (other === undefined) first.set(article.identityKey, article);
    else if (other.addressKey !== article.addressKey && other.title !== article.title)
      misused.add(article.identityKey);
  }
  if (misused.size === 0) return [...first.values()];
  const once = new Map<string, KeyedArticle>();
  for (const article of articles) {
    const byAddress = misused.has(article.identityKey) ? article.addressKey : null;
    const identityKey = byAddress ?? article.identityKey;
    if (!once.has(identityKey)) once.set(identityKey, { ...article, identityKey });
  }
  return [...once.values()];
}
