const LATIN_MARKS = /(?<=[a-z])[\u0300-\u036f]+/g;
/** What stands between words; marks belong to the letter before them. */
const GAPS = /[^\p{L}\p{N}\p{M}]+/gu;
const WORDS = /[\p{L}\p{N}\p{M}]+/gu;
const FOLDED: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/**
 * A text as search compares it: its words alone, in small letters, one space between them, Latin letters without their
 * marks. PostgreSQL's own parser, which depends on the server's locale, then finds words and nothing else.
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
  /** Of its first character in the text, in UTF-16 units. */
  start: number;
  end: number;
}

/** The words of a text as written, and where they stand. */
export function placedWords(text: string): PlacedWord[] {
  return [...text.matchAll(WORDS)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
}
