import { parsedUrl } from '../../text/parsed-url.js';
import { termsOf, termsOfEach, wordsOf } from '../../text/tokenise.js';
import { sortedKeys } from './sparse-vector.js';
import type { TermTable } from './term-table.js';
import { type LinkTerms, packedUse, SPELLING, type Spelling } from './term-use.js';

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

export function linkTerms(article: LinkArticle, table: TermTable): LinkTerms {
  const { title, summary, url, language } = article;
  const counts = new Map<number, number>();
  const numbersOf = (terms: readonly string[]) => terms.map((term) => table.numberOf(term, language));
  const count = (words: readonly string[], terms: readonly (readonly string[])[], by: number) => {
    const hasAcronyms = !isShouted(words);
    return words.map((word, at) => {
      const numbers = numbersOf(terms[at] ?? []);
      if (numbers.length === 0 && hasAcronyms && ACRONYM.test(word))
        numbers.push(table.numberOf(word, language));
      for (const term of numbers) counts.set(term, (counts.get(term) ?? 0) + by);
      return numbers;
    });
  };
  count(wordsOf(title), termsOfEach(title, language), TITLE_COUNTS);
  const running = wordsOf(summary).slice(0, SUMMARY_WORDS);
  const spellings = spellingsOf(running, count(running, termsOfEach(summary, language), 1));
  for (const word of slugWords(url))
    for (const term of numbersOf(termsOf(word, language))) if (!counts.has(term)) counts.set(term, 1);
  const terms = sortedKeys(counts);
  const uses = new Uint8Array(terms.length);
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at] ?? 0;
    uses[at] = packedUse(counts.get(term) ?? 0, spellings.get(term) ?? SPELLING.none);
  }
  return { terms, uses };
}

/** Words like `WHO` are names, though `who` is a stop word. */
const ACRONYM = /^\p{Lu}{2,5}$/u;
const CAPITALISED = /^\p{Lu}/u;
const MOST_SHOUTED = 0.4;
const MOST_CAPITALISED = 0.6;
/** Shorter words have small letters in titles as well. */
const LEAST_TITLE_WORD = 4;

/** Whether so many words are in capitals that these say nothing. */
function isShouted(words: readonly string[]): boolean {
  const letters = words.filter((word) => /^\p{L}/u.test(word));
  const capitals = letters.filter((word) => word.length > 1 && word === word.toUpperCase());
  return capitals.length >= letters.length * MOST_SHOUTED;
}

/** How a running text spells each term. The first word is left out, and so is a text that is written like a title. */
function spellingsOf(words: readonly string[], terms: readonly (readonly number[])[]): Map<number, Spelling> {
  const spellings = new Map<number, Spelling>();
  const long = words.filter((word) => word.length >= LEAST_TITLE_WORD);
  const capitals = long.filter((word) => CAPITALISED.test(word));
  if (capitals.length >= long.length * MOST_CAPITALISED) return spellings;
  for (const [at, word] of words.entries()) {
    if (at === 0) continue;
    for (const term of terms[at] ?? [])
      if (spellings.get(term) !== SPELLING.small)
        spellings.set(term, CAPITALISED.test(word) ? SPELLING.capital : SPELLING.small);
  }
  return spellings;
}

/** The words of a URL's longest path segment, which often name the subject: `/news/miners-found-alive-1234`. */
function slugWords(url: string): string[] {
  const path = parsedUrl(url.slice(0, LONGEST_URL))?.pathname ?? '';
  const longest = path.split('/').reduce((best, each) => (each.length > best.length ? each : best), '');
  return longest
    .replace(/\.\w{2,5}$/, '')
    .split(/[-_]/)
    .filter((word) => /^[a-z]{2,}$/i.test(word));
}
