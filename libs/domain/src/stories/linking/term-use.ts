/**
 * Terms of an article in ascending order, and how each is used: how often, at most 63 times (lower six bits), and how the summary
 * writes it (upper two bits). The title counts twice; the URL adds its words.
 */
export interface LinkTerms {
  terms: Int32Array;
  uses: Uint8Array;
}

/** How a summary writes a term: not at all, with a small letter somewhere, or always with a capital. */
export const SPELLING = { none: 0, small: 1, capital: 2 } as const;
export type Spelling = (typeof SPELLING)[keyof typeof SPELLING];

const COUNT_BITS = 6;
const MOST_COUNTED = 2 ** COUNT_BITS - 1;
const DAMPED = Float32Array.from({ length: MOST_COUNTED + 1 }, (_, count) => Math.log(1 + count));

export function packedUse(count: number, spelling: Spelling): number {
  return Math.min(count, MOST_COUNTED) + (spelling << COUNT_BITS);
}

export function countOf(use: number): number {
  return use & MOST_COUNTED;
}

export function spellingOf(use: number): Spelling {
  return (use >> COUNT_BITS) as Spelling;
}

/** Nothing is like an article without terms. */
export const NO_TERMS: LinkTerms = { terms: new Int32Array(), uses: new Uint8Array() };

/** ln(1 + count) of the term at this place. */
export function dampedCount({ uses }: LinkTerms, at: number): number {
  return DAMPED[countOf(uses[at] ?? 0)] ?? 0;
}
