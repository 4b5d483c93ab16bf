import type { FetchResult } from './fetch-result.js';
import type { GetResponse } from './http-get.js';
import { inflateBody } from './inflate-body.js';
import { freshForMs, headerOf, listOf, retryAfterMs, validatorOf } from './response-hints.js';

/** The request chain that led to a response. */
export interface ResponseContext {
  url: URL;
  permanentUrl: string | null;
  /** Every redirect so far was permanent. */
  permanentSoFar: boolean;
  /** Maximum body size, decompressed. */
  maxBytes: number;
  now: Date;
}

/** The fetch result of a final response. */
export async function interpretResponse(
  response: GetResponse,
  context: ResponseContext,
): Promise<FetchResult> {
  const { status, headers } = response;
  const freshness = { freshForMs: freshForMs(headers, context.now), permanentUrl: context.permanentUrl };
  if (status < 300) {
    const encoding = headerOf(headers, 'content-encoding');
    return {
      kind: 'document',
      bytes: await inflateBody(response.body, encoding, context.maxBytes),
      contentType: headerOf(headers, 'content-type'),
      etag: validatorOf(headers, 'etag'),
      lastModified: validatorOf(headers, 'last-modified'),
      link: listOf(headers, 'link'),
      url: context.url.href,
      ...freshness,
    };
  }
  if (status === 304) return { kind: 'not_modified', ...freshness };
  if (status === 410) return { kind: context.permanentSoFar ? 'gone' : 'not_found', status };
  if ([401, 402, 403, 407, 451].includes(status)) return { kind: 'unauthorised', status };
  const wait = { status, retryAfterMs: retryAfterMs(headers, context.now) };
  if (status === 429) return { kind: 'throttled', ...wait };
  if (status >= 500 || status === 408 || status === 425) return { kind: 'server_error', ...wait };
  return { kind: 'not_found', status };
}
