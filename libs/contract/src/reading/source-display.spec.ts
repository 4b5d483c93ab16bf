import { describe, expect, it } from '@jest/globals';
import { biasLabel, TRUST_MODEL } from './source-display.js';

describe('TRUST_MODEL', () => {
  it('is the whole score', () => {
    expect(Object.values(TRUST_MODEL).reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
  });
});

describe('biasLabel', () => {
  it.each([
    ['center-left', 'Center-left'],
    ['unknown', 'No bias label'],
    [null, 'No bias label'],
  ] as const)('%s → %s', (bias, words) => {
    expect(biasLabel(bias)).toBe(words);
  });
});
