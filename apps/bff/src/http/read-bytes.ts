import type { IncomingMessage } from 'node:http';
import { ApiError } from './errors.js';

/**
 * The body of a request that no parser has read. What exceeds `most` bytes is not kept.
 * @throws ApiError 413 with `tooLarge`
 */
export async function readBytes(request: IncomingMessage, most: number, tooLarge: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size <= most) parts.push(part as Buffer);
    else parts.length = 0;
  }
  if (size > most) throw new ApiError(413, 'too_large', tooLarge);
  return Buffer.concat(parts);
}
