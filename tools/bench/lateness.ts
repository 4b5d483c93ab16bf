import type { Database } from '#persistence';

export interface Lateness {
  /** How many feeds were visited. */
  visited: number;
  /** From falling due to being read, seconds of news: the median, 95 of 100, the worst. */
  lateP50: number;
  lateP95: number;
  lateMax: number;
  /** The worst, from falling due to being claimed for a visit. */
  claimLateMax: number;
}

/** The feeds fall due one after the other, over an hour from the replay's beginning; the clock plays at once. */
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

/**
 * A visit has the news time at which its host was claimed; how late the feed was really read says the system's time at which
 * the visit's result was written, read on the news clock.
 */
export async function lateness(db: Database): Promise<Lateness> {
  const [row] = await db.rows<Lateness>(
    `with visit as (
       select feed_id, min(at) as claimed_at, min(wall_at) as read_at from feed_visit group by feed_id
     ), late as (
       select extract(epoch from replay_at + (read_at - wall_at) * speed - due_at)::float as read,
              extract(epoch from claimed_at - due_at)::float as claimed
         from visit join bench_due using (feed_id), news_clock
     )
     select count(*)::int as visited, max(round(claimed)) as "claimLateMax", max(round(read)) as "lateMax",
            percentile_disc(0.5) within group (order by round(read)) as "lateP50",
            percentile_disc(0.95) within group (order by round(read)) as "lateP95"
       from late`,
  );
  if (row === undefined) throw new Error('No visit was written.');
  return row;
}
