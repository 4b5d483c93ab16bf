import { describe, expect, it } from '@jest/globals';
import type { TrustPoint } from '#contract/reading';
import { placePoints } from './place-points';

const point = (day: number, score: number | null): TrustPoint => ({
  at: `2031-03-0${day}T00:00:00.000Z`,
  score,
  coverage: 0.5,
  cause: 'evidence',
});

describe('placePoints', () => {
  it('places scores by time from left to right and by value from bottom to top', () => {
    const { points, lines } = placePoints([point(1, 0), point(2, 10), point(5, 5)]);
    expect(points.map(({ x, y }) => [x, y])).toEqual([
      [1.5, 92],
      [25.75, 8],
      [98.5, 50],
    ]);
    expect(lines).toHaveLength(2);
  });

  it('leaves a gap at an assessment without a score', () => {
    const { points, lines } = placePoints([point(1, 5), point(2, null), point(3, 6), point(4, 7)]);
    expect(points.map(({ at }) => at.slice(8, 10))).toEqual(['01', '03', '04']);
    expect(lines.map(([from, to]) => [from.at.slice(8, 10), to.at.slice(8, 10)])).toEqual([['03', '04']]);
  });

  it('puts a single score in the middle', () => {
    expect(placePoints([point(1, 5)]).points).toMatchObject([{ x: 50, y: 50 }]);
  });
});
