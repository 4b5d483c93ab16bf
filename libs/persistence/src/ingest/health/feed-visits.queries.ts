/** Raw SQL: one statement for a batch of visits, checked against their leases. The rest is typed. */
import type { LeftOut } from '#domain/ingest/article';
import type { FeedAlert } from '#domain/ingest/health';
import type { FetchState } from '#domain/ingest/schedule';
import type { Queryable } from '../../database/database.js';
import { recordJson } from '../../database/record-json.js';
import { CHECK_REASON } from '../../database/words.js';
import { type GivenArticle, givenColumns, insertGiven } from '../article/ingest.queries.js';
import { type HostClaim, WITHOUT_WAITING } from '../schedule/claims.queries.js';

/** A visit and the feed's state after it. Times are news time unless noted. */
export interface FeedVisit extends FetchState {
  hostKey: string;
  /** The check that this visit fulfils. If another check was requested meanwhile, that one stays. */
  claimedCheckAt: Date;
  /** Data from the document. Null keeps the stored value. */
  title: string | null;
  disclosures: readonly string[] | null;
  documentHash: string | null;
  /** Added to the feed's counters. */
  parsed: number;
  unreadable: number;
  dropped: number;
  revised: number;
  /** Articles that were stored before this statement, one by one. */
  addedBefore: number;
  /** Items that were not stored, without those that this statement leaves out. */
  leftOut: LeftOut;
  /** Time from the request to the write (ms), and the size of the decompressed document. */
  ms: number;
  bytes: number;
  /** System time. */
  wallAt: Date;
  /** How long the server wants no requests to the whole host (ms). 0 if it did not ask. */
  hostRestMs: number;
  /** The alert for operators, if any. */
  alert: FeedAlert | null;
}

/** A visit, its lease and its new articles. */
export interface VisitWrite {
  claim: HostClaim;
  visit: FeedVisit;
  fresh: readonly GivenArticle[];
}

/** What was stored of a visit. */
export interface WrittenVisit {
  added: number;
  leftOut: LeftOut;
}

/** The written columns: name, type, value. */
const COLUMNS: readonly (readonly [string, string, (write: VisitWrite) => unknown])[] = [
  ['claim_key', 'text', ({ claim }) => claim.hostKey],
  ['lease_id', 'uuid', ({ claim }) => claim.leaseId],
  ['feed_id', 'int', ({ visit }) => visit.feedId],
  ['url', 'text', ({ visit }) => visit.url],
  ['host_key', 'text', ({ visit }) => visit.hostKey],
  ['etag', 'text', ({ visit }) => visit.etag],
  ['last_modified', 'text', ({ visit }) => visit.lastModified],
  ['next_check_at', 'timestamptz', ({ visit }) => visit.nextCheckAt],
  ['next_check_reason', 'text', ({ visit }) => visit.nextCheckReason],
  ['at', 'timestamptz', ({ visit }) => visit.lastCheckedAt],
  ['last_success_at', 'timestamptz', ({ visit }) => visit.lastSuccessAt],
  ['outcome', 'text', ({ visit }) => visit.lastOutcome],
  ['detail', 'text', ({ visit }) => visit.lastDetail],
  ['failure_count', 'int', ({ visit }) => visit.failureCount],
  ['failing_since', 'timestamptz', ({ visit }) => visit.failingSince],
  ['dead_since', 'timestamptz', ({ visit }) => visit.deadSince],
  ['rhythm_ms', 'int', ({ visit }) => visit.rhythmMs],
  ['stated_interval_ms', 'int', ({ visit }) => visit.statedIntervalMs],
  // A row set cannot contain arrays of arrays. These are passed as text.
  ['skip_hours', 'text', ({ visit }) => visit.skipHours.join(',')],
  ['skip_days', 'text', ({ visit }) => visit.skipDays.join(',')],
  ['last_new_at', 'timestamptz', ({ visit }) => visit.lastNewAt],
  ['hub_url', 'text', ({ visit }) => visit.hubUrl],
  ['self_url', 'text', ({ visit }) => visit.selfUrl],
  ['redirect_url', 'text', ({ visit }) => visit.redirectUrl],
  ['redirect_sightings', 'int', ({ visit }) => visit.redirectSightings],
  ['claimed_check_at', 'timestamptz', ({ visit }) => visit.claimedCheckAt],
  ['disabled_reason', 'text', ({ visit }) => visit.disabledReason],
  ['title', 'text', ({ visit }) => visit.title],
  ['disclosures', 'text', ({ visit }) => visit.disclosures?.join(',') ?? null],
  ['document_hash', 'text', ({ visit }) => visit.documentHash],
  ['parsed', 'int', ({ visit }) => visit.parsed],
  ['unreadable', 'int', ({ visit }) => visit.unreadable],
  ['dropped', 'int', ({ visit }) => visit.dropped],
  ['revised', 'int', ({ visit }) => visit.revised],
  ['added_before', 'int', ({ visit }) => visit.addedBefore],
  ['left_out', 'text', ({ visit }) => JSON.stringify(visit.leftOut)],
  ['ms', 'int', ({ visit }) => visit.ms],
  ['bytes', 'int', ({ visit }) => visit.bytes],
  ['wall_at', 'timestamptz', ({ visit }) => visit.wallAt],
  ['host_rests_until', 'timestamptz', ({ visit }) => hostRestsUntil(visit)],
  ['alert_kind', 'text', ({ visit }) => visit.alert?.kind ?? null],
  ['alert_key', 'text', ({ visit }) => visit.alert?.factKey ?? null],
  ['alert_payload', 'text', ({ visit }) => visit.alert && recordJson(visit.alert.payload)],
];

/** In system time, like leases. */
function hostRestsUntil({ wallAt, hostRestMs }: FeedVisit): Date | null {
  return hostRestMs > 0 ? new Date(wallAt.getTime() + hostRestMs) : null;
}

const GIVEN = `select * from unnest(${COLUMNS.map(([, type], index) => `$${index + 1}::${type}[]`).join(', ')})
  as g (${COLUMNS.map(([name]) => name).join(', ')})`;

/** Another check was requested meanwhile. Times are compared in milliseconds, the precision of JavaScript. */
const KEPT = `f.next_check_reason in (${CHECK_REASON.pushed}, ${CHECK_REASON.operator})
  and f.next_check_at not between g.claimed_check_at and g.claimed_check_at + interval '1 millisecond'`;

const WRITE_FEEDS = `update feed f set url = g.url, host_key = g.host_key, etag = g.etag, last_modified = g.last_modified,
    next_check_at = case when ${KEPT} then f.next_check_at else g.next_check_at end,
    next_check_reason = case when ${KEPT} then f.next_check_reason else g.next_check_reason end,
    last_checked_at = g.at, last_success_at = g.last_success_at, last_outcome = g.outcome, last_detail = g.detail,
    failure_count = g.failure_count, failing_since = g.failing_since, dead_since = g.dead_since, rhythm_ms = g.rhythm_ms,
    stated_interval_ms = g.stated_interval_ms, skip_hours = string_to_array(g.skip_hours, ',')::smallint[],
    skip_days = string_to_array(g.skip_days, ',')::smallint[], last_new_at = g.last_new_at, hub_url = g.hub_url,
    self_url = g.self_url, redirect_url = g.redirect_url, redirect_sightings = g.redirect_sightings,
    state = case when g.disabled_reason is null then f.state else 'disabled' end,
    state_reason = coalesce(g.disabled_reason, f.state_reason), title = coalesce(g.title, f.title),
    disclosures = coalesce(string_to_array(g.disclosures, ','), f.disclosures),
    document_hash = coalesce(g.document_hash, f.document_hash), documents_parsed = f.documents_parsed + g.parsed,
    documents_unreadable = f.documents_unreadable + g.unreadable, items_dropped = f.items_dropped + g.dropped
  from held g where f.id = g.feed_id`;

/** The later release of the host does not shorten this rest. */
const REST_HOSTS = `update host h set next_allowed_at = g.until
  from (select claim_key, max(host_rests_until) as until from held group by claim_key) g
 where h.host_key = g.claim_key and g.until is not null`;

const WRITE_VISITS = `insert into feed_visit (feed_id, at, wall_at, outcome, detail, ms, bytes, added, revised, dropped, left_out)
  select g.feed_id, g.at, g.wall_at, g.outcome, g.detail, g.ms, g.bytes,
         g.added_before + (select count(*)::int from added a where a.feed_id = g.feed_id), g.revised, g.dropped,
         coalesce((select l.counts from left_out l where l.feed_id = g.feed_id), '{}')
    from held g`;

/** What the insertion left out, with what was left out before. `from` is the number of the first of `givenColumns`. */
function leftOut(from: number): string {
  return `select feed_id, jsonb_object_agg(reason, items) as counts from (
      select feed_id, reason, sum(items)::int as items from (
        select h.feed_id, before.key as reason, before.value::int as items
          from held h, jsonb_each_text(h.left_out::jsonb) before
         union all
        select k.feed_id,
               case when exists (select 1 from article_tombstone t where t.identity_key = k.identity_key) then 'removed'
                    when s.disabled_reason is not null then 'source_disabled' else 'known' end, 1
          from unnest($${from}::int[], $${from + 1}::int[], $${from + 4}::text[]) as k (source_id, feed_id, identity_key)
          join source s on s.id = k.source_id
         where k.feed_id in (select feed_id from held)
           and (k.feed_id, k.identity_key) not in (select feed_id, identity_key from added)
      ) each group by feed_id, reason
    ) summed group by feed_id`;
}

const WRITE_ALERTS = `insert into operator_alert (kind, fact_key, feed_id, payload, created_at)
  select g.alert_kind, g.alert_key, g.feed_id, g.alert_payload::jsonb, g.wall_at from held g
   where g.alert_kind is not null
  on conflict (fact_key) do nothing`;

/**
 * Stores the findings of visits, at most one for each feed, in one statement: new articles, feed states, history,
 * alerts and rests of hosts. The hosts' rows are locked and the leases checked.
 * @returns one result for each visit. Null means that the lease was lost and nothing of the visit was written.
 */
export async function writeVisits(
  db: Queryable,
  writes: readonly VisitWrite[],
): Promise<(WrittenVisit | null)[]> {
  const rows = await db.rows<{ feed_id: number; added: number; left_out: LeftOut }>(
    `with given as (${GIVEN}), lease as (
       select host_key, lease_id, ${WITHOUT_WAITING} from host
        where (host_key, lease_id) in (select claim_key, lease_id from given) order by host_key for update
     ), held as (
       select g.* from given g join lease l on l.host_key = g.claim_key and l.lease_id = g.lease_id
     ), added as (
       ${insertGiven(COLUMNS.length + 1, 'g.feed_id in (select feed_id from held)')} returning feed_id, identity_key
     ), left_out as (
       ${leftOut(COLUMNS.length + 1)}
     ), written as (
       ${WRITE_FEEDS}
     ), rested as (
       ${REST_HOSTS}
     ), visited as (
       ${WRITE_VISITS}
     ), alerted as (
       ${WRITE_ALERTS}
     )
     select g.feed_id, g.added_before + (select count(*)::int from added a where a.feed_id = g.feed_id) as added,
            coalesce((select l.counts from left_out l where l.feed_id = g.feed_id), '{}') as left_out from held g`,
    [
      ...COLUMNS.map(([, , value]) => writes.map(value)),
      ...givenColumns(writes.flatMap((write) => [...write.fresh])),
    ],
    'write_visits',
  );
  const written = new Map(rows.map((row) => [row.feed_id, { added: row.added, leftOut: row.left_out }]));
  return writes.map(({ visit }) => written.get(visit.feedId) ?? null);
}

/** Prepares a feed's move to another URL by creating its host. Returns false if another feed already has that URL. */
export async function mayMoveTo(
  tx: Queryable,
  feedId: number,
  url: string,
  hostKey: string,
): Promise<boolean> {
  await tx.kysely
    .insertInto('host')
    .values({ host_key: hostKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const taken = await tx.kysely
    .selectFrom('feed')
    .select('id')
    .where('url', '=', url)
    .where('id', '<>', feedId)
    .executeTakeFirst();
  return taken === undefined;
}
