import type { Dispatcher } from 'undici';
import { type Answer, ask } from './ask.js';
import { type FeedAddress, readFeedAddress } from './feed-address.js';
import { fetchFailure } from './fetch-failure.js';
import type { FetchResult } from './fetch-result.js';
import { type AllowedServer, guardedAgent, type NameLookup } from './guarded-agent.js';
import { judgeAnswer } from './judge-answer.js';
import { headerOf } from './response-hints.js';

export interface FetchLimits {
  /** Largest body, as sent and inflated. */
  maxBytes: number;
  /** For the whole visit, redirects included (ms). */
  totalMs: number;
  /** Until the connection stands (ms). */
  connectMs: number;
  /** Between two signs of life (ms). */
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
  /** Honest: product, version and where to complain. */
  userAgent: string;
  /** Servers that may be asked although they are not public; exact host and port. */
  allow?: readonly AllowedServer[];
  /** Ranges that may be asked although they are not public: `10.1.0.0/16`. */
  openRanges?: readonly string[];
  limits?: Partial<FetchLimits>;
  /** The system's, unless told otherwise. */
  lookup?: NameLookup;
}

export interface SafeFetchRequest {
  etag: string | null;
  lastModified: string | null;
  /** News time; only used where the server shows no clock of its own. */
  now: Date;
}

export interface SafeFetch {
  fetch(url: string, request: SafeFetchRequest): Promise<FetchResult>;
  /** Closes the kept connections. */
  close(): Promise<void>;
}

interface Fetcher {
  userAgent: string;
  limits: FetchLimits;
  /** Asks what may be asked at an operator's word. */
  trusting: Dispatcher;
  /** Asks public addresses only: for where a stranger's redirect leads. */
  strict: Dispatcher;
}

type Address = Extract<FeedAddress, { kind: 'address' }>;

/** Where a visit stands in a chain of redirects. */
interface Hop {
  url: URL;
  authorisation: string | null;
  /** Set as long as every redirect so far was permanent, and kept from there on. */
  permanentUrl: string | null;
  permanentSoFar: boolean;
  agent: Dispatcher;
}

const REDIRECTS = new Set([300, 301, 302, 303, 307, 308]);
const PERMANENT = new Set([301, 308]);

const ACCEPT =
  'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5';

/**
 * A fetcher for addresses that strangers chose: public addresses only (checked at the connection), bounded in
 * time, size, inflation and redirects, conditional where validators are given. The validators go back verbatim;
 * name and password of an address go to its own origin only.
 */
export function createSafeFetch(settings: SafeFetchSettings): SafeFetch {
  const { userAgent, allow: servers = [], openRanges: ranges = [], lookup } = settings;
  const limits = { ...FETCH_LIMITS, ...settings.limits };
  const trusting = guardedAgent({ servers, ranges }, limits, lookup);
  const strict = guardedAgent({ servers: [], ranges: [] }, limits, lookup);
  const fetcher = { userAgent, limits, trusting, strict };
  return {
    async fetch(url, request) {
      try {
        return await visit(url, request, fetcher);
      } catch (error) {
        return fetchFailure(error, limits.maxBytes);
      }
    },
    close: async () => {
      await Promise.all([trusting.destroy(), strict.destroy()]);
    },
  };
}

async function visit(start: string, request: SafeFetchRequest, fetcher: Fetcher): Promise<FetchResult> {
  const { limits, trusting } = fetcher;
  const address = readFeedAddress(start);
  if (address.kind === 'refused') return { kind: 'unreachable', code: 'bad_address', detail: address.detail };
  const deadline = performance.now() + limits.totalMs;
  let hop: Hop = { ...address, permanentUrl: null, permanentSoFar: true, agent: trusting };
  for (let redirects = 0; redirects <= limits.maxRedirects; redirects++) {
    const answer = await ask(hop.agent, {
      url: hop.url,
      headers: requestHeaders(hop, request, fetcher.userAgent),
      maxBytes: limits.maxBytes,
      withinMs: Math.max(0, deadline - performance.now()),
    });
    if (!REDIRECTS.has(answer.status)) {
      const { maxBytes } = limits;
      return await judgeAnswer(answer, { ...hop, maxBytes, now: request.now });
    }
    const next = redirected(hop, answer, fetcher);
    if ('kind' in next) return next;
    hop = next;
  }
  return badRedirect(`more than ${limits.maxRedirects} in a row`);
}

/** A redirect never leads from https to http; an address with a password never moves by itself. */
function redirected(hop: Hop, answer: Answer, { strict }: Fetcher): Hop | FetchResult {
  const location = headerOf(answer.headers, 'location');
  if (location === null) return badRedirect(`HTTP ${answer.status} without an address`);
  const target = readFeedAddress(location, hop.url);
  if (target.kind === 'refused') return badRedirect(target.detail);
  const { url } = target;
  if (hop.url.protocol === 'https:' && url.protocol === 'http:') return badRedirect('from https to http');
  const permanentSoFar = hop.permanentSoFar && PERMANENT.has(answer.status) && hop.authorisation === null;
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
  userAgent: string,
): Record<string, string> {
  const headers: Record<string, string> = {
    'user-agent': userAgent,
    accept: ACCEPT,
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
