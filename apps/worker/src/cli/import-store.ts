import {
  claimLines,
  countLines,
  type Database,
  type ImportedArticle,
  insertImported,
  type KnownSource,
  makeSources,
  type Queryable,
  rememberRawHashes,
  reviseArticles,
  sourcesOf,
  storedOfSources,
} from '#persistence';
import { OperatorError, systemClock } from '#platform';
import { type Deduplicated, deduplicate } from '../ingest/deduplicate.js';
import { tag } from '../ingest/tag.js';
import { type ImportBatch, type ImportItem, publisherOf } from './import-batch.js';

/** Sources are made in so many goes: two new domains may want the same slug. */
const TRIES = 3;

export interface ImportCounts {
  added: number;
  revised: number;
  /** Lines that make no article. */
  dropped: number;
}

/**
 * Stores a batch and how far the archive has come in one transaction: both or nothing.
 * @throws OperatorError when another import of the same archive is ahead
 */
export function storeBatch(db: Database, hash: string, batch: ImportBatch): Promise<ImportCounts> {
  return db.transaction(async (tx) => {
    if (!(await claimLines(tx, hash, batch)))
      throw new OperatorError('Another import of this archive is running: let one of them end.');
    const sources = await sourcesFor(tx, batch.items);
    const counts = { ...(await storeItems(tx, batch.items, sources)), dropped: batch.bad.length };
    await countLines(tx, hash, counts, systemClock.now());
    return counts;
  });
}

/** The items' sources by domain, made where they are unknown. */
async function sourcesFor(tx: Queryable, items: readonly ImportItem[]): Promise<Map<string, KnownSource>> {
  const domains = [...new Set(items.map((item) => item.domain))].sort();
  for (let tries = 0; ; tries++) {
    const known = new Map((await sourcesOf(tx, domains)).map((one) => [one.domain, one]));
    const missing = domains.filter((domain) => !known.has(domain));
    if (missing.length === 0) return known;
    if (tries === TRIES) throw new Error(`no source could be made for ${missing[0]}`);
    await makeSources(
      tx,
      missing.map((domain) => ({ domain, name: domain })),
    );
  }
}

async function storeItems(
  tx: Queryable,
  items: readonly ImportItem[],
  sources: ReadonlyMap<string, KnownSource>,
): Promise<{ added: number; revised: number }> {
  const marks = items.map(({ domain, article }) => ({
    sourceId: sources.get(domain)?.id ?? 0,
    identityKey: article.identityKey,
    url: article.url,
    titleKey: article.titleKey,
  }));
  const stored = items.length === 0 ? [] : await storedOfSources(tx, marks);
  const fresh: ImportedArticle[] = [];
  let revised = 0;
  for (const [domain, own] of Map.groupBy(items, (item) => item.domain)) {
    const source = sources.get(domain);
    if (source === undefined) continue;
    const told = deduplicate(
      { id: null, source_id: source.id },
      own.map(({ article }) => article),
      stored,
    );
    const seen = new Map(own.map(({ article, seenAt }) => [article.identityKey, seenAt]));
    fresh.push(...freshOf(told, source, seen));
    revised += await revise(tx, told, source, seen);
  }
  return { added: fresh.length === 0 ? 0 : await insertImported(tx, fresh), revised };
}

type SeenAt = ReadonlyMap<string, Date>;

function freshOf({ fresh }: Deduplicated, source: KnownSource, seen: SeenAt): ImportedArticle[] {
  return fresh.map((article) => ({
    sourceId: source.id,
    seenAt: seen.get(article.identityKey) ?? article.publishedAt,
    article: tag(publisherOf(source), null, article),
  }));
}

async function revise(
  tx: Queryable,
  { changed, touched }: Deduplicated,
  source: KnownSource,
  seen: SeenAt,
): Promise<number> {
  let revised = 0;
  for (const { stored, article } of changed) {
    const change = {
      id: stored.id,
      contentHashBefore: stored.content_hash,
      article: tag(publisherOf(source), null, article),
    };
    revised += await reviseArticles(tx, [change], seen.get(article.identityKey) ?? article.publishedAt);
  }
  if (touched.length > 0) await rememberRawHashes(tx, touched);
  return revised;
}
