/** Raw SQL: claims by SKIP LOCKED that are fair between readers, and the leases that they begin. */
import type { Queryable } from '../../database/database.js';
import type { Row } from '../../database/tables.js';

/** Due deliveries that one claim looks at, those due longest first. */
const LOOKED_AT = 100_000;

export type ClaimedTargetRow = Pick<
  Row<'notification_target'>,
  | 'id'
  | 'user_id'
  | 'kind'
  | 'sealed'
  | 'takes_all'
  | 'heeds_quiet'
  | 'paused_at'
  | 'stopped_at'
  | 'failures'
  | 'failing_since'
  | 'leased_until'
> &
  Pick<Row<'user_account'>, 'time_zone' | 'quiet_from' | 'quiet_to'>;

/**
 * Leases targets for which something is due, at most `limit`: first one of each reader, then a second one of each, where those that are
 * leased count. No other worker gets them until `until` (index `target_delivery_due`). System time.
 * @param isMail whether those with an email address are claimed, or all others
 */
export function claimTargets(
  db: Queryable,
  { now, until, limit, isMail }: { now: Date; until: Date; limit: number; isMail: boolean },
): Promise<ClaimedTargetRow[]> {
  return db.rows(
    `with due as (
       select target_id, due_at from target_delivery where due_at <= $1 order by due_at limit ${LOOKED_AT}),
     free as (
       select t.id, min(d.due_at) as due_at,
              (select count(*) from notification_target held where held.user_id = t.user_id and held.leased_until > $1)
                + row_number() over (partition by t.user_id order by min(d.due_at), t.id) as turn
         from due d join notification_target t on t.id = d.target_id
        where (t.leased_until is null or t.leased_until <= $1) and (t.kind = 'mail') = $4 group by t.id),
     picked as (
       select t.id from free f join notification_target t on t.id = f.id
        where t.leased_until is null or t.leased_until <= $1
        order by f.turn, f.due_at, f.id limit $3 for no key update of t skip locked)
     update notification_target t set leased_until = $2
       from picked, user_account u
      where t.id = picked.id and u.id = t.user_id
     returning t.id, t.user_id, t.kind, t.sealed, t.takes_all, t.heeds_quiet, t.paused_at, t.stopped_at, t.failures, t.failing_since,
               t.leased_until, u.time_zone, u.quiet_from, u.quiet_to`,
    [now, until, limit, isMail],
  );
}

/** Prolongs a lease that ends at `mine`. Returns false if another worker has the target. */
export async function renewTargetLease(
  db: Queryable,
  id: number,
  { mine, until }: { mine: Date; until: Date },
): Promise<boolean> {
  const rows = await db.rows(
    `update notification_target set leased_until = $3 where id = $1 and leased_until = $2 returning id`,
    [id, mine, until],
  );
  return rows.length > 0;
}

/**
 * Ends a lease that ends at `mine`; that of another worker stays. A target for which nothing waits any more is not failing: its next
 * failure is the first one.
 */
export async function releaseTarget(db: Queryable, id: number, mine: Date): Promise<void> {
  await db.rows(
    `with idle as (select not exists (select from target_delivery d where d.target_id = $1 and d.notification_id is not null
                                         and d.sent_at is null and d.dead_at is null and d.dropped_at is null) as yes)
     update notification_target set leased_until = null, failures = case when yes then 0 else failures end,
            failing_since = case when yes then null else failing_since end, retry_at = case when yes then null else retry_at end
       from idle where id = $1 and leased_until = $2`,
    [id, mine],
  );
}
