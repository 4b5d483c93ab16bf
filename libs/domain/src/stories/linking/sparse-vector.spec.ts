import { describe, expect, it } from '@jest/globals';
import { sparseVector } from './sparse-vector.js';

const NAMES = ['ash', 'birch', 'cedar', 'dogwood', 'elm'];

describe('a vector of the heaviest terms', () => {
  it('has the same terms whatever their numbers, if some weigh the same', () => {
    const keptOf = (numbered: readonly string[]) => {
      const terms = Int32Array.from(numbered.keys());
      const weights = Float64Array.from(numbered, (name) => (name === 'elm' ? 2 : 1));
      const vector = sparseVector(terms, weights, 3, (term) => numbered[term] ?? '');
      return Array.from(vector.terms, (term) => numbered[term]).sort();
    };
    for (const numbered of [NAMES, NAMES.toReversed(), [...NAMES.slice(2), ...NAMES.slice(0, 2)]])
      expect(keptOf(numbered)).toEqual(['ash', 'birch', 'elm']);
  });
});
