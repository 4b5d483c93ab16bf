import { httpUrl } from '../ingest/article/canonical-url.js';
import { feedOutlet } from './claimed-domain.js';
import type { OpmlFeed } from './opml-outline.js';
import { fullHostOf, isSharedHost, outletDomains } from './outlet-domain.js';

/** By what the source of a line in a reader's list is looked up. */
export interface FeedClue {
  url: string;
  /** Likeliest first. */
  domains: string[];
}

/**
 * The feed's address, its outlet's domains, and those of the site that the list names. Unlike in an operator's list the site may
 * decide: what a reader follows concerns nobody else. Nothing is fetched. Null if the line is not the address of a feed.
 */
export function feedClue({ url, site }: Pick<OpmlFeed, 'url' | 'site'>): FeedClue | null {
  const parsed = httpUrl(url);
  if (parsed === null) return null;
  const named = site === null ? null : fullHostOf(site);
  const ofSite = named === null || isSharedHost(named) ? [] : outletDomains(named);
  return { url: parsed.href, domains: [...new Set([...feedOutlet(parsed.href, site).domains, ...ofSite])] };
}
