import type { StepPrecision } from '#vocabulary';
import { comingMentions } from './date-mentions.js';

const DAY_MS = 86_400_000;
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const COUNT = '(?<count>\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten)';
const NAMED_WEEK = new RegExp(`\\bweek (?:of|beginning|starting)\\s(?:${WEEKDAY},?\\s)?$`, 'iu');
const WEEK_LATER = /\ba week (?:from|on|after)\s(?:next\s)?$/iu;
/** The beginning of a range: '14 to' of '14 to 17 March'. */
const RANGE = /\b([0-2]?[1-9]|[1-3]0)\s?(?:to|and|-|–)\s?$/u;
/** What a day may be called besides a date or a weekday. */
const OTHER = new RegExp(
  [
    `\\bin\\s${COUNT}\\s(?<unit>days?|weeks?)\\b(?!['’]|\\s(?:before|after|of))`,
    "\\b(?<week>(?:early|late|later)?\\s?next|later this|(?:the|this) coming) week\\b(?!end|['’]|\\s\\w+day)",
    '\\bon the (?<dayOfMonth>\\d{1,2})(?:st|nd|rd|th)\\b(?!\\s(?:of|floor|day|anniversary|amendment|century|birthday|hole|minute|\\p{Lu}))',
  ].join('|'),
  'giu',
);

/** A day that a sentence names ahead of its publication. */
export interface ComingDay {
  /** YYYY-MM-DD; of a week its Monday. */
  day: string;
  precision: StepPrecision;
  /** Offsets in the sentence. */
  at: number;
  end: number;
  /** The first day of a range in a language in which a moved date looks the same: 'del 10 al 20 de marzo'. */
  isRange?: boolean;
  /** A word of a language in which the present tense announces: 'demain'. */
  isTomorrow?: boolean;
}

/** The days and weeks that a sentence names, read as coming, in text order. `today` is YYYY-MM-DD. */
export function comingDays(sentence: string, today: string): ComingDay[] {
  const named = comingMentions(sentence, today).map(({ day, kind, at, end }): ComingDay => {
    const before = sentence.slice(0, at);
    if (NAMED_WEEK.test(before)) return { day: mondayOf(day), precision: 'week', at, end };
    const later = WEEK_LATER.test(before) || /^\sweek\b/iu.test(sentence.slice(end)) ? 7 : 0;
    const isNext = /^next/iu.test(sentence.slice(at)) && mondayOf(day) === mondayOf(today);
    const first = kind === 'date' && /^\d/u.test(sentence.slice(at)) ? RANGE.exec(before)?.[1] : undefined;
    if (first) return { day: `${day.slice(0, 8)}${first.padStart(2, '0')}`, precision: 'day', at, end };
    const added = kind === 'weekday' && (later > 0 || isNext) ? 7 : 0;
    return { day: plusDays(day, added), precision: 'day', at, end };
  });
  return [...named, ...otherDays(sentence, today)].sort((a, b) => a.at - b.at);
}

function otherDays(sentence: string, today: string): ComingDay[] {
  return [...sentence.matchAll(OTHER)].flatMap((match): ComingDay[] => {
    const { count, unit, week, dayOfMonth } = match.groups ?? {};
    const where = { at: match.index, end: match.index + match[0].length };
    if (dayOfMonth) {
      const day = onThe(Number(dayOfMonth), today);
      return day === null ? [] : [{ day, precision: 'day', ...where }];
    }
    if (week) {
      const ahead = /later this/iu.test(week) ? 0 : 7;
      return [{ day: plusDays(mondayOf(today), ahead), precision: 'week', ...where }];
    }
    const days = (numberOf(count ?? '') || 0) * (unit?.toLowerCase().startsWith('week') ? 7 : 1);
    return days === 0 ? [] : [{ day: plusDays(today, days), precision: 'day', ...where }];
  });
}

function numberOf(word: string): number {
  const lower = word.toLowerCase();
  return lower === 'a' || lower === 'an' ? 1 : Number(lower) || NUMBERS.indexOf(lower);
}

/** The next day of a month with this number; null if none of the next two months has it. */
export function onThe(day: number, today: string): string | null {
  const from = new Date(`${today}T00:00:00Z`);
  for (const ahead of [0, 1]) {
    const date = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + ahead, day));
    if (date.getUTCDate() === day && date >= from) return date.toISOString().slice(0, 10);
  }
  return null;
}

export function mondayOf(day: string): string {
  return plusDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
