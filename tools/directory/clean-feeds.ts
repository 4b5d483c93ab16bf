import type { ListedOutlet } from './listed-outlet.js';

export interface ListedFeed {
  url: string;
  categories: string[];
}

export interface CleanedFeeds {
  ofDomain: Map<string, ListedFeed[]>;
  invalid: number;
  repeated: number;
}

const MAX_URL_CHARS = 500;

/**
 * Keeps each feed URL once: for the outlet whose domain serves it, otherwise for the first that lists it. HTTPS wins over HTTP. The
 * categories of duplicates are merged.
 */
export function cleanFeeds(outlets: readonly ListedOutlet[]): CleanedFeeds {
  const owners = new Map<string, { domain: string; feed: ListedFeed }>();
  let invalid = 0;
  let repeated = 0;
  for (const { domain, feeds } of outlets) {
    for (const { url, categories } of feeds) {
      const address = validAddress(url);
      if (!address) {
        invalid += 1;
        continue;
      }
      const key = `${address.host.replace(/^www\./, '')}${address.pathname.replace(/\/+$/, '')}${address.search}`;
      const known = owners.get(key);
      if (!known) {
        owners.set(key, { domain, feed: { url: address.href, categories: tidy(categories) } });
        continue;
      }
      repeated += 1;
      known.feed.categories = tidy([...known.feed.categories, ...categories]);
      if (address.protocol === 'https:' && known.feed.url.startsWith('http:')) known.feed.url = address.href;
      if (serves(domain, address) && !serves(known.domain, address)) known.domain = domain;
    }
  }
  const ofDomain = new Map<string, ListedFeed[]>();
  for (const { domain, feed } of owners.values())
    ofDomain.set(domain, [...(ofDomain.get(domain) ?? []), feed]);
  return { ofDomain, invalid, repeated };
}

/** A public web URL without credentials or fragment, or null. */
export function validAddress(url: string): URL | null {
  if (url.length > MAX_URL_CHARS || !URL.canParse(url)) return null;
  const address = new URL(url);
  const web = address.protocol === 'https:' || address.protocol === 'http:';
  const named =
    /\.[a-z][a-z0-9-]+$/i.test(address.hostname) && !/\.(?:local|internal|test)$/.test(address.hostname);
  if (!web || !named || address.username !== '' || address.port !== '') return null;
  address.hash = '';
  return address;
}

function serves(domain: string, { hostname }: URL): boolean {
  return hostname === domain || hostname.endsWith(`.${domain}`);
}

function tidy(categories: readonly string[]): string[] {
  return [
    ...new Set(categories.map((category) => category.replace(/^CORE:/, '').trim()).filter(Boolean)),
  ].slice(0, 8);
}
