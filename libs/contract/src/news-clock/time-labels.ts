import { MESSAGES } from '../site/messages.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const ago = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'} ago`;

/** '5 minutes ago', by the news clock; 'Recently' without a date. Future times read 'just now'. */
export function relativeTime(at: string | null | undefined, now: Date): string {
  if (!at) return MESSAGES.recently;
  const ms = now.getTime() - Date.parse(at);
  if (Number.isNaN(ms)) return MESSAGES.recently;
  if (ms < MINUTE) return 'just now';
  if (ms < HOUR) return ago(Math.floor(ms / MINUTE), 'minute');
  if (ms < DAY) return ago(Math.floor(ms / HOUR), 'hour');
  return ageLabel(at, now).toLowerCase().replace('today', '1 day ago');
}

/** Specified: age in buckets of 7, 30 and 365 days. */
export function ageLabel(at: string | null | undefined, now: Date): string {
  if (!at || Number.isNaN(Date.parse(at))) return 'Unknown';
  const days = Math.floor((now.getTime() - Date.parse(at)) / DAY);
  if (days < 1) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days < 7) return ago(days, 'day');
  if (days < 30) return ago(Math.floor(days / 7), 'week');
  if (days < 365) return ago(Math.floor(days / 30), 'month');
  return ago(Math.floor(days / 365), 'year');
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** '2 March 2031' from '2031-03-02'. A day has no time zone. */
export function dayLabel(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/**
 * 'Sunday 2 March 2031 at 09:05', in the reader's time zone. Formatted by hand: the first
 * `Intl.DateTimeFormat` of a page takes 200 ms on a phone, and this label is needed while a pointer moves.
 */
export function momentLabel(at: string): string {
  const date = new Date(at);
  const two = (n: number) => String(n).padStart(2, '0');
  const day = `${WEEKDAYS[date.getDay()]} ${date.getDate()} ${MONTHS[date.getMonth()]} ${date.getFullYear()}`;
  return `${day} at ${two(date.getHours())}:${two(date.getMinutes())}`;
}
