const WIDE =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3001-\u301f\u30fb\u30fc\uff01-\uff5e]/gu;
const TALL = /[\p{sc=Thai}\p{sc=Georgian}\p{sc=Armenian}\p{sc=Ethiopic}\p{sc=Devanagari}\p{sc=Tamil}]/gu;
const APART = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}]*$/u;

const countOf = (line: string, letters: RegExp) => line.match(letters)?.length ?? 0;

/** In Latin letters. Chinese, Japanese and Korean ones are twice as wide; those of tall scripts need more room, too. */
export const widthOf = (line: string): number => line.length + countOf(line, WIDE) + countOf(line, TALL) / 2;

/** Whether it has letters that reach further up and down than Latin ones. */
export const isTall = (line: string): boolean => countOf(line, TALL) > 0;

/** Whether its letters never join, so that the space between them can be changed. */
export const standsApart = (line: string): boolean => APART.test(line);

const THAI = new Intl.Segmenter('th', { granularity: 'word' });
const wordsOf = (words: string) => Array.from(THAI.segment(words), ({ segment }) => segment);

/** The line with places to break it in Thai, which has no spaces between words. */
export const breakable = (line: string): string =>
  line.replace(/\p{sc=Thai}+/gu, (words) => wordsOf(words).join('\u200b'));

/** Whether a line is written from right to left, by its first letter (Unicode Bidirectional Algorithm, rule P2). */
export function isRightToLeft(line: string): boolean {
  const [first] = /\p{L}/u.exec(line) ?? [''];
  return /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(first);
}
