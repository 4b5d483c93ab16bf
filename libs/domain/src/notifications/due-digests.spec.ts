import { describe, expect, it } from '@jest/globals';
import { dueDigests } from './due-digests.js';

describe('dueDigests', () => {
  // 2031-03-03 is a Monday.
  it.each([
    ['2031-03-05T12:00:00Z', '2031-03-05', '2031-03-03'],
    ['2031-03-05T06:59:59Z', '2031-03-04', '2031-03-03'],
    ['2031-03-03T07:00:00Z', '2031-03-03', '2031-03-03'],
    ['2031-03-03T06:59:59Z', '2031-03-02', '2031-02-24'],
  ])('at %s, the digests of day %s and week %s are due', (now, day, week) => {
    const digests = dueDigests(new Date(now));
    expect(digests.map(({ key }) => key)).toEqual([`daily ${day}`, `weekly ${week}`, `recommended ${week}`]);
    expect(digests.map(({ until }) => until.toISOString())).toEqual([
      `${day}T07:00:00.000Z`,
      `${week}T07:00:00.000Z`,
      `${week}T07:00:00.000Z`,
    ]);
  });
});
