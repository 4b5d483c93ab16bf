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
