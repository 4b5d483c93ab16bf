import type { SearchResult } from '#contract/search';
import { foldWord, markWords, placedWords, type Search, type Stem } from '#domain/search';
import { type RawSql } from '#persistence/database';
import { type FoundRow, stemsOf } from '#persistence/search';
import { presentCard } from '../cards/card.presenter.js';

/** Stemmers that may remove a prefix. */
const CUT_PREFIXES = new Set(['arabic', 'irish']);

/** Adds the ranges to highlight to each result. Words are stemmed as in the search itself. */
export async function markResults(
  db: RawSql,
  rows: readonly FoundRow[],
  search: Search,
): Promise<SearchResult[]> {
  if (rows.length === 0) return [];
  const stems = await stemsOfRows(db, rows, search);
  return rows.map((row) => {
    const stem: Stem = (word) => stems.get(keyOf(row.stemmer, foldWord(word))) ?? null;
    const marks = {
      title: markWords(row.title, search, stem),
      excerpt: markWords(row.excerpt, search, stem),
    };
    return { ...presentCard(row), marks };
  });
}

/** Stems only words that share a first letter with a searched word. Other words cannot have its stem. */
async function stemsOfRows(
  db: RawSql,
  rows: readonly FoundRow[],
  search: Search,
): Promise<ReadonlyMap<string, string | null>> {
  const wanted = search.flatMap((group) => group.wanted.flat()).map(foldWord);
  const beginnings = new Set(wanted.map(firstLetter));
  const byStemmer = new Map<string, Set<string>>();
  for (const { stemmer, title, excerpt } of rows) {
    const words = byStemmer.get(stemmer) ?? new Set(wanted);
    byStemmer.set(stemmer, words);
    for (const { word } of placedWords(`${title} ${excerpt}`)) {
      const folded = foldWord(word);
      if (CUT_PREFIXES.has(stemmer) || beginnings.has(firstLetter(folded))) words.add(folded);
    }
  }
  const pairs = [...byStemmer].flatMap(([stemmer, words]) => [...words].map((word) => ({ stemmer, word })));
  const answers = await stemsOf(db, pairs);
  return new Map(pairs.map(({ stemmer, word }, place) => [keyOf(stemmer, word), answers[place] ?? null]));
}

function keyOf(stemmer: string, word: string): string {
  return `${stemmer} ${word}`;
}

function firstLetter(word: string): string {
  return word.slice(0, 1);
}
