import type { KnownSource } from '#persistence/sources';
import { type KeyedArticle, normalise } from '../../ingest/normalise.js';
import { type ArchiveItem, readArchiveItem } from './archive-item.js';
import type { ArchiveLine } from './archive-lines.js';

/** The most lines that one transaction stores. */
export const BATCH_LINES = 500;

/** A valid item of an archive. */
export interface ImportItem {
  domain: string;
  seenAt: Date;
  article: KeyedArticle;
}

/** Lines that one transaction stores. */
export interface ImportBatch {
  /** The archive position before and after these lines. */
  from: number;
  to: number;
  /** At most one item for each identity. */
  items: ImportItem[];
  /** Rejected lines and the reasons. */
  bad: { line: number; problem: string }[];
}

/**
 * Groups lines into batches. If an article appears again with changed text, a new batch begins, so that it is
 * compared with the stored version. Unchanged repetitions are skipped.
 */
export async function* batchesOf(
  lines: AsyncIterable<ArchiveLine>,
  from: number,
  now: Date,
): AsyncGenerator<ImportBatch> {
  let batch: ImportBatch = emptyBatch(from);
  let known = new Map<string, string>();
  for await (const line of lines) {
    const item = importItem(line, now);
    const key = typeof item === 'string' ? null : item.article.identityKey;
    const before = key === null ? undefined : known.get(key);
    const isChanged = typeof item !== 'string' && before !== undefined && before !== item.article.contentHash;
    if (isChanged || batch.to - batch.from >= BATCH_LINES) {
      yield batch;
      batch = emptyBatch(batch.to);
      known = new Map();
    }
    batch.to++;
    if (typeof item === 'string') batch.bad.push({ line: line.number, problem: item });
    else if (!known.has(item.article.identityKey)) {
      known.set(item.article.identityKey, item.article.contentHash);
      batch.items.push(item);
    }
  }
  if (batch.to > batch.from) yield batch;
}

function emptyBatch(from: number): ImportBatch {
  return { from, to: from, items: [], bad: [] };
}

/** The article of a line, or the reason why there is none. */
function importItem(line: ArchiveLine, now: Date): ImportItem | string {
  const read = readArchiveItem(line.text, now);
  if (typeof read === 'string') return read;
  const { domain, seenAt } = read;
  const [article] = normalise(archiveOf(read), [read.item]).articles;
  return article === undefined ? "'link' or 'title' is not usable" : { domain, seenAt, article };
}

/** Stands in for the feed of a visit: one feed for the source's whole site. */
function archiveOf({ domain, seenAt }: ArchiveItem) {
  const feed = { id: 0, url: `https://${domain}/`, recording: null, source_domain: domain };
  return { feed, now: seenAt };
}

/** The source in the form that `tag` expects. */
export function publisherOf({ language }: KnownSource) {
  return { feed: { categories: [], source_language: language } };
}
