import { describe, expect, it } from '@jest/globals';
import { sparseVector } from './sparse-vector.js';
import { TermTable } from './term-table.js';

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

  it('has the same terms if two languages have one of the same name', () => {
    const keptOf = (languages: readonly string[]) => {
      const table = new TermTable();
      const terms = Int32Array.from(languages, (language) => table.numberOf('gift', language));
      const weights = new Float64Array(languages.length).fill(1);
      const { terms: kept } = sparseVector(terms, weights, 2, (term) => table.uniqueNameOf(term));
      return Array.from(kept, (term) => table.uniqueNameOf(term)).sort();
    };
    for (const languages of [
      ['de', 'en', 'fr'],
      ['fr', 'en', 'de'],
      ['en', 'fr', 'de'],
    ])
      expect(keptOf(languages)).toEqual(['gift\0de', 'gift\0en']);
  });
});
