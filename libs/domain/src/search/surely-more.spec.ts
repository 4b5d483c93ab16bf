import { describe, expect, it } from '@jest/globals';
import { surelyMore } from './surely-more.js';

describe('surelyMore', () => {
  it.each([
    ['far above', { sampled: 2_000, matching: 600, all: 100_000 }, true],
    ['just above, beyond what chance adds', { sampled: 2_000, matching: 270, all: 100_000 }, true],
    ['just above, as chance may have it', { sampled: 2_000, matching: 255, all: 100_000 }, false],
    ['as many', { sampled: 2_000, matching: 200, all: 100_000 }, false],
    ['fewer hits need a larger share', { sampled: 2_000, matching: 40, all: 1_000_000 }, false],
    ['enough of few hits', { sampled: 2_000, matching: 48, all: 1_000_000 }, true],
    ['nothing seen', { sampled: 0, matching: 0, all: 0 }, false],
    ['no hit', { sampled: 2_000, matching: 0, all: 9_000_000 }, false],
  ])('%s', (_, sample, more) => {
    expect(surelyMore(sample, 10_000)).toBe(more);
  });
});
