import { to as copyTo } from 'pg-copy-streams';
import { openConnection } from '../database/connection.js';
import { queryableOn } from '../database/database.js';
import { statementsOn } from '../database/statements.js';
import { appliedMigrations, backupTables, sequenceValues } from './backup.queries.js';
import {
  BACKUP_FORMAT,
  type BackupEnd,
  type BackupHeader,
  type BackupTally,
  END_OF_ROWS,
} from './backup-format.js';

const NEWLINE = 10;

/**
 * The text of a backup: all tables as they were at one moment, while others go on reading and writing. Never holds more than a
 * piece of it in memory.
 * @param tally is kept up to date
 */
export async function* backupText(
  url: string,
  { version, now }: { version: string; now: Date },
  tally: BackupTally,
): AsyncGenerator<string | Buffer> {
  const client = await openConnection(url);
  try {
    await client.query('begin isolation level repeatable read read only');
    // The server's own limit is for readers.
    await client.query('set local statement_timeout = 0');
    const db = queryableOn(statementsOn(client));
    const header: BackupHeader = {
      followthroughBackup: BACKUP_FORMAT,
      version,
      madeAt: now.toISOString(),
      migrations: await appliedMigrations(db),
    };
    yield lineOf(header);
    for (const table of await backupTables(db)) {
      yield lineOf(table);
      // COPY of a query, because COPY of a partitioned table does not read its partitions.
      const rows = client.query(
        copyTo(`copy (select ${table.columns.join(', ')} from ${table.table}) to stdout`),
      );
      for await (const chunk of rows as AsyncIterable<Buffer>) {
        tally.rows += newlinesIn(chunk);
        yield chunk;
      }
      yield `${END_OF_ROWS}\n`;
      tally.tables += 1;
    }
    const end: BackupEnd = { end: { ...tally }, sequences: await sequenceValues(db) };
    yield lineOf(end);
  } finally {
    await client.end();
  }
}

function lineOf(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

function newlinesIn(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
}
