/**
 * Raw SQL: claims ranked by hub, and pushes that change subscription and feed in one statement. The rest is typed.
 */
import { LIVE_PACE } from '#domain/ingest/schedule';
import { type SubscriptionTimes } from '#domain/ingest/websub';
import type { Queryable } from '../../database/database.js';
import type { Row, RowOf } from '../../database/tables.js';
import { CHECK_REASON, FEED_STATE, HUB_STATE } from '../../database/words.js';

/** A feed that needs a subscription request. */
export interface WantedSubscription extends Pick<Row<'feed'>, 'url'> {
  feed_id: Row<'feed'>['id'];
  hub_url: string;
  /** Host and port. Hubs on one host get their requests one after the other. */
  hub_host: string | null;
  self_url: string;
  /** When the last request was sent, or null. */
  requested_at: Date | null;
  /** The same hub has an active subscription to the same topic. It is renewed under its token. */
  running: boolean;
}

const SAME = 'w.hub_url = f.hub_url and w.topic_url = f.self_url';

/** Host and port of the hub. */
const HUB_HOST = "substring(lower(f.hub_url) from '^https?://(?:[^/?#@]*@)?([^/?#]*)')";

/**
 * Live feeds whose announced hub has no subscription, or one past four fifths of its lease. At most `perHost` for one
 * hub host and `limit` in total. Hosts take turns, and feeds without any request come first. Reads every active feed,
 * once a minute.
 */
export function wantedSubscriptions(
  db: Queryable,
  times: SubscriptionTimes,
  { perHost, limit }: { perHost: number; limit: number },
): Promise<WantedSubscription[]> {
  return db.rows<WantedSubscription>(
    `select feed_id, url, hub_url, hub_host, self_url, requested_at, running from (
     select f.id as feed_id, f.url, f.hub_url, ${HUB_HOST} as hub_host, f.self_url, w.requested_at,
            coalesce(${SAME} and w.state = ${HUB_STATE.active} and w.lease_until > $1, false) as running,
            row_number() over (partition by ${HUB_HOST} order by w.requested_at nulls first, f.id) as place
       from feed f left join websub_subscription w on w.feed_id = f.id
      where f.state = ${FEED_STATE.active} and f.recording is null and f.hub_url is not null and f.self_url is not null
        and (w.feed_id is null
             or not (${SAME})
             or w.state <> ${HUB_STATE.active} and w.requested_at < $2
             or w.state = ${HUB_STATE.active} and w.requested_at < $3
                and w.lease_until - (w.lease_until - w.confirmed_at) / 5 < $1)
     ) wanted
      where place <= $5
      order by place, requested_at nulls first, feed_id
      limit $4`,
    [times.now, times.retryBefore, times.renewalBefore, limit, perHost],
  );
}

/**
 * Records a subscription request under a new token, or under that of an active subscription. An empty secret replaces
 * a stored one. Returns null if another worker was first.
 */
export async function beginSubscription(
  db: Queryable,
  wanted: WantedSubscription,
  fresh: { token: string; secret: string },
  now: Date,
): Promise<{ token: string; secret: string } | null> {
  const [row] = await db.rows<{ token: string; secret: string }>(
    `insert into websub_subscription as w (feed_id, hub_url, topic_url, token, secret, state, requested_at)
     values ($1, $2, $3, $4, $5, ${HUB_STATE.requested}, $6)
     on conflict (feed_id) do update set
       hub_url = excluded.hub_url, topic_url = excluded.topic_url, requested_at = excluded.requested_at, detail = null,
       last_push_at = case when w.hub_url = excluded.hub_url then w.last_push_at end,
       token = case when $8 then w.token else excluded.token end,
       secret = case when $8 and w.secret <> '' and excluded.secret <> '' then w.secret else excluded.secret end,
       state = case when $8 then w.state else ${HUB_STATE.requested} end
      where w.requested_at = $7
     returning token, secret`,
    [
      ...[wanted.feed_id, wanted.hub_url, wanted.self_url, fresh.token, fresh.secret, now],
      ...[wanted.requested_at, wanted.running],
    ],
  );
  return row ?? null;
}

/** Records a rejected request. An active subscription stays active. Any other becomes failed. */
export async function failSubscription(db: Queryable, token: string, detail: string): Promise<void> {
  await db.kysely
    .updateTable('websub_subscription')
    .set((eb) => ({
      detail,
      state: eb
        .case()
        .when('state', '=', 'active')
        .then(eb.ref('state'))
        .else(eb.val<'failed'>('failed'))
        .end(),
    }))
    .where('token', '=', token)
    .execute();
}

/** Fails the requests that no hub has verified, and returns their number. */
export async function failUnanswered(db: Queryable, times: SubscriptionTimes): Promise<number> {
  const failed = await db.kysely
    .updateTable('websub_subscription')
    .set({ state: 'failed', detail: 'the hub did not verify the request' })
    .where('state', '=', 'requested')
    .where('requested_at', '<', times.unansweredBefore)
    .executeTakeFirst();
  return Number(failed.numUpdatedRows);
}

export type SubscriptionRow = RowOf<typeof subscriptionOf>;

/** The subscription of a callback. Index: websub_subscription_token_unique. */
export async function subscriptionOf(db: Queryable, token: string) {
  const row = await db.kysely
    .selectFrom('websub_subscription')
    .select(['feed_id', 'topic_url', 'secret', 'state', 'lease_until'])
    .where('token', '=', token)
    .executeTakeFirst();
  return row ?? null;
}

/** Records that the hub confirmed the subscription until `leaseUntil`. */
export async function confirmSubscription(
  db: Queryable,
  token: string,
  now: Date,
  leaseUntil: Date,
): Promise<void> {
  await db.kysely
    .updateTable('websub_subscription')
    .set({ state: 'active', detail: null, confirmed_at: now, lease_until: leaseUntil })
    .where('token', '=', token)
    .execute();
}

/** Records that the hub denied or ended the subscription. */
export async function denySubscription(db: Queryable, token: string, detail: string): Promise<void> {
  await db.kysely
    .updateTable('websub_subscription')
    .set({ state: 'denied', detail })
    .where('token', '=', token)
    .execute();
}

/**
 * Handles a signed push: makes the feed due now, or a minute after its last visit, unless its server asked to wait. A
 * running visit may miss the change, so another one follows. For live feeds only, where news time is system time.
 */
export async function acceptPush(db: Queryable, feedId: number, now: Date): Promise<void> {
  await db.rows(
    `with pushed as (
       update websub_subscription set last_push_at = $2 where feed_id = $1
     )
     update feed set next_check_reason = ${CHECK_REASON.pushed},
            next_check_at = greatest($2::timestamptz, last_checked_at + interval '1 minute')
      where id = $1 and state = ${FEED_STATE.active} and recording is null and next_check_reason <> ${CHECK_REASON.retry_after}`,
    [feedId, now],
  );
}

/**
 * Handles an unsigned push. Anyone may have sent it, so it is only a hint. It brings a visit forward only if the wait
 * was our own choice, and never below the usual minimum interval.
 */
export async function acceptUnsignedPush(db: Queryable, feedId: number, now: Date): Promise<void> {
  const earliest = "greatest($2::timestamptz, last_checked_at + $3::float8 * interval '1 millisecond')";
  await db.rows(
    `with pushed as (
       update websub_subscription set last_push_at = $2 where feed_id = $1
     )
     update feed set next_check_reason = ${CHECK_REASON.pushed}, next_check_at = ${earliest}
      where id = $1 and state = ${FEED_STATE.active} and recording is null and next_check_reason in (${CHECK_REASON.default}, ${CHECK_REASON.rhythm})
        and next_check_at > ${earliest}`,
    [feedId, now, LIVE_PACE.minIntervalMs],
  );
}
