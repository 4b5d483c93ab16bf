import type { ArticleIdentity } from './article-identity.js';
import { httpUrl } from './canonical-url.js';
import { ownSites, siteDomain } from './site-domain.js';

/** The feed and the source that an item came from. */
export interface IdentityHolder {
  feedId: number;
  /** The source's domain. */
  domain: string;
  /** The source's other domains. */
  otherDomains?: readonly string[];
}

/**
 * Whether a source's domain is the key of a channel, as `platformChannel` makes it: 'youtube.com/channel/uc…'. The host
 * in it belongs to the platform, not to the outlet.
 */
export function isChannelKey(domain: string): boolean {
  return domain.includes('/');
}

/** The key of an identity: 'feed:{id}:…' if it is valid within its feed, otherwise the key from `addressKeyOf`. */
export function identityKeyOf({ identity, identityScope }: ArticleIdentity, holder: IdentityHolder): string {
  return identityScope === 'feed'
    ? `feed:${holder.feedId}:${identity}`
    : addressKeyOf(identity, holder.domain, holder.otherDomains);
}

/**
 * The key of a canonical URL. A URL on one of the source's own sites (`siteDomain`) is valid everywhere:
 * 'url:…'. A URL of another site is valid only within the source: 'source:{domain}:…'. Otherwise a source could claim another
 * outlet's article by publishing its URL first. A channel has no site of its own.
 */
export function addressKeyOf(address: string, domain: string, otherDomains: readonly string[] = []): string {
  const sites = ownSites([domain, ...otherDomains]);
  const isOwn =
    sites.some((site) => address.startsWith(`https://${site}/`)) ||
    sites.includes(siteDomain(httpUrl(address)?.host ?? ''));
  return isOwn ? `url:${address}` : `source:${domain}:${address}`;
}

/**
 * The global key of the same identity. Keys within a feed stay as they are. An item may also be known by this key: the
 * outlet itself published the article, or it was stored before keys had a source.
 */
export function globalKeyOf(key: string): string {
  return key.replace(/^source:.*?:(?=https:\/\/)/, 'url:');
}
