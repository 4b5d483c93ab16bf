import { describe, expect, it } from '@jest/globals';
import { titleWords } from '../read/title-words.js';
import { compareTitles } from './compare-titles.js';

function compare(said: string, told: string) {
  const { alike, differences } = compareTitles(titleWords(said), titleWords(told));
  const keys = (words: readonly { key: string }[]) => words.map(({ key }) => key).join(' ');
  return { alike, differences: differences.map((each) => [keys(each.said), keys(each.instead)]) };
}

describe('compareTitles', () => {
  it('finds what stands in the place of other words', () => {
    expect(compare('Dam above Orvale breaks', 'Bridge above Orvale holds firm')).toEqual({
      alike: 4 / 9,
      differences: [
        ['dam', 'bridg'],
        ['break', 'hold firm'],
      ],
    });
  });

  it('finds what was put in or left out', () => {
    expect(compare('Dam breaks', 'Dam did not break').differences).toEqual([['', 'did not']]);
    expect(compare('Old dam breaks', 'Dam breaks').differences).toEqual([['old', '']]);
  });

  it('finds no difference in forms of one word, or in no words at all', () => {
    expect(compare('Two dams breaking', '2 dam breaks')).toEqual({ alike: 1, differences: [] });
    expect(compare('', '')).toEqual({ alike: 0, differences: [] });
  });
});
