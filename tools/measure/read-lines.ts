import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

/** A data file cannot be read. The message names the file and, if known, the line. */
export class UnreadableData extends Error {
  readonly code = 'unreadable_data';
}

/**
 * Streams the objects of a `.jsonl` or `.jsonl.gz` file line by line. Skips blank lines.
 * @throws UnreadableData if the file is missing, a `.gz` file is not gzip, or a line is not a JSON object
 */
export async function* readLines<T extends object>(file: string): AsyncGenerator<T> {
  const raw = createReadStream(file);
  const input = file.endsWith('.gz') ? raw.pipe(createGunzip()) : raw;
  raw.once('error', (error) => input.destroy(error));
  let number = 0;
  try {
    for await (const line of createInterface({ input, crlfDelay: Infinity })) {
      number += 1;
      if (line.trim() !== '') yield parseLine<T>(line);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnreadableData(`Cannot read ${file}${number > 0 ? `, line ${number}` : ''}: ${reason}`);
  }
}

function parseLine<T extends object>(line: string): T {
  const value: unknown = JSON.parse(line);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('not a JSON object');
  return value as T;
}
