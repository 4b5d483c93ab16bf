/** Raw SQL: an insert that keeps limits, claims by SKIP LOCKED, and writes that yield to a newer request. */
import type { HubMode } from '#vocabulary';
import type { Queryable } from '../../database/database.js';
import type { Row } from '../../database/tables.js';

export type HubSubscriberRow = Row<'hub_subscriber'>;

export interface HubRequestWrite {
  topic: string;
  callback: string;
  callbackHost: string;
  mode: HubMode;
  secret: string | null;
  /** Seconds. */
  lease: number;
  now: Date;
}

/**
 * Stores a request until its subscriber confirms it. What is confirmed stays in force until then. Returns false if there are too many
 * subscriptions, in all or of one host. Unsubscribing what is not subscribed changes nothing. (Unique index on topic and callback, index
 * `hub_subscriber_callback_host_index`.)
 */
export async function askHub(
  db: Queryable,
  { topic, callback, callbackHost, mode, secret, lease, now }: HubRequestWrite,
  most: { inAll: number; ofHost: number },
): Promise<boolean> {
  const pending = [mode, secret, lease, now];
  const known = await db.rows(
    `update hub_subscriber set pending_mode = $3, pending_secret = $4, pending_lease = $5, failures = 0, due_at = $6
      where topic = $1 and callback = $2 returning id`,
    [topic, callback, ...pending],
  );
  if (known.length > 0 || mode === 'unsubscribe') return true;
  const added = await db.rows(
    `insert into hub_subscriber (topic, callback, callback_host, pending_mode, pending_secret, pending_lease, due_at)
     select $1, $2, $7, $3, $4, $5, $6
      where (select count(*) from hub_subscriber) < $8
        and (select count(*) from hub_subscriber where callback_host = $7) < $9
     on conflict (topic, callback) do update set pending_mode = excluded.pending_mode,
       pending_secret = excluded.pending_secret, pending_lease = excluded.pending_lease, due_at = excluded.due_at
     returning id`,
    [topic, callback, ...pending, callbackHost, most.inAll, most.ofHost],
  );
  return added.length > 0;
}

/** Subscribers that are due, at most `limit`, those that waited longest first (index `hub_subscriber_due_at_index`). No other process gets them until `until`. */
export function claimHubSubscribers(
  db: Queryable,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<HubSubscriberRow[]> {
  return db.rows(
    `update hub_subscriber set due_at = $2
      where id in (select id from hub_subscriber where due_at <= $1 order by due_at, id limit $3 for update skip locked)
     returning *`,
    [now, until, limit],
  );
}

/** Begins or renews a subscription that its subscriber confirmed, unless the request changed meanwhile. */
export async function confirmHubSubscriber(
  db: Queryable,
  { id, pending_mode, pending_secret, pending_lease }: HubSubscriberRow,
  confirmed: { leaseUntil: Date; tag: string | null; dueAt: Date },
): Promise<void> {
  await db.rows(
    `update hub_subscriber set secret = pending_secret, lease_until = $5, failures = 0, due_at = $7,
            delivered_tag = coalesce(delivered_tag, $6), pending_mode = null, pending_secret = null, pending_lease = null
      where id = $1 and (pending_mode, pending_secret, pending_lease) is not distinct from ($2, $3, $4::int)`,
    [id, pending_mode, pending_secret, pending_lease, confirmed.leaseUntil, confirmed.tag, confirmed.dueAt],
  );
}

/** A request is still the same, and was not made again since its row was claimed. */
const UNCHANGED =
  '(pending_mode, pending_secret, pending_lease, due_at) is not distinct from ($2, $3, $4::int, $5::timestamptz)';

const asClaimed = ({ id, pending_mode, pending_secret, pending_lease, due_at }: HubSubscriberRow) => [
  ...[id, pending_mode, pending_secret, pending_lease, due_at],
];

/** Forgets a request that was not confirmed, unless a newer one came meanwhile. A subscription from before stays. */
export async function refuseHubRequest(db: Queryable, row: HubSubscriberRow): Promise<void> {
  await db.rows(
    `delete from hub_subscriber where id = $1 and lease_until is null and ${UNCHANGED}`,
    asClaimed(row),
  );
  await db.rows(
    `update hub_subscriber set pending_mode = null, pending_secret = null, pending_lease = null, failures = 0
      where id = $1 and ${UNCHANGED}`,
    asClaimed(row),
  );
}

/** Ends a subscription whose subscriber confirmed that it wants no more, unless a newer request came meanwhile. */
export async function endHubSubscription(db: Queryable, row: HubSubscriberRow): Promise<void> {
  await db.rows(`delete from hub_subscriber where id = $1 and ${UNCHANGED}`, asClaimed(row));
}

export async function deleteHubSubscriber(db: Queryable, id: number): Promise<void> {
  await db.kysely.deleteFrom('hub_subscriber').where('id', '=', id).execute();
}

/** What a look at a claimed subscriber changed. If a request came meanwhile, it stays due. */
export async function updateHubSubscriber(
  db: Queryable,
  { id, due_at: claimedUntil }: Pick<HubSubscriberRow, 'id' | 'due_at'>,
  change: { failures: number; dueAt: Date; tag?: string },
): Promise<void> {
  await db.rows(
    `update hub_subscriber set failures = $3, delivered_tag = coalesce($5, delivered_tag),
            due_at = case when due_at = $2 then $4 else due_at end
      where id = $1`,
    [id, claimedUntil, change.failures, change.dueAt, change.tag ?? null],
  );
}
