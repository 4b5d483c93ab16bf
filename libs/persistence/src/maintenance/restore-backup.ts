import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { z } from 'zod';
import { openConnection } from '../database/connection.js';
import { type Queryable, queryableOn } from '../database/database.js';
import { statementsOn } from '../database/statements.js';
import {
  appliedMigrations,
  backupTables,
  checksToSuspend,
  isUnused,
  sequenceNames,
} from './backup.queries.js';
import { BackupError } from './backup-error.js';
import { BACKUP_FORMAT, type BackupTally, END_OF_ROWS } from './backup-format.js';
import { backupLines } from './backup-lines.js';

const headerSchema = z.object({
  followthroughBackup: z.literal(BACKUP_FORMAT),
  version: z.string().max(40),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
});
const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) });
const endSchema = z.object({
  end: z.object({ tables: z.int(), rows: z.int() }),
  sequences: z.record(z.string(), z.string().regex(/^\d+$/)),
});
const partSchema = z.union([tableSchema, endSchema]);

/**
 * Restores a backup into a database that has the same tables and was not used yet, in one transaction: all of it or nothing.
 * @param tally is kept up to date
 * @returns when the backup was made
 * @throws BackupError if the backup or the database does not allow it
 */
export async function restoreBackup(
  url: string,
  chunks: AsyncIterable<Buffer>,
  tally: BackupTally,
): Promise<string> {
  const client = await openConnection(url);
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    const madeAt = await restoreAll(client, backupLines(chunks), tally);
    await client.query('analyze');
    await client.query('commit');
    return madeAt;
  } finally {
    // Closing the connection rolls back what was not committed.
    await client.end();
  }
}

async function restoreAll(
  client: pg.Client,
  lines: AsyncGenerator<Buffer>,
  tally: BackupTally,
): Promise<string> {
  const db = queryableOn(statementsOn(client));
  const header = parsed(headerSchema, await next(lines), 'it is no backup of Followthrough');
  await assertFits(db, header);
  const known = new Map((await backupTables(db)).map((each) => [each.table, new Set(each.columns)]));
  const { suspend, resume } = await checksToSuspend(db);
  for (const statement of suspend) await client.query(statement);
  // Their locks keep others from using it from here on.
  if (!(await isUnused(db))) throw new BackupError('the database already has articles or accounts');
  await client.query(`truncate ${[...known.keys()].join(', ')}`);
  for (;;) {
    const part = parsed(partSchema, await next(lines), 'it is damaged');
    if ('end' in part) {
      await assertComplete(part, tally, lines);
      for (const statement of resume) await client.query(statement);
      await setSequences(db, part.sequences);
      return header.madeAt;
    }
    const columns = known.get(part.table);
    if (!columns || part.columns.some((column) => !columns.has(column)))
      throw new BackupError(`this version has no table ${part.table} with these columns`);
    tally.rows += await restoreTable(client, part, lines);
    tally.tables += 1;
  }
}

async function assertComplete(
  { end }: z.infer<typeof endSchema>,
  tally: BackupTally,
  lines: AsyncGenerator<Buffer>,
): Promise<void> {
  if (end.tables !== tally.tables || end.rows !== tally.rows) throw new BackupError('rows are missing');
  // Only the end of the stream shows that the compressed file is whole.
  if (!(await lines.next()).done) throw new BackupError('something follows its end');
}

async function assertFits(
  db: Queryable,
  { migrations, version }: z.infer<typeof headerSchema>,
): Promise<void> {
  const ours = await appliedMigrations(db);
  if (ours.join() !== migrations.join())
    throw new BackupError(
      `it was made by version ${version}, whose tables differ. Restore it with that version, then upgrade`,
    );
}

/** @returns the number of rows */
async function restoreTable(
  client: pg.Client,
  { table, columns }: z.infer<typeof tableSchema>,
  lines: AsyncGenerator<Buffer>,
): Promise<number> {
  let rows = 0;
  async function* ownRows(): AsyncGenerator<Buffer> {
    for (;;) {
      const line = await next(lines);
      if (line.toString('latin1', 0, END_OF_ROWS.length + 1) === `${END_OF_ROWS}\n`) return;
      rows += 1;
      yield line;
    }
  }
  await pipeline(ownRows, client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`)));
  return rows;
}

/** The last step, because a rollback does not take it back. */
async function setSequences(db: Queryable, values: Record<string, string>): Promise<void> {
  const known = new Set(await sequenceNames(db));
  const unknown = Object.keys(values).find((name) => !known.has(name));
  if (unknown !== undefined) throw new BackupError(`this version has no sequence ${unknown}`);
  for (const [name, value] of Object.entries(values))
    await db.rows('select setval($1::regclass, $2::bigint)', [name, value]);
}

async function next(lines: AsyncGenerator<Buffer>): Promise<Buffer> {
  const { value, done } = await lines.next();
  if (done) throw new BackupError('it is cut off');
  return value;
}

function parsed<Part>(schema: z.ZodType<Part>, line: Buffer, otherwise: string): Part {
  try {
    return schema.parse(JSON.parse(line.toString()));
  } catch (cause) {
    throw new BackupError(otherwise, { cause });
  }
}
