const DIGITS = /(?<![\p{L}\d.,-])\d{1,3}(?:,\d{3})+|(?<![\p{L}\d.,-])\d{1,6}(?![\d])/u;
const ONES = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const WORD = new RegExp(`\\b(?:${ONES.slice(1).join('|')})\\b`, 'iu');

/** The headline with another first number, a half more (at least one). Null if it has no number. */
export function renumbered(title: string): string | null {
  const digits = DIGITS.exec(title);
  if (digits) return put(title, digits, another(digits[0]));
  const word = WORD.exec(title);
  if (!word) return null;
  const at = ONES.indexOf(word[0].toLowerCase());
  const other = ONES[(at + 3) % ONES.length] ?? '';
  return put(title, word, /^\p{Lu}/u.test(word[0]) ? other.charAt(0).toUpperCase() + other.slice(1) : other);
}

function another(written: string): string {
  const value = Number(written.replaceAll(',', ''));
  const isYear = /^(?:19|20)\d\d$/u.test(written);
  const other = isYear ? value - 3 : value + Math.max(1, Math.round(value / 2));
  return written.includes(',') ? other.toLocaleString('en-US') : String(other);
}

function put(title: string, { index, 0: found }: RegExpExecArray, by: string): string {
  return title.slice(0, index) + by + title.slice(index + found.length);
}
