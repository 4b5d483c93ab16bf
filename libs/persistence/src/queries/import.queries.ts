import type { Queryable } from '../database.js';
import { articleColumns, insertGiven, type NewArticle, type StoredArticle } from './ingest.queries.js';

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

/** An article of an archive, of whichever source. */
export interface ImportedArticle {
  sourceId: number;
  seenAt: Date;
  article: NewArticle;
}

/**
 * What is stored or was removed under these marks, as `storedArticles` for many sources at once. Indexes: the keys' own,
 * `article_url`, `article_title_key`, `article_tombstone_url`, `article_tombstone_title_key`.
 */
export function storedOfSources(
  db: Queryable,
  marks: readonly { sourceId: number; identityKey: string; url: string; titleKey: string | null }[],
): Promise<StoredArticle[]> {
  const either = (table: string, columns: string) => `
    select ${columns} from ${table} a where a.identity_key = any($2::text[])
     union
    select ${columns} from marks m join ${table} a on a.url = m.url and a.source_id = m.source_id
     union
    select ${columns} from marks m join ${table} a on a.source_id = m.source_id and a.title_key = m.title_key`;
  const own = 'a.source_id, a.identity_key, a.url, a.title_key';
  const stored = `a.id, a.feed_id, ${own}, a.content_hash, a.raw_hash, false as is_gone`;
  const gone = `0 as id, null::int as feed_id, ${own}, '' as content_hash, '' as raw_hash, true as is_gone`;
  return db.rows<StoredArticle>(
    `with marks as (select * from unnest($1::int[], $3::text[], $4::text[]) as m (source_id, url, title_key))
     ${either('article', stored)} union all (${either('article_tombstone', gone)})`,
    [
      marks.map((one) => one.sourceId),
      marks.map((one) => one.identityKey),
      marks.map((one) => one.url),
      marks.map((one) => one.titleKey),
    ],
  );
}

/** Inserts articles that no feed brought; they wait for the story-keeper. Answers how many were new. */
export async function insertImported(tx: Queryable, articles: readonly ImportedArticle[]): Promise<number> {
  const byKey = <T>(pick: (one: ImportedArticle) => T) =>
    JSON.stringify(Object.fromEntries(articles.map((one) => [one.article.identityKey, pick(one)])));
  const added = await tx.rows(
    `${insertGiven(
      {
        id: 'null',
        sourceId: '($1::jsonb ->> g.identity_key)',
        seenAt: '($2::jsonb ->> g.identity_key)',
      },
      3,
    )} returning id`,
    [
      byKey((one) => one.sourceId),
      byKey((one) => one.seenAt),
      ...articleColumns(articles.map((one) => one.article)),
    ],
  );
  return added.length;
}
