import { describe, expect, it } from '@jest/globals';
import { areOpposite } from './opposite-words.js';
import { titleWords } from './title-words.js';

describe('titleWords', () => {
  it.each([
    ['12 dead', [12]],
    ['Twelve dead', [12]],
    ['Twenty-one dead', [21]],
    ['1,234 dead', [1234]],
    ['$1.5 billion deal', [1.5]],
    ['A 3-1 win', [3, 1]],
    ['Girl of seventeen-year-old twin', [17]],
    ['Nobody dead', []],
  ])('%j has the numbers %j', (title, expected) => {
    expect(titleWords(title).flatMap(({ number }) => number ?? [])).toEqual(expected);
  });

  it('tells names from the capitals of a headline', () => {
    const names = (title: string) => titleWords(title).flatMap(({ isName, key }) => (isName ? [key] : []));
    expect(names('Minister Thole leaves Orvale after the dam breaks')).toEqual(['minist', 'thole', 'orval']);
    expect(names('Minister Thole Leaves Orvale After Dam Breaks')).toEqual([]);
  });

  it.each(['not', 'never', "didn't", 'won’t', 'denies', 'failed', 'zero'])('%s is a negation', (word) => {
    expect(titleWords(word)[0]?.isNegation).toBe(true);
  });

  it('reads at most forty words', () => {
    expect(titleWords('dam '.repeat(60))).toHaveLength(40);
    expect(titleWords('a '.repeat(3000))).toHaveLength(40);
  });
});

describe('areOpposite', () => {
  it.each([
    ['approves', 'rejected', true],
    ['wins', 'loses', true],
    ['arrested', 'released', true],
    ['guilty', 'acquitted', true],
    ['rises', 'fell', true],
    ['approves', 'accepts', false],
    ['arrested', 'detained', false],
    ['breaks', 'falls', false],
  ])('%s and %s: %s', (a, b, expected) => {
    const [one, other] = titleWords(`${a} ${b}`);
    expect(areOpposite(one?.key ?? '', other?.key ?? '')).toBe(expected);
    expect(areOpposite(other?.key ?? '', one?.key ?? '')).toBe(expected);
  });
});
