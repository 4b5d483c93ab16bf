import { hash } from 'node:crypto';

/** Shorter titles are ambiguous: 'Live updates' is a different article every hour. */
const MIN_WORDS = 4;
const MIN_CHARS = 20;
/** Scripts without spaces between words need fewer characters. */
const MIN_UNSPACED_CHARS = 10;
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu;

/**
 * The key of a title: two items of one source with the same title on the same day (UTC) are one article, even if their
 * other identifiers differ. Case, width, punctuation and spaces do not count. Null if the title is too short.
 * 'YYYY-MM-DD:' and 24 hex digits (SHA-1).
 */
export function titleKeyOf(title: string, publishedAt: Date): string | null {
  const words = title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  const plain = words.join(' ');
  if (isTooShort(words.length, plain)) return null;
  return `${publishedAt.toISOString().slice(0, 10)}:${hash('sha1', plain).slice(0, 24)}`;
}

function isTooShort(words: number, plain: string): boolean {
  if (words >= MIN_WORDS && plain.length >= MIN_CHARS) return false;
  return (plain.match(UNSPACED)?.length ?? 0) < MIN_UNSPACED_CHARS;
}
