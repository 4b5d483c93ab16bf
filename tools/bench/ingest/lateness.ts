import type { Database } from '#persistence/database';

export interface Lateness {
  /** The number of visited feeds. */
  visited: number;
  /** From the due time to the visit (`feed_visit.at`), in seconds of news time: median, 95th percentile, maximum. */
  lateP50: number;
  lateP95: number;
  lateMax: number;
  /** The same, until the result of the visit was ready to be written. */
  readLateP50: number;
  readLateP95: number;
  readLateMax: number;
}

/** Spreads the due times of the feeds over the first hour of the replay. The clock starts at once, without backfill. */
export async function spreadOverHour(db: Database): Promise<void> {
  await db.rows('update news_clock set backfill_until = recorded_from');
  await db.rows(
    `create table bench_due as
       select feed.id as feed_id, recorded_from + row_number() over (order by feed.id) * interval '1 hour' / count(*) over () as due_at
         from feed, news_clock where recording = recording_name`,
  );
  await db.rows('update feed set next_check_at = due_at from bench_due where id = feed_id');
  await db.rows('analyze feed, host, bench_due');
}

const quantiles = (column: string, name: string) =>
  `percentile_disc(0.5) within group (order by ${column}) as "${name}P50",
   percentile_disc(0.95) within group (order by ${column}) as "${name}P95", max(${column}) as "${name}Max"`;

/**
 * A visit's time is the news time at which its host was claimed. The time at which the feed had been read comes from the system
 * time of its row, converted to news time.
 */
export async function lateness(db: Database): Promise<Lateness> {
  const [row] = await db.rows<Lateness>(
    `with visit as (
       select feed_id, min(at) as visited_at, min(wall_at) as read_at from feed_visit group by feed_id
     ), late as (
       select round(extract(epoch from visited_at - due_at))::int as late,
              round(extract(epoch from replay_at + (read_at - wall_at) * speed - due_at))::int as read
         from visit join bench_due using (feed_id), news_clock
     )
     select count(*)::int as visited, ${quantiles('late', 'late')}, ${quantiles('read', 'readLate')} from late`,
  );
  if (row === undefined) throw new Error('No visit was written.');
  return row;
}
