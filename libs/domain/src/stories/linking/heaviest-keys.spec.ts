import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { heaviestKeys } from './heaviest-keys.js';

describe('heaviestKeys', () => {
  it('gives what sorting all would give', () => {
    const sums = fc.array(fc.tuple(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 9 })));
    fc.assert(
      fc.property(sums, fc.integer({ min: 1, max: 20 }), (pairs, most) => {
        const all = new Map(pairs.map(([key, sum]) => [key, sum / 7]));
        const sorted = [...all].sort(([a, x], [b, y]) => y - x || a - b).map(([key]) => key);
        expect(heaviestKeys(all, most)).toEqual(sorted.slice(0, most));
      }),
    );
  });
});
