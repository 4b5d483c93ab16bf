import type { Search } from './read-search.js';
import { placedWords } from './search-text.js';

/** A range of a text in UTF-16 units. The end is exclusive. */
export type Mark = [start: number, end: number];

/** The stem of a word. Null for a stop word. */
export type Stem = (word: string) => string | null;

/** The places in a text that match a search: words with the same stem, and whole phrases. Sorted, without overlaps. */
export function markWords(text: string, search: Search, stem: Stem): Mark[] {
  const words = placedWords(text);
  const stems = words.map(({ word }) => stem(word));
  const marks: Mark[] = [];
  for (const wanted of wantedStems(search, stem)) {
    for (let at = 0; at + wanted.length <= stems.length; at++) {
      if (wanted.every((each, step) => each === null || each === stems[at + step]))
        marks.push([words[at]?.start ?? 0, words[at + wanted.length - 1]?.end ?? 0]);
    }
  }
  return merged(marks);
}

/** The stems of each term, without stop words at its ends. */
function wantedStems(search: Search, stem: Stem): (string | null)[][] {
  return search
    .flatMap(({ wanted }) => wanted)
    .map((term) => {
      const stems = term.map(stem);
      const first = stems.findIndex((each) => each !== null);
      const last = stems.findLastIndex((each) => each !== null);
      return first === -1 ? [] : stems.slice(first, last + 1);
    })
    .filter((stems) => stems.length > 0);
}

function merged(marks: readonly Mark[]): Mark[] {
  const result: Mark[] = [];
  for (const [start, end] of [...marks].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = result.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}
