import { describe, expect, it } from '@jest/globals';
import { storedCategories } from './stored-categories.js';

describe('storedCategories', () => {
  it.each([
    ['names unchanged', ['Politics', 'Fen, Kestrel & Co'], ['Politics', 'Fen, Kestrel & Co']],
    ['no duplicates, no empty names', ['Dam', ' ', 'Dam', ''], ['Dam']],
    ['no control characters', ['Dam\u001fBridge\u0000'], ['Dam Bridge']],
    ['80 characters', ['x'.repeat(90)], ['x'.repeat(80)]],
    ['no half of a surrogate pair', [`${'x'.repeat(79)}😀`], ['x'.repeat(79)]],
  ])('keeps %s', (_, categories, kept) => {
    expect(storedCategories(categories)).toEqual(kept);
  });

  it('keeps at most 20', () => {
    expect(storedCategories(Array.from({ length: 50 }, (_, n) => `tag ${n}`))).toHaveLength(20);
  });
});
