import { hasStemmer, stem, stopWords } from './natural.js';
import { oncePerText } from './once-per-text.js';

const WORDS = /\d+(?:[.,]\d+)*|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const LONGEST_TEXT = 4_000;
const LONGEST_WORD = 40;
/** Placing and linking read the same texts one after the other. */
const LAST_TEXTS = 8;

/**
 * The words of a text with their case (NFKC), numbers included, from the first 4,000 characters. `12,000` and `12.5`
 * stay one word.
 */
export const wordsOf: (text: string) => readonly string[] = oncePerText(
  (text) => text.slice(0, LONGEST_TEXT).normalize('NFKC').match(WORDS) ?? [],
  LAST_TEXTS,
);

/**
 * The terms of a text in reading order, with repetitions. Languages with a stemmer (ISO 639-1) give stems, other
 * languages overlapping 4-grams of words, and scripts without spaces 2-grams. Stop words are left out, numbers are
 * kept.
 */
export function tokenise(text: string, language: string): string[] {
  const terms: string[] = [];
  for (const word of wordsOf(text)) terms.push(...termsOf(word, language));
  return terms;
}

/** The terms of each word of a text, in the order of `wordsOf`. */
export function termsOfEach(text: string, language: string): readonly (readonly string[])[] {
  let read = LAST_TERMS.get(language);
  if (read === undefined) {
    read = oncePerText((each) => wordsOf(each).map((word) => termsOf(word, language)), LAST_TEXTS);
    LAST_TERMS.set(language, read);
  }
  return read(text);
}

const LAST_TERMS = new Map<string, (text: string) => readonly (readonly string[])[]>();

const MAX_CACHED_WORDS = 40_000;
const cache = new Map<string, Map<string, readonly string[]>>();

/**
 * The terms of one word from `wordsOf`: none for a stop word, one stem, or several n-grams. Cached for a limited
 * number of words per language.
 */
export function termsOf(word: string, language: string): readonly string[] {
  let known = cache.get(language);
  if (known === undefined || known.size >= MAX_CACHED_WORDS) {
    known = new Map();
    cache.set(language, known);
  }
  let terms = known.get(word);
  if (terms === undefined) {
    terms = termsOfWord(word, language);
    known.set(word, terms);
  }
  return terms;
}

function termsOfWord(word: string, language: string): string[] {
  const folded = foldWord(word);
  if (isNumber(folded)) return [folded];
  if (folded.length < 2 || stopWords(language).has(folded)) return UNSPACED.test(folded) ? [folded] : [];
  if (hasStemmer(language) && !UNSPACED.test(folded)) return [stem(language, folded)];
  return nGrams(folded, UNSPACED.test(folded) ? 2 : 4);
}

function foldWord(word: string): string {
  return word
    .slice(0, LONGEST_WORD)
    .toLowerCase()
    .replace(/['’](?:s$)?/u, '')
    .replace(/(\d),(?=\d)/g, '$1');
}

function isNumber(word: string): boolean {
  const first = word.charCodeAt(0);
  return first >= 48 && first <= 57;
}

function nGrams(word: string, size: number): string[] {
  const letters = Array.from(word);
  if (letters.length <= size) return [word];
  return Array.from({ length: letters.length - size + 1 }, (_, at) => letters.slice(at, at + size).join(''));
}
