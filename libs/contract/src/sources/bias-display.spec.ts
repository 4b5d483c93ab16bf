import { describe, expect, it } from '@jest/globals';
import { biasShares } from './bias-display.js';

const NONE = { left: 0, 'center-left': 0, center: 0, 'center-right': 0, right: 0, unknown: 0 };

describe('biasShares', () => {
  it('goes from left to right, with those without a label last, and leaves out who is not there', () => {
    expect(biasShares({ ...NONE, unknown: 2, right: 1, left: 1 })).toEqual([
      { bias: 'left', count: 1, percent: 25 },
      { bias: 'right', count: 1, percent: 25 },
      { bias: 'unknown', count: 2, percent: 50 },
    ]);
    expect(biasShares({ ...NONE, center: 500, left: 1 })[0]).toEqual({ bias: 'left', count: 1, percent: 1 });
    expect(biasShares(NONE)).toEqual([]);
  });
});
