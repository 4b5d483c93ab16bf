import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { OperatorError } from '#platform/runtime';

/** Largest temporary file for sorting an archive (bytes). */
const MAX_SORTED_BYTES = 4_000_000_000;

/** SHA-256 of the file's bytes. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** The archive's text, decompressed if it is gzipped. */
export async function inflated(path: string): Promise<Readable> {
  const raw = createReadStream(path);
  if (!(await isGzip(path))) return raw;
  const gunzip = createGunzip();
  raw.once('error', (error) => gunzip.destroy(error));
  gunzip.once('close', () => raw.destroy());
  return raw.pipe(gunzip);
}

/** @throws OperatorError if the inflated text is too large */
export async function inflateTo(path: string, target: string): Promise<void> {
  let bytes = 0;
  await pipeline(
    await inflated(path),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > MAX_SORTED_BYTES)
          throw new OperatorError(
            `${path} is not in order of firstSeen and is too large to be sorted here. Sort it first.`,
          );
        yield chunk;
      }
    },
    createWriteStream(target, { mode: 0o600 }),
  );
}

/** Checks the first bytes, not the file name. */
export async function isGzip(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}
