import { getDomain } from 'tldts';

/** Longer URLs are rejected (bytes; the practical limit of browsers and servers). */
const MAX_URL = 2048;

/** Parameters that say where a reader came from. They never change what the page shows. */
const TRACKING =
  /^(?:utm_\w{1,30}|at_(?:medium|campaign\w*|custom\d?|link\w*|format|bbc\w*|ptr\w*)|ns_\w{1,30}|mc_[ce]id|mkt_tok|_hs(?:enc|mi)|fbclid|gclid|gclsrc|dclid|msclkid|yclid|twclid|ttclid|igshid|igsh|wt\.mc_id|wt_mc|xtor|cmpid|cmp|icid|ito|ocid|smid|smtyp|ftag|ftcamp|traffic_?source|taid|guccounter|guce_referrer\w*|soc_src|soc_trk|spm|ref_src|ref_url|partner|emc|mbid|sr_share|share(?:d|type)?|feedtype|feedname|__twitter_impression|outputtype|amp)$/i;

/** Parameters that are tracking only with one of the values in `REFERRER`. */
const AMBIGUOUS = /^(?:source|src|ref|from|via|rss|feed|medium|campaign|output)$/i;
const REFERRER =
  /^(?:rss\d?|feed|feeds|atom|xml|twitter|facebook|newsletter|email|homepage|amp|amphtml|1|true|yes|)$/i;

/**
 * The canonical form of a URL: all links to the same article give the same text. It removes tracking parameters,
 * fragments, AMP and mobile forms, `www.`, default ports and trailing slashes, replaces http by https and sorts the
 * query. Use it to compare, not to visit. Null if the URL is not HTTP(S).
 */
export function canonicalUrl(url: string, base?: string): string | null {
  const parsed = httpUrl(url, base);
  if (parsed === null) return null;
  const unwrapped = unwrapAmp(parsed);
  const host = unwrapped.host
    .replace(/^(?:(?:www\d?|m|mobile|amp)\.)+(?=[^.]+\.[^.]+)/, '')
    .replace(/:(?:80|443)$/, '');
  dropTracking(unwrapped);
  unwrapped.searchParams.sort();
  const query = unwrapped.searchParams.toString();
  return `https://${host}${canonicalPath(unwrapped.pathname)}${query === '' ? '' : `?${query}`}`;
}

/** Matches absolute HTTP(S) URLs that a URL parser would not change. Most URLs need no parsing because of it. */
const PLAIN = /^https?:\/\/(?:[a-z\d-]{1,63}\.){1,8}[a-z]{2,24}\/(?!\.)(?:[\w\-~!$&()*+,;=:@%.?]|\/(?!\.))*$/;

/** Whether a URL is absolute, HTTP(S), within the length limit and needs no repair. */
export function isPlainAddress(url: string): boolean {
  return url.length <= MAX_URL && PLAIN.test(url);
}

/** The URL to send a reader to: absolute, without tracking parameters. Null if it is not HTTP(S). */
export function visitUrl(url: string, base?: string): string | null {
  if (isPlainAddress(url) && !url.includes('?')) return url;
  const parsed = httpUrl(url, base);
  if (parsed === null) return null;
  if (parsed.search !== '' && [...parsed.searchParams.keys()].some((key) => TRACKING.test(key)))
    dropTracking(parsed);
  return parsed.href;
}

/** The parsed absolute HTTP(S) URL without credentials. Malformed parts are repaired. Null if it is not HTTP(S). */
export function httpUrl(url: string, base?: string): URL | null {
  const trimmed = url.trim();
  if (trimmed === '' || trimmed.length > MAX_URL) return null;
  const parsed = URL.parse(trimmed, base);
  if (parsed === null || (parsed.protocol !== 'http:' && parsed.protocol !== 'https:')) return null;
  if (parsed.username !== '') parsed.username = '';
  if (parsed.password !== '') parsed.password = '';
  return parsed;
}

/**
 * The registrable domain according to the public suffix list (`bbc.co.uk`), otherwise the host itself. Null if it is
 * not an HTTP(S) URL.
 */
export function hostKeyOf(url: string): string | null {
  const parsed = httpUrl(url);
  if (parsed === null) return null;
  return getDomain(parsed.hostname, { allowPrivateDomains: true }) ?? parsed.host;
}

function unwrapAmp(url: URL): URL {
  const cached = /(?:^|\.)cdn\.ampproject\.org$/.test(url.hostname)
    ? /^\/[a-z]\/(s\/)?(.+)$/.exec(url.pathname)
    : null;
  const viewed = /(?:^|\.)google\.[a-z.]{2,6}$/.test(url.hostname)
    ? /^\/amp\/(s\/)?(.+)$/.exec(url.pathname)
    : null;
  const inner = cached ?? viewed;
  if (inner === null) return url;
  return httpUrl(`${inner[1] === undefined ? 'http' : 'https'}://${inner[2]}${url.search}`) ?? url;
}

function canonicalPath(path: string): string {
  const plain = path
    .replace(/^\/amp(?=\/.)/, '')
    .replace(/\/amp\/?$/, '')
    .replace(/\.amp(\.html?)?$/, (_, html: string | undefined) => html ?? '')
    .replace(/\/(?:index\.(?:html?|php))?$/, '');
  return plain === '' ? '/' : plain.replace(/\/{2,}/g, '/');
}

function dropTracking(url: URL): void {
  for (const [key, value] of [...url.searchParams]) {
    if (TRACKING.test(key) || (AMBIGUOUS.test(key) && REFERRER.test(value))) url.searchParams.delete(key);
  }
}
