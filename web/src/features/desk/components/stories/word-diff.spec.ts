import { describe, expect, it } from '@jest/globals';
import { wordDiff } from './word-diff';

const told = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'gone' ? `[-${text}]` : `[+${text}]`))
    .join(' ');

describe('wordDiff', () => {
  it.each([
    ['The dam holds', 'The dam holds', 'The dam holds'],
    ['The dam holds', 'The dam breaks', 'The dam [-holds] [+breaks]'],
    ['The old dam above Orvale', 'The dam above Orvale breaks', 'The [-old] dam above Orvale [+breaks]'],
    ['one two three', 'four five', '[-one two three] [+four five]'],
    ['', 'The dam', '[+The dam]'],
    ['The dam', '', '[-The dam]'],
    ['a  b\nc', 'a b c', 'a b c'],
  ])('%s → %s', (before, after, runs) => {
    expect(told(before, after)).toBe(runs);
  });

  it('gives back both texts', () => {
    const [before, after] = ['a b c d e f b a', 'b x c e e a f'];
    const runs = wordDiff(before, after);
    const without = (kind: string) =>
      runs.flatMap((run) => (run.kind === kind ? [] : run.text.split(' '))).join(' ');
    expect(without('new')).toBe(before);
    expect(without('gone')).toBe(after);
  });

  it('compares very long texts as a whole', () => {
    const long = 'word '.repeat(401).trim();
    expect(wordDiff(long, 'word')).toEqual([
      { kind: 'gone', text: long },
      { kind: 'new', text: 'word' },
    ]);
  });
});
