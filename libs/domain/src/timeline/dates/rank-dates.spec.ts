import { describe, expect, it } from '@jest/globals';
import { rankDates } from './rank-dates.js';

const at = (day: string, text: string) => ({
  publishedAt: new Date(`${day}T12:00:00Z`),
  title: 'The dam of Orvale',
  excerpt: '',
  text,
});

describe('rankDates', () => {
  it('ranks a day that later articles look back to above one with as many articles', () => {
    const ranked = rankDates([
      at('2026-03-02', 'Water rises.'),
      at('2026-03-05', 'The dam broke on March 3.'),
      at('2026-03-09', 'Since the dam broke on March 3 the valley is empty.'),
    ]);
    expect(ranked[0]?.date).toBe('2026-03-03');
  });

  it('ranks a day in decisive sentences above one mentioned in passing', () => {
    const ranked = rankDates([
      at('2026-03-20', 'The dam broke on March 3 and killed four.'),
      at('2026-03-21', 'Visitors came on March 9. On March 3 the dam broke and killed four.'),
    ]);
    const [, second] = ranked.map(({ date }) => date);
    expect(ranked[0]?.date).toBe('2026-03-03');
    expect(second).toBe('2026-03-09');
  });

  it('gives little weight to an article about something else', () => {
    const aside = {
      publishedAt: new Date('2026-03-06T12:00:00Z'),
      title: 'Cup final in Pellmere',
      excerpt: '',
      text: 'Tickets sold out on March 4.',
    };
    const about = at('2026-03-06', 'The dam of Orvale was inspected on March 2.');
    const ranked = rankDates([aside, about, at('2026-03-10', 'The dam of Orvale holds.')]);
    const place = (day: string) => ranked.findIndex(({ date }) => date === day);
    expect(place('2026-03-02')).toBeLessThan(place('2026-03-04'));
  });

  it('returns nothing for an empty topic', () => {
    expect(rankDates([])).toEqual([]);
  });
});
