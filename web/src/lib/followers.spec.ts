import { describe, expect, it } from '@jest/globals';
import { followersLabel } from './followers';

describe('followersLabel', () => {
  it.each([
    [0, '0 followers'],
    [1, '1 follower'],
    [10_412, '10,412 followers'],
  ])('%i', (count, label) => {
    expect(followersLabel(count)).toBe(label);
  });
});
