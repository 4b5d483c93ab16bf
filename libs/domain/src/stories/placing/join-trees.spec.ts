import { describe, expect, it } from '@jest/globals';
import { logOdds, probability, readTrees } from './join-trees.js';

/** Each row has one likeness and one age. Similar young rows join. */
const TREES = readTrees(`
-1
0:0.5 -2 1:3 4 0.25
0:0.9 0 0.125
`);

describe('logOdds', () => {
  it.each([
    ['dissimilar', [0.2, 0], -3],
    ['on the threshold, which belongs to the left', [0.5, 9], -3],
    ['similar and young', [0.6, 3], 3],
    ['similar and old', [0.6, 3.1], -0.75],
    ['nearly identical and old', [0.95, 4], -0.625],
    ['no features', [], -3],
  ])('adds up the leaves: %s', (_, row, odds) => {
    expect(logOdds(TREES, row)).toBe(odds);
  });

  it('returns the base if there are no trees', () => {
    expect(logOdds(readTrees('0.5'), [1])).toBe(0.5);
  });
});

describe('probability', () => {
  it.each([
    [0, 0.5],
    [Math.log(3), 0.75],
    [-Math.log(3), 0.25],
    [-800, 0],
  ])('of log odds %p is %p', (odds, expected) => {
    expect(probability(odds)).toBeCloseTo(expected, 10);
  });
});
