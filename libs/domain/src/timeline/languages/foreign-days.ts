import type { DayCues } from './day-cues.js';
import type { LanguageCues } from './language-cues.js';
import { monthOf, monthPattern } from './month-pattern.js';
import { bare } from './words.js';

const DAY_MS = 86_400_000;
const MAX_TEXT = 2000;
const MAX_DAYS = 20;
const READ_BEFORE = 60;
const LETTERS = 'a-zà-ɏ';
/** The year of a date without one is the nearest; a date that is further away than this is not news. */
const NEAR_DAYS = 183;

/**
 * The days of the past that a text in a language other than English names, in text order, YYYY-MM-DD: '3 de marzo (de 2026)',
 * 'le 3 mars', '3. März', 'el martes' (the last one), 'ayer'. A weekday after words of doubt or hope may be the next one, so it is
 * left out.
 */
export function foreignDays(text: string, publishedAt: Date, { days: cues, facts }: LanguageCues): string[] {
  if (!cues) return [];
  const published = Math.floor(publishedAt.getTime() / DAY_MS);
  const found: string[] = [];
  const prose = text.slice(0, MAX_TEXT).normalize('NFC');
  for (const match of prose.matchAll(patternOf(cues))) {
    const before = prose.slice(Math.max(0, match.index - READ_BEFORE), match.index);
    if (match.groups?.weekday && facts.notYet.test(before.split(/[.;!?] /u).at(-1) ?? '')) continue;
    const day = dayOf(match.groups ?? {}, published, cues);
    if (day !== null && day <= published) found.push(new Date(day * DAY_MS).toISOString().slice(0, 10));
    if (found.length >= MAX_DAYS) break;
  }
  return found;
}

const PATTERNS = new WeakMap<DayCues, RegExp>();

function patternOf(cues: DayCues): RegExp {
  const known = PATTERNS.get(cues);
  if (known) return known;
  const of = cues.of === '' ? '' : `(?:${cues.of}\\s)?`;
  const pattern = new RegExp(
    [
      `(?<![\\d.,])(?<d>[0-3]?\\d)(?:er|º|°|\\.)?\\s${of}(?<m>${monthPattern(cues)})(?:\\s${of}(?<y>(?:19|20)\\d\\d))?(?![\\d${LETTERS}])`,
      `(?<![${LETTERS}-])(?<weekday>${cues.weekdays.flatMap((each) => [each, bare(each)]).join('|')})(?:-feira)?(?![${LETTERS}-])`,
      `(?<![${LETTERS}])(?<yesterday>${cues.yesterday})(?![${LETTERS}])`,
      `(?<![${LETTERS}])(?<today>${cues.today})(?![${LETTERS}])`,
    ].join('|'),
    'giu',
  );
  PATTERNS.set(cues, pattern);
  return pattern;
}

function dayOf(
  { d, m, y, weekday, yesterday, today }: Record<string, string | undefined>,
  published: number,
  cues: DayCues,
): number | null {
  if (yesterday) return published - 1;
  if (today) return published;
  if (weekday) {
    const now = new Date(published * DAY_MS).getUTCDay();
    return published - ((now - cues.weekdays.findIndex((each) => bare(each) === bare(weekday)) + 7) % 7);
  }
  const month = monthOf(m ?? '', cues);
  return dated(Number(d), month, y, published);
}

function dated(day: number, month: number, year: string | undefined, published: number): number | null {
  const current = new Date(published * DAY_MS).getUTCFullYear();
  const years = year ? [Number(year)] : [current, current - 1];
  for (const each of years) {
    const date = new Date(Date.UTC(each, month, day));
    if (date.getUTCMonth() !== month || date.getUTCDate() !== day) return null;
    const found = date.getTime() / DAY_MS;
    if (year || Math.abs(published - found) <= NEAR_DAYS) return found;
  }
  return null;
}
