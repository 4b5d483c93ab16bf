import type { Request, Response } from 'express';
import { ENCODINGS, type Encoding, type KeptAnswer } from './kept-answer.js';

/** Answers a GET or HEAD: packed as the client takes it, 304 where it has it already. */
export async function sendKept(request: Request, response: Response, answer: KeptAnswer): Promise<void> {
  response.setHeader('ETag', answer.etag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (request.fresh) {
    response.statusCode = 304;
    response.end();
    return;
  }
  const encoding = answer.isWorthPacking ? encodingFor(request) : null;
  const bytes = encoding === null ? answer.body : await answer.packedBy(encoding);
  response.setHeader('Content-Type', answer.type);
  if (encoding !== null) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bytes.length);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Null where the client says nothing, or takes none of ours. */
function encodingFor(request: Request): Encoding | null {
  if (request.headers['accept-encoding'] === undefined) return null;
  return ENCODINGS.find((encoding) => request.acceptsEncodings(encoding) === encoding) ?? null;
}
