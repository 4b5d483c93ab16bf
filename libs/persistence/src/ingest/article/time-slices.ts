import {
  type NumberSlice,
  numberSlices,
  shortNumberSlices,
  sliceKeys,
} from '../../database/number-slices.js';

const DAY_MS = 86_400_000;

const DAY = `((published_at at time zone 'UTC')::date - '1970-01-01'::date)`;

/** The two keys of the time of an article: its day (UTC, counted from 1970), and its period of 32 days. */
export const TIME_KEYS = sliceKeys(DAY);

/** A part of the time, in whole days. */
export interface TimeSlice {
  /** What `TIME_KEYS` of an article in this slice contain one of. */
  keys: number[];
  from: Date;
  /** Exclusive. */
  before: Date;
}

/** Slices that cover the time from `oldest` to `newest`, newest first: days, then periods (`numberSlices`). */
export const timeSlices = (oldest: Date, newest: Date): TimeSlice[] =>
  numberSlices(dayOf(oldest), dayOf(newest)).map(sliceOfTime);

/** Slices that cover the time from `oldest` to `newest`, newest first: 1, 1, 2, 4, … days, none of more than `longest`. */
export const shortSlices = (oldest: Date, newest: Date, longest: number): TimeSlice[] =>
  shortNumberSlices(dayOf(oldest), dayOf(newest), longest).map(sliceOfTime);

const sliceOfTime = ({ keys, first, last }: NumberSlice): TimeSlice => ({
  keys,
  from: dateOf(first),
  before: dateOf(last + 1),
});

const dayOf = (at: Date) => Math.floor(at.getTime() / DAY_MS);
const dateOf = (day: number) => new Date(day * DAY_MS);
