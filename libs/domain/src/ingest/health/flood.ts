/** Complete days before today with which today is compared: a week, so that weekends are among them. */
export const FLOOD_DAYS = 7;
/** Fewer articles a day are never called a flood. */
export const FLOOD_LEAST = 50;
/** Times the usual number of a day, and times the busiest day. */
const FLOOD_TIMES = { usual: 5, busiest: 2 };

/** The usual number of articles a day: the median, which one loud or silent day does not move. */
export function usualPerDay(days: readonly number[]): number {
  const sorted = days.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * Whether a source stores many times its own usual number: more than five times the median of the last seven complete days, more
 * than twice the busiest of them, and at least 50. These constants are our choice; no source has a quota at first, so this is what
 * tells operators of a feed that runs wild.
 * @param today articles stored since midnight (UTC)
 * @param days articles stored on each of the days before
 */
export function isFlood(today: number, days: readonly number[]): boolean {
  return (
    days.length >= FLOOD_DAYS &&
    today >= FLOOD_LEAST &&
    today > FLOOD_TIMES.usual * usualPerDay(days) &&
    today > FLOOD_TIMES.busiest * Math.max(...days)
  );
}
