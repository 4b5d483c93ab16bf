import { expect, it } from '@jest/globals';
import { markWords } from './mark-words.js';
import { readSearch } from './read-search.js';
import { foldWord } from './search-text.js';

/** A test stemmer: cuts a final s. 'the' and 'of' are stop words. */
const stem = (word: string) => {
  const folded = foldWord(word);
  return ['the', 'of'].includes(folded) ? null : folded.replace(/s$/, '');
};

it.each([
  ['dam', 'Dams hold; the DAM', ['Dams', 'DAM']],
  ['"dams hold"', 'The dam, holds: hold the dam', ['dam, holds']],
  ['"state of the dam"', 'state of the dams, state dam', ['state of the dams']],
  ['"the dam"', 'a dam', ['dam']],
  ['dam "old dam"', 'the old dams', ['old dams']],
  ['cafe', 'Cafés of Orrin', ['Cafés']],
  ['dam -old', 'old dam', ['dam']],
  ['the', 'the dam', []],
  ['ferry', 'the dam', []],
])('marks %s in %s', (q, text, marked) => {
  expect(markWords(text, readSearch(q), stem).map(([start, end]) => text.slice(start, end))).toEqual(marked);
});
