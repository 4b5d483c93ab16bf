import { describe, expect, it } from '@jest/globals';
import { placedWords, searchText } from './search-text.js';
import { stemmerOf } from './stemmer-of.js';

describe('searchText', () => {
  it.each([
    ['ÜBERGRÖSSE — “hello”, L’été…', 'ubergrosse hello l ete'],
    ['covid-19 at 3,000 (U.S.)', 'covid 19 at 3 000 u s'],
    ['Новый Йемен', 'новый йемен'],
    ['Łódź Ørsted', 'lodz orsted'],
    ['हिन्दी किताबें', 'हिन्दी किताबें'],
    ['서울', '서울'],
    ['zero\u200bwidth\u00a0space\ttab', 'zero width space tab'],
    ['<b>x</b>', 'b x b'],
    ['…', ''],
  ])('keeps the words of %s', (text, words) => {
    expect(searchText(text)).toBe(words);
  });
});

describe('placedWords', () => {
  it('gives the positions of words in the original text', () => {
    const text = 'L’été 🌊 à Łódź';
    expect(placedWords(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'L',
      'été',
      'à',
      'Łódź',
    ]);
  });
});

describe('stemmerOf', () => {
  it.each([
    ['en', 'english'],
    ['no', 'norwegian'],
    ['zh', 'simple'],
    ['constructor', 'simple'],
  ])('reduces %s as %s', (language, stemmer) => {
    expect(stemmerOf(language)).toBe(stemmer);
  });
});
