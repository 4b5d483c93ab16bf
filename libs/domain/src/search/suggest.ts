import { searchText } from './search-text.js';

/** The most words of a query that suggestions look at. */
const BEGINNINGS_MOST = 8;

/** The words with which suggested names must have words that begin: 'Zür am' finds 'Amt Zürich'. */
export function beginnings(q: string): string[] {
  return searchText(q)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, BEGINNINGS_MOST);
}

/** A name, reduced for comparison. Made once for each name. */
export interface NamedEntry<T> {
  entry: T;
  /** As `searchText` returns it. */
  text: string;
  /** Entries of a higher weight come first. */
  weight: number;
}

export function namedEntry<T>(entry: T, name: string, weight: number): NamedEntry<T> {
  return { entry, text: searchText(name), weight };
}

/**
 * The entries that have a word for each beginning. Names that start with the query come before the others, then those
 * of a higher weight, then shorter names.
 */
export function entriesBeginning<T>(
  entries: readonly NamedEntry<T>[],
  wanted: readonly string[],
  limit: number,
): T[] {
  if (wanted.length === 0) return [];
  const whole = wanted.join(' ');
  return entries
    .filter(({ text }) => wanted.every((word) => hasWordBeginning(text, word)))
    .sort(
      (a, b) =>
        Number(b.text.startsWith(whole)) - Number(a.text.startsWith(whole)) ||
        b.weight - a.weight ||
        a.text.length - b.text.length,
    )
    .slice(0, limit)
    .map(({ entry }) => entry);
}

/** The names of a story. */
interface StoryNames {
  label: string | null;
  name: string;
}

/** Under which name a story is suggested: its label if that has a word for each beginning, otherwise its name. */
export function suggestedName({ label, name }: StoryNames, wanted: readonly string[]): string {
  if (label === null) return name;
  const text = searchText(label);
  return wanted.every((word) => hasWordBeginning(text, word)) ? label : name;
}

/** Stories found by their label before those found by their name only, otherwise in the given order. */
export function labelsFirst<Story extends StoryNames>(
  stories: readonly Story[],
  wanted: readonly string[],
): Story[] {
  const isByLabel = (story: Story) => suggestedName(story, wanted) === story.label;
  return stories.toSorted((a, b) => Number(isByLabel(b)) - Number(isByLabel(a)));
}

function hasWordBeginning(text: string, word: string): boolean {
  return text.startsWith(word) || text.includes(` ${word}`);
}
