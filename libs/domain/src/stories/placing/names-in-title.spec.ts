import { describe, expect, it } from '@jest/globals';
import { wordsOf } from '../../text/tokenise.js';
import { namesInTitle } from './names-in-title.js';

const names = (title: string, summary: string) => namesInTitle(wordsOf(title), wordsOf(summary), 'en');

describe('namesInTitle', () => {
  it.each([
    ['capitals within a sentence', 'The quake shook Estria and Norvia', '', ['estria', 'norvia']],
    ['not a first word, however common', 'Police shut a road in Velora', '', ['velora']],
    [
      'a first word that the summary capitalises',
      'Marsk denies it',
      'Banker Olin Marsk denied it.',
      ['marsk'],
    ],
    [
      'from a title in title case, what the summary capitalises',
      'Court Opens Trial Of Marsk',
      'The court opened the trial of Marsk.',
      ['marsk'],
    ],
    ['none if everything is in lower case', 'quake shakes villages', 'A quake shook villages.', []],
    ['none from an empty title', '', '', []],
  ])('finds %s', (_, title, summary, expected) => {
    expect(names(title, summary)).toEqual(expected);
  });

  it('limits the number of names', () => {
    const title = `seen by ${Array.from({ length: 99 }, (_, n) => `Paldo${String.fromCharCode(97 + (n % 26))}${'x'.repeat(n % 9)}`).join(' or the ')}`;
    expect(names(title, '').length).toBeLessThanOrEqual(12);
  });
});
