import { describe, expect, it } from '@jest/globals';
import { countLeftOut, leftOutInWords, sumOfLeftOut } from './left-out.js';

describe('items that were not stored', () => {
  it('are counted and summed by reason', () => {
    const counts = countLeftOut(['no_link', 'no_link', 'repeated']);
    expect(counts).toEqual({ no_link: 2, repeated: 1 });
    expect(sumOfLeftOut(counts, {}, { no_link: 1, refused: 3 })).toEqual({
      no_link: 3,
      repeated: 1,
      refused: 3,
    });
  });

  it.each([
    [{}, ''],
    [{ known: 0 }, ''],
    [{ repeated: 1, no_link: 2 }, '3 not stored: 2 without link, 1 repeated in the document'],
  ])('%j in words', (counts, words) => {
    expect(leftOutInWords(counts)).toBe(words);
  });
});
