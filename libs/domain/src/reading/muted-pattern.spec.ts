import { describe, expect, it } from '@jest/globals';
import { mutedPattern } from './muted-pattern.js';

describe('mutedPattern', () => {
  it.each([
    [[], null],
    [['war'], '(?<![[:alnum:]])(?:war)(?![[:alnum:]])'],
    [['grain  tax', 'c++'], '(?<![[:alnum:]])(?:grain\\s+tax|c\\+\\+)(?![[:alnum:]])'],
    [['(a|b)*'], '(?<![[:alnum:]])(?:\\(a\\|b\\)\\*)(?![[:alnum:]])'],
    [['éa'], '(?<![[:alnum:]])(?:éa)(?![[:alnum:]])'],
  ])('%j', (words, pattern) => {
    expect(mutedPattern(words)).toBe(pattern);
  });
});
