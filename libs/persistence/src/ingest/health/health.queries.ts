/** Raw SQL: queue counts on partial indexes, each in one statement, and times by the database's clock. */
import type { FeedStanding, InactiveFeeds } from '#domain/ingest/health';
import type { Queryable } from '../../database/database.js';
import { FEED_STATE, OUTCOME } from '../../database/words.js';
import { isDue, LONGEST_REST } from '../schedule/claims.queries.js';

const STANDING = `f.state, f.state_reason as "stateReason", f.next_check_at as "nextCheckAt",
  f.last_checked_at as "lastCheckedAt", f.failure_count as "failureCount", f.failing_since as "failingSince",
  f.dead_since as "deadSince", f.rhythm_ms as "rhythmMs", f.last_new_at as "lastNewAt"`;

/** Active feeds of a recording, or live ones if null, without names. Index: feed_due. */
export function activeFeedStandings(db: Queryable, recording: string | null): Promise<FeedStanding[]> {
  return db.rows(
    `select ${STANDING} from feed f where f.state = ${FEED_STATE.active} and f.recording is not distinct from $1`,
    [recording],
  );
}

/** Inactive feeds, counted by the fields that determine their level. */
export function inactiveFeeds(db: Queryable, recording: string | null): Promise<InactiveFeeds[]> {
  return db.rows(
    `select state, state_reason as "stateReason", count(*)::int as feeds
       from feed where state <> ${FEED_STATE.active} and recording is not distinct from $1 group by state, state_reason`,
    [recording],
  );
}

/** Pending work, in news time. */
export interface QueueState {
  /** Articles not placed yet, counted up to `WAITING_COUNTED`. */
  articlesWaiting: number;
  /** When the longest waiting one was first seen. Exact if fewer than `WAITING_COUNTED` wait. */
  waitingSince: Date | null;
  /**
   * Due feeds, and since when the longest waiting one has been due. A live feed does not count as due while its host
   * returned errors and rests, as Retry-After may demand. It waits from the end of that rest.
   */
  feedsDue: number;
  dueSince: Date | null;
}

/** Counting stops here. */
export const WAITING_COUNTED = 20_000;

/** Since when the due feed `f` of host `h` could be visited. */
const DUE_SINCE = `case when f.recording is null and h.next_allowed_at <= $2::timestamptz + ${LONGEST_REST}
       and f.host_key in (select host_key from feed where state = ${FEED_STATE.active} and last_outcome in (${OUTCOME.throttled}, ${OUTCOME.server_error}))
  then greatest(f.next_check_at, h.next_allowed_at) else f.next_check_at end`;

/** Counts what waits to be read and to be placed. Indexes: article_waiting, feed_due. */
export async function queueState(
  db: Queryable,
  recording: string | null,
  newsNow: Date,
): Promise<QueueState> {
  const [row] = await db.rows<QueueState>(
    `select w.*, d.* from
       (select count(*)::int as "articlesWaiting", min(first_seen_at) as "waitingSince"
          from (select first_seen_at from article where topic_id is null and hidden_at is null
                 order by published_at, id limit $3) waiting) w,
       (select count(*)::int as "feedsDue", min(since) as "dueSince"
          from (select next_check_at, ${DUE_SINCE} as since from feed f join host h on h.host_key = f.host_key
                 where state = ${FEED_STATE.active} and recording is not distinct from $1 and ${isDue('$2')}) due
         where since = next_check_at or since <= $2) d`,
    [recording, newsNow, WAITING_COUNTED],
  );
  return row ?? { articlesWaiting: 0, waitingSince: null, feedsDue: 0, dueSince: null };
}

/** The worker's last signs of life, in system time. */
export interface WorkerSigns {
  /** The story-keeper's last heartbeat, or null if there is none. */
  keeperSeenAt: Date | null;
  /** Time since then, by the database's clock (ms). */
  keeperSilentMs: number | null;
  lastVisitAt: Date | null;
}

/** Reads the workers' signs of life. Indexes: keeper_pkey, feed_visit_pkey. */
export async function workerSigns(db: Queryable): Promise<WorkerSigns> {
  const [row] = await db.rows<WorkerSigns>(
    `select (select wall_at from feed_visit order by id desc limit 1) as "lastVisitAt",
            k.heartbeat_at as "keeperSeenAt",
            (extract(epoch from clock_timestamp() - k.heartbeat_at) * 1000)::float8 as "keeperSilentMs"
       from (select 1) one left join keeper k on k.id = 1`,
  );
  return row ?? { keeperSeenAt: null, keeperSilentMs: null, lastVisitAt: null };
}
