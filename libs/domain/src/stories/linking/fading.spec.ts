import { describe, expect, it } from '@jest/globals';
import { Fading } from './fading.js';
import { sparseVector } from './sparse-vector.js';

const DAY_MS = 86_400_000;
const [NAME, WORD, CHARACTERS] = [1, 2, 3];
const SHARES = new Map<number, number | null>([
  [NAME, 0.9],
  [WORD, 0.4],
  [CHARACTERS, null],
]);
const fading = new Fading(
  { nameShare: (term) => SHARES.get(term) ?? null },
  { gap: 45 * DAY_MS, nameShare: 0.8 },
);
const day = (from: number, to = from) => ({ from: from * DAY_MS, to: to * DAY_MS });

describe('what a silence leaves of a likeness', () => {
  it('is all of it while the reports of both go on', () => {
    const all = { names: 1, words: 1, others: 1 };
    expect(fading.between(day(0, 10), day(4, 6))).toEqual(all);
    expect(fading.between(day(10, 20), day(0, 10))).toEqual(all);
  });

  it('is the same whichever comes first', () => {
    expect(fading.between(day(0), day(90))).toEqual(fading.between(day(90), day(0)));
  });

  it.each([
    [1, 0.978, 0.978, 0.978],
    [29.9, 0.655, 0.655, 0.655],
    [30.1, 0.654, 0.653, 0.654],
    [120, 0.49, 0.089, 0.397],
    [365, 0.377, 0, 0.241],
  ])('is after %d days %d by names, %d by words and %d by others', (days, names, words, others) => {
    const left = fading.between(day(0), day(days));
    expect(left.names).toBeCloseTo(names, 3);
    expect(left.words).toBeCloseTo(words, 3);
    expect(left.others).toBeCloseTo(others, 3);
  });

  it('goes by the capitals of a term, if its language has them', () => {
    const kept = { names: 0.3, words: 0.1, others: 0.2 };
    expect([NAME, WORD, CHARACTERS].map((term) => fading.of(term, kept))).toEqual([0.3, 0.1, 0.2]);
  });
});

describe('the cosine of two vectors after a silence', () => {
  const a = { [NAME]: 0.6, [WORD]: 0.8 };
  const b = { [NAME]: 0.6, [WORD]: 0.48, [CHARACTERS]: 0.64 };

  it('fades alike within a month', () => {
    expect(fading.cosine(vector(a, 0), vector(b, 22.5))).toBeCloseTo((0.36 + 0.384) / Math.sqrt(2), 5);
  });

  it('counts shared names and words by what is left of each', () => {
    const { names, words } = fading.between(day(0), day(120));
    expect(fading.cosine(vector(a, 0), vector(b, 120))).toBeCloseTo(0.36 * names + 0.384 * words, 5);
  });
});

function vector(weights: Record<number, number>, at: number) {
  const terms = Int32Array.from(Object.keys(weights), Number);
  return { ...day(at), vector: sparseVector(terms, Float64Array.from(Object.values(weights)), 50, String) };
}
