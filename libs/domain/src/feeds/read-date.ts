const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Zone names met in feeds, in minutes east of Greenwich (RFC 822, section 5.1, and common practice). */
const ZONES: Record<string, number> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  wet: 0,
  bst: 60,
  cet: 60,
  west: 60,
  cest: 120,
  eet: 120,
  sast: 120,
  eest: 180,
  msk: 180,
  gst: 240,
  pkt: 300,
  ist: 330,
  wib: 420,
  ict: 420,
  hkt: 480,
  sgt: 480,
  pht: 480,
  awst: 480,
  jst: 540,
  kst: 540,
  acst: 570,
  aest: 600,
  acdt: 630,
  aedt: 660,
  nzst: 720,
  nzdt: 780,
  nst: -210,
  ndt: -150,
  ast: -240,
  adt: -180,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
  akst: -540,
  akdt: -480,
  hst: -600,
  brt: -180,
  art: -180,
}; // prettier-ignore

const ISO =
  /^(\d{4})-?(\d{1,2})(?:-?(\d{1,2}))?(?:[T\s]{1,3}(\d{1,2}):?(\d{2})(?::?(\d{2})(?:[.,](\d{1,9}))?)?)?\s{0,3}([a-z]{1,5}|(?:gmt|utc)?[+-]\d{1,2}:?\d{0,2})?$/i;
const DAY_FIRST =
  /^(?:[a-z]{2,9}\.?,?\s{0,3})?(\d{1,2})(?:st|nd|rd|th)?[\s-]{1,3}([a-z]{3,9})\.?,?[\s-]{1,3}(\d{2,4}),?(?:\s{1,3}(\d{1,2}):(\d{2})(?::(\d{1,2})(?:\.\d{1,6})?)?)?(\s?[ap]m)?\s{0,3}([a-z]{1,5}|(?:gmt|utc)?\s?[+-]\d{1,2}:?\d{0,2})?(?:\s{0,2}\([^)]{0,40}\))?$/i;
const MONTH_FIRST =
  /^(?:[a-z]{2,9}\.?,?\s{1,3})?([a-z]{3,9})\.?\s{1,3}(\d{1,2}),?\s{1,3}(?:(\d{1,2}):(\d{2})(?::(\d{2}))?\s{1,3}([a-z]{1,5}\s{1,3})?(\d{4})|(\d{4})(?:,?\s{1,3}(\d{1,2}):(\d{2})(?::(\d{2}))?)?)(\s?[ap]m)?\s{0,3}([a-z]{1,5}|(?:gmt|utc)?\s?[+-]\d{1,2}:?\d{0,2})?(?:\s{0,2}\([^)]{0,40}\))?$/i;

/**
 * Reads a date as feeds write it: RFC 3339 and its looser ISO 8601 relatives, RFC 822 with named, numeric, odd
 * or missing zones, the C library's form, two-digit years, months first. No zone means UTC. Null when the text
 * is no date, or one outside 1970–2199.
 */
export function readDate(text: string | null | undefined): Date | null {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '' || trimmed.length > 80) return null;
  return iso(trimmed) ?? dayFirst(trimmed) ?? monthFirst(trimmed) ?? epoch(trimmed);
}

function iso(text: string): Date | null {
  const hit = ISO.exec(text);
  if (hit === null) return null;
  const [, year, month, day, hour, minute, second, fraction, zone] = hit;
  if (/^\d{8,}$/.test(text) && text.length !== 8) return null;
  const millis = fraction === undefined ? 0 : Math.floor(Number(`0.${fraction}`) * 1000);
  return instant(Number(year), Number(month), Number(day ?? 1), [hour, minute, second], zone, millis);
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
  const clock = [halfDay(h1 ?? h2, half), m1 ?? m2, s1 ?? s2] as const;
  return instant(fullYear(y1 ?? y2), monthOf(month), Number(day), clock, zone2 ?? zone1);
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
  [hour, minute, second]: readonly (string | undefined)[],
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

/** Minutes east of Greenwich; an unknown name counts as UTC, as RFC 2822, section 4.3, asks. */
function zoneMinutes(zone: string | undefined): number {
  const name =
    zone
      ?.trim()
      .toLowerCase()
      .replace(/^(?:gmt|utc)\s?(?=[+-])/, '') ?? '';
  const offset = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(name);
  if (offset === null) return ZONES[name] ?? 0;
  const minutes = Number(offset[2]) * 60 + Number(offset[3] ?? 0);
  return minutes > 15 * 60 ? 0 : offset[1] === '-' ? -minutes : minutes;
}

function monthOf(name: string | undefined): number {
  return MONTHS.indexOf(name?.slice(0, 3).toLowerCase() ?? '') + 1;
}

/** Two digits are this century's up to 69 (RFC 2822, 4.3, and common practice), whatever zeros stand before them. */
function fullYear(year: string | undefined): number {
  const number = Number(year);
  if (number > 99) return number;
  return number < 70 ? 2000 + number : 1900 + number;
}

function halfDay(hour: string | undefined, half: string | undefined): string | undefined {
  if (half === undefined || hour === undefined) return hour;
  return String((Number(hour) % 12) + (half.trim().toLowerCase() === 'pm' ? 12 : 0));
}
