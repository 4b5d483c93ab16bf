import { describe, expect, it } from '@jest/globals';
import { replicaLag } from './replica-lag.js';

const SAMPLES = [
  { position: 100n, at: 1000 },
  { position: 200n, at: 2000 },
  { position: 300n, at: 3000 },
];

describe('replicaLag', () => {
  it.each([
    ['has replayed everything', 300n, 0],
    ['is ahead of the last look', 350n, 0],
    ['is between two looks', 250n, 1500],
    ['stands at an old position', 100n, 2500],
    ['is older than every look', 99n, Number.POSITIVE_INFINITY],
  ])('of a replica that %s', (_, replayed, lag) => expect(replicaLag(SAMPLES, replayed, 3500)).toBe(lag));

  it('is nothing before the first look', () => expect(replicaLag([], 5n, 1)).toBe(0));
});
