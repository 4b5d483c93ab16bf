import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliDecompress,
  brotliDecompressSync,
  constants,
  gunzip,
  gunzipSync,
  inflate,
  inflateRaw,
  inflateRawSync,
  inflateSync,
  type ZlibOptions,
} from 'node:zlib';
import { BodyTooLarge } from './ask.js';

/** The body is packed in a way that we did not ask for, or is no such package. */
export class BadBody extends Error {
  readonly code = 'EBADBODY';
}

/** Up to this size inflating at once is cheaper than handing it to another thread (bytes as sent). */
const MAX_INLINE = 262_144;

/** A gzip stream begins so (RFC 1952, section 2.3.1). */
const GZIP = [0x1f, 0x8b];

/** A body is packed so often at most. */
const MAX_LAYERS = 2;

type Packing = 'gzip' | 'br' | 'deflate';

/**
 * The body as its server meant it. Inflating stops as soon as the bytes pass `limitBytes`, so a small bomb never
 * grows. A stream cut in the middle gives what could be inflated. The bytes are trusted over the header where a
 * server says gzip and sends plain text, or the reverse.
 * @throws BodyTooLarge
 * @throws BadBody
 */
export async function inflateBody(
  body: Buffer,
  encoding: string | null,
  limitBytes: number,
): Promise<Buffer> {
  const layers = encoding === null ? [] : packings(encoding);
  if (layers.length === 0 && isGzip(body)) layers.push('gzip');
  let bytes = body;
  for (const layer of layers) {
    if (bytes.length === 0 || (layer === 'gzip' && !isGzip(bytes))) continue;
    bytes = await unpacked(bytes, layer, limitBytes);
  }
  return bytes;
}

function isGzip(bytes: Buffer): boolean {
  return bytes[0] === GZIP[0] && bytes[1] === GZIP[1];
}

/** The last one named was put on last (RFC 9110, section 8.4). */
function packings(encoding: string): Packing[] {
  const names = encoding.toLowerCase().split(',', 10);
  const packed = names.map((name) => name.trim()).filter((name) => name !== '' && name !== 'identity');
  if (packed.length > MAX_LAYERS) throw new BadBody(`packed ${packed.length} times`);
  return packed.reverse().map((name) => {
    if (name === 'gzip' || name === 'x-gzip') return 'gzip';
    if (name === 'br' || name === 'deflate') return name;
    throw new BadBody(`packed as ${name.slice(0, 40)}`);
  });
}

async function unpacked(bytes: Buffer, packing: Packing, limitBytes: number): Promise<Buffer> {
  try {
    const inline = bytes.length <= MAX_INLINE;
    if (packing === 'br') {
      const options = { maxOutputLength: limitBytes, finishFlush: constants.BROTLI_OPERATION_FLUSH };
      return inline ? brotliDecompressSync(bytes, options) : await unbrotli(bytes, options);
    }
    const options = { maxOutputLength: limitBytes, finishFlush: constants.Z_SYNC_FLUSH };
    const way = packing === 'gzip' ? 'gzip' : isZlib(bytes) ? 'zlib' : 'raw';
    return inline ? SYNC[way](bytes, options) : await THREADED[way](bytes, options);
  } catch (error) {
    const fault = error as NodeJS.ErrnoException;
    if (fault.code === 'ERR_BUFFER_TOO_LARGE')
      throw new BodyTooLarge(`more than ${limitBytes} bytes inflated`);
    throw new BadBody(`${packing}: ${fault.message}`);
  }
}

/** 'deflate' is zlib by the standard and raw by some servers: the first byte tells (RFC 1950, section 2.2). */
function isZlib(bytes: Buffer): boolean {
  return ((bytes[0] ?? 0) & 0x0f) === 8;
}

const SYNC = { gzip: gunzipSync, zlib: inflateSync, raw: inflateRawSync };
const unbrotli = promisify<Buffer, BrotliOptions, Buffer>(brotliDecompress);
const THREADED = {
  gzip: promisify<Buffer, ZlibOptions, Buffer>(gunzip),
  zlib: promisify<Buffer, ZlibOptions, Buffer>(inflate),
  raw: promisify<Buffer, ZlibOptions, Buffer>(inflateRaw),
};
