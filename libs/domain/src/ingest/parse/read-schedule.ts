import type { FeedFacts } from '../article/parsed-feed.js';
import { type Fields, fieldsOf, textOf, textsOf } from './xml-markup.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The longest stated interval (ms): two weeks. */
const MAX_STATED_MS = 14 * DAY;

/** Lengths of `sy:updatePeriod` (ms; RSS 1.0 syndication module). */
const PERIODS: ReadonlyMap<string, number> = new Map([
  ['hourly', 60 * MINUTE],
  ['daily', DAY],
  ['weekly', 7 * DAY],
  ['monthly', 30 * DAY],
  ['yearly', 365 * DAY],
]);

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

type Schedule = Pick<FeedFacts, 'statedIntervalMs' | 'skipHours' | 'skipDays'>;

/**
 * The update interval that a feed states, and the times it excludes (RSS 2.0 `ttl`, `skipHours`, `skipDays`; RSS 1.0
 * `sy:updatePeriod`, `sy:updateFrequency`). Hour 24 of RSS 0.91 is hour 0.
 */
export function readSchedule(fields: Fields): Schedule {
  const ttlMinutes = positive(textOf(fields, 'ttl'));
  const stated = ttlMinutes === null ? updateInterval(fields) : ttlMinutes * MINUTE;
  const hours = within(fields, 'skiphours', 'hour').map((hour) =>
    /^\d{1,2}$/.test(hour) ? Number(hour) : -1,
  );
  const days = within(fields, 'skipdays', 'day').map((day) => DAYS.indexOf(day.toLowerCase()));
  return {
    statedIntervalMs: stated === null ? null : Math.min(Math.round(stated), MAX_STATED_MS),
    skipHours: distinct(hours.filter((hour) => hour >= 0 && hour <= 24).map((hour) => hour % 24)),
    skipDays: distinct(days.filter((day) => day >= 0)),
  };
}

function updateInterval(fields: Fields): number | null {
  const period = textOf(fields, 'sy:updateperiod');
  const frequency = positive(textOf(fields, 'sy:updatefrequency'));
  if (period === null && frequency === null) return null;
  const length = PERIODS.get(period?.toLowerCase() ?? 'daily');
  return length === undefined ? null : length / (frequency ?? 1);
}

function positive(text: string | null): number | null {
  const number = Number(text ?? '');
  return Number.isFinite(number) && number > 0 ? number : null;
}

function within(fields: Fields, list: string, name: string): string[] {
  return (fields.get(list) ?? []).slice(0, 2).flatMap((node) => textsOf(fieldsOf(node), 48, name));
}

function distinct(numbers: number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}
