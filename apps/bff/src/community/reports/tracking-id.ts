import { randomInt } from 'node:crypto';

/** Digits and letters that nobody confuses when reading aloud (Crockford's base 32). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const part = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** One of 10¹² random ids, such as FT-7K3M-9Q2X. */
export function newTrackingId(): string {
  return `FT-${part()}-${part()}`;
}
