import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** Characters per piece. */
const PIECE = 262_144;

export type CopyValue = string | number | boolean | null;

/** A time, given in seconds since 1970. */
export const instant = (seconds: number) => new Date(seconds * 1000).toISOString();

/** Writes rows by COPY. Values must not contain tabs, newlines or backslashes. */
export async function copyRows(
  client: pg.Client,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopyValue[]>,
): Promise<void> {
  await pipeline(
    Readable.from(pieces(rows), { objectMode: false, highWaterMark: 2 * PIECE }),
    client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`)),
  );
}

function* pieces(rows: Iterable<readonly CopyValue[]>): Generator<Buffer> {
  let text = '';
  for (const row of rows) {
    for (let n = 0; n < row.length; n++) {
      const value = row[n];
      text += `${n === 0 ? '' : '\t'}${value === null ? '\\N' : value}`;
    }
    text += '\n';
    if (text.length < PIECE) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text !== '') yield Buffer.from(text);
}
