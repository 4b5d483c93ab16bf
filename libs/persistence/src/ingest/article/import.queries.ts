import type { Queryable } from '../../database/database.js';
import { type GivenArticle, givenColumns, insertGiven } from './ingest.queries.js';

/** How far an archive has been read in. */
export interface ImportProgress {
  lines_done: number;
  added: number;
  dropped: number;
  /** System time. */
  finished_at: Date | null;
}

/** Finds the run of this archive, or begins one. Index: the primary key. */
export async function openImportRun(
  db: Queryable,
  archive: { hash: string; name: string },
  wall: Date,
): Promise<ImportProgress> {
  const [run] = await db.rows<ImportProgress>(
    `insert into import_run (file_hash, file_name, started_at, updated_at) values ($1, $2, $3, $3)
     on conflict (file_hash) do update set updated_at = excluded.updated_at
     returning lines_done, added, dropped, finished_at`,
    [archive.hash, archive.name, wall],
  );
  if (run === undefined) throw new Error(`no import run for ${archive.name}`);
  return run;
}

/**
 * Claims the next lines of an archive inside the transaction that stores them: it waits for another importer of the same
 * archive. False when that one has been there first.
 */
export async function claimLines(
  tx: Queryable,
  hash: string,
  lines: { from: number; to: number },
): Promise<boolean> {
  const rows = await tx.rows(
    'update import_run set lines_done = $3 where file_hash = $1 and lines_done = $2 and finished_at is null returning 1',
    [hash, lines.from, lines.to],
  );
  return rows.length === 1;
}

/** Counts what the claimed lines became. */
export async function countLines(
  tx: Queryable,
  hash: string,
  counts: { added: number; dropped: number },
  wall: Date,
): Promise<void> {
  await tx.rows(
    'update import_run set added = added + $2, dropped = dropped + $3, updated_at = $4 where file_hash = $1',
    [hash, counts.added, counts.dropped, wall],
  );
}

export async function finishImportRun(db: Queryable, hash: string, wall: Date): Promise<void> {
  await db.rows('update import_run set finished_at = $2, updated_at = $2 where file_hash = $1', [hash, wall]);
}

/** Inserts articles that no feed brought; they wait for the story-keeper. Answers how many were new. */
export async function insertImported(tx: Queryable, articles: readonly GivenArticle[]): Promise<number> {
  const added = await tx.rows(`${insertGiven(1)} returning id`, givenColumns(articles));
  return added.length;
}
