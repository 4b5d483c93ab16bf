const DAY_MS = 86_400_000;
/** A period has 2⁵ = 32 days. */
const PERIOD_BITS = 5;
/** Far above the number of any day, so that periods have keys of their own. */
const PERIODS_FROM = 1_000_000;

const DAY = `((published_at at time zone 'UTC')::date - '1970-01-01'::date)`;

/** The two keys of the time of an article: its day (UTC, counted from 1970), and its period of 32 days. */
export const TIME_KEYS = `${DAY}, ${PERIODS_FROM} + (${DAY} >> ${PERIOD_BITS})`;

/** A part of the time, in whole days. */
export interface TimeSlice {
  /** What `TIME_KEYS` of an article in this slice contain one of. */
  keys: number[];
  from: Date;
  /** Exclusive. */
  before: Date;
}

/**
 * Slices that cover the time from `oldest` to `newest`, newest first: days, then periods. Each is at most as long as all newer ones
 * together. So a search that stops once it has enough matches reads at most about twice as many, if they are spread evenly.
 */
export function timeSlices(oldest: Date, newest: Date): TimeSlice[] {
  const [first, last] = [dayOf(oldest), dayOf(newest)];
  // From the start of the period before the newest one, so that there are at least 32 days.
  const daysFrom = Math.max(first, ((last >> PERIOD_BITS) - 1) << PERIOD_BITS);
  const days = doubling(daysFrom, last).map(([from, to]) => sliceOfDays(from, to));
  const periods = doubling(first >> PERIOD_BITS, (daysFrom >> PERIOD_BITS) - 1).map(([from, to]) => ({
    keys: numbers(from, to).map((period) => PERIODS_FROM + period),
    ...{ from: dateOf(from << PERIOD_BITS), before: dateOf((to + 1) << PERIOD_BITS) },
  }));
  return [...days, ...periods];
}

/** Slices that cover the time from `oldest` to `newest`, newest first: 1, 1, 2, 4, … days, none of more than `longest`. */
export function shortSlices(oldest: Date, newest: Date, longest: number): TimeSlice[] {
  return doubling(dayOf(oldest), dayOf(newest), longest).map(([from, to]) => sliceOfDays(from, to));
}

const sliceOfDays = (from: number, to: number): TimeSlice => ({
  keys: numbers(from, to),
  ...{ from: dateOf(from), before: dateOf(to + 1) },
});

const dayOf = (at: Date) => Math.floor(at.getTime() / DAY_MS);
const dateOf = (day: number) => new Date(day * DAY_MS);

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);

/** Ranges of 1, 1, 2, 4, … numbers from `last` down to `first`, none longer than `longest`. */
function doubling(
  first: number,
  last: number,
  longest = Number.POSITIVE_INFINITY,
): [from: number, to: number][] {
  const ranges: [number, number][] = [];
  for (let to = last, length = 1; to >= first; ) {
    const from = Math.max(first, to - length + 1);
    ranges.push([from, to]);
    to = from - 1;
    length = Math.min(longest, last - to);
  }
  return ranges;
}
