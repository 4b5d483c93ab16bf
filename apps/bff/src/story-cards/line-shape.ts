const WIDE =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3001-\u301f\u30fb\u30fc\uff01-\uff5e]/gu;
const BROAD = lettersOf('Armenian', 'Ethiopic', 'Georgian', 'Malayalam', 'Tamil');
const TALL = lettersOf(
  ...['Armenian', 'Bengali', 'Devanagari', 'Ethiopic', 'Georgian', 'Gujarati', 'Gurmukhi', 'Kannada', 'Lao'],
  ...['Malayalam', 'Oriya', 'Sinhala', 'Tamil', 'Telugu', 'Thai'],
);
const TALLEST = lettersOf('Khmer', 'Myanmar');
const APART = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}]*$/u;

function lettersOf(...scripts: string[]): RegExp {
  return new RegExp(`[${scripts.map((script) => `\\p{sc=${script}}`).join('')}]`, 'gu');
}

const countOf = (line: string, letters: RegExp) => line.match(letters)?.length ?? 0;

/** In Latin letters, for lines of the same height. Chinese, Japanese and Korean ones are twice as wide. */
export const widthOf = (line: string): number => line.length + countOf(line, WIDE) + countOf(line, BROAD) / 4;

/** The height of its lines in font sizes. Letters of some scripts reach further up and down than Latin ones. */
export function lineHeightOf(line: string): number {
  if (countOf(line, TALLEST) > 0) return 1.6;
  return countOf(line, TALL) > 0 ? 1.36 : 1.18;
}

/** Whether its letters never join, so that the space between them can be changed. */
export const standsApart = (line: string): boolean => APART.test(line);

/** One segmenter knows the words of all of these. */
const UNSPACED = /[\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}\p{sc=Thai}]+/gu;
const WORDS = new Intl.Segmenter('th', { granularity: 'word' });
const wordsOf = (words: string) => Array.from(WORDS.segment(words), ({ segment }) => segment);

/** The line with places to break it in scripts that have no spaces between words. */
export const breakable = (line: string): string =>
  line.replace(UNSPACED, (words) => wordsOf(words).join('\u200b'));

/** Whether a line is written from right to left, by its first letter (Unicode Bidirectional Algorithm, rule P2). */
export function isRightToLeft(line: string): boolean {
  const [first] = /\p{L}/u.exec(line) ?? [''];
  return /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(first);
}
