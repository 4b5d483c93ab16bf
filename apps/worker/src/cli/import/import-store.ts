import { plainDomain } from '#domain/sources';
import { type Database, type Queryable } from '#persistence/database';
import {
  claimLines,
  countLines,
  type GivenArticle,
  insertImported,
  reviseArticles,
  storedArticles,
  touchArticles,
} from '#persistence/ingest/article';
import { makeSources } from '#persistence/ingest/schedule';
import { type KnownSource, sourcesOfHosts } from '#persistence/sources';
import { OperatorError, systemClock } from '#platform/runtime';
import { type Deduplicated, deduplicate, marksOf } from '../../ingest/deduplicate.js';
import type { KeyedArticle } from '../../ingest/normalise.js';
import { tag } from '../../ingest/tag.js';
import { type ImportBatch, type ImportItem, publisherOf } from './import-batch.js';

/** Attempts to create the sources. Two new domains may want the same slug. */
const TRIES = 3;

export interface ImportCounts {
  added: number;
  revised: number;
  /** Lines that were rejected. */
  dropped: number;
}

/**
 * Stores a batch and the position in the archive in one transaction.
 * @throws OperatorError if another import of the same archive is ahead
 */
export function storeBatch(db: Database, hash: string, batch: ImportBatch): Promise<ImportCounts> {
  return db.transaction(async (tx) => {
    if (!(await claimLines(tx, hash, batch)))
      throw new OperatorError('Another import of this archive is running. Wait until it ends.');
    const sources = await sourcesFor(tx, batch.items);
    const counts = { ...(await storeItems(tx, batch.items, sources)), dropped: batch.bad.length };
    await countLines(tx, hash, counts, systemClock.now());
    return counts;
  });
}

/** The items' sources by domain, also if it is another domain of a known source. Creates the unknown ones. */
async function sourcesFor(tx: Queryable, items: readonly ImportItem[]): Promise<Map<string, KnownSource>> {
  const domains = [...new Set(items.map((item) => item.domain))].sort();
  for (let tries = 0; ; tries++) {
    const known = await sourcesOfHosts(tx, domains);
    const missing = domains.filter((domain) => !known.has(domain));
    if (missing.length === 0) return known;
    if (tries === TRIES) throw new Error(`could not create a source for ${missing[0]}`);
    await makeSources(
      tx,
      [...new Set(missing.map(plainDomain))].map((domain) => ({ domain, name: domain })),
    );
  }
}

async function storeItems(
  tx: Queryable,
  items: readonly ImportItem[],
  sources: ReadonlyMap<string, KnownSource>,
): Promise<{ added: number; revised: number }> {
  const known = new Map([...sources.values()].map((source) => [source.id, source]));
  const bySource = Map.groupBy(items, ({ domain }) => sources.get(domain)?.id ?? 0);
  const articlesOf = (own: readonly ImportItem[]) => own.map(({ article }) => article);
  const marks = [...bySource].flatMap(([sourceId, own]) => marksOf(sourceId, articlesOf(own)));
  const stored = items.length === 0 ? [] : await storedArticles(tx, marks);
  const fresh: GivenArticle[] = [];
  let revised = 0;
  for (const [sourceId, own] of bySource) {
    const source = known.get(sourceId);
    if (source === undefined) continue;
    const sorted = deduplicate({ id: null, source_id: source.id }, articlesOf(own), stored);
    const seen = new Map(own.map(({ article, seenAt }) => [article.identityKey, seenAt]));
    fresh.push(...freshOf(sorted, source, seen));
    revised += await revise(tx, sorted, source, seen);
  }
  return { added: fresh.length === 0 ? 0 : await insertImported(tx, fresh), revised };
}

type SeenAt = ReadonlyMap<string, Date>;

function freshOf({ fresh }: Deduplicated<KeyedArticle>, source: KnownSource, seen: SeenAt): GivenArticle[] {
  return fresh.map((article) => ({
    sourceId: source.id,
    feedId: null,
    seenAt: seen.get(article.identityKey) ?? article.publishedAt,
    article: tag(publisherOf(source), null, article),
  }));
}

async function revise(
  tx: Queryable,
  { changed, touched }: Deduplicated<KeyedArticle>,
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
  if (touched.length > 0) await touchArticles(tx, touched);
  return revised;
}
