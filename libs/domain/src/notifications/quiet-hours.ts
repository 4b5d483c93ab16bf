/**
 * Whether an hour is one of the quiet hours: from the first, included, to the second, not included. The span may pass
 * midnight. Equal hours mean that there are none.
 * @param now its hour in UTC counts
 */
export function isQuiet(now: Date, fromHour: number, toHour: number): boolean {
  const hour = now.getUTCHours();
  if (fromHour <= toHour) return hour >= fromHour && hour < toHour;
  return hour >= fromHour || hour < toHour;
}
