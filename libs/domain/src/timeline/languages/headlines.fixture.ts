import { describe, expect, it } from '@jest/globals';
import { endsReported, kindsFitted } from '../read/closure-cues.js';

/** Reads lines of a headline and, behind the bar, what it must be read as: nothing if it must not be read. */
export function headlineRows(lines: string): (readonly [title: string, expected: string])[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()))
    .map(([title = '', expected = '']) => [title, expected] as const);
}

/** Those of the given kinds of stories whose end a headline reports. */
export function endsRead(title: string, language: string, kinds: readonly string[]): string[] {
  const ends = endsReported(title, 'title', language);
  return kindsFitted(title, language).filter((kind) => ends.includes(kind) && kinds.includes(kind));
}

/** Headlines by language, see `headlineRows`. */
export type HeadlinesOf = Readonly<Record<string, string>>;

/** Tests that headlines are read as the ends behind their bars, among these kinds, and near misses as none. */
export function testEnds(
  name: string,
  kinds: readonly string[],
  ends: HeadlinesOf[],
  nearMisses: HeadlinesOf,
) {
  describe.each(ends.flatMap((each) => Object.entries(each)))(`${name} in %s`, (language, lines) => {
    it.each(headlineRows(lines))('%s: %s', (title, expected) => {
      expect(endsRead(title, language, kinds)).toEqual(expected === '' ? [] : [expected]);
    });
  });

  describe.each(Object.entries(nearMisses))('near misses in %s', (language, lines) => {
    it.each(headlineRows(lines))('%s', (title) => {
      expect(endsRead(title, language, kinds)).toEqual([]);
    });
  });
}
