import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { OperatorError } from '#platform';
import { readArchiveItem } from './archive-item.js';
import { type ArchiveLine, MAX_LINE_BYTES, splitLines } from './archive-lines.js';

/** An archive that is not in order of firstSeen is sorted up to this many lines. */
export const MAX_SORTED_LINES = 500_000;

/** A sorted archive is inflated to a temporary file, up to this many bytes. */
const MAX_SORTED_BYTES = 4_000_000_000;

/** An archive of items that was looked through once. */
export interface Archive {
  name: string;
  /** SHA-256 of the file's bytes: the same archive under any name. */
  hash: string;
  /** Lines that are not blank. */
  lines: number;
  /** The lines from the `from`th on, in order of firstSeen. */
  read: (from: number) => AsyncGenerator<ArchiveLine>;
}

/** Where each line lies and when it was first seen (ms); a line without a date stays behind the one before it. */
interface LinePlaces {
  seen: number[];
  offsets: number[];
  lengths: number[];
  numbers: number[];
}

/**
 * Looks an archive through: its hash, its lines, their order.
 * @throws OperatorError when it cannot be read, or is unsorted and too long to be sorted
 */
export async function openArchive(path: string, now: Date): Promise<Archive> {
  try {
    const hash = await hashOf(path);
    const { lines, places } = await scan(path, now);
    const read = (from: number) => (places === null ? inOrder(path, from) : sorted(path, places, from));
    return { name: basename(path), hash, lines, read };
  } catch (cause) {
    if (cause instanceof OperatorError) throw cause;
    throw new OperatorError(`${path} cannot be read: ${(cause as Error).message}.`, { cause });
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Places are answered only for an archive that must be sorted. */
async function scan(path: string, now: Date): Promise<{ lines: number; places: LinePlaces | null }> {
  const places: LinePlaces = { seen: [], offsets: [], lengths: [], numbers: [] };
  let lines = 0;
  let before = Number.NEGATIVE_INFINITY;
  let isSorted = true;
  for await (const line of splitLines(await inflated(path))) {
    const item = readArchiveItem(line.text, now);
    const seenAt = typeof item === 'string' ? before : item.seenAt.getTime();
    isSorted &&= seenAt >= before;
    before = seenAt;
    lines++;
    if (lines <= MAX_SORTED_LINES) {
      places.seen.push(seenAt);
      places.offsets.push(line.offset);
      places.lengths.push(line.length);
      places.numbers.push(line.number);
    } else if (!isSorted)
      throw new OperatorError(
        `${path} is not in order of firstSeen and has more than ${MAX_SORTED_LINES} lines: sort it first.`,
      );
  }
  return { lines, places: isSorted ? null : places };
}

async function* inOrder(path: string, from: number): AsyncGenerator<ArchiveLine> {
  let place = 0;
  for await (const line of splitLines(await inflated(path))) if (place++ >= from) yield line;
}

async function* sorted(path: string, places: LinePlaces, from: number): AsyncGenerator<ArchiveLine> {
  const folder = await mkdtemp(join(tmpdir(), 'followthrough-import-'));
  try {
    const plain = (await isGzip(path)) ? join(folder, 'items.jsonl') : path;
    if (plain !== path) await inflateTo(path, plain);
    const file = await open(plain, 'r');
    try {
      const order = [...places.seen.keys()].sort((a, b) => at(places.seen, a) - at(places.seen, b) || a - b);
      for (const index of order.slice(from)) {
        const length = at(places.lengths, index);
        const offset = at(places.offsets, index);
        const bytes = Buffer.alloc(Math.min(length, MAX_LINE_BYTES));
        if (length <= MAX_LINE_BYTES) await file.read(bytes, 0, length, offset);
        const text = length > MAX_LINE_BYTES ? null : bytes.toString('utf8').trim();
        yield { number: at(places.numbers, index), offset, length, text };
      }
    } finally {
      await file.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function at(numbers: readonly number[], index: number): number {
  return numbers[index] ?? 0;
}

async function inflated(path: string): Promise<Readable> {
  const raw = createReadStream(path);
  if (!(await isGzip(path))) return raw;
  const gunzip = createGunzip();
  raw.once('error', (error) => gunzip.destroy(error));
  gunzip.once('close', () => raw.destroy());
  return raw.pipe(gunzip);
}

async function inflateTo(path: string, target: string): Promise<void> {
  let bytes = 0;
  await pipeline(
    await inflated(path),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > MAX_SORTED_BYTES)
          throw new OperatorError(
            `${path} is not in order of firstSeen and too large to be sorted: sort it first.`,
          );
        yield chunk;
      }
    },
    createWriteStream(target, { mode: 0o600 }),
  );
}

/** By its first bytes, whatever it is called. */
async function isGzip(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}
