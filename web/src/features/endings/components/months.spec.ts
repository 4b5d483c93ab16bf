import { describe, expect, it } from '@jest/globals';
import type { StorySummary } from '#contract/stories';
import { byMonth, monthLabel, monthOf } from './months';

describe('monthLabel', () => {
  it.each([
    ['2031-03', 'March 2031'],
    ['2030-12', 'December 2030'],
  ])('%s', (month, expected) => expect(monthLabel(month)).toBe(expected));
});

describe('monthOf', () => {
  it.each([
    ['2031-03', '2031-03'],
    ['2031-13', undefined],
    ['2031-3', undefined],
    ['March', undefined],
    [null, undefined],
  ])('%s', (text, expected) => expect(monthOf(text)).toBe(expected));
});

describe('byMonth', () => {
  it('keeps the order of stories and months', () => {
    const ended = (id: number, at: string): StorySummary =>
      ({ id, ending: { text: 'It ended.', at }, lastReportedAt: at }) as StorySummary;
    const months = byMonth([
      ended(3, '2031-03-02T00:00:00Z'),
      ended(2, '2031-03-01T00:00:00Z'),
      ended(1, '2031-02-28T23:59:00Z'),
    ]);
    expect(months.map(([month, stories]) => [month, stories.map(({ id }) => id)])).toEqual([
      ['2031-03', [3, 2]],
      ['2031-02', [1]],
    ]);
  });
});
