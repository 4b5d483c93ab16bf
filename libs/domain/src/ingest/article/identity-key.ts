import type { ArticleIdentity } from './article-identity.js';
import { hostKeyOf } from './canonical-url.js';

/** Who brought an item. */
export interface IdentityHolder {
  feedId: number;
  /** The source's. */
  domain: string;
}

/** The key of an identity: 'feed:{id}:…' counts within its feed, an address as `addressKeyOf` says. */
export function identityKeyOf({ identity, identityScope }: ArticleIdentity, holder: IdentityHolder): string {
  return identityScope === 'feed'
    ? `feed:${holder.feedId}:${identity}`
    : addressKeyOf(identity, holder.domain);
}

/**
 * The key of a canonical address. On the source's own site (its registrable domain) it counts everywhere: 'url:…'. An address
 * of another site counts within the source: 'source:{domain}:…', or whoever names another outlet's address first would own
 * that outlet's article.
 */
export function addressKeyOf(address: string, domain: string): string {
  const site = hostKeyOf(`https://${domain}/`);
  const isOwn = address.startsWith(`https://${site}/`) || hostKeyOf(address) === site;
  return isOwn ? `url:${address}` : `source:${domain}:${address}`;
}

/**
 * The key that the same identity has where it counts everywhere; a key that counts within a feed is its own. Under it an
 * item is known too: the outlet itself has the article, or it was stored before addresses were told apart.
 */
export function everywhereKey(key: string): string {
  return key.replace(/^source:.*?:(?=https:\/\/)/, 'url:');
}
