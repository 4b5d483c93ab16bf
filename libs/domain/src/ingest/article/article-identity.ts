import { canonicalUrl } from './canonical-url.js';
import type { ParsedItem } from './parsed-feed.js';

const MAX_IDENTITY = 500;

export interface ArticleIdentity {
  /** What makes two items the same article, within its scope. */
  identity: string;
  /** `feed`: the identity counts only among items of one feed. */
  identityScope: 'global' | 'feed';
}

/**
 * An item's identity: its guid, as a canonical address where it is one; otherwise the guid within its feed;
 * without a guid the canonical link. An address that names a whole site (no path, no query) identifies nothing, nor does
 * a guid that is the feed's own address or its site: there the link counts.
 */
export function identityOf(
  item: Pick<ParsedItem, 'guid' | 'guidIsUrl'>,
  url: string,
  feedUrl: string,
): ArticleIdentity | null {
  const { guid, guidIsUrl } = item;
  if (guid === null) return everywhere(articleAddress(url));
  if (!guidIsUrl) return inFeed(guid);
  const stated = isOfFeed(guid, feedUrl) ? null : articleAddress(guid);
  const address = stated === null && !guid.includes('#') ? articleAddress(url) : stated;
  return everywhere(address) ?? inFeed(guid);
}

/** An address as an identity: canonical, bounded; null where it names a whole site, or nothing. */
export function articleAddress(url: string): string | null {
  const address = canonicalUrl(url);
  return address !== null && /^https:\/\/[^/]+\/./.test(address) ? address.slice(0, MAX_IDENTITY) : null;
}

/** Whether a guid is the feed's own address, however it is written. */
function isOfFeed(guid: string, feedUrl: string): boolean {
  const plain = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
  return plain(guid) === plain(feedUrl);
}

function everywhere(address: string | null): ArticleIdentity | null {
  return address === null ? null : { identity: address, identityScope: 'global' };
}

function inFeed(guid: string): ArticleIdentity {
  return { identity: guid.slice(0, MAX_IDENTITY), identityScope: 'feed' };
}
