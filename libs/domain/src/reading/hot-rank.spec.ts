import { describe, expect, it } from '@jest/globals';
import { hotRank, topicHotRank } from './hot-rank.js';

const noon = new Date('2031-03-04T12:00:00Z');
const hoursLater = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);

describe('hotRank', () => {
  it('puts the newer article first, all else equal', () => {
    expect(hotRank(hoursLater(1), 1, 0)).toBeGreaterThan(hotRank(noon, 1, 0));
  });

  it('ranks a story of four origins like one twelve hours newer', () => {
    expect(hotRank(noon, 4, 0)).toBeCloseTo(hotRank(hoursLater(12), 1, 0));
  });

  it('ranks each further article of a story and day lower', () => {
    expect(hotRank(noon, 4, 1)).toBeLessThan(hotRank(noon, 1, 0) + 6);
    expect(hotRank(noon, 4, 50)).toBe(hotRank(noon, 4, 12));
  });

  it('gives a topic the rank of its newest report', () => {
    expect(topicHotRank(noon, 3)).toBe(hotRank(noon, 3, 0));
  });
});
