import { termsOf, wordsOf } from '../../text/tokenise.js';
import type { TermTable } from './term-table.js';

/** An article for linking: plain text without its source's boilerplate. */
export interface LinkArticle {
  id: number;
  title: string;
  summary: string;
  /** The title as published; `title` if missing. */
  headline?: string;
  url: string;
  /** ISO 639-1. Stories of different languages share no terms. */
  language: string;
  publishedAt: Date | null;
}

const TITLE_COUNTS = 2;
const SUMMARY_WORDS = 60;
const LONGEST_URL = 2_000;

/**
 * Terms of an article in ascending order, how often each occurs, at most 255 times, and how the summary writes it. The title counts
 * twice; the URL adds its words.
 */
export interface LinkTerms {
  terms: Int32Array;
  counts: Uint8Array;
  spellings: Uint8Array;
}

/** How a summary writes a term: not at all, with a small letter somewhere, or always with a capital. */
export const SPELLING = { none: 0, small: 1, capital: 2 } as const;

/** Nothing is like an article without terms. */
export const NO_TERMS: LinkTerms = {
  terms: new Int32Array(),
  counts: new Uint8Array(),
  spellings: new Uint8Array(),
};

const MOST_COUNTED = 255;
const DAMPED = Float32Array.from({ length: MOST_COUNTED + 1 }, (_, count) => Math.log(1 + count));

/** ln(1 + count) of the term at this place. */
export function dampedCount({ counts }: LinkTerms, at: number): number {
  return DAMPED[counts[at] ?? 0] ?? 0;
}

export function linkTerms(article: LinkArticle, table: TermTable): LinkTerms {
  const { title, summary, url, language } = article;
  const counts = new Map<number, number>();
  const spellings = new Map<number, number>();
  const numbersOf = (word: string) => termsOf(word, language).map((term) => table.numberOf(term, language));
  const count = (words: string[], by: number) => {
    const hasAcronyms = !isShouted(words);
    for (const word of words) {
      const numbers = numbersOf(word);
      if (numbers.length === 0 && hasAcronyms && ACRONYM.test(word))
        numbers.push(table.numberOf(word, language));
      for (const term of numbers) counts.set(term, (counts.get(term) ?? 0) + by);
    }
  };
  const running = wordsOf(summary).slice(0, SUMMARY_WORDS);
  count(wordsOf(title), TITLE_COUNTS);
  count(running, 1);
  for (const word of slugWords(url))
    for (const term of numbersOf(word)) if (!counts.has(term)) counts.set(term, 1);
  // The first word says nothing about its spelling.
  for (const word of running.slice(1))
    for (const term of numbersOf(word))
      if (spellings.get(term) !== SPELLING.small)
        spellings.set(term, CAPITALISED.test(word) ? SPELLING.capital : SPELLING.small);
  const sorted = [...counts].sort(([a], [b]) => a - b);
  return {
    terms: Int32Array.from(sorted, ([term]) => term),
    counts: Uint8Array.from(sorted, ([, times]) => Math.min(times, MOST_COUNTED)),
    spellings: Uint8Array.from(sorted, ([term]) => spellings.get(term) ?? SPELLING.none),
  };
}

/** `WHO` and `ME Bank` are names, though `who` and `me` are stop words. */
const ACRONYM = /^\p{Lu}{2,5}$/u;
const CAPITALISED = /^\p{Lu}/u;
const MOST_SHOUTED = 0.4;

/** Whether so many words are in capitals that these say nothing. */
function isShouted(words: readonly string[]): boolean {
  const letters = words.filter((word) => /^\p{L}/u.test(word));
  const capitals = letters.filter((word) => word.length > 1 && word === word.toUpperCase());
  return capitals.length >= letters.length * MOST_SHOUTED;
}

/** The words of a URL's longest path segment, which often name the subject: `/news/miners-found-alive-1234`. */
function slugWords(url: string): string[] {
  const path = URL.parse(url.slice(0, LONGEST_URL))?.pathname ?? '';
  const longest = path.split('/').reduce((best, each) => (each.length > best.length ? each : best), '');
  return longest
    .replace(/\.\w{2,5}$/, '')
    .split(/[-_]/)
    .filter((word) => /^[a-z]{2,}$/i.test(word));
}
