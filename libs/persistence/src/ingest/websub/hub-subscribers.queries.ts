/** Raw SQL: an insert that keeps limits, claims by SKIP LOCKED, and writes that yield to a newer request. */
import type { HubMode } from '#vocabulary';
import type { Queryable } from '../../database/database.js';
import type { Row } from '../../database/tables.js';

export type HubSubscriberRow = Row<'hub_subscriber'>;

export interface HubRequestWrite {
  topic: string;
  callback: string;
  callbackHost: string;
  /** A keyed hash of the network of the caller. */
  askedFrom: string;
  mode: HubMode;
  secret: string | null;
  /** Seconds. */
  lease: number;
  now: Date;
}

/** How many subscriptions are kept. */
export interface HubPlaces {
  inAll: number;
  /** Of one host, and of one network that asks. */
  ofParty: number;
  /** From this many on, a host or network with `ofPartyIfScarce` gets no more. */
  scarceFrom: number;
  ofPartyIfScarce: number;
}

/**
 * Stores a request until its subscriber confirms it. What is confirmed stays in force until then. Returns false if there are too many
 * subscriptions, in all, or of one host or network. Unsubscribing what is not subscribed changes nothing. (Unique index on topic and
 * callback, indexes `hub_subscriber_callback_host_index` and `hub_subscriber_asked_from_index`.)
 */
export async function askHub(
  db: Queryable,
  { topic, callback, callbackHost, askedFrom, mode, secret, lease, now }: HubRequestWrite,
  most: HubPlaces,
): Promise<boolean> {
  const pending = [mode, secret, lease, now];
  const known = await db.rows(
    `update hub_subscriber set pending_mode = $3, pending_secret = $4, pending_lease = $5, failures = 0, due_at = $6
      where topic = $1 and callback = $2 returning id`,
    [topic, callback, ...pending],
  );
  if (known.length > 0 || mode === 'unsubscribe') return true;
  const added = await db.rows(
    `insert into hub_subscriber (topic, callback, callback_host, asked_from, pending_mode, pending_secret, pending_lease, due_at)
     select $1, $2, $7, $8, $3, $4, $5, $6
       from (select (select count(*) from hub_subscriber) as in_all,
                    greatest((select count(*) from hub_subscriber where callback_host = $7),
                             (select count(*) from hub_subscriber where asked_from = $8)) as of_party) as taken
      where in_all < $9 and of_party < case when in_all < $10 then $11::int else $12::int end
     on conflict (topic, callback) do update set pending_mode = excluded.pending_mode,
       pending_secret = excluded.pending_secret, pending_lease = excluded.pending_lease, due_at = excluded.due_at
     returning id`,
    [
      ...[topic, callback, ...pending, callbackHost, askedFrom],
      ...[most.inAll, most.scarceFrom, most.ofParty, most.ofPartyIfScarce],
    ],
  );
  return added.length > 0;
}

/**
 * A lane for callbacks whose last calls took at most so long (ms), one for requests that wait for their confirmation, or one for all.
 * So slow subscribers and a flood of requests delay each other, not those that answer.
 */
export type HubLane = { kind: 'quick'; mostMs: number } | { kind: 'requests' } | { kind: 'all' };

/** Which subscribers a lane may take. */
export interface HubClaim {
  now: Date;
  /** No other process gets the subscriber until then. */
  until: Date;
  /** Hosts and networks that have their share of the lanes at this moment. */
  busyHosts: readonly string[];
  busyNetworks: readonly string[];
  /** Those that were called before (see `partyOf`), longest ago first. */
  served: readonly string[];
  lane: HubLane;
}

/** Who takes turns with others: a network that asked, or a host, for subscriptions of older versions. */
export function partyOf({
  asked_from,
  callback_host,
}: Pick<HubSubscriberRow, 'asked_from' | 'callback_host'>): string {
  return asked_from ?? callback_host;
}

/**
 * Of the subscribers that are due and that the lane may take, one of the network that was served longest ago, or never: its longest due.
 * So each network waits for one call of each other, not for all of their calls. (Index `hub_subscriber_due_at_index`.)
 */
export async function claimHubSubscriber(
  db: Queryable,
  { now, until, busyHosts, busyNetworks, served, lane }: HubClaim,
): Promise<HubSubscriberRow | null> {
  const [row] = await db.rows<HubSubscriberRow>(
    `update hub_subscriber set due_at = $2
      where id = (select h.id from hub_subscriber h
                    left join unnest($7::text[]) with ordinality as served (party, place)
                      on served.party = coalesce(h.asked_from, h.callback_host)
                   where h.due_at <= $1 and h.callback_host <> all($3::text[])
                     and (h.asked_from is null or h.asked_from <> all($4::text[]))
                     and case $5 when 'quick' then (select max(known.call_ms) from hub_subscriber known
                                                     where known.callback_host = h.callback_host and known.callback = h.callback) <= $6::int
                                 when 'requests' then h.pending_mode is not null
                                 else true end
                   order by served.place nulls first, h.due_at, h.id limit 1 for update of h skip locked)
     returning *`,
    [now, until, busyHosts, busyNetworks, lane.kind, lane.kind === 'quick' ? lane.mostMs : null, served],
  );
  return row ?? null;
}

/** Notes how long a call took (ms). */
export async function noteHubCall(db: Queryable, id: number, callMs: number): Promise<void> {
  await db.kysely.updateTable('hub_subscriber').set({ call_ms: callMs }).where('id', '=', id).execute();
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
