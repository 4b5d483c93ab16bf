import { describe, expect, it } from '@jest/globals';
import { keptCategories } from './kept-categories.js';

describe('keptCategories', () => {
  it.each([
    ['names as they stand', ['Politics', 'Fen, Kestrel & Co'], ['Politics', 'Fen, Kestrel & Co']],
    ['each once, none empty', ['Dam', ' ', 'Dam', ''], ['Dam']],
    ['no separators of ours', ['Dam\u001fBridge\u0000'], ['Dam Bridge']],
    ['eighty characters', ['x'.repeat(90)], ['x'.repeat(80)]],
    ['no half of a pair', [`${'x'.repeat(79)}😀`], ['x'.repeat(79)]],
  ])('keeps %s', (_, categories, kept) => {
    expect(keptCategories(categories)).toEqual(kept);
  });

  it('keeps twenty at most', () => {
    expect(keptCategories(Array.from({ length: 50 }, (_, n) => `tag ${n}`))).toHaveLength(20);
  });
});
