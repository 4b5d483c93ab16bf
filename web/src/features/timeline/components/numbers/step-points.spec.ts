import { describe, expect, it } from '@jest/globals';
import { stepPoints } from './step-points';

const step = (hour: number, value: number) => ({
  at: new Date(Date.UTC(2031, 2, 4, hour)).toISOString(),
  value,
});

describe('stepPoints', () => {
  it('places values by time, and by their share of the highest', () => {
    expect(stepPoints([step(0, 4), step(2, 16), step(8, 8)])).toEqual([
      { x: 0, y: 0.25 },
      { x: 0.25, y: 1 },
      { x: 1, y: 0.5 },
    ]);
  });

  it('spreads values of one moment', () => {
    expect(stepPoints([step(1, 1), step(1, 2), step(1, 2)]).map(({ x }) => x)).toEqual([0, 0.5, 1]);
  });
});
