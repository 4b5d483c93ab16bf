const DAY_MONTH = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const DAY_MONTH_YEAR = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

/** '14 Aug', with the year where it is not that of `now`; in the reader's time zone. */
export function dayLabel(at: string, now: Date): string {
  const date = new Date(at);
  return (date.getFullYear() === now.getFullYear() ? DAY_MONTH : DAY_MONTH_YEAR).format(date);
}

/** The whole moment, for titles. */
export function momentLabel(at: string): string {
  return MOMENT.format(new Date(at));
}
