import { describe, expect, it } from '@jest/globals';
import { type Assessed, assessmentChanged } from './assessment-changed.js';

const factor = { value: 70, n: 100, confidence: 0.4 };
const before: Assessed = {
  score: 70,
  coverage: 0.4,
  factors: { accuracy: null, editorial: null, content: factor, external: null, reader: null },
};
const withContent = (changes: Partial<typeof factor>): Assessed => ({
  ...before,
  factors: { ...before.factors, content: { ...factor, ...changes } },
});

describe('assessmentChanged', () => {
  it.each([
    ['the same assessment', before, false],
    ['a little more of the same evidence', withContent({ n: 110, value: 70.4 }), false],
    ['much more of it', withContent({ n: 111 }), true],
    ['another value', withContent({ value: 70.5 }), true],
    ['another score', { ...before, score: 70.1 }, true],
    ['no longer a score', { ...before, score: null }, true],
    ['more coverage', { ...before, coverage: 0.42 }, true],
    ['one more factor', { ...before, factors: { ...before.factors, external: factor } }, true],
  ])('%s', (_, after, changed) => {
    expect(assessmentChanged(before, after)).toBe(changed);
  });

  it('is true for a first assessment, even without a score', () => {
    expect(assessmentChanged(null, { ...before, score: null, coverage: 0 })).toBe(true);
  });
});
