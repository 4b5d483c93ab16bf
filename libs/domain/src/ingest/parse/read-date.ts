import { monthOf, zoneMinutes } from './date-words.js';

const ZONE = String.raw`([a-z]{1,5}|etc/[a-z]{3}|(?:gmt|utc)?\s?[+-]\d{1,2}:?\d{0,2})?(?:\s{1,2}[a-z]{3,4})?(?:\s{0,2}\([^)]{0,60}\))?`;
const DAY_NAME = String.raw`(?:[a-z\u00C0-\u024F]{2,12}\.?,?\s{0,3})?`;

const ISO =
  /^(\d{4})[-/]?(\d{1,2})(?:[-/]?(\d{1,2}))?(?:[T\s]{1,3}(\d{1,2}):?(\d{2})(?::?(\d{2})(?:[.,](\d{1,9}))?)?(\s?[ap]m(?![a-z]))?)?\s{0,3}([a-z]{1,5}|(?:gmt|utc)?[+-]\d{1,2}:?\d{0,2})?(?:\s{1,2}[a-z]{3,4}|\[[\w/+-]{1,40}\])?$/i;
const ORDINAL =
  /^(\d{4})-(\d{3})(?:T(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d{1,9})?\s?([a-z]{1,3}|[+-]\d{2}:?\d{2})?)?$/i;
const DAY_FIRST = new RegExp(
  String.raw`^${DAY_NAME}(\d{1,2})(?:st|nd|rd|th|\.)?(?:[\s-]|de\s){1,3}([a-z\u00C0-\u024F]{3,12})\.?,?(?:[\s-]|de\s){1,3}(\d{2,4}),?(?:(?:\s-)?\s{1,3}(\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:\.\d{1,6})?)?)?(\s?[ap]m)?\s{0,3}${ZONE}$`,
  'i',
);
const MONTH_FIRST = new RegExp(
  String.raw`^(?:[a-z]{2,9}\.?,?\s{1,3})?([a-z]{3,9})\.?\s{1,3}(\d{1,2})(?:st|nd|rd|th)?,?\s{1,3}(?:(\d{1,2}):(\d{2})(?::(\d{2}))?\s{1,3}([a-z]{1,5}\s{1,3})?(\d{4})|(\d{4})(?:,?(?:\sat|\s-)?\s{1,3}(\d{1,2}):(\d{2})(?::(\d{2}))?)?)(\s?[ap]m)?\s{0,3}${ZONE}$`,
  'i',
);
const NUMBERS =
  /^(?:[a-z]{2,9}\.?,?\s{1,3})?(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?:,?\s{1,3}(?:-\s)?(\d{1,2}):(\d{2})(?::(\d{2}))?)?(\s?[ap]m)?\s{0,3}([a-z]{1,5}|[+-]\d{1,2}:?\d{2})?$/i;

type Clock = readonly (string | undefined)[];

/**
 * Parses a date as feeds write it: RFC 3339 and looser ISO 8601, RFC 822 with named, numeric, odd or missing zones,
 * the formats of C and JavaScript, two-digit years, month first, months in other languages, and numeric dates if day
 * and month are unambiguous. No zone means UTC. Null if the text is not a date or is outside 1970–2199.
 */
export function readDate(text: string | null | undefined): Date | null {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '' || trimmed.length > 80) return null;
  const first = /^\d{4}/.test(trimmed) ? (iso(trimmed) ?? ordinal(trimmed)) : dayFirst(trimmed);
  return first ?? monthFirst(trimmed) ?? numbers(trimmed) ?? epoch(trimmed);
}

function iso(text: string): Date | null {
  if (/^\d{4}$/.test(text)) return instant(Number(text), 1, 1, [], undefined);
  const hit = ISO.exec(text);
  if (hit === null) return null;
  const [, year, month, day, hour, minute, second, fraction, half, zone] = hit;
  if (/^\d{5,}$/.test(text) && text.length !== 8 && text.length !== 6) return null;
  const millis = fraction === undefined ? 0 : Math.floor(Number(`0.${fraction}`) * 1000);
  return instant(
    Number(year),
    Number(month),
    Number(day ?? 1),
    [halfDay(hour, half), minute, second],
    zone,
    millis,
  );
}

/** ISO 8601 ordinal date: 2026-225. */
function ordinal(text: string): Date | null {
  const hit = ORDINAL.exec(text);
  if (hit === null || Number(hit[2]) < 1 || Number(hit[2]) > 366) return null;
  const start = instant(Number(hit[1]), 1, 1, [hit[3], hit[4], hit[5]], hit[6]);
  return start === null ? null : new Date(start.getTime() + (Number(hit[2]) - 1) * 86_400_000);
}

function dayFirst(text: string): Date | null {
  const hit = DAY_FIRST.exec(text);
  if (hit === null) return null;
  const [, day, month, year, hour, minute, second, half, zone] = hit;
  return instant(fullYear(year), monthOf(month), Number(day), [halfDay(hour, half), minute, second], zone);
}

function monthFirst(text: string): Date | null {
  const hit = MONTH_FIRST.exec(text);
  if (hit === null) return null;
  const [, month, day, h1, m1, s1, zone1, y1, y2, h2, m2, s2, half, zone2] = hit;
  const clock = [halfDay(h1 ?? h2, half), m1 ?? m2, s1 ?? s2];
  return instant(fullYear(y1 ?? y2), monthOf(month), Number(day), clock, zone2 ?? zone1);
}

/** 13.08.2026 has the day first. In 13/08/2026 and 08/13/2026, the 13 is the day. 08/07/2026 is ambiguous. */
function numbers(text: string): Date | null {
  const hit = NUMBERS.exec(text);
  if (hit === null) return null;
  const [, one, mark, two, year, hour, minute, second, half, zone] = hit;
  const dayIsFirst = mark === '.' || Number(one) > 12 || one === two;
  if (!dayIsFirst && Number(two) <= 12) return null;
  const [day, month] = dayIsFirst ? [Number(one), Number(two)] : [Number(two), Number(one)];
  return instant(Number(year), month, day, [halfDay(hour, half), minute, second], zone);
}

function epoch(text: string): Date | null {
  if (!/^\d{9,13}$/.test(text)) return null;
  const number = Number(text);
  return new Date(text.length > 10 ? number : number * 1000);
}

function instant(
  year: number,
  month: number,
  day: number,
  [hour, minute, second]: Clock,
  zone: string | undefined,
  millis = 0,
): Date | null {
  const h = Number(hour ?? 0);
  const m = Number(minute ?? 0);
  const s = Math.min(Number(second ?? 0), 59);
  if (year < 1970 || year > 2199 || month < 1 || month > 12 || day < 1 || day > 31 || h > 24 || m > 59)
    return null;
  return new Date(Date.UTC(year, month - 1, day, h, m, s, millis) - zoneMinutes(zone) * 60_000);
}

/** Two-digit years up to 69 are in this century (RFC 2822, 4.3, and common practice). Leading zeros do not count. */
function fullYear(year: string | undefined): number {
  const number = Number(year);
  if (number > 99) return number;
  return number < 70 ? 2000 + number : 1900 + number;
}

function halfDay(hour: string | undefined, half: string | undefined): string | undefined {
  if (half === undefined || hour === undefined) return hour;
  return String((Number(hour) % 12) + (half.trim().toLowerCase() === 'pm' ? 12 : 0));
}
