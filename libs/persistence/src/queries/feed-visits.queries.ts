import type { FeedNotice, FetchState } from '#domain';
import type { Queryable } from '../database.js';
import { type HostClaim, WITHOUT_WAITING } from './claims.queries.js';
import { articleColumns, insertGiven, type NewArticle } from './ingest.queries.js';

/** A feed's state as a visit leaves it, and the visit itself. Times are news time unless they say otherwise. */
export interface FeedVisit extends FetchState {
  hostKey: string;
  /** The check that this visit answers; another one, asked for meanwhile, stands. */
  claimedCheckAt: Date;
  /** What the document said of itself; null leaves what is known. */
  title: string | null;
  documentHash: string | null;
  /** Added to the feed's counts. */
  parsed: number;
  unreadable: number;
  dropped: number;
  revised: number;
  /** From asking to writing, in milliseconds; the document's bytes, inflated. */
  ms: number;
  bytes: number;
  /** System time. */
  wallAt: Date;
  /** What operators are to be told. */
  notice: FeedNotice | null;
}

/** Another check was asked for since; whoever reads a time here reads it to the millisecond. */
const KEPT = `next_check_reason in ('pushed', 'operator')
  and next_check_at not between $24 and $24::timestamptz + interval '1 millisecond'`;

const WRITE_FEED = `update feed set url = $2, host_key = $3, etag = $4, last_modified = $5,
    next_check_at = case when ${KEPT} then next_check_at else $6 end,
    next_check_reason = case when ${KEPT} then next_check_reason else $7 end,
    last_checked_at = $8, last_success_at = $9, last_outcome = $10, last_detail = $11, failure_count = $12,
    failing_since = $13, dead_since = $14, rhythm_ms = $15, stated_interval_ms = $16, skip_hours = $17, skip_days = $18,
    last_new_at = $19, hub_url = $20, self_url = $21, redirect_url = $22, redirect_sightings = $23,
    state = case when $25::text is null then state else 'disabled' end, state_reason = coalesce($25, state_reason),
    title = coalesce($26, title), document_hash = coalesce($27, document_hash),
    documents_parsed = documents_parsed + $28, documents_unreadable = documents_unreadable + $29,
    items_dropped = items_dropped + $30
  where id = $1 and exists (select 1 from lease)`;

const WRITE_VISIT = `insert into feed_visit (feed_id, at, wall_at, outcome, detail, ms, bytes, added, revised, dropped)
  select id, $8::timestamptz, $34::timestamptz, $10::text, $11::text, $32::int, $33::int,
         (select count(*)::int from added), $31::int, $30::int
    from written`;

const WRITE_NOTICE = `insert into operator_notice (kind, fact_key, feed_id, payload, created_at)
  select $35::text, $36::text, id, $37::jsonb, $34::timestamptz from written where $35::text is not null
  on conflict (fact_key) do nothing`;

/**
 * Writes what a visit found in one statement: its new articles, the feed's state, its line in the history and what
 * operators are to be told, while the lease that the visit was made under is held (its row is locked). Null when it
 * no longer is: nothing was written.
 */
export async function writeVisit(
  db: Queryable,
  claim: HostClaim,
  visit: FeedVisit,
  fresh: { sourceId: number; seenAt: Date; articles: readonly NewArticle[] },
): Promise<{ added: number } | null> {
  const feed = { id: '$1', sourceId: '$40', seenAt: '$41' };
  const [row] = await db.rows<{ added: number; held: boolean }>(
    `with lease as (
       select ${WITHOUT_WAITING} from host where host_key = $38 and lease_id = $39 for update
     ), added as (
       ${insertGiven(feed, 42, 'exists (select 1 from lease)')} returning id
     ), written as (
       ${WRITE_FEED} returning id
     ), visited as (
       ${WRITE_VISIT}
     ), told as (
       ${WRITE_NOTICE}
     )
     select exists (select 1 from written) as held, (select count(*)::int from added) as added`,
    [
      ...stateColumns(visit),
      ...visitColumns(visit),
      ...[claim.hostKey, claim.leaseId, fresh.sourceId, fresh.seenAt],
      ...articleColumns(fresh.articles),
    ],
    'write_visit',
  );
  return row?.held ? { added: row.added } : null;
}

/** $1–$23 */
function stateColumns(visit: FeedVisit): unknown[] {
  return [
    ...[visit.feedId, visit.url, visit.hostKey, visit.etag, visit.lastModified],
    ...[visit.nextCheckAt, visit.nextCheckReason, visit.lastCheckedAt, visit.lastSuccessAt],
    ...[visit.lastOutcome, visit.lastDetail, visit.failureCount, visit.failingSince, visit.deadSince],
    ...[visit.rhythmMs, visit.statedIntervalMs, visit.skipHours, visit.skipDays, visit.lastNewAt],
    ...[visit.hubUrl, visit.selfUrl, visit.redirectUrl, visit.redirectSightings],
  ];
}

/** $24–$37 */
function visitColumns(visit: FeedVisit): unknown[] {
  const { notice } = visit;
  return [
    ...[visit.claimedCheckAt, visit.disabledReason, visit.title, visit.documentHash],
    ...[visit.parsed, visit.unreadable, visit.dropped, visit.revised, visit.ms, visit.bytes, visit.wallAt],
    ...[notice?.kind ?? null, notice?.factKey ?? null, notice && JSON.stringify(notice.payload)],
  ];
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
