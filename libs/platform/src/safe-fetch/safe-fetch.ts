import { type Dispatcher, request } from 'undici';
import type { FetchResult, UnreachableCode } from './fetch-result.js';
import { type AllowedServer, guardedAgent } from './guarded-agent.js';
import { readBody } from './read-body.js';
import { freshForMs, headerOf, retryAfterMs, validatorOf } from './response-hints.js';

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
  limits?: Partial<FetchLimits>;
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

interface Visit extends SafeFetchRequest {
  agent: Dispatcher;
  userAgent: string;
  limits: FetchLimits;
  signal: AbortSignal;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PERMANENT = new Set([301, 308]);

/**
 * A fetcher for addresses that strangers chose: public addresses only (checked at the connection), bounded in
 * time, size, inflation and redirects, conditional where validators are given. The validators go back verbatim.
 */
export function createSafeFetch(settings: SafeFetchSettings): SafeFetch {
  const limits = { ...FETCH_LIMITS, ...settings.limits };
  const agent = guardedAgent(settings.allow ?? [], limits);
  return {
    async fetch(url, conditions) {
      const signal = AbortSignal.timeout(limits.totalMs);
      try {
        return await visit(url, { ...conditions, agent, userAgent: settings.userAgent, limits, signal });
      } catch (error) {
        return failure(error, limits, signal.aborted);
      }
    },
    close: () => agent.destroy(),
  };
}

async function visit(start: string, context: Visit): Promise<FetchResult> {
  let url = start;
  let permanentUrl: string | null = null;
  let permanentSoFar = true;
  for (let hops = 0; hops <= context.limits.maxRedirects; hops++) {
    const answer = await request(url, {
      dispatcher: context.agent,
      signal: context.signal,
      headers: requestHeaders(context),
    });
    if (!REDIRECTS.has(answer.statusCode)) return judge(answer, url, permanentUrl, context);
    await answer.body.dump({ limit: 65_536, signal: context.signal });
    const target = URL.parse(headerOf(answer.headers, 'location') ?? '', url);
    if (target === null || !/^https?:$/.test(target.protocol)) return badRedirect('leads nowhere');
    if (url.startsWith('https:') && target.protocol === 'http:')
      return badRedirect('leads from https to http');
    url = target.href;
    permanentSoFar &&= PERMANENT.has(answer.statusCode);
    if (permanentSoFar) permanentUrl = url;
  }
  return badRedirect(`more than ${context.limits.maxRedirects}`);
}

function requestHeaders(context: Visit): Record<string, string> {
  return {
    'user-agent': context.userAgent,
    accept:
      'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5',
    'accept-encoding': 'gzip, br, deflate',
    ...(context.etag === null ? {} : { 'if-none-match': context.etag }),
    ...(context.lastModified === null ? {} : { 'if-modified-since': context.lastModified }),
  };
}

async function judge(
  answer: Dispatcher.ResponseData,
  url: string,
  permanentUrl: string | null,
  context: Visit,
): Promise<FetchResult> {
  const { statusCode: status, headers } = answer;
  const freshness = { freshForMs: freshForMs(headers, context.now), permanentUrl };
  if (status >= 200 && status < 300) {
    const bytes = await readBody(
      answer.body,
      headerOf(headers, 'content-encoding'),
      context.limits.maxBytes,
      context.signal,
    );
    const etag = validatorOf(headers, 'etag');
    const lastModified = validatorOf(headers, 'last-modified');
    return {
      kind: 'document',
      bytes,
      contentType: headerOf(headers, 'content-type'),
      etag,
      lastModified,
      url,
      ...freshness,
    };
  }
  await answer.body.dump({ limit: 65_536, signal: context.signal });
  if (status === 304) return { kind: 'not_modified', ...freshness };
  if (status === 410) return { kind: 'gone', status };
  if ([401, 402, 403, 407, 451].includes(status)) return { kind: 'unauthorised', status };
  if (status === 429) return { kind: 'throttled', status, retryAfterMs: retryAfterMs(headers, context.now) };
  if (status >= 500 || status === 408 || status === 425) {
    return { kind: 'server_error', status, retryAfterMs: retryAfterMs(headers, context.now) };
  }
  return { kind: 'not_found', status };
}

function badRedirect(detail: string): FetchResult {
  return { kind: 'unreachable', code: 'bad_redirect', detail: `redirect: ${detail}` };
}

const CODES: Record<string, UnreachableCode> = {
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  ECONNREFUSED: 'refused',
  ENOTPUBLIC: 'not_public',
  EENCODING: 'bad_body',
  Z_DATA_ERROR: 'bad_body',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
};

function failure(error: unknown, limits: FetchLimits, timedOut: boolean): FetchResult {
  const cause = error instanceof Error ? error : new Error(String(error));
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
  if (code === 'EBODYTOOLARGE') return { kind: 'too_large', limitBytes: limits.maxBytes };
  const detail = cause.message.slice(0, 200);
  if (timedOut) return { kind: 'unreachable', code: 'timeout', detail };
  const tls = /CERT|SSL|TLS|SELF_SIGNED/.test(code);
  return { kind: 'unreachable', code: CODES[code] ?? (tls ? 'tls' : 'network'), detail };
}
