import type { DayCues } from '../languages/day-cues.js';
import { monthOf, monthPattern } from '../languages/month-pattern.js';
import { bare } from '../languages/words.js';
import { type ComingDay, mondayOf, onThe, plusDays } from './coming-days.js';
import { calendarDay, comingYear } from './date-mentions.js';

const DAY_MS = 86_400_000;
const READ_AROUND = 30;
const MAX_DAYS = 8;
/** 'In acht Tagen' and 'dans quinze jours' mean one and two weeks, or what they say. */
const UNCLEAR_COUNTS = new Set([8, 15]);

/**
 * The days and weeks that a sentence in a language other than English names, read as coming, in text order. The sentence is one
 * after `plain`, `today` YYYY-MM-DD. What may be two days is left out. At most 8.
 */
export function foreignComingDays(sentence: string, today: string, cues: DayCues): ComingDay[] {
  const found: ComingDay[] = [];
  for (const match of sentence.matchAll(patternOf(cues))) {
    const before = sentence.slice(Math.max(0, match.index - READ_AROUND), match.index);
    const after = sentence.slice(match.index + match[0].length).slice(0, READ_AROUND);
    if (cues.coming.notBefore.test(before) || cues.coming.notAfter.test(after)) continue;
    const next = cues.coming.nextAfter.exec(after)?.[0] ?? '';
    const where = { at: match.index, end: match.index + match[0].length + next.length };
    const read = readDay(match.groups ?? {}, { before, after, today, cues });
    if (read) found.push({ precision: 'day', ...read, ...where });
    if (found.length >= MAX_DAYS) break;
  }
  return found;
}

interface Around {
  before: string;
  after: string;
  today: string;
  cues: DayCues;
}

type Read = Pick<ComingDay, 'day'> & Partial<ComingDay>;

function readDay(groups: Record<string, string | undefined>, around: Around): Read | null {
  const { today, cues } = around;
  if (groups.iso) return { day: groups.iso };
  if (groups.m) return readDate(groups, around);
  if (groups.weekday) return readWeekday(groups, around);
  if (groups.tomorrow) return { day: plusDays(today, 1), isTomorrow: true };
  if (groups.dayAfter) return { day: plusDays(today, 2), isTomorrow: true };
  if (groups.nextWeek) return { day: plusDays(mondayOf(today), 7), precision: 'week' };
  if (groups.thisWeek) return { day: mondayOf(today), precision: 'week' };
  if (groups.only) return asRead(onThe(Number(groups.only), today));
  const count = Number(groups.count) || cues.coming.numbers[bare(groups.count ?? '')] || 0;
  if (count === 0 || (groups.inDays && UNCLEAR_COUNTS.has(count))) return null;
  return { day: plusDays(today, groups.inDays ? count : count * 7) };
}

function readDate({ d, m, y, first }: Record<string, string | undefined>, around: Around): Read | null {
  const { today, cues, before } = around;
  const month = monthOf(m ?? '', cues) + 1;
  const day = Number.parseInt(first ?? d ?? '1', 10);
  const published = Date.parse(today) / DAY_MS;
  const found = y ? calendarDay(Number(y), month, day) : comingYear(month, day, published);
  if (found === null) return null;
  const named = new Date(found * DAY_MS).toISOString().slice(0, 10);
  if (cues.coming.weekOf.test(before)) return { day: mondayOf(named), precision: 'week' };
  return { day: named, ...(first ? { isRange: true } : {}) };
}

/** A weekday is the coming one. A day of the month behind it must fit: 'terça-feira (11)'. */
function readWeekday(
  { weekday, inBrackets, named, behind }: Record<string, string | undefined>,
  around: Around,
): Read | null {
  const { before, after, today, cues } = around;
  const { led, recurring, next, nextAfter, unclear, unclearAfter, ofNextWeek } = cues.coming;
  if ((led && !led.test(before)) || recurring?.test(before)) return null;
  const name = bare(weekday ?? '');
  const index = cues.weekdays.findIndex((each) => bare(each) === name);
  const now = new Date(`${today}T00:00:00Z`).getUTCDay();
  const ahead = (index - now + 7) % 7;
  const number = inBrackets ?? named ?? behind;
  if (number) return numbered(Number(number), index, today);
  if (ofNextWeek.test(after)) return { day: plusDays(mondayOf(today), 7 + ((index + 6) % 7)) };
  const isUnclear = Boolean(unclear?.test(before) || unclearAfter?.test(after));
  const coming = plusDays(today, ahead || 7);
  if (isUnclear) return mondayOf(coming) === mondayOf(today) ? null : { day: coming };
  return { day: next.test(before) || nextAfter.test(after) ? coming : plusDays(today, ahead) };
}

function numbered(number: number, weekday: number, today: string): Read | null {
  const day = onThe(number, today);
  return day !== null && new Date(`${day}T00:00:00Z`).getUTCDay() === weekday ? { day } : null;
}

function asRead(day: string | null): Read | null {
  return day === null ? null : { day };
}

const PATTERNS = new WeakMap<DayCues, RegExp>();

function patternOf(cues: DayCues): RegExp {
  const known = PATTERNS.get(cues);
  if (known) return known;
  const { coming, weekdayEnd, of } = cues;
  const names = [...new Set(cues.weekdays.flatMap((each) => [each, bare(each)]))].join('|');
  const weekday = `(?:${names})${weekdayEnd}`;
  const ofMonth = of === '' ? '' : `(?:${of}\\s)?`;
  const day = '[0-3]?\\d(?:er|\\.?º|°|\\.)?';
  const range = `(?:(?:(?:${coming.rangeFrom})\\s?)?(?<first>[0-3]?\\d)\\.?\\s?(?:${coming.rangeTo}|-|–)\\s?)?`;
  const counts = `(?<count>\\d{1,2}|${Object.keys(coming.numbers).join('|')})`;
  const pattern = new RegExp(
    [
      '(?<![\\d-])(?<iso>20\\d\\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]))(?![\\d-])',
      `(?<![\\p{L}\\d.,/-])(?:${weekday},?\\s\\(?(?:(?:${coming.dateLead})\\s)?)?${range}(?:(?<d>${day})|(?:${cues.first}))\\s${ofMonth}(?<m>${monthPattern(cues)})(?:,?\\s${ofMonth}(?<y>20\\d\\d))?(?![\\d\\p{L}])`,
      `(?<![\\p{L}-])(?<weekday>${names})${weekdayEnd}(?![\\p{L}-])(?:,?\\s\\((?<inBrackets>\\d{1,2})(?:/\\d{1,2})?\\)|,?\\sd[ií]a\\s(?<named>\\d{1,2})|\\s(?<behind>\\d{1,2})(?![\\d.,:h]|\\s?(?:h|Uhr|horas|heures|ore)(?!\\p{L})))?`,
      `(?<![\\p{L}-])(?:(?<dayAfter>${coming.dayAfterTomorrow})|(?<tomorrow>${coming.tomorrow})|(?<nextWeek>${coming.nextWeek})|(?<thisWeek>${coming.thisWeek}))(?![\\p{L}-])`,
      `(?<![\\p{L}-])(?:${coming.dayOfMonth})\\s(?<only>\\d{1,2})(?![\\d\\p{L}]|[.,:]\\d|\\s${of}\\s)`,
      `(?<![\\p{L}-])(?:${coming.within})\\s${counts}\\s(?:(?<inDays>${coming.days})|(?:${coming.weeks}))(?!\\p{L})`,
    ].join('|'),
    'giu',
  );
  PATTERNS.set(cues, pattern);
  return pattern;
}
