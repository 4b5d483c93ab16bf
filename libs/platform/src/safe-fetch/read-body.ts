import { PassThrough, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';

/** The body is larger than allowed, as sent or once inflated. */
export class BodyTooLarge extends Error {
  readonly code = 'EBODYTOOLARGE';
}

/** The body is packed in a way that we did not ask for. */
export class UnknownEncoding extends Error {
  readonly code = 'EENCODING';
}

/**
 * Reads a body to its end, inflating it as it comes. Stops as soon as either the bytes sent or the bytes inflated
 * pass `limitBytes`, so a small bomb never grows. A stream cut in the middle gives what could be inflated.
 */
export async function readBody(
  body: Readable,
  encoding: string | null,
  limitBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const unpack = unpackers(encoding);
  if (unpack.length === 0) return collect(body, limitBytes);
  const inflated = new PassThrough();
  const [bytes] = await Promise.all([
    collect(inflated, limitBytes),
    pipeline([body, capped(limitBytes), ...unpack, inflated], { signal }),
  ]);
  return bytes;
}

async function collect(source: Readable, limitBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let seen = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    seen += chunk.length;
    if (seen > limitBytes) throw new BodyTooLarge(`more than ${limitBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, seen);
}

function capped(limitBytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > limitBytes) done(new BodyTooLarge(`more than ${limitBytes} bytes`));
      else done(null, chunk);
    },
  });
}

function unpackers(encoding: string | null): Transform[] {
  const names = (encoding ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const packed = names.filter((name) => name !== '' && name !== 'identity');
  if (packed.length > 2) throw new UnknownEncoding(`packed ${packed.length} times`);
  return packed.reverse().map((name) => {
    if (name === 'gzip' || name === 'x-gzip') return createGunzip({ finishFlush: constants.Z_SYNC_FLUSH });
    if (name === 'br') return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
    if (name === 'deflate') return inflate();
    throw new UnknownEncoding(name.slice(0, 40));
  });
}

/** 'deflate' is zlib by the standard and raw by some servers: the first byte tells (RFC 1950, section 2.2). */
function inflate(): Transform {
  const options = { finishFlush: constants.Z_SYNC_FLUSH };
  let inner: Transform | null = null;
  return new Transform({
    transform(chunk: Buffer, encoding, done) {
      if (inner === null) {
        inner = ((chunk[0] ?? 0) & 0x0f) === 8 ? createInflate(options) : createInflateRaw(options);
        inner.on('data', (data: Buffer) => this.push(data));
        inner.on('error', (error) => this.destroy(error));
      }
      inner.write(chunk, encoding, (error) => done(error));
    },
    flush(done) {
      if (inner === null) done();
      else inner.once('end', () => done()).end();
    },
  });
}
