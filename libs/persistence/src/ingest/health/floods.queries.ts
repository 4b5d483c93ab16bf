/** Raw SQL: sums of eight days side by side. The rest is typed. */
import type { FeedAlert } from '#domain/ingest/health';
import type { Queryable } from '../../database/database.js';

export interface SourceDays {
  source_id: number;
  /** Stored on the last day, and on each of the days before it, earliest first. */
  today: number;
  days: number[];
  /** The feed that stored most of it on the last day. */
  feed_id: number;
  url: string;
}

export interface DaysAsked {
  /** Midnight before the first of the days before. News time. */
  since: Date;
  /** The same in system time; null if a recording is replayed. */
  wallSince: Date | null;
  /** The number of days before the last one. */
  days: number;
  /** Sources that stored fewer on the last day are left out. */
  least: number;
}

/**
 * What sources stored day by day, for those that stored many on the last day. Feeds that were first visited within these days do not
 * count, because their first visit stores what others published over weeks. Indexes: feed_visit_age, if `wallSince` is given, and
 * feed_visit_of_feed for the first visit of a feed.
 */
export function busySources(
  db: Queryable,
  { since, wallSince, days, least }: DaysAsked,
): Promise<SourceDays[]> {
  const before = Array.from(
    { length: days },
    (_, day) => `coalesce(sum(added) filter (where day = ${day}), 0)`,
  );
  const today = `filter (where day >= ${days})`;
  return db.rows<SourceDays>(
    `with stored as (
       select f.source_id, f.id as feed_id, f.url, floor(extract(epoch from v.at - $1::timestamptz) / 86400)::int as day,
              sum(v.added) as added
         from feed_visit v join feed f on f.id = v.feed_id
        where v.at >= $1 and ($2::timestamptz is null or v.wall_at >= $2) and v.added > 0
        group by f.id, 4
       having (select e.at from feed_visit e where e.feed_id = f.id order by e.id limit 1) < $1
     )
     select source_id, (sum(added) ${today})::int as today, array[${before.join(', ')}]::int[] as days,
            (array_agg(feed_id order by added desc) ${today})[1] as feed_id,
            (array_agg(url order by added desc) ${today})[1] as url
       from stored group by source_id having sum(added) ${today} >= $3 order by source_id`,
    [since, wallSince, least],
  );
}

/**
 * Raises an alert at `wall` (system time).
 * @returns false if the same fact has raised it before
 */
export async function raiseAlert(
  db: Queryable,
  alert: FeedAlert,
  feedId: number,
  wall: Date,
): Promise<boolean> {
  const row = await db.kysely
    .insertInto('operator_alert')
    .values({
      kind: alert.kind,
      fact_key: alert.factKey,
      feed_id: feedId,
      payload: alert.payload,
      created_at: wall,
    })
    .onConflict((conflict) => conflict.column('fact_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
