import { z } from 'zod';

/** The longest name that is read. */
const ZONE_CHARS = 64;

/** A time zone by its IANA name. */
export const TimeZone = z
  .string()
  .max(ZONE_CHARS)
  .refine(isTimeZone, 'must be a time zone such as Europe/Berlin');

function isTimeZone(zone: string): boolean {
  try {
    // Offsets such as +05:30 are read, too, but are no names.
    return /^[A-Z]/i.test(zone) && new Intl.DateTimeFormat('en', { timeZone: zone }) !== null;
  } catch {
    return false;
  }
}
