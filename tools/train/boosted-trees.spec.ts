import { describe, expect, it } from '@jest/globals';
import { logOdds, readTrees } from '#domain/stories/placing';
import { boost } from './boosted-trees.js';

/** `joins` is true if the first feature is high and the second low. The third is noise. */
const examples = Array.from({ length: 400 }, (_, n) => {
  const row = [(n % 20) / 20, Math.floor(n / 20) / 20, ((n * 7) % 13) / 13];
  return { row, joins: (row[0] ?? 0) > 0.5 && (row[1] ?? 0) < 0.4, weight: 1 };
});

describe('boost', () => {
  it('learns a combination of features', () => {
    const trees = readTrees(boost(examples, { trees: 30, depth: 2, rate: 0.3, ridge: 1, least: 5 }));
    const wrong = examples.filter(({ row, joins }) => logOdds(trees, row) > 0 !== joins);
    expect(wrong).toEqual([]);
  });

  it('predicts the weighted share if no split is possible', () => {
    const flat = examples.map((it, n) => ({ ...it, row: [1], joins: n % 4 === 0 }));
    expect(logOdds(readTrees(boost(flat)), [1])).toBeCloseTo(Math.log(1 / 3), 2);
  });
});
