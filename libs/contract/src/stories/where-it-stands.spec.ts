import { describe, expect, it } from '@jest/globals';
import { saysMoreThanName } from './where-it-stands.js';

describe('saysMoreThanName', () => {
  const name = 'Residents return as the dam is declared safe';
  it.each([
    [name, false],
    ['Residents return as the dam is declared SAFE.', false],
    ['Residents return as the dam is declared safe …', false],
    ['The 1,900 people who had left may return, the water office said.', true],
  ])('%s', (text, expected) => {
    expect(saysMoreThanName({ name, text })).toBe(expected);
  });
});
