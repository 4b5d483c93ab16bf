import type { CustomFetchOptions } from 'openid-client';
import { ProviderError } from './provider-error.js';

/** The largest document of a provider. Real ones have a few kilobytes (bytes, decompressed). */
const MOST_BYTES = 262_144;
/** These statuses have no body. */
const EMPTY = new Set([204, 205, 304]);

/**
 * Fetches a document of the provider and reads at most 256 kB of it. openid-client's signal limits the time of both. Redirects
 * are not followed.
 * @throws ProviderError if the document is larger
 */
export async function boundedFetch(url: string, options: CustomFetchOptions): Promise<Response> {
  const { method, headers, body, signal } = options;
  const response = await fetch(url, {
    method,
    headers,
    body: body ?? null,
    redirect: 'manual',
    signal: signal ?? null,
  } as RequestInit);
  const { status, statusText } = response;
  const document = await readAtMost(response);
  return new Response(EMPTY.has(status) ? null : document, { status, statusText, headers: response.headers });
}

async function readAtMost(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    // Leaving the loop cancels the rest.
    if (size > MOST_BYTES) throw new ProviderError('unreachable', `a response exceeds ${MOST_BYTES} bytes`);
    parts.push(part);
  }
  return Uint8Array.from(Buffer.concat(parts));
}
