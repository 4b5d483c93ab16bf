const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `from`: the smallest count that uses the unit. Shorter spans use the next one: 47 hours, but 2 days. */
const UNITS = [
  { name: 'year', ms: 365 * DAY, from: 2 },
  { name: 'month', ms: 30 * DAY, from: 2 },
  { name: 'day', ms: DAY, from: 2 },
  { name: 'hour', ms: HOUR, from: 1 },
  { name: 'minute', ms: MINUTE, from: 1 },
] as const;

/** A duration (ms) for operators: '3 hours', '12 days'. Rounded down. */
export function spanInWords(ms: number): string {
  const unit = UNITS.find((each) => ms >= each.from * each.ms);
  if (unit === undefined) return 'less than a minute';
  const count = Math.floor(ms / unit.ms);
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`;
}
