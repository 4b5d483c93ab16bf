import type { Answer } from './ask.js';
import type { FetchResult } from './fetch-result.js';
import { inflateBody } from './inflate-body.js';
import { freshForMs, headerOf, listOf, retryAfterMs, validatorOf } from './response-hints.js';

/** How the address that answered was come by. */
export interface Way {
  url: URL;
  permanentUrl: string | null;
  /** No redirect led here that may lead elsewhere tomorrow. */
  permanentSoFar: boolean;
  /** Largest body, inflated. */
  maxBytes: number;
  now: Date;
}

/** What an answer that is no redirect to follow means. */
export async function judgeAnswer(answer: Answer, way: Way): Promise<FetchResult> {
  const { status, headers } = answer;
  const freshness = { freshForMs: freshForMs(headers, way.now), permanentUrl: way.permanentUrl };
  if (status < 300) {
    const encoding = headerOf(headers, 'content-encoding');
    return {
      kind: 'document',
      bytes: await inflateBody(answer.body, encoding, way.maxBytes),
      contentType: headerOf(headers, 'content-type'),
      etag: validatorOf(headers, 'etag'),
      lastModified: validatorOf(headers, 'last-modified'),
      link: listOf(headers, 'link'),
      url: way.url.href,
      ...freshness,
    };
  }
  if (status === 304) return { kind: 'not_modified', ...freshness };
  if (status === 410) return { kind: way.permanentSoFar ? 'gone' : 'not_found', status };
  if ([401, 402, 403, 407, 451].includes(status)) return { kind: 'unauthorised', status };
  const wait = { status, retryAfterMs: retryAfterMs(headers, way.now) };
  if (status === 429) return { kind: 'throttled', ...wait };
  if (status >= 500 || status === 408 || status === 425) return { kind: 'server_error', ...wait };
  return { kind: 'not_found', status };
}
