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
import { BodyTooLarge } from './http-get.js';

/** The body has an encoding that we did not request, or its data is invalid. */
export class BadBody extends Error {
  readonly code = 'EBADBODY';
}

/** Up to this size, synchronous decompression is cheaper than another thread (bytes as sent). */
const MAX_INLINE = 262_144;

/** The first bytes of a gzip stream (RFC 1952, section 2.3.1). */
const GZIP = [0x1f, 0x8b];

/** A document begins with a tag or a brace within so many bytes, after white space and a byte order mark. */
const BEGINNING = 100;
const DOCUMENT = /^(?:\u00EF\u00BB\u00BF)?\s*[<{]/;

/** The maximum number of nested encodings. */
const MAX_LAYERS = 2;

type Encoding = 'gzip' | 'br' | 'deflate';

/**
 * Decompresses a body. Stops as soon as the result exceeds `limitBytes`, as protection against decompression bombs. A truncated
 * stream yields the part that could be decompressed. If the header and the bytes disagree about gzip, the bytes decide. A header that names
no encoding ('UTF-8', 'none', 'aws-chunked') is ignored if the bytes begin like a document.
 * @throws BodyTooLarge
 * @throws BadBody
 */
export async function inflateBody(
  body: Buffer,
  encoding: string | null,
  limitBytes: number,
): Promise<Buffer> {
  const layers = encoding === null ? [] : encodingsOf(encoding);
  if (isGzip(body) && !layers.some((layer) => layer !== 'unknown')) layers.push('gzip');
  let bytes = body;
  for (const layer of layers) {
    if (bytes.length === 0 || (layer === 'gzip' && !isGzip(bytes))) continue;
    if (layer === 'unknown') {
      if (isGzip(bytes) || DOCUMENT.test(bytes.toString('latin1', 0, BEGINNING))) continue;
      throw new BadBody(`unknown encoding ${encoding?.slice(0, 40)}`);
    }
    bytes = await decompressed(bytes, layer, limitBytes);
  }
  return bytes;
}

function isGzip(bytes: Buffer): boolean {
  return bytes[0] === GZIP[0] && bytes[1] === GZIP[1];
}

/** The last encoding named was applied last (RFC 9110, section 8.4). */
function encodingsOf(encoding: string): (Encoding | 'unknown')[] {
  const names = encoding.toLowerCase().split(',', 10);
  const applied = names.map((name) => name.trim()).filter((name) => name !== '' && name !== 'identity');
  if (applied.length > MAX_LAYERS) throw new BadBody(`${applied.length} nested encodings`);
  return applied.reverse().map((name) => {
    if (name === 'gzip' || name === 'x-gzip') return 'gzip';
    return name === 'br' || name === 'deflate' ? name : 'unknown';
  });
}

async function decompressed(bytes: Buffer, encoding: Encoding, limitBytes: number): Promise<Buffer> {
  try {
    const inline = bytes.length <= MAX_INLINE;
    if (encoding === 'br') {
      const options = { maxOutputLength: limitBytes, finishFlush: constants.BROTLI_OPERATION_FLUSH };
      return inline ? brotliDecompressSync(bytes, options) : await unbrotli(bytes, options);
    }
    const options = { maxOutputLength: limitBytes, finishFlush: constants.Z_SYNC_FLUSH };
    const format = encoding === 'gzip' ? 'gzip' : isZlib(bytes) ? 'zlib' : 'raw';
    return inline ? SYNC[format](bytes, options) : await THREADED[format](bytes, options);
  } catch (error) {
    const fault = error as NodeJS.ErrnoException;
    if (fault.code === 'ERR_BUFFER_TOO_LARGE')
      throw new BodyTooLarge(`more than ${limitBytes} bytes decompressed`);
    throw new BadBody(`${encoding}: ${fault.message}`);
  }
}

/** 'deflate' means zlib in the standard, but some servers send raw deflate. The first byte decides (RFC 1950, section 2.2). */
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
