import { describe, expect, it } from '@jest/globals';
import { readableText } from '../proof/stored-text.js';
import { storedSentences } from './stored-sentences.js';

describe('storedSentences', () => {
  it.each([
    [
      'excerpt',
      'The dam broke on Monday. Nobody was hurt there.',
      ['The dam broke on Monday.', 'Nobody was hurt there.'],
    ],
    ['title', 'The dam broke. Nobody was hurt', ['The dam broke. Nobody was hurt']],
    [
      'content',
      '<p>The <a href="https://x.example">dam</a> broke.</p><p>Ada &amp; Ivo &lt;3 dams.</p><ul><li>Nobody was hurt</li></ul>',
      ['The dam broke.', 'Ada & Ivo <3 dams.', 'Nobody was hurt'],
    ],
    [
      'excerpt',
      '"The dam broke. We ran," said Ada Merrin. Rain fell on.',
      ['"The dam broke. We ran," said Ada Merrin.', 'Rain fell on.'],
    ],
    ['excerpt', 'Short.', []],
  ] as const)('splits a field, each sentence with its place: %s %j', (field, stored, expected) => {
    const found = storedSentences(field, stored);
    expect(found.map(({ text }) => text)).toEqual(expected);
    for (const { text, start, end } of found)
      expect(readableText(field, stored.slice(start, end))).toBe(text);
  });

  it('reads hostile markup in linear time', () => {
    expect(storedSentences('content', '<p'.repeat(100_000))).toEqual([]);
    expect(storedSentences('content', '&'.repeat(100_000))).toEqual([]);
  });
});
