import type { Search } from './read-search.js';

/**
 * The sequences of words that a search of stop words looks for in titles: 'the who' finds them next to each other. An
 * alternative with an unwanted term has none.
 */
export function literalSequences(search: Search): string[][] {
  return search
    .filter(({ unwanted }) => unwanted.length === 0)
    .map(({ wanted }) => wanted.flatMap((term) => [...term]));
}

/** A search for each of these sequences, whose marks are whole sequences. */
export function literalSearch(sequences: readonly (readonly string[])[]): Search {
  return sequences.map((words) => ({ wanted: [words], unwanted: [] }));
}
