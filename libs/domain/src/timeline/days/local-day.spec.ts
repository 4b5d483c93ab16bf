import { describe, expect, it } from '@jest/globals';
import { localDay, zoneOf } from './local-day.js';

describe('localDay', () => {
  it.each([
    ['2031-03-05T02:30:00Z', 'US', '2031-03-04'],
    ['2031-03-05T20:30:00Z', 'JP', '2031-03-06'],
    ['2031-07-05T23:30:00Z', 'GB', '2031-07-06'],
    ['2031-03-05T23:30:00Z', null, '2031-03-05'],
    ['2031-03-05T23:30:00Z', 'XX', '2031-03-05'],
  ])('%s in %s is %s', (moment, country, day) => {
    expect(localDay(new Date(moment), zoneOf(country))).toBe(day);
  });
});
