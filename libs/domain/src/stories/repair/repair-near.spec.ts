import { describe, expect, it } from '@jest/globals';
import { articleTerms } from '../placing/article-terms.js';
import { nearnessOf } from './repair-near.js';

const DAY_MS = 86_400_000;
const START = Date.UTC(2031, 2, 1);
const at = (days: number | null, title: string) =>
  articleTerms({
    title,
    summary: '',
    language: 'en',
    publishedAt: days === null ? null : new Date(START + days * DAY_MS),
  });

describe('nearnessOf', () => {
  it('relates two articles without a common word through a third one', () => {
    const chain = [at(0, 'Orvale dam'), at(0, 'Orvale dam flooded Pellmere'), at(0, 'Pellmere flooded')];
    expect(nearnessOf(chain, 0)[0]?.[2]).toBe(0);
    expect(nearnessOf(chain, 2)[0]?.[2]).toBeGreaterThan(0.2);
  });

  it.each([
    ['a day apart', [0, 1], 0.5],
    ['three days apart', [0, 3], 0.25],
    ['at the same hour', [0, 0], 1],
    ['one without a date', [0, null], 1],
  ] as const)('for the same words, %s', (_, [one, other], expected) => {
    const [row] = nearnessOf([at(one, 'Orvale dam breaks'), at(other, 'Orvale dam breaks')], 0);
    expect(row?.[1]).toBeCloseTo(expected, 6);
  });
});
