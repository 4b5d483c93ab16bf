import { describe, expect, it } from '@jest/globals';
import { claimedValues, claimHeading, claimValue } from './timeline';

describe('claimValue', () => {
  it.each([
    [12, true, 'people', 'at least 12'],
    [3200, false, 'acres', '3,200 acres'],
    [38.5, false, '%', '38.5%'],
    [1_500_000, false, 'USD', '1.5 million USD'],
    [2e9, true, 'EUR', 'at least 2 billion EUR'],
    [5.8, false, '', '5.8'],
  ])('%d %s %s', (value, atLeast, unit, words) => {
    expect(claimValue({ value, atLeast }, unit)).toBe(words);
  });
});

describe('claimedValues', () => {
  it('groups sources that report the same number', () => {
    const claim = (value: number, hour: number, source: string) => ({
      value,
      atLeast: false,
      at: `2031-03-04T0${hour}:00:00.000Z`,
      source,
      article: { id: hour + 1, slug: `a-${hour}` },
    });
    const values = claimedValues({
      kind: 'dead',
      unit: 'people',
      claims: [claim(7, 2, 'C'), claim(4, 0, 'A'), claim(4, 1, 'B')],
    });
    expect(values.map(({ label, claims }) => [label, claims.map(({ source }) => source)])).toEqual([
      ['4', ['A', 'B']],
      ['7', ['C']],
    ]);
  });
});

describe('claimHeading', () => {
  it('has words for kinds that are new to it', () => {
    expect(['dead', 'votes', 'constructor'].map(claimHeading)).toEqual(['Dead', 'Votes', 'Constructor']);
  });
});
