/** A letter that the fonts of cards lack. Signs of other scripts, such as emoji, are left out instead. */
const OTHER_LETTER =
  /(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;
/** What the fonts draw beside letters and digits. */
const OTHER_SIGN = /[^\p{L}\p{N}\p{M} !-/:-@[-`{-~¡-¿‐-‧‰-›€₴₪₽№™−×÷]/gu;
/** Letters with more marks than any language needs would reach over other lines. */
const STACKED_MARKS = /(\p{M}{3})\p{M}+/gu;

/**
 * The text in one line, cut between words, as far as the fonts of cards can draw it. Null if it has letters that they lack, or
 * nothing to draw.
 * @param most characters
 */
export function drawableText(text: string, most: number): string | null {
  const line = text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(OTHER_SIGN, '')
    .replace(STACKED_MARKS, '$1')
    .replace(/ +/g, ' ')
    .trim();
  if (OTHER_LETTER.test(line) || !/[\p{L}\p{N}]/u.test(line)) return null;
  const letters = [...line];
  if (letters.length <= most) return line;
  return `${letters
    .slice(0, most - 1)
    .join('')
    .replace(/ \S*$/, '')}…`;
}

/** Whether a line is written from right to left, by its first letter (Unicode Bidirectional Algorithm, rule P2). */
export function isRightToLeft(line: string): boolean {
  const [first] = /\p{L}/u.exec(line) ?? [''];
  return /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(first);
}
