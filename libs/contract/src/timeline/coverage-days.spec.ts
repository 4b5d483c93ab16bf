import { describe, expect, it } from '@jest/globals';
import { coverageDays, milestoneNear } from './coverage-days.js';

const utcDay = (at: string) => at.slice(0, 10);
const counts = (center: number) => ({
  left: 1,
  'center-left': 0,
  center,
  'center-right': 0,
  right: 0,
  unknown: 0,
});
const coverage = {
  days: [
    { day: '2031-02-28', articles: counts(2) },
    { day: '2031-03-02', articles: counts(0) },
  ],
  earlier: 0,
  outlets: counts(2),
  blindspot: null,
};
const milestones = [
  { id: 7, date: '2031-02-28T23:59:00.000Z' },
  { id: 8, date: '2031-02-28T01:00:00.000Z' },
  { id: 9, date: '2031-03-02T10:00:00.000Z' },
];

describe('coverageDays', () => {
  it('has the days between, and the milestones of each day', () => {
    const days = coverageDays(coverage, milestones, utcDay);
    expect(days.map(({ day, total, milestones: n, newestId }) => [day, total, n, newestId])).toEqual([
      ['2031-02-28', 3, 2, 7],
      ['2031-03-01', 0, 0, null],
      ['2031-03-02', 1, 1, 9],
    ]);
    expect(coverageDays({ ...coverage, days: [] }, milestones, utcDay)).toEqual([]);
  });

  it("has milestones on the reader's days", () => {
    const aDayLater = (at: string) => new Date(Date.parse(at) + 86_400_000).toISOString().slice(0, 10);
    const [first, second] = coverageDays(coverage, milestones, aDayLater);
    expect([first?.milestones, second?.milestones]).toEqual([0, 2]);
    expect(milestoneNear('2031-03-01', milestones, aDayLater)).toBe(7);
  });

  it('begins with what happened in the week before the first report, and leaves out what is older', () => {
    const before = [
      { id: 5, date: '2031-02-26T10:00:00.000Z' },
      { id: 4, date: '2031-01-02T10:00:00.000Z' },
    ];
    const [first] = coverageDays(coverage, [...milestones, ...before], utcDay);
    expect(first).toMatchObject({ day: '2031-02-26', total: 0, milestones: 1, newestId: 5 });
  });
});

describe('milestoneNear', () => {
  it.each([
    ['2031-02-28', 7],
    ['2031-03-01', 7],
    ['2031-03-09', 9],
    ['2031-01-01', 8],
  ])('%s', (day, id) => {
    expect(milestoneNear(day, milestones, utcDay)).toBe(id);
  });

  it('links to nothing without milestones', () => {
    expect(milestoneNear('2031-03-01', [], utcDay)).toBeNull();
  });
});
