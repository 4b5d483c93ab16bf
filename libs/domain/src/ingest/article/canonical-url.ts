import { getDomain } from 'tldts';

/** Longer addresses are not taken (bytes; the practical limit of browsers and servers). */
const MAX_URL = 2048;

/** Parameters that say where a reader came from, never what is shown. */
const TRACKING =
  /^(?:utm_\w{1,30}|at_(?:medium|campaign\w*|custom\d?|link\w*|format|bbc\w*|ptr\w*)|ns_\w{1,30}|mc_[ce]id|mkt_tok|_hs(?:enc|mi)|fbclid|gclid|gclsrc|dclid|msclkid|yclid|twclid|ttclid|igshid|igsh|wt\.mc_id|wt_mc|xtor|cmpid|cmp|icid|ito|ocid|smid|smtyp|ftag|ftcamp|traffic_?source|taid|guccounter|guce_referrer\w*|soc_src|soc_trk|spm|ref_src|ref_url|partner|emc|mbid|sr_share|share(?:d|type)?|feedtype|feedname|__twitter_impression|outputtype|amp)$/i;

/** Parameters that track only with such a value. */
const AMBIGUOUS = /^(?:source|src|ref|from|via|rss|feed|medium|campaign|output)$/i;
const REFERRER =
  /^(?:rss\d?|feed|feeds|atom|xml|twitter|facebook|newsletter|email|homepage|amp|amphtml|1|true|yes|)$/i;

/**
 * The identity of an address: the same article gives the same text whichever way it was linked. Tracking
 * parameters, fragments, AMP and mobile forms, `www.`, default ports and trailing slashes go; https stands for
 * http; what is left of the query is sorted. For comparing, not for visiting. Null when it is no http(s) address.
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

/** An absolute http(s) address in which a URL parser would change nothing. Tells most addresses without parsing them. */
const PLAIN = /^https?:\/\/(?:[a-z\d-]{1,63}\.){1,8}[a-z]{2,24}\/(?!\.)(?:[\w\-~!$&()*+,;=:@%.?]|\/(?!\.))*$/;

/** Whether an address stands as it must: absolute, http(s), nothing to repair, not too long. */
export function isPlainAddress(url: string): boolean {
  return url.length <= MAX_URL && PLAIN.test(url);
}

/** The address to send a reader to: absolute, without tracking parameters. Null when it is no http(s) address. */
export function visitUrl(url: string, base?: string): string | null {
  if (isPlainAddress(url) && !url.includes('?')) return url;
  const parsed = httpUrl(url, base);
  if (parsed === null) return null;
  if (parsed.search !== '' && [...parsed.searchParams.keys()].some((key) => TRACKING.test(key)))
    dropTracking(parsed);
  return parsed.href;
}

/** An absolute http(s) address, its odd forms repaired; null otherwise. Credentials are removed. */
export function httpUrl(url: string, base?: string): URL | null {
  const trimmed = url.trim();
  if (trimmed === '' || trimmed.length > MAX_URL) return null;
  const parsed = URL.parse(trimmed, base);
  if (parsed === null || (parsed.protocol !== 'http:' && parsed.protocol !== 'https:')) return null;
  if (parsed.username !== '') parsed.username = '';
  if (parsed.password !== '') parsed.password = '';
  return parsed;
}

/** The registrable domain by the public suffix list (`bbc.co.uk`), else the host itself. Null when it is no address. */
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
