/** When a device may be told. Hours are those of the reader's clock. */
export interface PushRhythm {
  /** IANA name. */
  timeZone: string;
  /** The first quiet hour and the first one after them, 0 to 23. Equal hours mean that there are none. */
  quietFrom: number;
  quietTo: number;
  /** The most messages in any seven days. */
  perWeek: number;
}

const WEEK_MS = 7 * 86_400_000;
/** All time zones differ from UTC by a multiple of this, so the hours of every clock begin on it (ms). */
const QUARTER_MS = 900_000;
/** A night is quiet for less than a day, and an hour more if clocks are set back. */
const MOST_QUARTERS = 25 * 4;

/**
 * The earliest time from `now` on when a device may get a message: outside of the quiet hours, with fewer than `perWeek` messages
 * in the seven days before. System time.
 * @param sent when the device got messages, oldest first
 */
export function nextPushAt(rhythm: PushRhythm, sent: readonly Date[], now: Date): Date {
  const blocking = sent.at(-rhythm.perWeek);
  const free = blocking === undefined ? now : new Date(Math.max(now.getTime(), blocking.getTime() + WEEK_MS));
  return afterQuietHours(rhythm, free);
}

/** Steps through quarters of an hour, so that hours which a clock skips or repeats need no rule of their own. */
function afterQuietHours(rhythm: PushRhythm, from: Date): Date {
  if (!isQuietAt(rhythm, from)) return from;
  let at = Math.ceil((from.getTime() + 1) / QUARTER_MS) * QUARTER_MS;
  for (let step = 0; step < MOST_QUARTERS && isQuietAt(rhythm, new Date(at)); step++) at += QUARTER_MS;
  return new Date(at);
}

function isQuietAt({ timeZone, quietFrom, quietTo }: PushRhythm, at: Date): boolean {
  const hour = Number(hourFormat(timeZone).format(at));
  if (quietFrom <= quietTo) return hour >= quietFrom && hour < quietTo;
  return hour >= quietFrom || hour < quietTo;
}

const MOST_FORMATS = 1_000;

/** Making a format takes far longer than using it. There are a few hundred names, but readers may write them in any case. */
const formats = new Map<string, Intl.DateTimeFormat>();

function hourFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  if (formats.size >= MOST_FORMATS) formats.clear();
  formats.set(timeZone, format);
  return format;
}
