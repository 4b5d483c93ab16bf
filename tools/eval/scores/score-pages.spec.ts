import { describe, expect, it } from '@jest/globals';
import { scorePages } from './score-pages.js';

describe('scorePages', () => {
  it('counts the share of judged texts that are right, and the texts without a judgement', () => {
    const scores = scorePages([
      { field: 'name', verdict: 'right' },
      { field: 'name', verdict: 'right' },
      { field: 'name', verdict: 'wrong' },
      { field: 'name', verdict: null },
      { field: 'stands', verdict: 'wrong' },
      { field: 'milestone', verdict: null },
    ]);
    expect(scores.name).toEqual({ right: 0.6667, judged: 3, unjudged: 1 });
    expect(scores.stands).toEqual({ right: 0, judged: 1, unjudged: 0 });
    expect(scores.milestone).toEqual({ right: null, judged: 0, unjudged: 1 });
    expect(scores.folded.judged + scores.folded.unjudged).toBe(0);
    expect(scores.next).toEqual({ right: null, judged: 0, unjudged: 0 });
  });

  it('counts smaller updates apart', () => {
    const { milestone, folded } = scorePages([
      { field: 'milestone', verdict: 'right' },
      { field: 'milestone', verdict: 'wrong', isFolded: true },
      { field: 'milestone', verdict: null, isFolded: true },
    ]);
    expect(milestone).toEqual({ right: 1, judged: 1, unjudged: 0 });
    expect(folded).toEqual({ right: 0, judged: 1, unjudged: 1 });
  });
});
