import { describe, expect, it } from '@jest/globals';
import { type DevelopmentsOutcome, scoreDevelopments } from './score-developments.js';

const milestone = (day: string, counted: number[], uncounted: number[] = [], origins = counted.length) => ({
  day,
  origins,
  articles: [
    ...counted.map((id) => ({ id, isCounted: true })),
    ...uncounted.map((id) => ({ id, isCounted: false })),
  ],
});

const story = (given: Partial<DevelopmentsOutcome>): DevelopmentsOutcome => ({
  milestones: [],
  developments: [],
  comment: [],
  whereItStands: [],
  stands: [],
  ...given,
});

describe('scoreDevelopments', () => {
  it('is perfect if each development has a milestone of its own with its day and level', () => {
    const score = scoreDevelopments([
      story({
        milestones: [milestone('2031-05-01', [1, 2]), milestone('2031-05-02', [3], [4])],
        developments: [
          { day: '2031-05-01', articles: [1, 2], origins: 2 },
          { day: '2031-05-02', articles: [3], origins: 1 },
        ],
        comment: [4],
        whereItStands: [3],
        stands: [3, 4],
      }),
    ]);
    expect(score).toEqual({
      developmentF1: 1,
      developmentPrecision: 1,
      apart: 1,
      day: 1,
      level: 1,
      commentCounted: 0,
      newest: 1,
      stands: 1,
    });
  });

  it('gives a milestone to the development with most of its articles only', () => {
    const { apart, developmentPrecision } = scoreDevelopments([
      story({
        milestones: [milestone('2031-05-01', [1, 2, 3])],
        developments: [
          { day: '2031-05-01', articles: [1, 2], origins: null },
          { day: '2031-05-02', articles: [3], origins: null },
        ],
      }),
    ]);
    expect(apart).toBe(0.5);
    expect(developmentPrecision).toBeCloseTo((2 / 3 + 2 / 3 + 1 / 3) / 3, 3);
  });

  it('leaves out developments and comment that are not in the main topic', () => {
    const score = scoreDevelopments([
      story({
        milestones: [milestone('2031-05-01', [1])],
        developments: [
          { day: '2031-05-01', articles: [1], origins: null },
          { day: '2031-05-02', articles: [8], origins: null },
        ],
        comment: [9],
      }),
    ]);
    expect([score.apart, score.level, score.commentCounted]).toEqual([1, null, null]);
  });

  it('counts comment that confirms, and a newest milestone without the latest state', () => {
    const { commentCounted, newest, level } = scoreDevelopments([
      story({
        milestones: [milestone('2031-05-01', [1], [], 5), milestone('2031-05-02', [2])],
        developments: [{ day: '2031-05-01', articles: [1], origins: 3 }],
        comment: [2],
        whereItStands: [1],
      }),
    ]);
    expect([commentCounted, newest, level]).toEqual([1, 0, 1]);
  });
});
