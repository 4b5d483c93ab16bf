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
