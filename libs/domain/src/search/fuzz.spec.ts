import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fuzzed, hostileText, SEEDED, withinBudget } from '../../../../test/support/fuzz/fuzz.js';
import { beginnings, foldWord, markWords, passageAround, readSearch, searchQuery } from './index.js';

/** Longer than any query that a call accepts (characters). */
const MOST = 5000;
const BUDGET_MS = 100;

const PIECES = [
  ...[
    '"',
    '-',
    '-"',
    ' OR ',
    ' or ',
    'OR',
    ' ',
    '\t',
    "'",
    ':',
    '*',
    '&',
    '|',
    '!',
    '<->',
    '(',
    ')',
    '\\',
    '%',
    '_',
    ';--',
    '\0',
  ],
  ...[
    'dam',
    'valley',
    'covid-19',
    "o'neill",
    'İ',
    'ß',
    'é',
    'e\u0301',
    '漢字',
    'عربي',
    '\u202e',
    '\ud800',
    '\u200d',
    '𝔻',
    'ﬁ',
  ],
];

const query = hostileText(PIECES, MOST);

describe(`searches ${SEEDED}`, () => {
  it('are read within their budget, with bounded terms of plain words', () => {
    const property = fc.property(query, (q) => {
      const search = withinBudget(BUDGET_MS, () => readSearch(q));
      const terms = search.flatMap(({ wanted, unwanted }) => [...wanted, ...unwanted]);
      expect(terms.length).toBeLessThanOrEqual(40);
      expect(search.every(({ wanted }) => wanted.length > 0)).toBe(true);
      const sql = withinBudget(BUDGET_MS, () => searchQuery(search));
      expect(sql.replace(/-?"[^"\\'&|!:*()<>]*"/g, '')).toMatch(/^(?: |or)*$/);
      expect(beginnings(q).length).toBeLessThanOrEqual(8);
    });
    fc.assert(property, fuzzed(1000));
  });

  it('are marked in texts at places that exist, one after the other', () => {
    const property = fc.property(query, query, (q, text) => {
      const marks = withinBudget(2 * BUDGET_MS, () => markWords(text, readSearch(q), foldWord));
      const places = [0, ...marks.flat(), text.length];
      expect(places.findIndex((place, index) => place < (places[index - 1] ?? 0))).toBe(-1);
      const passage = passageAround(text, marks, 160);
      const longest = Math.max(0, ...marks.map(([from, to]) => to - from));
      expect(passage?.text.length ?? 0).toBeLessThanOrEqual(longest + 400);
    });
    fc.assert(property, fuzzed(500));
  });
});
