/** Formats are expensive to create, the first one most of all. Each is created on first use. */
function format(options: Intl.DateTimeFormatOptions): { format: (date: Date) => string } {
  let made: Intl.DateTimeFormat | undefined;
  return {
    format: (date) => {
      made ??= new Intl.DateTimeFormat('en-GB', options);
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
const UTC_DAY = format({
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

/** 'Thu, 14 Aug 2031' for a day given as 'YYYY-MM-DD' (UTC). */
export function utcDayLabel(day: string): string {
  return UTC_DAY.format(new Date(day));
}
