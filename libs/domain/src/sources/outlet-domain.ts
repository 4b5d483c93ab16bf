import { getDomainWithoutSuffix } from 'tldts';
import { httpUrl } from '../ingest/article/canonical-url.js';
import { isChannelKey } from '../ingest/article/identity-key.js';
import { BLOG_PLATFORMS, siteDomain } from '../ingest/article/site-domain.js';

/** Hosts that serve the pages or feeds of the outlet after them: 'feeds.herald.example' is herald.example. */
const SERVICE = /^(?:www\d?|m|mobile|amp|feeds?|rss\d?)\./;
/** 'news.herald.example' may be an outlet of its own. It is herald.example only if that is known. */
const NEWS = /^news\./;

/** Servers that carry feeds of many outlets. A feed there says nothing about its outlet. */
const SHARED = new Set(
  (
    'feedburner.com feedblitz.com feedpress.me follow.it rss.app rss.com politepol.com wn.com dj.com dowjones.io ' +
    'uecdn.es arcpublishing.com arc.pub youtube.com google.com yahoo.com medium.com ' +
    'users.livejournal.com community.livejournal.com ' +
    'libsyn.com simplecast.com megaphone.fm buzzsprout.com podbean.com acast.com'
  ).split(' '),
);

/** Whether a server carries feeds of many outlets. A blog platform does, unlike each of its blogs. */
export function isSharedHost(host: string): boolean {
  const site = siteOf(host);
  return SHARED.has(site) || BLOG_PLATFORMS.has(site);
}

/** The domain of a host as an outlet would write it: in lower case, without 'www.', 'm.', 'amp.' or 'feeds.'. */
export function plainDomain(host: string): string {
  const shortest = siteOf(host);
  let domain = lowered(host);
  while (SERVICE.test(domain) && domain.length > shortest.length) domain = domain.replace(SERVICE, '');
  return domain;
}

/**
 * The domains under which the outlet of a host may be known, likeliest first: the host itself, then each domain above
 * it down to that of its site.
 */
export function outletDomains(host: string): string[] {
  const exact = lowered(host);
  if (isChannelKey(exact)) return [exact];
  const shortest = siteOf(exact);
  const domains = [exact];
  for (let domain = exact; domain.length > shortest.length && domain.endsWith(`.${shortest}`); ) {
    domain = domain.slice(domain.indexOf('.') + 1);
    domains.push(domain);
  }
  return domains;
}

/** The domain of which this one is only a service host, or null: 'm.herald.example' → 'herald.example'. */
export function servedDomain(domain: string): string | null {
  const plain = plainDomain(domain);
  const above = plain.length > siteOf(plain).length ? plain.replace(NEWS, '') : plain;
  return above === domain ? null : above;
}

/** The host of a URL with all its subdomains, in lower case. Null if it is not an HTTP(S) URL. */
export function fullHostOf(url: string): string | null {
  return httpUrl(url)?.host ?? null;
}

/**
 * 'herald' of 'www.herald.co.uk', 'quay' of 'quay.wordpress.com'. The key of a channel is its own label: the platform's name is not the
 * outlet's.
 */
export function domainLabel(domain: string): string {
  const hasLabel = getDomainWithoutSuffix(domain, { allowPrivateDomains: true }) !== null;
  return isChannelKey(domain) || !hasLabel ? domain : (siteOf(domain).split('.')[0] ?? domain);
}

function siteOf(host: string): string {
  return siteDomain(lowered(host));
}

/** A dot at the end of a host says nothing. At the end of a channel's key it belongs to the name. */
function lowered(host: string): string {
  const lower = host.trim().toLowerCase();
  return isChannelKey(lower) ? lower : lower.replace(/\.$/, '');
}
