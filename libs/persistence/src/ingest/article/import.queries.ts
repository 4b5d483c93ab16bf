import type { Queryable } from '../../database/database.js';
import type { RowOf } from '../../database/tables.js';
import type { GivenArticle } from './ingest.queries.js';
import { insertInParts } from './insert-in-parts.queries.js';

/** The progress of an import. `finished_at` is system time. */
export type ImportProgress = RowOf<typeof openImportRun>;

/** Finds or creates the run of this archive. Index: the primary key. */
export function openImportRun(db: Queryable, archive: { hash: string; name: string }, wall: Date) {
  return db.kysely
    .insertInto('import_run')
    .values({ file_hash: archive.hash, file_name: archive.name, started_at: wall, updated_at: wall })
    .onConflict((conflict) =>
      conflict.column('file_hash').doUpdateSet((eb) => ({ updated_at: eb.ref('excluded.updated_at') })),
    )
    .returning(['lines_done', 'added', 'dropped', 'finished_at'])
    .executeTakeFirstOrThrow();
}

/**
 * Claims the next lines of an archive inside the transaction that stores them. Waits for another importer of the same
 * archive. Returns false if that importer claimed them first.
 */
export async function claimLines(
  tx: Queryable,
  hash: string,
  lines: { from: number; to: number },
): Promise<boolean> {
  const claimed = await tx.kysely
    .updateTable('import_run')
    .set({ lines_done: lines.to })
    .where('file_hash', '=', hash)
    .where('lines_done', '=', lines.from)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
}

/** Adds the results of the claimed lines. */
export async function countLines(
  tx: Queryable,
  hash: string,
  counts: { added: number; dropped: number },
  wall: Date,
): Promise<void> {
  await tx.kysely
    .updateTable('import_run')
    .set((eb) => ({
      added: eb('added', '+', counts.added),
      dropped: eb('dropped', '+', counts.dropped),
      updated_at: wall,
    }))
    .where('file_hash', '=', hash)
    .execute();
}

export async function finishImportRun(db: Queryable, hash: string, wall: Date): Promise<void> {
  await db.kysely
    .updateTable('import_run')
    .set({ finished_at: wall, updated_at: wall })
    .where('file_hash', '=', hash)
    .execute();
}

/**
 * Inserts articles that came without a feed. They wait for the story-keeper.
 * @returns the number of new articles
 */
export async function insertImported(tx: Queryable, articles: readonly GivenArticle[]): Promise<number> {
  const { added } = await insertInParts(tx, articles);
  return added;
}
