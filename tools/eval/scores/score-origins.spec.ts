import { describe, expect, it } from '@jest/globals';
import { type OriginsOutcome, scoreOrigins } from './score-origins.js';

function outcome(origins: number, found: number, more: Partial<OriginsOutcome> = {}): OriginsOutcome {
  return { origins, found, sure: true, inStory: found, ...more };
}

describe('scoreOrigins', () => {
  it('counts three or more origins as one level', () => {
    const outcomes = [
      outcome(1, 1),
      outcome(1, 2, { inStory: 1 }),
      outcome(2, 2, { inStory: 3 }),
      outcome(2, 1, { inStory: 1 }),
      outcome(3, 7),
      outcome(5, 3),
      outcome(3, 1, { sure: false }),
    ];
    expect(scoreOrigins(outcomes)).toEqual({
      milestones: 6,
      levelsRight: 4,
      share: 0.6667,
      byLevel: [0.5, 0.5, 1],
      over: 1,
      under: 1,
      inStoryShare: 0.6667,
    });
  });

  it('counts a milestone whose articles are gone as wrong', () => {
    expect(scoreOrigins([outcome(1, 0)])).toMatchObject({ levelsRight: 0, under: 1 });
  });
});
