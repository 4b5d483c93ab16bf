import type { Queryable } from '../database.js';
import { type HostClaim, WITHOUT_WAITING } from './claims.queries.js';
import { articleColumns, insertGiven, type NewArticle } from './ingest.queries.js';

/** A feed's state as a visit leaves it. Times are news time. */
export interface FeedVisit {
  feedId: number;
  url: string;
  hostKey: string;
  etag: string | null;
  lastModified: string | null;
  nextCheckAt: Date;
  nextCheckReason: string;
  lastCheckedAt: Date | null;
  lastSuccessAt: Date | null;
  lastOutcome: string | null;
  lastDetail: string | null;
  failureCount: number;
  redirectUrl: string | null;
  redirectSightings: number;
  /** Set: the feed is not visited any more. */
  disabledReason: string | null;
  /** What the document said of itself; null leaves what is known. */
  title: string | null;
  documentHash: string | null;
  /** Added to the feed's counts. */
  parsed: number;
  unreadable: number;
  dropped: number;
}

/**
 * Writes what a visit found in one statement: its new articles and the feed's state, while the lease that the visit
 * was made under is held (its row is locked). Null when it no longer is: nothing was written.
 */
export async function writeVisit(
  db: Queryable,
  claim: HostClaim,
  visit: FeedVisit,
  fresh: { sourceId: number; seenAt: Date; articles: readonly NewArticle[] },
): Promise<{ added: number } | null> {
  const feed = { id: '$1', sourceId: '$23', seenAt: '$24' };
  const [row] = await db.rows<{ added: number; held: boolean }>(
    `with lease as (
       select ${WITHOUT_WAITING} from host where host_key = $21 and lease_id = $22 for update
     ), added as (
       ${insertGiven(feed, 25, 'exists (select 1 from lease)')} returning id
     ), written as (
       update feed set url = $2, host_key = $3, etag = $4, last_modified = $5, next_check_at = $6,
              next_check_reason = $7, last_checked_at = $8, last_success_at = $9, last_outcome = $10, last_detail = $11,
              failure_count = $12, redirect_url = $13, redirect_sightings = $14,
              state = case when $15::text is null then state else 'disabled' end,
              state_reason = coalesce($15, state_reason), title = coalesce($16, title),
              document_hash = coalesce($17, document_hash), documents_parsed = documents_parsed + $18,
              documents_unreadable = documents_unreadable + $19, items_dropped = items_dropped + $20
        where id = $1 and exists (select 1 from lease)
       returning id
     )
     select exists (select 1 from written) as held, (select count(*)::int from added) as added`,
    [
      ...[visit.feedId, visit.url, visit.hostKey, visit.etag, visit.lastModified, visit.nextCheckAt],
      ...[
        visit.nextCheckReason,
        visit.lastCheckedAt,
        visit.lastSuccessAt,
        visit.lastOutcome,
        visit.lastDetail,
      ],
      ...[visit.failureCount, visit.redirectUrl, visit.redirectSightings, visit.disabledReason, visit.title],
      ...[visit.documentHash, visit.parsed, visit.unreadable, visit.dropped],
      ...[claim.hostKey, claim.leaseId, fresh.sourceId, fresh.seenAt],
      ...articleColumns(fresh.articles),
    ],
  );
  return row?.held ? { added: row.added } : null;
}

/**
 * Prepares a feed's move to another address: makes sure of the new host. False when another feed already reads
 * that address.
 */
export async function mayMoveTo(
  tx: Queryable,
  feedId: number,
  url: string,
  hostKey: string,
): Promise<boolean> {
  await tx.rows('insert into host (host_key) values ($1) on conflict do nothing', [hostKey]);
  const taken = await tx.rows('select 1 from feed where url = $1 and id <> $2', [url, feedId]);
  return taken.length === 0;
}
