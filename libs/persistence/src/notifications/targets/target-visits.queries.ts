/**
 * Raw SQL: changes of all that waits for a target. Statements that change several deliveries lock their target first, so they never
 * deadlock.
 */
import type { DigestSection, TargetStop } from '#vocabulary';
import type { Queryable } from '../../database/database.js';
import type { ClaimedTargetRow } from './target-leases.queries.js';

/** Something that is due for a target, with what it is about. All of `notification` is null for a test. */
export interface DueDeliveryRow {
  id: number;
  ordered_at: Date;
  notification_id: number | null;
  /** Failed attempts so far. */
  attempts: number;
  title: string | null;
  message: string | null;
  milestone_id: number | null;
  is_digest: boolean;
  items: readonly DueItem[] | null;
  /** With those for which a list has no room. Null if it is no list. */
  story_count: number | null;
  topic_id: number | null;
  topic_slug: string | null;
  topic_name: string | null;
  topic_language: string | null;
  source_slug: string | null;
  /** Null if the reader does not follow its story. */
  follower: number | null;
  muted_since: Date | null;
  muted_until: Date | null;
  /** Stories chosen for the target, as far as they matter here. */
  chosen: number[];
}

export interface DueItem {
  topicId: number | null;
  slug: string;
  name: string;
  section?: DigestSection | null;
  facts: readonly string[];
}

/**
 * What is due for a target: tests first, then what was tried least, so that a message that fails again and again holds up no other
 * (index `target_delivery_newest`).
 */
export function dueDeliveries(
  db: Queryable,
  target: Pick<ClaimedTargetRow, 'id' | 'user_id'>,
  { now, limit }: { now: Date; limit: number },
): Promise<DueDeliveryRow[]> {
  return db.rows(
    `select d.id, d.ordered_at, d.notification_id, d.attempts, n.title, n.message, n.milestone_id, n.digest_key is not null and n.source_id is null as is_digest,
            n.items, n.story_count, t.id as topic_id, t.slug as topic_slug, coalesce(t.label, t.name) as topic_name, t.language as topic_language,
            s.slug as source_slug,
            f.user_id as follower, f.muted_since, f.muted_until,
            array(select c.topic_id from follow c where c.user_id = $2 and d.target_id = any(c.target_ids)
                     and (c.topic_id = n.topic_id or n.topic_id is null)) as chosen
       from target_delivery d left join notification n on n.id = d.notification_id
            left join topic t on t.id = n.topic_id
            left join source s on s.id = n.source_id
            left join follow f on f.user_id = n.user_id and f.topic_id = n.topic_id
      where d.target_id = $1 and d.due_at <= $3
      order by d.notification_id is not null, d.attempts, d.id limit $4`,
    [target.id, target.user_id, now, limit],
  );
}

/** Locks a target for the rest of its statement. Its deliveries are changed afterwards. */
const HELD = `held as materialized (select id, retry_at from notification_target where id = $1 for no key update)`;
/** Neither accepted, given up, nor dropped. */
const OPEN = `d.sent_at is null and d.dead_at is null and d.dropped_at is null`;

/** Marks a delivery as accepted. The target works again, and what waited for its next attempt is due. */
export async function markDelivered(
  db: Queryable,
  targetId: number,
  id: number,
  { at, isTest }: { at: Date; isTest: boolean },
): Promise<void> {
  await db.rows(
    `with ${HELD},
     target as (update notification_target t set failures = 0, failing_since = null, retry_at = null,
                       delivered_at = case when $4 then delivered_at else $3 end
                  from held where t.id = held.id),
     sent as (update target_delivery d set sent_at = $3, tried_at = $3, attempts = attempts + 1, due_at = null, fault = null
                from held where d.id = $2)
     update target_delivery d set due_at = $3 from held
      where d.target_id = held.id and d.id <> $2 and d.notification_id is not null and d.due_at > $3 and d.due_at = held.retry_at`,
    [targetId, id, at, isTest],
  );
}

/** Ends one delivery: it is given up, or with `isDropped` no longer wanted. */
export async function endDelivery(
  db: Queryable,
  id: number,
  { at, fault, isDropped }: { at: Date; fault: string | null; isDropped: boolean },
): Promise<void> {
  await db.rows(
    `update target_delivery d set due_at = null, fault = coalesce($3, fault),
            tried_at = case when $4 then tried_at else $2 end, attempts = attempts + case when $4 then 0 else 1 end,
            dropped_at = case when $4 then $2::timestamptz end, dead_at = case when $4 then null else $2::timestamptz end
      where id = $1 and ${OPEN}`,
    [id, at, fault, isDropped],
  );
}

/** A failed attempt. */
export interface FailedAttempt {
  deliveryId: number;
  at: Date;
  fault: string;
  /** When anything is sent to the target again. */
  retryAt: Date;
  /** When this delivery is tried again. Null gives it up. */
  againAt: Date | null;
  /** Whether the attempt counts for the delivery. */
  counts: boolean;
  /** The target's failures from now on, and since when. */
  failures: number;
  since: Date | null;
}

/** Puts off everything that is due for a target after one delivery failed. Only that one was tried, so only its attempts grow. */
export async function putOff(db: Queryable, targetId: number, failed: FailedAttempt): Promise<void> {
  const { deliveryId, at, fault, retryAt, againAt, counts, failures, since } = failed;
  await db.rows(
    `with ${HELD},
     target as (update notification_target t set failures = $7, failing_since = $8, retry_at = $4 from held where t.id = held.id),
     tried as (update target_delivery d set attempts = attempts + case when $6 then 1 else 0 end, tried_at = $2, fault = $3,
                      due_at = case when due_at is not null then $5::timestamptz end,
                      dead_at = case when $5::timestamptz is null then $2::timestamptz end
                 from held where d.id = $9 and ${OPEN})
     update target_delivery d set due_at = $4 from held
      where d.target_id = held.id and d.id <> $9 and d.notification_id is not null and d.due_at <= $2`,
    [targetId, at, fault, retryAt, againAt, counts, failures, since, deliveryId],
  );
}

/** Lets what is due wait, for quiet hours or for this installation. Tests do not wait. */
export async function postpone(
  db: Queryable,
  targetId: number,
  { now, until, fault = null }: { now: Date; until: Date; fault?: string | null },
): Promise<void> {
  await db.rows(
    `with ${HELD}
     update target_delivery d set due_at = $3, fault = coalesce($4, fault) from held
      where d.target_id = held.id and d.notification_id is not null and d.due_at <= $2`,
    [targetId, now, until, fault],
  );
}

/** Takes back what became due while its target was being paused or stopped: it waits until the target is resumed. */
export async function holdBack(db: Queryable, targetId: number): Promise<void> {
  await db.rows(
    `with ${HELD}
     update target_delivery d set due_at = null from held
      where d.target_id = held.id and d.notification_id is not null and d.due_at is not null`,
    [targetId],
  );
}

/** Stops a target, unless it was stopped meanwhile. What waits for it is given up. */
export async function stopTarget(
  db: Queryable,
  targetId: number,
  { at, reason, fault }: { at: Date; reason: TargetStop; fault: string },
): Promise<void> {
  await db.rows(
    `with stopped as (update notification_target set stopped_at = $2, stop_reason = $3, failures = 0, failing_since = null, retry_at = null
                       where id = $1 and stopped_at is null returning id)
     update target_delivery d set dead_at = $2, due_at = null, tried_at = $2, fault = $4 from stopped
      where d.target_id = stopped.id and d.notification_id is not null and ${OPEN}`,
    [targetId, at, reason, fault],
  );
}
