import { canonicalUrl } from './canonical-url.js';
import type { ParsedItem } from './parsed-feed.js';

const MAX_IDENTITY = 500;

export interface ArticleIdentity {
  /** Two items with the same identity in the same scope are the same article. */
  identity: string;
  /** `feed`: the identity is valid only within one feed. */
  identityScope: 'global' | 'feed';
}

/**
 * The identity of an item: its guid as a canonical URL if it is one, otherwise the guid within its feed. Without a
 * guid it is the canonical link. A URL that names a whole site (no path, no query) identifies nothing. The same holds
 * for a guid that is the URL of the feed or of its site: then the link is used.
 */
export function identityOf(
  item: Pick<ParsedItem, 'guid' | 'guidIsUrl'>,
  url: string,
  feedUrl: string,
): ArticleIdentity | null {
  const { guid, guidIsUrl } = item;
  if (guid === null) return globalIdentity(articleAddress(url));
  if (!guidIsUrl) return feedIdentity(guid);
  const stated = isOfFeed(guid, feedUrl) ? null : articleAddress(guid);
  const address = stated === null && !guid.includes('#') ? articleAddress(url) : stated;
  return globalIdentity(address) ?? feedIdentity(guid);
}

/** A URL as an identity: canonical and bounded. Null if it names a whole site or is not a URL. */
export function articleAddress(url: string): string | null {
  const address = canonicalUrl(url);
  return address !== null && /^https:\/\/[^/]+\/./.test(address) ? address.slice(0, MAX_IDENTITY) : null;
}

/** Whether a guid is the feed's own URL. The scheme, `www.` and a trailing slash do not matter. */
function isOfFeed(guid: string, feedUrl: string): boolean {
  const plain = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
  return plain(guid) === plain(feedUrl);
}

function globalIdentity(address: string | null): ArticleIdentity | null {
  return address === null ? null : { identity: address, identityScope: 'global' };
}

function feedIdentity(guid: string): ArticleIdentity {
  return { identity: guid.slice(0, MAX_IDENTITY), identityScope: 'feed' };
}
