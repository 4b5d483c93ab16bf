import { siteDomain } from '../ingest/article/site-domain.js';
import { domainLabel, fullHostOf, isSharedHost, outletDomains, plainDomain } from './outlet-domain.js';
import { channelOfFeed, type PlatformChannel, platformChannel } from './platform-channel.js';

/** By what an outlet is looked up and, if it is unknown, created. */
export interface FeedOutlet {
  /** Likeliest first. Empty if the outlet is not known. */
  domains: string[];
  /** Set if the outlet is a channel. Its key is the only domain. */
  channel: PlatformChannel | null;
  /** The key of the feed's channel if an operator says that it is this outlet's. From then on it leads to the outlet. */
  alias: string | null;
}

/**
 * The outlet that a feed belongs to. The feed's own address decides. The site that it names is only a claim, and counts
 * only on a server that carries feeds of many outlets. Without a site the outlet of a channel is the channel.
 *
 * @param site the site that an operator's list gives for the feed; never what the feed says about itself
 * @param page the page that the feed or the list names, to find its channel
 */
export function feedOutlet(feedUrl: string, site: string | null, page = site): FeedOutlet {
  const host = fullHostOf(feedUrl);
  if (host === null) return outletOfDomains([]);
  if (!isSharedHost(host)) return outletOfDomains(outletDomains(host));
  const named = site === null ? null : fullHostOf(site);
  if (named !== null && !isSharedHost(named)) return outletOfDomains(outletDomains(named));
  return outletOfChannel(channelOfFeed(feedUrl, page));
}

/**
 * The outlet of a feed, named by an operator: a domain, or the key or page of a channel. The domain of a platform does
 * not name the outlet of a channel there.
 *
 * @param page the page that the feed names
 */
export function namedOutlet(name: string, feedUrl: string, page: string | null): FeedOutlet {
  const channel = channelOfFeed(feedUrl, page);
  const named = platformChannel(name);
  if (named !== null) return outletOfChannel(named.key === channel?.key ? channel : named, channel);
  const domain = name
    .trim()
    .toLowerCase()
    .replace(/^www\./, '');
  if (channel?.key.startsWith(`${plainDomain(domain)}/`)) return outletOfChannel(channel);
  return outletOfDomains(outletDomains(domain), channel);
}

function outletOfDomains(domains: string[], ofFeed: PlatformChannel | null = null): FeedOutlet {
  return { domains, channel: null, alias: ofFeed?.key ?? null };
}

function outletOfChannel(channel: PlatformChannel | null, ofFeed = channel): FeedOutlet {
  const alias = ofFeed === null || ofFeed.key === channel?.key ? null : ofFeed.key;
  return { domains: channel === null ? [] : [channel.key], channel, alias };
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
  if (host === null || isSharedHost(host) || siteDomain(host) === siteDomain(fullHostOf(from) ?? ''))
    return null;
  return bearsName(title ?? '', outlet) ? siteDomain(host) : null;
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
