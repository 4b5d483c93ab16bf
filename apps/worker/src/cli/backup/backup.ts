import { createWriteStream } from 'node:fs';
import { access, rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type BackupTally, backupText } from '#persistence/maintenance';
import { OperatorError, productVersion, systemClock } from '#platform/runtime';
import type { Command } from '../run/command.js';
import { counted } from '../run/counted.js';
import { fromHere } from '../run/from-here.js';

/**
 * `backup FILE`: writes all data to a new file that only its owner may read. Until it is complete, it is called FILE.part.
 * @throws OperatorError if the file exists or cannot be written
 */
export async function backup({ db, terminal, stopped }: Command, file: string): Promise<void> {
  const path = fromHere(file);
  await assertNew(path);
  const part = `${path}.part`;
  const tally: BackupTally = { tables: 0, rows: 0 };
  const text = backupText(db.url, { version: productVersion(), now: systemClock.now() }, tally);
  try {
    await pipeline(
      Readable.from(text),
      createGzip(),
      createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true }),
      {
        signal: stopped,
      },
    );
    await rename(part, path);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST')
      throw new OperatorError(
        `${part} exists: another backup is being written, or was cut off. Remove it first.`,
      );
    await rm(part, { force: true });
    if (stopped.aborted) return;
    throw new OperatorError(`${path} could not be written: ${(cause as Error).message}`, { cause });
  }
  const megabytes = ((await stat(path)).size / 1e6).toFixed(1);
  terminal.say(
    `${counted(tally.rows, 'row')} of ${counted(tally.tables, 'table')} written to ${file} (${megabytes} MB).`,
  );
  terminal.note('Keep a copy of FACTOR_KEY or DATA_DIR/factor.key with it.');
}

async function assertNew(path: string): Promise<void> {
  try {
    await access(path);
  } catch {
    return;
  }
  throw new OperatorError(`${path} exists already.`);
}
