import type { SearchResult } from '#contract/search';
import { foldWord, markWords, placedWords, type Search, type Stem } from '#domain/search';
import type { FoundRow } from '#persistence/search';
import { presentCard } from './cards/card.presenter.js';
import type { StemMemory } from './stem-memory.js';

/** Stemmers that may cut a word's beginning. */
const CUTS_BEGINNINGS = new Set(['arabic', 'irish']);

/** Results with the ranges that show what was searched for; words are stemmed as they are for the search itself. */
export async function markResults(
  memory: StemMemory,
  rows: readonly FoundRow[],
  search: Search,
): Promise<SearchResult[]> {
  if (rows.length === 0) return [];
  const stems = await stemsOfRows(memory, rows, search);
  return rows.map((row) => {
    const stem: Stem = (word) => stems.get(row.stemmer)?.get(foldWord(word)) ?? null;
    const marks = {
      title: markWords(row.title, search, stem).map(([start, end]): [number, number] => [start, end]),
      excerpt: markWords(row.excerpt, search, stem).map(([start, end]): [number, number] => [start, end]),
    };
    return { ...presentCard(row), marks };
  });
}

type Stems = ReadonlyMap<string, ReadonlyMap<string, string | null>>;

/** Stems only words that share a first letter with a wanted word: other words cannot have its stem. */
async function stemsOfRows(memory: StemMemory, rows: readonly FoundRow[], search: Search): Promise<Stems> {
  const wanted = search.flatMap((group) => group.wanted.flat()).map(foldWord);
  const beginnings = new Set(wanted.map(firstLetter));
  const byStemmer = new Map<string, Set<string>>();
  for (const { stemmer, title, excerpt } of rows) {
    const words = byStemmer.get(stemmer) ?? new Set(wanted);
    byStemmer.set(stemmer, words);
    for (const { word } of placedWords(`${title} ${excerpt}`)) {
      const folded = foldWord(word);
      if (CUTS_BEGINNINGS.has(stemmer) || beginnings.has(firstLetter(folded))) words.add(folded);
    }
  }
  const asked = [...byStemmer].flatMap(([stemmer, words]) => [...words].map((word) => ({ stemmer, word })));
  const answers = await memory.of(asked);
  const stems = new Map([...byStemmer.keys()].map((stemmer) => [stemmer, new Map<string, string | null>()]));
  for (const [place, { stemmer, word }] of asked.entries())
    stems.get(stemmer)?.set(word, answers[place] ?? null);
  return stems;
}

function firstLetter(word: string): string {
  return word.slice(0, 1);
}
