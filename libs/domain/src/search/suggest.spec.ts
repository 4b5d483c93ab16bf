import { describe, expect, it } from '@jest/globals';
import { beginnings, entriesBeginning, labelsFirst, namedEntry, suggestedName } from './suggest.js';

const NAMES: [string, number][] = [
  ['Orrin Herald', 2],
  ['Herald of Tarnby', 9],
  ['The Orrin Post', 30],
  ['Zürcher Bote', 0],
  ['Post', 0],
];
const ENTRIES = NAMES.map(([name, weight]) => namedEntry(name, name, weight));
const named = (q: string, limit = 8) => entriesBeginning(ENTRIES, beginnings(q), limit);

describe('suggested names', () => {
  it.each([
    ['o', ['Orrin Herald', 'The Orrin Post', 'Herald of Tarnby']],
    ['her', ['Herald of Tarnby', 'Orrin Herald']],
    ['orrin', ['Orrin Herald', 'The Orrin Post']],
    ['post orr', ['The Orrin Post']],
    ['ZUR', ['Zürcher Bote']],
    ['zür', ['Zürcher Bote']],
    ['rrin', []],
    ['', []],
    ['"-', []],
  ])('%s: start with the words or contain words that do', (q, names) => {
    expect(named(q)).toEqual(names);
  });

  it('are no more than asked for', () => {
    expect(named('her', 1)).toEqual(['Herald of Tarnby']);
  });

  it('read at most eight words', () => {
    expect(beginnings('a b c d e f g h i j')).toHaveLength(8);
  });
});

describe('suggested stories', () => {
  const dam = { label: 'Orrin dam', name: 'Builder of Tarnby found guilty' };
  const ferry = { label: null, name: 'Ferry to Tarnby' };
  const flood = { label: 'Tarnby flood', name: 'Streets dry again' };

  it.each([
    ['orr', 'Orrin dam'],
    ['dam o', 'Orrin dam'],
    ['tarn', 'Builder of Tarnby found guilty'],
    ['dam guilty', 'Builder of Tarnby found guilty'],
  ])('%s: carry the name that shows why: %s', (q, name) => {
    expect(suggestedName(dam, beginnings(q))).toBe(name);
  });

  it('come first if their label matches', () => {
    expect(labelsFirst([dam, ferry, flood], beginnings('tarn'))).toEqual([flood, dam, ferry]);
  });
});
