import { describe, expect, it } from '@jest/globals';
import { baseForm, baseStem } from './word-forms.js';

describe('baseForm', () => {
  it.each([
    ['worn', 'wear'],
    ['sank', 'sink'],
    ['harbour', 'harbour'],
    ['constructor', 'constructor'],
    ['__proto__', '__proto__'],
  ])('of %s is %s', (word, base) => {
    expect(baseForm(word)).toBe(base);
  });
});

describe('baseStem', () => {
  it('is one for all forms of an English verb', () => {
    expect(
      new Set(['wear', 'wears', 'wearing', 'wore', 'worn'].map((word) => baseStem('en', word))).size,
    ).toBe(1);
  });

  it('reads the words of other languages by their own stems', () => {
    expect(baseStem('de', 'rang')).not.toBe(baseStem('de', 'ring'));
  });
});
