import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { OperatorError } from '#platform/runtime';
import { hashOf, inflated, inflateTo, isGzip } from './archive-file.js';
import { readArchiveItem } from './archive-item.js';
import { type ArchiveLine, MAX_LINE_BYTES, splitLines } from './archive-lines.js';

/** The most lines of an unordered archive that are sorted by firstSeen. */
export const MAX_SORTED_LINES = 500_000;

/** An archive of items after a first scan. */
export interface Archive {
  name: string;
  /** SHA-256 of the file. Identifies the archive under any name. */
  hash: string;
  /** Number of non-blank lines. */
  lines: number;
  /** Reads the lines from index `from`, in order of firstSeen. */
  read: (from: number) => AsyncGenerator<ArchiveLine>;
}

/** The position and firstSeen (ms) of each line. An undated line takes the time of the line before it. */
interface LinePlaces {
  seen: number[];
  offsets: number[];
  lengths: number[];
  numbers: number[];
}

/**
 * Scans an archive: its hash, its lines and their order.
 * @throws OperatorError if it cannot be read, or is unsorted and too long to be sorted
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

/** Places are null if the archive is already sorted. */
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
        `${path} is not in order of firstSeen and has more than ${MAX_SORTED_LINES} lines. Sort it first.`,
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
