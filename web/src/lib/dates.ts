import { i18n } from '#language';

/** Formats are expensive to create, the first one most of all. Each is created on first use, in the interface's language. */
function format(options: Intl.DateTimeFormatOptions): { format: (date: Date) => string } {
  let made: Intl.DateTimeFormat | undefined;
  return {
    format: (date) => {
      made ??= new Intl.DateTimeFormat(i18n.locales, options);
      return made.format(date);
    },
  };
}

const DAY_MONTH = format({ day: 'numeric', month: 'short' });
const DAY_MONTH_YEAR = format({ day: 'numeric', month: 'short', year: 'numeric' });
const DAY_TIME = format({
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const PLAIN_DAY = format({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** '14 Aug', with the year if it differs from that of `now`; in the reader's time zone. */
export function dayLabel(at: string, now: Date): string {
  const date = new Date(at);
  return (date.getFullYear() === now.getFullYear() ? DAY_MONTH : DAY_MONTH_YEAR).format(date);
}

/** '14 Aug, 09:30', in the reader's time zone. */
export function timeLabel(at: string): string {
  return DAY_TIME.format(new Date(at));
}

const PLAIN_DAY_MONTH = format({ day: 'numeric', month: 'short', timeZone: 'UTC' });

/** '14 Aug' for a day given as 'YYYY-MM-DD'. */
export function plainDayMonth(day: string): string {
  return PLAIN_DAY_MONTH.format(new Date(day));
}

/** 'Thu, 14 Aug 2031' for a day given as 'YYYY-MM-DD'. */
export function plainDayLabel(day: string): string {
  return PLAIN_DAY.format(new Date(day));
}

/** The reader's time zone, by its IANA name. */
export function readerZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The reader's day of a moment, 'YYYY-MM-DD'. */
export function readerDay(at: string): string {
  const date = new Date(at);
  const padded = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${padded(date.getMonth() + 1)}-${padded(date.getDate())}`;
}

const LONG_DAY_MONTH = format({ day: 'numeric', month: 'long' });
const LONG_DAY_MONTH_YEAR = format({ day: 'numeric', month: 'long', year: 'numeric' });

/** '14 August', with the year if it differs from that of `now`; in the reader's time zone. */
export function longDayLabel(at: string, now: Date): string {
  const date = new Date(at);
  return (date.getFullYear() === now.getFullYear() ? LONG_DAY_MONTH : LONG_DAY_MONTH_YEAR).format(date);
}

/** '14 August 2031', in the reader's time zone. */
export function dayWithYear(at: string): string {
  return LONG_DAY_MONTH_YEAR.format(new Date(at));
}

const CLOCK = format({ hour: '2-digit', minute: '2-digit' });

/** '09:30', in the reader's time zone. */
export function clockLabel(at: string): string {
  return CLOCK.format(new Date(at));
}
