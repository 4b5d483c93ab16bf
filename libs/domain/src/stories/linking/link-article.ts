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
 * Terms of an article in ascending order, and how often each occurs, at most 255 times. The title counts twice; the URL adds its
 * words.
 */
export interface LinkTerms {
  terms: Int32Array;
  counts: Uint8Array;
}

/** Nothing is like an article without terms. */
export const NO_TERMS: LinkTerms = { terms: new Int32Array(), counts: new Uint8Array() };

const MOST_COUNTED = 255;
const DAMPED = Float32Array.from({ length: MOST_COUNTED + 1 }, (_, count) => Math.log(1 + count));

/** ln(1 + count) of the term at this place. */
export function dampedCount({ counts }: LinkTerms, at: number): number {
  return DAMPED[counts[at] ?? 0] ?? 0;
}

export function linkTerms(article: LinkArticle, table: TermTable): LinkTerms {
  const { title, summary, url, language } = article;
  const counts = new Map<number, number>();
  const numbersOf = (word: string) => termsOf(word, language).map((term) => table.numberOf(term, language));
  const count = (word: string, by: number) => {
    for (const term of numbersOf(word)) counts.set(term, (counts.get(term) ?? 0) + by);
  };
  for (const word of wordsOf(title)) count(word, TITLE_COUNTS);
  for (const word of wordsOf(summary).slice(0, SUMMARY_WORDS)) count(word, 1);
  for (const word of slugWords(url))
    for (const term of numbersOf(word)) if (!counts.has(term)) counts.set(term, 1);
  const sorted = [...counts].sort(([a], [b]) => a - b);
  return {
    terms: Int32Array.from(sorted, ([term]) => term),
    counts: Uint8Array.from(sorted, ([, times]) => Math.min(times, MOST_COUNTED)),
  };
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
