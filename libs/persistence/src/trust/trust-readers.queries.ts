/** Raw SQL: votes and visits counted in a batch, by window functions and lateral joins. */
import { type FeedStanding } from '#domain/ingest/health';
import { COUNTED_VOTES } from '#domain/trust/factors';
import type { Queryable } from '../database/database.js';
import { FEED_STATE } from '../database/words.js';

export interface VotesRow {
  sourceId: number;
  votesUp: number;
  votesDown: number;
  votesWaiting: number;
}

/** When votes are counted (system time), and whether only confirmed accounts count. */
export interface VoteCount {
  wall: Date;
  confirmedOnly: boolean;
}

/** The votes on these sources under the rules of `COUNTED_VOTES`. Index: source_vote_source_id_index. */
export function countedVotes(
  db: Queryable,
  sourceIds: readonly number[],
  { wall, confirmedOnly }: VoteCount,
): Promise<VotesRow[]> {
  const { accountAgeMs, restMs, perDay } = COUNTED_VOTES;
  return db.rows<VotesRow>(
    `with ripe as (
       select v.source_id, v.user_id, v.is_up, v.voted_at,
              u.created_at <= $2 and v.voted_at <= $3 and (u.email_confirmed_at is not null or not $4) as counts
         from source_vote v join user_account u on u.id = v.user_id
        where v.source_id = any($1::int[])),
     placed as (
       select source_id, is_up, counts and $5 >= row_number() over (
                partition by source_id, counts, date_trunc('day', voted_at, 'UTC') order by voted_at, user_id) as counts
         from ripe)
     select source_id as "sourceId", count(*) filter (where counts and is_up)::int as "votesUp",
            count(*) filter (where counts and not is_up)::int as "votesDown",
            count(*) filter (where not counts)::int as "votesWaiting"
       from placed group by source_id`,
    [
      sourceIds,
      new Date(wall.getTime() - accountAgeMs),
      new Date(wall.getTime() - restMs),
      confirmedOnly,
      perDay,
    ],
  );
}

/** Sources with votes that may have started to count since then (system time). Scans the votes. */
export async function sourcesWithNewVotes(db: Queryable, since: Date): Promise<number[]> {
  const { accountAgeMs, restMs } = COUNTED_VOTES;
  const rows = await db.rows<{ id: number }>(
    `select distinct v.source_id as id from source_vote v join user_account u on u.id = v.user_id
      where u.created_at > $1 or v.voted_at > $2 or u.email_confirmed_at > $3`,
    [new Date(since.getTime() - accountAgeMs), new Date(since.getTime() - restMs), since],
  );
  return rows.map(({ id }) => id);
}

export interface ReadFeedRow extends FeedStanding {
  sourceId: number;
  /** Its newest visits, and the failed ones among them. */
  checks: number;
  failures: number;
}

/** The most visits of a feed that are counted. */
const VISITS = 200;

/** The active feeds of these sources that were visited before. Indexes: feed_source_id_index, feed_visit_of_feed. */
export function readFeeds(db: Queryable, sourceIds: readonly number[]): Promise<ReadFeedRow[]> {
  return db.rows<ReadFeedRow>(
    `select f.source_id as "sourceId", f.state, f.state_reason as "stateReason", f.next_check_at as "nextCheckAt",
            f.last_checked_at as "lastCheckedAt", f.failure_count as "failureCount", f.failing_since as "failingSince",
            f.dead_since as "deadSince", f.rhythm_ms as "rhythmMs", f.last_new_at as "lastNewAt", seen.*
       from feed f
      cross join lateral (
        select count(*)::int as checks,
               count(*) filter (where outcome not in ('ok', 'not_modified', 'moved', 'throttled'))::int as failures
          from (select outcome from feed_visit where feed_id = f.id order by id desc limit ${VISITS}) newest) seen
      where f.source_id = any($1::int[]) and f.state = ${FEED_STATE.active} and f.last_checked_at is not null`,
    [sourceIds],
  );
}
