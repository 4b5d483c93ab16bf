import { describe, expect, it } from '@jest/globals';
import type { Mark } from './mark-words.js';
import { passageAround } from './passage.js';

const TEXT =
  'The council met on Monday. Engineers of the valley said that the old dam had moved by two fingers since the flood. Nobody was hurt.';

/** The places of a word in a text. */
const marksOf = (text: string, word: string): Mark[] =>
  [...text.matchAll(new RegExp(word, 'g'))].map(({ index }) => [index, index + word.length]);
const around = (text: string, word: string, most = 200) => passageAround(text, marksOf(text, word), most);

describe('the passage around a match', () => {
  it('is its sentence, with an ellipsis for each part left out', () => {
    expect(around(TEXT, 'dam')?.text).toBe(
      '… Engineers of the valley said that the old dam had moved by two fingers since the flood. …',
    );
    expect(around(TEXT, 'council')?.text).toBe('The council met on Monday. …');
    expect(around(TEXT, 'hurt')?.text).toBe('… Nobody was hurt.');
    expect(around('One dam.', 'dam')?.text).toBe('One dam.');
  });

  it('is its sentence behind a caption', () => {
    const text =
      'Photograph by Orle Inc.\nThe bridge is closed today. Cracks were found in two arches of the dam. Nobody was hurt.';
    expect(around(text, 'dam')?.text).toBe('… Cracks were found in two arches of the dam. …');
    expect(around(text, 'bridge')?.text).toBe('… The bridge is closed today. …');
  });

  it('shortens a long sentence to whole words that include the match', () => {
    expect(around(TEXT, 'dam', 40)?.text).toBe('… that the old dam had moved by two …');
    expect(around(TEXT, 'flood', 20)?.text).toBe('… the flood. …');
  });

  it.each(['dam', 'valley', 'the', 'n'])('marks every %s that it contains', (word) => {
    const passage = around(TEXT, word, 60);
    expect(passage?.marks.length).toBeGreaterThan(0);
    for (const [start, end] of passage?.marks ?? []) expect(passage?.text.slice(start, end)).toBe(word);
  });

  it('finds a match in text without sentences, and in one long word', () => {
    expect(around(`${'x '.repeat(300)}dam`, 'dam', 30)?.text).toBe('… x x x x x dam');
    const long = `${'a'.repeat(100)}dam${'b'.repeat(300)}`;
    expect(around(long, 'dam', 30)?.text).toContain('dam');
  });

  it('does not exist without a match', () => {
    expect(passageAround(TEXT, [], 100)).toBeNull();
  });
});
