/** Crockford's base 32: without letters that look like digits. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const HALF = 5;

/** The random bytes of one code. Each gives five bits, without bias: 50 bits. */
export const RECOVERY_CODE_BYTES = 2 * HALF;

/** A recovery code in the form that readers see: 7k2mx-9pq4d. */
export function recoveryCodeFrom(random: Uint8Array): string {
  const letters = [...random].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `${letters.slice(0, HALF)}-${letters.slice(HALF)}`;
}

/** The form of a typed code that is hashed: any case, with or without hyphens, and letters taken for digits. */
export function recoveryCodeKey(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[\s-]+/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
}
