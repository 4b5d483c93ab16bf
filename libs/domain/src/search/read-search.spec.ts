import { describe, expect, it } from '@jest/globals';
import { readSearch, searchQuery } from './read-search.js';

describe('readSearch', () => {
  it.each([
    ['climate change', [{ wanted: [['climate'], ['change']], unwanted: [] }]],
    ['"climate change"', [{ wanted: [['climate', 'change']], unwanted: [] }]],
    ['"climate change', [{ wanted: [['climate', 'change']], unwanted: [] }]],
    ['“climate change” « dam »', [{ wanted: [['climate', 'change'], ['dam']], unwanted: [] }]],
    ['„climate change“', [{ wanted: [['climate', 'change']], unwanted: [] }]],
    [
      'dam OR flood -ferry',
      [
        { wanted: [['dam']], unwanted: [] },
        { wanted: [['flood']], unwanted: [['ferry']] },
      ],
    ],
    ['dam -"old town"', [{ wanted: [['dam']], unwanted: [['old', 'town']] }]],
    ['covid-19', [{ wanted: [['covid', '19']], unwanted: [] }]],
    ['dam or flood', [{ wanted: [['dam'], ['or'], ['flood']], unwanted: [] }]],
    ['OR dam OR', [{ wanted: [['dam']], unwanted: [] }]],
    ['dam OR -flood', [{ wanted: [['dam']], unwanted: [] }]],
  ])('reads %s', (q, search) => {
    expect(readSearch(q)).toEqual(search);
  });

  it.each(['', '   ', '"', '---', '-dam', '"" OR ""', '!&|():*', '<>'])('reads no terms from %p', (q) => {
    expect(readSearch(q)).toEqual([]);
  });

  it('limits the number of terms', () => {
    expect(readSearch(Array.from({ length: 99 }, (_, n) => `w${n}`).join(' '))[0]?.wanted).toHaveLength(40);
  });
});

describe('searchQuery', () => {
  it.each([
    ['dam\'s -Été OR "l\'OR noir"', '"dam s" -"ete" or "l or noir"'],
    ["'); drop table article; --", '"drop" "table" "article"'],
    ['a:* & !b | c', '"a" "b" "c"'],
  ])('writes %s with words only', (q, query) => {
    expect(searchQuery(readSearch(q))).toBe(query);
  });
});
