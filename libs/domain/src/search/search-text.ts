const LATIN_MARKS = /(?<=[a-z])[\u0300-\u036f]+/g;
/** Separators between words. Combining marks belong to the letter before them. */
const GAPS = /[^\p{L}\p{N}\p{M}]+/gu;
const WORDS = /[\p{L}\p{N}\p{M}]+/gu;
const FOLDED: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/**
 * A text as search compares it: only words, in lower case, single spaces, Latin letters without diacritics. The parser
 * of PostgreSQL depends on the server's locale. In such a text it always finds the same words.
 */
export function searchText(text: string): string {
  return foldWord(text).replace(GAPS, ' ').trim();
}

/** One word as search compares it. */
export function foldWord(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(LATIN_MARKS, '')
    .normalize('NFC')
    .replace(/[øłđı]/g, (letter) => FOLDED[letter] ?? letter);
}

export interface PlacedWord {
  word: string;
  /** Offsets in the text, in UTF-16 units; `end` is exclusive. */
  start: number;
  end: number;
}

/** The words of a text as written, with their positions. */
export function placedWords(text: string): PlacedWord[] {
  return [...text.matchAll(WORDS)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
}
