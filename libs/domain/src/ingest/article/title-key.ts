import { hash } from 'node:crypto';

/** Titles of fewer words or characters say too little: 'Live updates' is another article every hour. */
const MIN_WORDS = 4;
const MIN_CHARS = 20;
/** Scripts without spaces between words say more with fewer characters. */
const MIN_UNSPACED_CHARS = 10;
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu;

/**
 * An article's identity by what it is called: two items of one source with the same title on the same day (UTC) are one
 * article, whatever their other marks. Letters' case, width, punctuation and spaces do not count. Null for titles that
 * say too little. 'YYYY-MM-DD:' and 24 hex digits (SHA-1).
 */
export function titleKeyOf(title: string, publishedAt: Date): string | null {
  const words = title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  const plain = words.join(' ');
  if (saysTooLittle(words.length, plain)) return null;
  return `${publishedAt.toISOString().slice(0, 10)}:${hash('sha1', plain).slice(0, 24)}`;
}

function saysTooLittle(words: number, plain: string): boolean {
  if (words >= MIN_WORDS && plain.length >= MIN_CHARS) return false;
  return (plain.match(UNSPACED)?.length ?? 0) < MIN_UNSPACED_CHARS;
}
