import { hostKeyOf } from '../ingest/article/canonical-url.js';
import { domainLabel, fullHostOf, isSharedHost, outletDomains, plainDomain } from './outlet-domain.js';

/**
 * The domains of the outlet that a feed belongs to, likeliest first. The feed's own address decides. The site that it
 * names is only a claim, and counts only on a server that carries feeds of many outlets.
 *
 * @param site the site that an operator's list gives for the feed; never what the feed says about itself
 * @returns nothing if the outlet of a feed on a shared server is not known
 */
export function feedDomains(feedUrl: string, site: string | null): string[] {
  const host = fullHostOf(feedUrl);
  if (host === null) return [];
  if (!isSharedHost(host)) return outletDomains(host);
  const named = site === null ? null : fullHostOf(site);
  return named === null || isSharedHost(named) ? [] : outletDomains(named);
}

/** A feed that its server redirects to another place for good. */
export interface MovedFeed {
  from: string;
  to: string;
  /** What the document at the new place calls itself. */
  title: string | null;
}

/**
 * The new domain of an outlet whose feed has moved for good, or null if the move shows no new domain of it. An outlet
 * may redirect its feed to anybody's. So the document at the new place must bear the outlet's name.
 */
export function domainAfterMove(
  { from, to, title }: MovedFeed,
  outlet: { name: string; domain: string },
): string | null {
  const host = fullHostOf(to);
  if (host === null || isSharedHost(host) || hostKeyOf(from) === hostKeyOf(to)) return null;
  return bearsName(title ?? '', outlet) ? (hostKeyOf(to) ?? plainDomain(host)) : null;
}

const LEAST_NAME = 3;

function bearsName(title: string, { name, domain }: { name: string; domain: string }): boolean {
  const words = ` ${plainWords(title)} `;
  const label = domainLabel(domain);
  const names = [plainWords(name), plainWords(label)].filter((one) => one.length >= LEAST_NAME);
  if (names.some((one) => words.includes(` ${one} `))) return true;
  return label.length > LEAST_NAME && words.replaceAll(' ', '').includes(label);
}

function plainWords(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /u, '');
}
