import { PASSWORD_MIN } from './account.js';

export const PASSWORD_STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number];

export const STRENGTH_LABELS: Readonly<Record<PasswordStrength, string>> = {
  weak: 'Weak: easy to guess. Use more words, or let a password manager choose.',
  fair: 'Fair: a patient attacker could guess it. Another word would help.',
  good: 'Good: hard to guess.',
  strong: 'Strong: very hard to guess.',
};

/** Bits that a guesser needs for each kind of part. Letters count as parts of words, not as random. */
const BITS = { pattern: 6, name: 3, repeat: 2, letter: 2.5, capital: 3.5, digit: 3, other: 4.5 } as const;
/** The fewest bits of `fair`, `good` and `strong`. About 2^28 guesses take seconds against a stolen fast hash. */
const LEAST_BITS = { fair: 28, good: 42, strong: 60 } as const;

/** What people choose most, as parts of passwords. Longer ones first, so that none is found in part. */
const COMMON_PARTS =
  'administrator followthrough qwertyuiop basketball password1 whatever princess sunshine football baseball superman computer michelle jennifer starwars iloveyou trustno welcome charlie monkey dragon master shadow letmein password passwort freedom hunter summer winter spring autumn monday friday batman secret hello login admin guest qwerty qwertz asdfgh zxcvbn 1q2w3e abc123 pass love user test god'
    .split(' ')
    .toSorted((a, b) => b.length - a.length);
/** Rows of keys, digits and letters, of which people take pieces. */
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * How hard a password is to guess, estimated from its parts: known words, names of the owner, pieces of rows, repeats, and the
 * rest by its kinds of characters. An estimate for a hint, not a rule: it knows few of the words that a guesser knows.
 * @param names of the owner, such as the username
 */
export function passwordStrength(password: string, names: readonly string[] = []): PasswordStrength {
  if (password.length < PASSWORD_MIN) return 'weak';
  const bits = bitsOf(password, names);
  if (bits < LEAST_BITS.fair) return 'weak';
  if (bits < LEAST_BITS.good) return 'fair';
  return bits < LEAST_BITS.strong ? 'good' : 'strong';
}

function bitsOf(password: string, names: readonly string[]): number {
  const lower = password.toLowerCase();
  const plain = [...lower].map((letter) => LOOK_ALIKES[letter] ?? letter).join('');
  const own = names.map((name) => name.toLowerCase()).filter((name) => name.length >= 3);
  let bits = 0;
  for (let at = 0; at < lower.length; ) {
    const part = partAt(lower, plain, at, own);
    bits += isOddCapital(password, at) && part.length === 1 ? BITS.capital : part.bits;
    at += part.length;
  }
  return bits;
}

/** A capital inside of a word, as in 'kT': no habit of writing puts it there. */
function isOddCapital(password: string, at: number): boolean {
  return /\p{Lu}/u.test(password.charAt(at)) && /[^\p{Lu}\s]/u.test(password.charAt(at - 1));
}

interface Part {
  length: number;
  bits: number;
}

/** The part that starts at a place: the longest pattern, or one character. */
function partAt(lower: string, plain: string, at: number, own: readonly string[]): Part {
  const name = own.find((one) => lower.startsWith(one, at));
  if (name !== undefined) return { length: name.length, bits: BITS.name };
  const word = COMMON_PARTS.find((one) => lower.startsWith(one, at) || plain.startsWith(one, at));
  if (word !== undefined) return { length: word.length, bits: BITS.pattern };
  const year = /^(?:19|20)\d\d/.exec(lower.slice(at));
  if (year !== null) return { length: 4, bits: BITS.pattern };
  const run = Math.max(rowLength(lower, at), repeatLength(lower, at));
  if (run >= 3) return { length: run, bits: BITS.pattern };
  const letter = lower.charAt(at);
  return { length: 1, bits: at > 0 && letter === lower.charAt(at - 1) ? BITS.repeat : bitsOfOne(letter) };
}

function bitsOfOne(letter: string): number {
  if (/\p{L}/u.test(letter)) return BITS.letter;
  return /\d/.test(letter) ? BITS.digit : BITS.other;
}

/** How many characters from here follow each other in a row, forwards or backwards. */
function rowLength(text: string, at: number): number {
  const lengths = ROWS.flatMap((row) => [row, [...row].toReversed().join('')]).map((row) => {
    const start = row.indexOf(text.charAt(at));
    let length = 1;
    while (start >= 0 && at + length < text.length && row[start + length] === text.charAt(at + length))
      length++;
    return length;
  });
  return Math.max(...lengths);
}

function repeatLength(text: string, at: number): number {
  let length = 1;
  while (at + length < text.length && text.charAt(at + length) === text.charAt(at)) length++;
  return length;
}
