import { describe, expect, it } from '@jest/globals';
import { scoreEnds } from './score-ends.js';

describe('scoreEnds', () => {
  it('compares the ends that were found with the labelled ones', () => {
    const score = scoreEnds([
      { resolvedOn: '2031-05-03', foundOn: '2031-05-03' },
      { resolvedOn: '2031-05-03', foundOn: '2031-05-04' },
      { resolvedOn: '2031-05-03', foundOn: '2031-05-09' },
      { resolvedOn: '2031-05-03', foundOn: null },
      { resolvedOn: null, foundOn: '2031-05-03' },
      { resolvedOn: null, foundOn: null },
    ]);
    expect(score).toEqual({ endsPrecision: 0.75, endsRecall: 0.75, endDay: 0.6667, endDayExact: 0.3333 });
  });
});
