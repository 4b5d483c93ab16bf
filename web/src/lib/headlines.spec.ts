import { describe, expect, it } from '@jest/globals';
import { asSentence, isSameHeadline } from './headlines';

describe('asSentence', () => {
  it.each([
    ['The dam holds', 'The dam holds.'],
    ['The dam holds.', 'The dam holds.'],
    ['Does it hold?', 'Does it hold?'],
    ['“It holds!”', '“It holds!”'],
  ])('%s', (headline, sentence) => {
    expect(asSentence(headline)).toBe(sentence);
  });
});

describe('isSameHeadline', () => {
  it.each([
    ['The dam holds', 'The Dam Holds.', true],
    ['The dam holds', 'The dam breaks', false],
  ])('%s, %s: %s', (one, other, same) => {
    expect(isSameHeadline(one, other)).toBe(same);
  });
});
