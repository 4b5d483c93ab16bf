/** Raw SQL: claims of hosts and feeds that skip locked rows. */
import type { Queryable } from '../../database/database.js';
import { FEED_STATE } from '../../database/words.js';
import { FEED_STATE_COLUMNS, type FeedStateRow } from './feed-state.queries.js';

/** The feeds to read: those of a recording, or live ones if null. */
export interface DueScope {
  recording: string | null;
  /** News time. A feed is due if its next check is at or before it. */
  newsNow: Date;
}

/** Visits can be repeated, so their commits need not wait for the disk. A crash loses less than a second. */
export const WITHOUT_WAITING = "set_config('synchronous_commit', 'off', true)";

export interface HostClaim {
  hostKey: string;
  leaseId: string;
}

/**
 * Retry-After and skipDays together delay a check by at most 10 days. A later check was set before the clock was put
 * back, and counts as due.
 */
export const isDue = (now: string) =>
  `(next_check_at <= ${now} or next_check_at > ${now}::timestamptz + interval '12 days')`;

/** Leases and rests are shorter than two hours. Longer ones were set before the clock was put back. */
export const LONGEST_REST = "interval '2 hours'";
const HOURS_AFTER = `$3::timestamptz + ${LONGEST_REST}`;

/** The host `h` is not leased and its rest is over. */
const IS_FREE = `(h.next_allowed_at <= $3 or h.next_allowed_at > ${HOURS_AFTER})
  and (h.leased_until is null or h.leased_until < $3 or h.leased_until > ${HOURS_AFTER})`;

/**
 * Leases the free hosts whose feeds have been due longest (system time). Safe to run in any number of workers at
 * once, because locked rows are skipped. An expired lease of a dead worker counts as free.
 * @returns the host keys. Index: feed_next_check.
 */
export async function claimHosts(
  db: Queryable,
  scope: DueScope,
  lease: { id: string; wall: Date; until: Date },
  limit: number,
): Promise<string[]> {
  const rows = await db.rows<{ host_key: string }>(
    `with due as (
       select host_key, min(next_check_at) as since from feed
        where state = ${FEED_STATE.active} and recording is not distinct from $1 and ${isDue('$2')}
        group by host_key
     ), mine as (
       select h.host_key from host h join due on due.host_key = h.host_key
        where ${IS_FREE}
        order by due.since, h.host_key
        limit $6 for update of h skip locked
     )
     update host set leased_until = $4, lease_id = $5 from mine where host.host_key = mine.host_key
     returning host.host_key, ${WITHOUT_WAITING}`,
    [scope.recording, scope.newsNow, lease.wall, lease.until, lease.id, limit],
    'claim_hosts',
  );
  return rows.map((row) => row.host_key);
}

/** Leases one host, regardless of due feeds. Returns false if it is leased or resting. Index: host_pkey. */
export async function claimHost(
  db: Queryable,
  hostKey: string,
  lease: { id: string; wall: Date; until: Date },
): Promise<boolean> {
  const held = await db.rows(
    `update host h set leased_until = $4, lease_id = $2 where h.host_key = $1 and ${IS_FREE}
     returning ${WITHOUT_WAITING}`,
    [hostKey, lease.id, lease.wall, lease.until],
  );
  return held.length === 1;
}

/** The next scheduled check of the active feeds, or null. Index: feed_next_check. */
export async function nextCheckAt(db: Queryable, scope: DueScope): Promise<Date | null> {
  const [row] = await db.rows<{ at: Date | null }>(
    `select min(next_check_at) as at from feed
      where state = ${FEED_STATE.active} and recording is not distinct from $1 and next_check_at > $2`,
    [scope.recording, scope.newsNow],
  );
  return row?.at ?? null;
}

/** Renews a lease. Returns false if the lease was lost. */
export async function renewLease(db: Queryable, claim: HostClaim, until: Date): Promise<boolean> {
  const held = await db.rows(
    `update host set leased_until = $3 where host_key = $1 and lease_id = $2 returning ${WITHOUT_WAITING}`,
    [claim.hostKey, claim.leaseId, until],
  );
  return held.length === 1;
}

/** Locks the host's row until the transaction ends. Returns false if the lease was lost. */
export async function holdsLease(tx: Queryable, claim: HostClaim): Promise<boolean> {
  const held = await tx.rows(
    `select ${WITHOUT_WAITING} from host where host_key = $1 and lease_id = $2 for update`,
    [claim.hostKey, claim.leaseId],
  );
  return held.length === 1;
}

/**
 * Releases the hosts whose lease is still held. They rest until `nextAllowedAt` (system time), or longer if a visit
 * asked for it.
 */
export async function releaseHosts(
  db: Queryable,
  claims: readonly HostClaim[],
  nextAllowedAt: Date,
): Promise<void> {
  await db.rows(
    `update host h set leased_until = null, lease_id = null,
            next_allowed_at = case when h.next_allowed_at between $3 and ${HOURS_AFTER} then h.next_allowed_at else $3 end
       from unnest($1::text[], $2::uuid[]) as mine (host_key, lease_id)
      where h.host_key = mine.host_key and h.lease_id = mine.lease_id returning ${WITHOUT_WAITING}`,
    [claims.map((claim) => claim.hostKey), claims.map((claim) => claim.leaseId), nextAllowedAt],
    'release_hosts',
  );
}

/** A due feed with its fetch state and data of its source. */
export interface DueFeedRow extends FeedStateRow {
  host_key: string;
  source_id: number;
  source_domain: string;
  /** The other domains of its source. */
  other_domains: string[];
  source_language: string | null;
  /** The quotas of its source, in items of a visit and of 24 hours. */
  visit_quota: number | null;
  day_quota: number | null;
  recording: string | null;
  categories: string[];
  document_hash: string | null;
  /** Disclosures found in its documents so far. */
  disclosures: string[];
}

/** Due feeds of the claimed hosts, at most `perHost` of each, longest due first. Index: feed_due. */
export function dueFeeds(
  db: Queryable,
  hostKeys: readonly string[],
  scope: DueScope,
  perHost: number,
): Promise<DueFeedRow[]> {
  return db.rows<DueFeedRow>(
    `select ${FEED_STATE_COLUMNS}, f.host_key, f.source_id, s.domain as source_domain,
            array(select d.domain from source_domain d where d.source_id = s.id) as other_domains, s.language as source_language,
            s.visit_quota, s.day_quota,
            f.recording, f.categories, f.document_hash, f.disclosures
       from (select *, row_number() over (partition by host_key order by next_check_at, id) as place from feed
              where host_key = any($1::text[]) and state = ${FEED_STATE.active} and recording is not distinct from $2
                and ${isDue('$3')}) f
       join source s on s.id = f.source_id
       left join websub_subscription w on w.feed_id = f.id
      where f.place <= $4
      order by f.next_check_at, f.id`,
    [hostKeys, scope.recording, scope.newsNow, perHost],
    'due_feeds',
  );
}
