import { parse } from 'tldts';

/** Platforms on which each subdomain is an outlet of its own, and which the public suffix list lacks. */
export const BLOG_PLATFORMS: ReadonlySet<string> = new Set(
  (
    'beehiiv.com canalblog.com ghost.io livejournal.com over-blog.com squarespace.com substack.com tumblr.com typepad.com ' +
    'wordpress.com'
  ).split(' '),
);
/** Platforms on which each account is an outlet of its own. Nobody's site is the whole of them. */
const ACCOUNT_PLATFORMS = new Set(['medium.com', 'youtube.com']);
/** Subdomains of a platform's own. */
const OF_PLATFORM = /^(?:www\d?|m|mobile|amp|feeds?|rss\d?)$/;

/**
 * The domain of the site that a host belongs to: the registrable one according to the public suffix list ('bbc.co.uk'), on a blog
 * platform the blog's ('quay.wordpress.com'). A host without a registrable domain, such as an IP address, stays as it is.
 */
export function siteDomain(host: string): string {
  const { domain, subdomain } = parse(host, { allowPrivateDomains: true });
  if (domain === null) return host;
  const blog = BLOG_PLATFORMS.has(domain) ? subdomain?.split('.').at(-1) : undefined;
  return !blog || OF_PLATFORM.test(blog) ? domain : `${blog}.${domain}`;
}

/** The sites of an outlet with these domains. A channel has none. */
export function ownSites(domains: readonly string[]): string[] {
  return domains.map(siteDomain).filter((site) => !ACCOUNT_PLATFORMS.has(site));
}
