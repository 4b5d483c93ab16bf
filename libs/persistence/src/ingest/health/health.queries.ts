/** Raw SQL: counts of queues along partial indexes, each in one statement, and standings by the database's own clock. */
import type { FeedStanding, RestingFeeds } from '#domain/ingest/health';
import type { Queryable } from '../../database/database.js';
import { FEED_STATE, OUTCOME } from '../../database/words.js';
import { isDue, LONGEST_REST } from '../schedule/claims.queries.js';

const STANDING = `f.state, f.state_reason as "stateReason", f.next_check_at as "nextCheckAt",
  f.last_checked_at as "lastCheckedAt", f.failure_count as "failureCount", f.failing_since as "failingSince",
  f.dead_since as "deadSince", f.rhythm_ms as "rhythmMs", f.last_new_at as "lastNewAt"`;

/** The feeds that are being read, a recording's or (null) the live ones, without what names them. Index: feed_due. */
export function activeFeedStandings(db: Queryable, recording: string | null): Promise<FeedStanding[]> {
  return db.rows(
    `select ${STANDING} from feed f where f.state = ${FEED_STATE.active} and f.recording is not distinct from $1`,
    [recording],
  );
}

/** Feeds that are not being read, counted by what their level rests on. */
export function restingFeeds(db: Queryable, recording: string | null): Promise<RestingFeeds[]> {
  return db.rows(
    `select state, state_reason as "stateReason", count(*)::int as feeds
       from feed where state <> ${FEED_STATE.active} and recording is not distinct from $1 group by state, state_reason`,
    [recording],
  );
}

/** What is still to be done, in news time. */
export interface QueueState {
  /** Articles that no story holds yet, up to `WAITING_COUNTED`. */
  articlesWaiting: number;
  /** When the one that waits longest was first seen; exact while fewer than `WAITING_COUNTED` wait. */
  waitingSince: Date | null;
  /**
   * Feeds whose check is due, and since when the one that waits longest is. A live feed whose host answers with errors
   * is not, while the host is left alone as one of them may have asked (Retry-After), and waits from then on.
   */
  feedsDue: number;
  dueSince: Date | null;
}

/** A longer queue is not counted to its end. */
export const WAITING_COUNTED = 20_000;

/** Since when the due feed `f` of host `h` could have been visited. */
const DUE_SINCE = `case when f.recording is null and h.next_allowed_at <= $2::timestamptz + ${LONGEST_REST}
       and f.host_key in (select host_key from feed where state = ${FEED_STATE.active} and last_outcome in (${OUTCOME.throttled}, ${OUTCOME.server_error}))
  then greatest(f.next_check_at, h.next_allowed_at) else f.next_check_at end`;

/** How much waits to be read and to be placed. Indexes: article_waiting, feed_due. */
export async function queueState(
  db: Queryable,
  recording: string | null,
  newsNow: Date,
): Promise<QueueState> {
  const [row] = await db.rows<QueueState>(
    `select w.*, d.* from
       (select count(*)::int as "articlesWaiting", min(first_seen_at) as "waitingSince"
          from (select first_seen_at from article where topic_id is null
                 order by published_at, id limit $3) waiting) w,
       (select count(*)::int as "feedsDue", min(since) as "dueSince"
          from (select next_check_at, ${DUE_SINCE} as since from feed f join host h on h.host_key = f.host_key
                 where state = ${FEED_STATE.active} and recording is not distinct from $1 and ${isDue('$2')}) due
         where since = next_check_at or since <= $2) d`,
    [recording, newsNow, WAITING_COUNTED],
  );
  return row ?? { articlesWaiting: 0, waitingSince: null, feedsDue: 0, dueSince: null };
}

/** When the worker was last seen at work, in system time. */
export interface WorkerSigns {
  /** The story-keeper's last heartbeat; null while there is none. */
  keeperSeenAt: Date | null;
  /** Since then, by the database's own clock (ms). */
  keeperSilentMs: number | null;
  lastVisitAt: Date | null;
}

/** Signs of life that workers leave. Indexes: keeper_pkey, feed_visit_pkey. */
export async function workerSigns(db: Queryable): Promise<WorkerSigns> {
  const [row] = await db.rows<WorkerSigns>(
    `select (select wall_at from feed_visit order by id desc limit 1) as "lastVisitAt",
            k.heartbeat_at as "keeperSeenAt",
            (extract(epoch from clock_timestamp() - k.heartbeat_at) * 1000)::float8 as "keeperSilentMs"
       from (select 1) one left join keeper k on k.id = 1`,
  );
  return row ?? { keeperSeenAt: null, keeperSilentMs: null, lastVisitAt: null };
}
