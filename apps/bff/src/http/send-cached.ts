import type { Request, Response } from 'express';
import { type CachedResponse, ENCODINGS, type Encoding } from './cached-response.js';

/** Responds to GET or HEAD: compressed if the client accepts it, 304 if the client already has it. */
export async function sendCached(
  request: Request,
  response: Response,
  cached: CachedResponse,
): Promise<void> {
  response.setHeader('ETag', cached.etag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (request.fresh) {
    response.statusCode = 304;
    response.end();
    return;
  }
  const encoding = cached.isWorthCompressing ? encodingFor(request) : null;
  const bytes = encoding === null ? cached.body : await cached.compressedBy(encoding);
  response.setHeader('Content-Type', cached.type);
  if (encoding !== null) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bytes.length);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Null if the client names no encoding, or none of ours. */
function encodingFor(request: Request): Encoding | null {
  if (request.headers['accept-encoding'] === undefined) return null;
  return ENCODINGS.find((encoding) => request.acceptsEncodings(encoding) === encoding) ?? null;
}
