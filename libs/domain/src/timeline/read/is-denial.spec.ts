import { describe, expect, it } from '@jest/globals';
import { isDenial } from './is-denial.js';

describe('isDenial', () => {
  it.each([
    ['Kestrel denies report that it will close the dam', true],
    ['Thole dismisses rumours of resignation', true],
    ['Reports that the dam broke are false', true],
    ['Thole denies fraud', false],
    ['Court denies bail to Osk', false],
  ])('%j: %s', (title, expected) => {
    expect(isDenial(title)).toBe(expected);
  });
});
