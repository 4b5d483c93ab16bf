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
 * without a guid the canonical link. An address that names a whole site (no path, no query) identifies nothing.
 */
export function identityOf(
  item: Pick<ParsedItem, 'guid' | 'guidIsUrl'>,
  url: string,
): ArticleIdentity | null {
  if (item.guid !== null && !item.guidIsUrl) return inFeed(item.guid);
  const address = canonicalUrl(item.guid ?? url);
  if (address !== null && /^https:\/\/[^/]+\/./.test(address)) {
    return { identity: address.slice(0, MAX_IDENTITY), identityScope: 'global' };
  }
  return item.guid === null ? null : inFeed(item.guid);
}

function inFeed(guid: string): ArticleIdentity {
  return { identity: guid.slice(0, MAX_IDENTITY), identityScope: 'feed' };
}
