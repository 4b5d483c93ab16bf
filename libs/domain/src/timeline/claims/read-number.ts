const ONES = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALE: Record<string, number> = {
  hundred: 100,
  thousand: 1000,
  k: 1000,
  million: 1e6,
  m: 1e6,
  mn: 1e6,
  billion: 1e9,
  bn: 1e9,
  trillion: 1e12,
  tn: 1e12,
};
const WORD = `(?:${[...ONES.slice(1), ...TENS].join('|')}|hundred|thousand|million|dozen)`;

/** Pattern of a number in a text: '12', '3,400', '1.5 million', 'twenty-one', 'two hundred and five', 'a dozen'. */
export const NUMBER = `(?:\\d{1,3}(?:,\\d{3}){1,4}|\\d{1,9}(?:\\.\\d{1,2})?)(?:\\s(?:hundred|thousand|million))?|(?:(?:half\\s)?an?\\s)?${WORD}(?:(?:-|\\s(?:and\\s)?)${WORD}){0,5}`;

/** The value of such a number; null if it is not a number. */
export function readNumber(written: string): number | null {
  const words = written
    .toLowerCase()
    .replace(/,/gu, '')
    .split(/[\s-]+/u)
    .filter((word) => word !== 'and' && word !== 'a' && word !== 'an' && word !== '');
  const isHalf = words[0] === 'half';
  const value = isHalf ? sumOf(words.slice(1)) : sumOf(words);
  return value === null || value === 0 ? null : isHalf ? value / 2 : value;
}

/** The value of a number with a scale, such as '1.5' and 'bn'. */
export function scaled(value: number, scale: string | undefined): number {
  return Math.round(value * (SCALE[scale?.toLowerCase() ?? ''] ?? 1) * 100) / 100;
}

function sumOf(words: readonly string[]): number | null {
  let total = 0;
  let part = 0;
  for (const word of words) {
    const scale = word === 'dozen' ? 12 : SCALE[word];
    if (scale === undefined) {
      const small = smallNumber(word);
      if (small === null) return null;
      part += small;
    } else if (scale >= 1000) {
      total += (part || 1) * scale;
      part = 0;
    } else part = (part || 1) * scale;
  }
  return words.length === 0 ? null : scaled(total + part, undefined);
}

function smallNumber(word: string): number | null {
  if (/^\d/u.test(word)) return Number(word);
  const one = ONES.indexOf(word);
  if (one >= 0) return one;
  const ten = TENS.indexOf(word);
  return ten < 0 ? null : (ten + 2) * 10;
}
