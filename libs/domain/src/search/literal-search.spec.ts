import { describe, expect, it } from '@jest/globals';
import { literalSearch, literalSequences } from './literal-search.js';
import { markWords } from './mark-words.js';
import { readSearch } from './read-search.js';
import { foldWord } from './search-text.js';

describe('a search of stop words', () => {
  it.each([
    ['the', [['the']]],
    ['the who', [['the', 'who']]],
    ['"the who" of', [['the', 'who', 'of']]],
    ['the OR who', [['the'], ['who']]],
    ['the -dam', []],
    ['the -dam OR who', [['who']]],
  ])('%s looks for sequences', (q, sequences) => {
    expect(literalSequences(readSearch(q))).toEqual(sequences);
  });

  it('marks whole sequences in any case', () => {
    const search = literalSearch([['the', 'who']]);
    expect(markWords('Who hears The Who, the band', search, foldWord)).toEqual([[10, 17]]);
  });
});
