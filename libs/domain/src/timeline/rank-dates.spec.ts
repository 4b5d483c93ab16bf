import { describe, expect, it } from '@jest/globals';
import { rankDates } from './rank-dates.js';

const at = (day: string, text: string) => ({
  publishedAt: new Date(`${day}T12:00:00Z`),
  title: 'The dam of Orvale',
  excerpt: '',
  text,
});

describe('rankDates', () => {
  it('puts the day that later articles go back to before a day with as many articles', () => {
    const ranked = rankDates([
      at('2026-03-02', 'Water rises.'),
      at('2026-03-05', 'The dam broke on March 3.'),
      at('2026-03-09', 'Since the dam broke on March 3 the valley is empty.'),
    ]);
    expect(ranked[0]?.date).toBe('2026-03-03');
  });

  it('knows nothing of an empty topic', () => {
    expect(rankDates([])).toEqual([]);
  });
});
