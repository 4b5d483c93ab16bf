import type { SearchResult } from '#contract/search';
import { EXCERPT_READ_MORE_CHARS, PASSAGE_CHARS } from '#contract/site';
import {
  foldWord,
  literalSearch,
  type Mark,
  markWords,
  type Passage,
  passageAround,
  placedWords,
  type Search,
  type Stem,
} from '#domain/search';
import { type RawSql } from '#persistence/database';
import { type FoundRow, stemsOf } from '#persistence/search';
import { presentCard } from '../cards/card.presenter.js';
import type { ImageAddress } from '../images/image-addresses.service.js';
import { contentTexts } from './content-texts.js';

/** Stemmers that may remove a prefix. */
const CUT_PREFIXES = new Set(['arabic', 'irish']);

/** Texts in which a search is marked, with the stemmer of their article. */
interface MarkedTexts {
  stemmer: string;
  texts: readonly string[];
}

interface MarkedSearch {
  search: Search;
  /** The sequences that were found in titles, if the search has only stop words. */
  literal: readonly string[][] | null;
  imageAddress: ImageAddress;
}

/** The places in a text that match, as the stemmer of its article reads it. */
type Marker = (stemmer: string, text: string) => Mark[];

/**
 * Adds the ranges to highlight to each result, and a passage if the beginning of its excerpt shows no match. Words are
 * stemmed as in the search itself.
 */
export async function markResults(
  db: RawSql,
  rows: readonly FoundRow[],
  { search, literal, imageAddress }: MarkedSearch,
): Promise<SearchResult[]> {
  const parts = rows.map(({ stemmer, title, excerpt }) => ({ stemmer, texts: [title, excerpt] }));
  const marker = await markerOf(db, parts, search, literal);
  const marked = rows.map((row) => ({
    row,
    title: marker(row.stemmer, row.title),
    excerpt: marker(row.stemmer, row.excerpt),
  }));
  const unshown = marked.filter(({ excerpt }) => excerpt.length === 0).map(({ row }) => row);
  const inContents = await passagesInContents(db, unshown, search, literal);
  return marked.map(({ row, title, excerpt }) => {
    const isShown = excerpt.some(([, end]) => end <= EXCERPT_READ_MORE_CHARS);
    const further = isShown ? null : passageAround(row.excerpt, excerpt, PASSAGE_CHARS);
    const passage = further ?? inContents.get(row.id) ?? null;
    return { ...presentCard(row, imageAddress), marks: { title, excerpt }, passage };
  });
}

/** Passages of articles whose excerpt has no match, if their content has one. */
async function passagesInContents(
  db: RawSql,
  rows: readonly FoundRow[],
  search: Search,
  literal: readonly string[][] | null,
): Promise<ReadonlyMap<number, Passage>> {
  const contents = await contentTexts(db, rows);
  const parts = contents.map(({ stemmer, text }) => ({ stemmer, texts: [text] }));
  const marker = await markerOf(db, parts, search, literal);
  const passages = contents.flatMap(({ id, stemmer, text }): [number, Passage][] => {
    const passage = passageAround(text, marker(stemmer, text), PASSAGE_CHARS);
    return passage === null ? [] : [[id, passage]];
  });
  return new Map(passages);
}

async function markerOf(
  db: RawSql,
  parts: readonly MarkedTexts[],
  search: Search,
  literal: readonly string[][] | null,
): Promise<Marker> {
  if (literal !== null) {
    const wanted = literalSearch(literal);
    return (_, text) => markWords(text, wanted, foldWord);
  }
  const stems = await stemsIn(db, parts, search);
  return (stemmer, text) => {
    const stem: Stem = (word) => stems.get(keyOf(stemmer, foldWord(word))) ?? null;
    return markWords(text, search, stem);
  };
}

/** Stems only words that share a first letter with a searched word. Other words cannot have its stem. */
async function stemsIn(
  db: RawSql,
  parts: readonly MarkedTexts[],
  search: Search,
): Promise<ReadonlyMap<string, string | null>> {
  if (parts.length === 0) return new Map();
  const wanted = search.flatMap((group) => group.wanted.flat()).map(foldWord);
  const beginnings = new Set(wanted.map(firstLetter));
  const byStemmer = new Map<string, Set<string>>();
  for (const { stemmer, texts } of parts) {
    const words = byStemmer.get(stemmer) ?? new Set(wanted);
    byStemmer.set(stemmer, words);
    for (const { word } of placedWords(texts.join(' '))) {
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
