const HOUR = 3_600_000;

/** A check is delayed by at most a long weekend, whatever the feed requests (hours). */
const FARTHEST_HOURS = 72;

/**
 * The first time from `at` on that is outside the hours (0–23) and days (0 = Sunday) that the feed excludes, both in
 * UTC (RSS 2.0, skipHours and skipDays). The request is ignored if no such time lies within three days. `spread` (0–1)
 * prevents all feeds from being due on the full hour.
 */
export function afterSkipped(
  at: Date,
  skipped: { skipHours: readonly number[]; skipDays: readonly number[] },
  spread: number,
): Date {
  if (skipped.skipHours.length === 0 && skipped.skipDays.length === 0) return at;
  const hour = Math.floor(at.getTime() / HOUR);
  for (let ahead = 0; ahead <= FARTHEST_HOURS; ahead++) {
    const start = new Date((hour + ahead) * HOUR);
    if (skipped.skipHours.includes(start.getUTCHours())) continue;
    if (skipped.skipDays.includes(start.getUTCDay())) continue;
    return ahead === 0 ? at : new Date(start.getTime() + Math.floor((spread * HOUR) / 2));
  }
  return at;
}
