import { plusDays } from './coming-days.js';
import { localDay } from './local-day.js';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * HOUR_MS;
/** No zone is further ahead of UTC, or further behind it. */
const MOST_AHEAD_MS = 14 * HOUR_MS;
const MOST_BEHIND_MS = 12 * HOUR_MS;

export interface DayStart {
  /** YYYY-MM-DD */
  day: string;
  /** Its first moment. A day that a zone skipped has that of the next day. */
  start: Date;
}

/** The `count` days of a time zone (IANA) up to the day of `last`, oldest first. Days have 23 or 25 hours when clocks change. */
export function dayStarts(zone: string, last: Date, count: number): DayStart[] {
  const lastDay = localDay(last, zone);
  const days = Array.from({ length: count }, (_, index) => plusDays(lastDay, index + 1 - count));
  const starts: DayStart[] = [];
  for (const day of days) {
    const guess = (starts.at(-1)?.start.getTime() ?? 0) + DAY_MS;
    const start = isStart(guess, day, zone) ? guess : firstMoment(day, zone);
    starts.push({ day, start: new Date(start) });
  }
  return starts;
}

function isStart(moment: number, day: string, zone: string): boolean {
  return localDay(new Date(moment), zone) === day && localDay(new Date(moment - MINUTE_MS), zone) < day;
}

/** Halves the time in which the day must begin. Zones differ from UTC by whole minutes. */
function firstMoment(day: string, zone: string): number {
  const midnight = Date.parse(day);
  let before = (midnight - MOST_AHEAD_MS) / MINUTE_MS - 1;
  let from = (midnight + MOST_BEHIND_MS) / MINUTE_MS;
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (localDay(new Date(middle * MINUTE_MS), zone) < day) before = middle;
    else from = middle;
  }
  return from * MINUTE_MS;
}
