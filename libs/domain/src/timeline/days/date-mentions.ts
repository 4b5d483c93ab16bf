import { DAY_NAMED } from './date-pattern.js';
import { looksAhead } from './looks-ahead.js';

const DAY_MS = 86_400_000;
const MAX_TEXT = 20_000;
const MAX_MENTIONS = 120;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** In an announcement, a day so many days back is meant as past: 'the bridge that fell on 3 March'. */
const DAYS_LOOKED_BACK = 45;
/** Within so many days of publication, '11 September' is a normal date. */
const DAYS_OF_NEWS = 4;
const SPECIAL_DAYS = new Set(['black', 'cyber', 'good', 'super', 'bloody', 'easter', 'every', 'each']);

export interface DateMention {
  /** YYYY-MM-DD */
  day: string;
  kind: 'date' | 'weekday' | 'near';
  /** The day is after the publication. */
  future: boolean;
  /** Offset in the text. */
  at: number;
  /** Offset after its last character. */
  end: number;
}

interface Reading {
  /** The day of publication, as days since 1970. */
  published: number;
  /** Weekdays and dates without a year are the next ones, not the last. */
  ahead: boolean;
}

/**
 * The days that a text mentions, relative to its publication (UTC): full dates, dates without a year (the nearest year),
 * weekdays (the last one; the next one if the words before look ahead), 'yesterday', 'three days ago'. At most 120 mentions
 * in the first 20,000 characters.
 */
export function dateMentions(text: string, publishedAt: Date): DateMention[] {
  const prose = text.slice(0, MAX_TEXT);
  const published = Math.floor(publishedAt.getTime() / DAY_MS);
  return mentionsIn(prose, (at) => ({ published, ahead: looksAhead(prose, at) }));
}

/**
 * The same for a sentence that announces something: weekdays are the next ones, and dates without a year the next ones unless they
 * are only weeks past. `today` is the day of publication where the outlet is.
 */
export function comingMentions(text: string, today: string): DateMention[] {
  const published = Math.floor(Date.parse(today) / DAY_MS);
  return mentionsIn(text.slice(0, MAX_TEXT), () => ({ published, ahead: true }), comingYear);
}

function mentionsIn(
  prose: string,
  readingAt: (at: number) => Reading,
  withoutYear = nearestYear,
): DateMention[] {
  const found: DateMention[] = [];
  for (const match of prose.matchAll(DAY_NAMED)) {
    const groups = match.groups ?? {};
    const reading = readingAt(match.index);
    const day = resolve(groups, reading, withoutYear);
    if (day !== null) {
      const kind = groups.weekday ? 'weekday' : groups.near || groups.ago ? 'near' : 'date';
      const end = match.index + match[0].length;
      found.push({ day: asDay(day), kind, future: day > reading.published, at: match.index, end });
    }
    if (found.length >= MAX_MENTIONS) break;
  }
  return found;
}

function resolve(
  groups: Record<string, string | undefined>,
  { published, ahead }: Reading,
  withoutYear: typeof nearestYear,
): number | null {
  if (groups.iso) return dayNumber(groups.iso);
  if (groups.weekday) return ofWeekday(groups.weekday, groups.before, published, ahead);
  if (groups.near) return ofNear(groups.near.toLowerCase(), published);
  if (groups.ago) return published - (Number(groups.ago) || NUMBERS.indexOf(groups.ago.toLowerCase()));
  const name = groups.m1 ?? groups.m2 ?? '';
  if (/^\p{Ll}/u.test(name)) return null;
  const month = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  const day = Number(groups.d1 ?? groups.d2);
  const year = (groups.y1 ?? groups.y2)?.toLowerCase();
  return ofYear(year, month, day, published, withoutYear);
}

/** A missing year is the nearest one, except that 11 September usually means the attacks of 2001. */
function ofYear(
  year: string | undefined,
  month: number,
  day: number,
  published: number,
  withoutYear: typeof nearestYear,
): number | null {
  if (year === 'that year') return null;
  if (year === 'last year') return calendarDay(yearOf(published) - 1, month, day);
  if (year) return calendarDay(Number(year), month, day);
  const nearest = withoutYear(month, day, published);
  const isAttacks =
    month === 9 && day === 11 && nearest !== null && Math.abs(published - nearest) > DAYS_OF_NEWS;
  return isAttacks ? null : nearest;
}

/** 'Tuesday' is the last one, including today; 'last Tuesday' is never today. */
function ofWeekday(
  name: string,
  before: string | undefined,
  published: number,
  ahead: boolean,
): number | null {
  const word = before?.toLowerCase() ?? '';
  if (SPECIAL_DAYS.has(word)) return null;
  const today = new Date(published * DAY_MS).getUTCDay();
  const back = (today - WEEKDAYS.indexOf(name.toLowerCase()) + 7) % 7;
  if (word === 'last') return published - (back || 7);
  if (word === 'next') return published + (7 - back);
  if (ahead) return published + ((7 - back) % 7);
  return published - back;
}

function ofNear(word: string, published: number): number {
  if (word === 'tomorrow') return published + 1;
  return word === 'yesterday' || word === 'last night' ? published - 1 : published;
}

function nearestYear(month: number, day: number, published: number): number | null {
  const year = yearOf(published);
  const candidates = [year - 1, year, year + 1].map((each) => calendarDay(each, month, day));
  let best: number | null = null;
  for (const each of candidates) {
    if (each === null) continue;
    if (best === null || distance(each, published) < distance(best, published)) best = each;
  }
  return best;
}

/** The next such day, or the last one if it is only weeks ago. Months from 1, days since 1970. */
export function comingYear(month: number, day: number, published: number): number | null {
  const year = yearOf(published);
  const days = [year - 1, year, year + 1].map((each) => calendarDay(each, month, day));
  return days.find((each) => each !== null && each >= published - DAYS_LOOKED_BACK) ?? null;
}

function yearOf(day: number): number {
  return new Date(day * DAY_MS).getUTCFullYear();
}

/** News looks back more than ahead, so the distance to a future day counts three times. */
function distance(day: number, published: number): number {
  return day > published ? (day - published) * 3 : published - day;
}

/** A day as days since 1970; null if there is none. */
export function calendarDay(year: number, month: number, day: number): number | null {
  const time = Date.UTC(year, month - 1, day);
  const date = new Date(time);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && month > 0 ? time / DAY_MS : null;
}

function dayNumber(iso: string): number | null {
  const [year, month, day] = iso.split('-').map(Number);
  return calendarDay(year ?? 0, month ?? 0, day ?? 0);
}

function asDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
