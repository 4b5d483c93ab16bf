import { describe, expect, it } from '@jest/globals';
import { scoreDistort } from './score-distort.js';

const refused = {
  kind: 'inverted',
  isCounted: false,
  gainsLevel: false,
  isCountedAmongOthers: false,
  isTrueCounted: true,
};

describe('scoreDistort', () => {
  it('gives shares of all distorted reports and of each kind', () => {
    const counted = { ...refused, kind: 'renumbered', isCounted: true, isCountedAmongOthers: true };
    const outcomes = [refused, refused, refused, { ...counted, gainsLevel: true, isTrueCounted: false }];
    expect(scoreDistort(outcomes, { counted: 97, contradicting: 3 })).toEqual({
      milestones: 4,
      ...{ counted: 0.25, gainsLevel: 0.25, countedAmongOthers: 0.25, trueCounted: 0.75 },
      trueLost: 0.03,
      byKind: {
        inverted: { milestones: 3, counted: 0, countedAmongOthers: 0 },
        renumbered: { milestones: 1, counted: 1, countedAmongOthers: 1 },
      },
    });
  });

  it('has lost nothing if no report confirms', () => {
    expect(scoreDistort([refused], { counted: 0, contradicting: 0 }).trueLost).toBe(0);
  });
});
