import type { KnownSource } from '#persistence/ingest/schedule';
import { type KeyedArticle, normalise } from '../../ingest/normalise.js';
import { type ArchiveItem, readArchiveItem } from './archive-item.js';
import type { ArchiveLine } from './archive-lines.js';

/** Lines that are stored in one transaction. */
export const BATCH_LINES = 500;

/** An item of an archive that makes an article. */
export interface ImportItem {
  domain: string;
  seenAt: Date;
  article: KeyedArticle;
}

/** Lines that are stored together. */
export interface ImportBatch {
  /** The archive's lines up to and without these, and with them. */
  from: number;
  to: number;
  /** Each identity at most once. */
  items: ImportItem[];
  /** Lines that make no article, and why. */
  bad: { line: number; problem: string }[];
}

/**
 * Gathers lines into batches. An article that the archive shows again with another text begins a new batch, so that it
 * is seen as a change of what is stored by then; shown again as it was, it is passed over.
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

/** The article that a line makes, or why it makes none. */
function importItem(line: ArchiveLine, now: Date): ImportItem | string {
  const read = readArchiveItem(line.text, now);
  if (typeof read === 'string') return read;
  const { domain, seenAt } = read;
  const [article] = normalise(archiveOf(read), [read.item]).articles;
  return article === undefined ? "'link' or 'title' makes no article" : { domain, seenAt, article };
}

/** An archive stands where a visit's feed does: a feed of the source's whole site. */
function archiveOf({ domain, seenAt }: ArchiveItem) {
  const feed = { id: 0, url: `https://${domain}/`, recording: null, source_domain: domain };
  return { feed, now: seenAt };
}

/** As `tag` knows whoever published it. */
export function publisherOf({ language }: KnownSource) {
  return { feed: { categories: [], source_language: language } };
}
