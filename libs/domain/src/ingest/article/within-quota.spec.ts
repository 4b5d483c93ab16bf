import { describe, expect, it } from '@jest/globals';
import { withinQuota } from './within-quota.js';

/** Articles of one document, named by the hour of their publication. */
const articles = (...hours: number[]) =>
  hours.map((hour) => ({ hour, publishedAt: new Date(Date.UTC(2026, 8, 14, hour)) }));

describe('withinQuota', () => {
  it.each([
    ['everything without a quota', { visit: null, day: null }, 900, [1, 2, 3], null],
    ['everything within both quotas', { visit: 3, day: 10 }, 7, [1, 2, 3], null],
    ['the newest of a visit, in the order of the document', { visit: 2, day: null }, 0, [2, 3], 'visit'],
    ['what is left of the day', { visit: 2, day: 10 }, 9, [3], 'day'],
    ['nothing once the day is full', { visit: null, day: 10 }, 12, [], 'day'],
  ] as const)('keeps %s', (_, quota, storedToday, hours, exceeded) => {
    const { kept, over, exceeded: which } = withinQuota(articles(1, 2, 3), quota, storedToday);
    expect(kept.map(({ hour }) => hour)).toEqual(hours);
    expect(over).toBe(3 - hours.length);
    expect(which).toBe(exceeded);
  });

  it('keeps the order if the newest come first', () => {
    const { kept } = withinQuota(articles(3, 1, 2), { visit: 2, day: null }, 0);
    expect(kept.map(({ hour }) => hour)).toEqual([3, 2]);
  });
});
