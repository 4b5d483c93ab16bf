import { describe, expect, it } from '@jest/globals';
import { TermNumbers } from './term-numbers.js';
import { TermSums } from './term-sums.js';
import { vectorOf } from './term-vector.js';

/** A vector of length 1 in which the terms weigh the same. */
const vector = (...terms: string[]) =>
  vectorOf(
    new Map(terms.map((term) => [term, 1])),
    terms.map(() => 1),
  );

describe('TermSums', () => {
  it('adds up texts and titles, and their lengths', () => {
    const sums = new TermSums(new TermNumbers());
    expect(sums.add(vector('storm', 'dam', 'flood', 'orvale'), vector('dam'))).toHaveLength(4);
    expect(sums.add(vector('orvale', 'dam', 'bridge', 'rescue'), vector('dam', 'bridge'))).toHaveLength(2);
    const found = Object.fromEntries([...sums.entries()].map(([term, ...weights]) => [term, weights]));
    const half = Math.SQRT1_2;
    expect(found).toEqual({
      ...{ storm: [0.5, 0], flood: [0.5, 0], rescue: [0.5, 0], orvale: [1, 0] },
      ...{ dam: [1, expect.closeTo(1 + half)], bridge: [0.5, expect.closeTo(half)] },
    });
    expect(sums.textNorm).toBeCloseTo(Math.sqrt(4 * 0.25 + 2));
    expect(sums.titleNorm).toBeCloseTo(Math.hypot(1 + half, half));
    expect([sums.has('storm'), sums.titlesHave('storm'), sums.titlesHave('dam'), sums.has('x')]).toEqual([
      ...[true, false, true, false],
    ]);
  });

  it('keeps the heaviest terms, and gives back the numbers of the others', () => {
    const numbers = new TermNumbers();
    const [sums, other] = [new TermSums(numbers), new TermSums(numbers)];
    other.add(vector('flood'), vector());
    for (const terms of [
      ['dam', 'storm', 'flood'],
      ['dam', 'storm', 'rain'],
      ['dam', 'x'],
    ])
      sums.add(vector(...terms), vector('dam'));
    expect(sums.prune(2)).toHaveLength(3);
    expect([...sums.entries()].map(([term]) => term).sort()).toEqual(['dam', 'storm']);
    expect(sums.textNorm).toBeCloseTo(Math.hypot(2 / Math.sqrt(3) + Math.SQRT1_2, 2 / Math.sqrt(3)), 5);
    expect([numbers.size, numbers.find('rain'), numbers.holdersOf('flood')]).toEqual([3, -1, 1]);
    sums.release();
    other.release();
    expect(numbers.size).toBe(0);
  });

  it('uses numbers again', () => {
    const numbers = new TermNumbers();
    for (let n = 0; n < 1_000; n += 1) {
      const sums = new TermSums(numbers);
      sums.add(vector(`a${n}`, `b${n}`), vector());
      sums.release();
    }
    expect(numbers.hold('c')).toBeLessThan(2);
  });
});
