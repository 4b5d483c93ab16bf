import type { Dispatcher } from 'undici';
import { type FeedAddress, readFeedAddress } from './feed-address.js';
import { fetchFailure } from './fetch-failure.js';
import type { FetchResult } from './fetch-result.js';
import { type AllowedServer, guardedAgent, type NameLookup } from './guarded-agent.js';
import { type GetResponse, httpGet } from './http-get.js';
import { interpretResponse } from './interpret-response.js';
import { headerOf } from './response-hints.js';

export interface FetchLimits {
  /** Maximum body size, as sent and decompressed. */
  maxBytes: number;
  /** For the whole fetch, redirects included (ms). */
  totalMs: number;
  /** Until the connection is established (ms). */
  connectMs: number;
  /** Without any data (ms). */
  idleMs: number;
  maxRedirects: number;
}

export const FETCH_LIMITS: FetchLimits = {
  maxBytes: 5_000_000,
  totalMs: 30_000,
  connectMs: 10_000,
  idleMs: 10_000,
  maxRedirects: 5,
};

export interface SafeFetchSettings {
  /** Product, version and a contact URL. */
  userAgent: string;
  /** Servers that are allowed although they are not public: exact host and port. */
  allow?: readonly AllowedServer[];
  /** Ranges that are allowed although they are not public: `10.1.0.0/16`. */
  openRanges?: readonly string[];
  limits?: Partial<FetchLimits>;
  /** The Accept header. Defaults to that of a feed reader. */
  accept?: string;
  /** Defaults to that of the system. */
  lookup?: NameLookup;
}

export interface SafeFetchRequest {
  etag: string | null;
  lastModified: string | null;
  /** News time. Used only if the server sends no Date. */
  now: Date;
}

export interface SafeFetch {
  fetch(url: string, request: SafeFetchRequest): Promise<FetchResult>;
  /** Closes idle connections. */
  close(): Promise<void>;
}

interface Fetcher {
  userAgent: string;
  accept: string;
  limits: FetchLimits;
  /** Also reaches the servers and ranges that the operator allows. */
  trusting: Dispatcher;
  /** Reaches only public addresses. Used after a redirect to another host. */
  strict: Dispatcher;
}

type Address = Extract<FeedAddress, { kind: 'address' }>;

/** One step in a chain of redirects. */
interface Hop {
  url: URL;
  authorisation: string | null;
  /** Updated while every redirect so far was permanent, then unchanged. */
  permanentUrl: string | null;
  permanentSoFar: boolean;
  agent: Dispatcher;
}

const REDIRECTS = new Set([300, 301, 302, 303, 307, 308]);
const PERMANENT = new Set([301, 308]);

const ACCEPT =
  'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5';

/**
 * A fetcher for untrusted URLs. It connects only to public addresses (checked at the connection) and limits time, size,
 * decompression and redirects. Requests are conditional if validators are given, and send them back verbatim. A URL's user name
 * and password go only to its own origin.
 */
export function createSafeFetch(settings: SafeFetchSettings): SafeFetch {
  const { userAgent, accept = ACCEPT, allow: servers = [], openRanges: ranges = [], lookup } = settings;
  const limits = { ...FETCH_LIMITS, ...settings.limits };
  const trusting = guardedAgent({ servers, ranges }, limits, lookup);
  const strict = guardedAgent({ servers: [], ranges: [] }, limits, lookup);
  const fetcher = { userAgent, accept, limits, trusting, strict };
  return {
    async fetch(url, request) {
      try {
        return await fetchDocument(url, request, fetcher);
      } catch (error) {
        return fetchFailure(error, limits.maxBytes);
      }
    },
    close: async () => {
      await Promise.all([trusting.destroy(), strict.destroy()]);
    },
  };
}

async function fetchDocument(
  start: string,
  request: SafeFetchRequest,
  fetcher: Fetcher,
): Promise<FetchResult> {
  const { limits, trusting } = fetcher;
  const address = readFeedAddress(start);
  if (address.kind === 'refused') return { kind: 'unreachable', code: 'bad_address', detail: address.detail };
  const deadline = performance.now() + limits.totalMs;
  let hop: Hop = { ...address, permanentUrl: null, permanentSoFar: true, agent: trusting };
  for (let redirects = 0; redirects <= limits.maxRedirects; redirects++) {
    const response = await httpGet(hop.agent, {
      url: hop.url,
      headers: requestHeaders(hop, request, fetcher),
      maxBytes: limits.maxBytes,
      withinMs: Math.max(0, deadline - performance.now()),
    });
    if (!REDIRECTS.has(response.status)) {
      const { maxBytes } = limits;
      return await interpretResponse(response, { ...hop, maxBytes, now: request.now });
    }
    const next = redirected(hop, response, fetcher);
    if ('kind' in next) return next;
    hop = next;
  }
  return badRedirect(`more than ${limits.maxRedirects} in a row`);
}

/** Refuses redirects from https to http. A URL with a password is never replaced permanently. */
function redirected(hop: Hop, response: GetResponse, { strict }: Fetcher): Hop | FetchResult {
  const location = headerOf(response.headers, 'location');
  if (location === null) return badRedirect(`HTTP ${response.status} without Location`);
  const target = readFeedAddress(location, hop.url);
  if (target.kind === 'refused') return badRedirect(target.detail);
  const { url } = target;
  if (hop.url.protocol === 'https:' && url.protocol === 'http:') return badRedirect('from https to http');
  const permanentSoFar = hop.permanentSoFar && PERMANENT.has(response.status) && hop.authorisation === null;
  return {
    url,
    authorisation: sameOrigin(hop, target) ? hop.authorisation : null,
    permanentUrl: permanentSoFar ? url.href : hop.permanentUrl,
    permanentSoFar,
    agent: url.hostname === hop.url.hostname ? hop.agent : strict,
  };
}

function sameOrigin(hop: Hop, target: Address): boolean {
  return hop.url.origin === target.url.origin;
}

function requestHeaders(
  { authorisation }: Hop,
  { etag, lastModified }: SafeFetchRequest,
  { userAgent, accept }: Fetcher,
): Record<string, string> {
  const headers: Record<string, string> = {
    'user-agent': userAgent,
    accept,
    'accept-encoding': 'gzip, br, deflate',
  };
  if (etag !== null) headers['if-none-match'] = etag;
  if (lastModified !== null) headers['if-modified-since'] = lastModified;
  if (authorisation !== null) headers.authorization = authorisation;
  return headers;
}

function badRedirect(detail: string): FetchResult {
  return { kind: 'unreachable', code: 'bad_redirect', detail: `redirect: ${detail}` };
}
