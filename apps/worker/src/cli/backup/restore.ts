import { createReadStream } from 'node:fs';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { BackupError, type BackupTally, restoreBackup } from '#persistence/maintenance';
import { OperatorError } from '#platform/runtime';
import type { Command } from '../run/command.js';
import { counted } from '../run/counted.js';
import { fromHere } from '../run/from-here.js';
import { harmless } from '../run/terminal.js';

/** Reasons quote the file, which may hold anything. */
const MOST_SAID = 300;

/**
 * `restore FILE`: reads a backup into an unused database.
 * @throws OperatorError if that is not possible. Then the database is as before.
 */
export async function restore({ db, terminal, stopped }: Command, file: string): Promise<void> {
  const path = fromHere(file);
  const tally: BackupTally = { tables: 0, rows: 0 };
  const text = new PassThrough();
  const read = pipeline(createReadStream(path), createGunzip(), text, { signal: stopped });
  try {
    const [madeAt] = await Promise.all([restoreBackup(db.url, text, tally), read]);
    terminal.say(
      `${counted(tally.rows, 'row')} of ${counted(tally.tables, 'table')} restored from the backup of ${madeAt}.`,
    );
  } catch (cause) {
    if (stopped.aborted) return;
    throw new OperatorError(
      `Nothing was restored from ${file}, because ${harmless(reasonOf(cause)).slice(0, MOST_SAID)}.`,
      { cause },
    );
  } finally {
    text.destroy();
  }
}

function reasonOf(cause: unknown): string {
  if (cause instanceof BackupError) return cause.message;
  const { code, message } = cause as NodeJS.ErrnoException;
  if (code === 'Z_BUF_ERROR') return 'it is cut off';
  if (code === 'Z_DATA_ERROR') return 'it is no compressed backup, or it is damaged';
  return message;
}
