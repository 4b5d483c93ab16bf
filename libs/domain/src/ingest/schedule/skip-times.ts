const HOUR = 3_600_000;

/** A check is not put off by more than a long weekend, whatever the feed asks (hours). */
const FARTHEST_HOURS = 72;

/**
 * The first moment from `at` on that lies in no hour (0–23) and on no day (0 = Sunday) in which the feed asks not to
 * be read: both in UTC (RSS 2.0, skipHours and skipDays). A feed that leaves no such moment within three days, or
 * none at all, is not obeyed. `spread` (0–1) keeps feeds from coming all at the full hour.
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
