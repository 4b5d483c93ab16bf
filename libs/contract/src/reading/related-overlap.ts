import { RELATED_SEARCH_WORD_OVER, RELATED_SEARCH_WORDS } from '../site/constants.js';

const THRESHOLD = 0.7;

const wordsOf = (title: string) => title.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);

/** The words of a title that count for overlap: longer than 3 characters, in lower case. */
function longWords(title: string): Set<string> {
  return new Set(wordsOf(title).filter((word) => word.length > 3));
}

/** The 70 % rule: true when `other` shares at least 70 % of its words longer than 3 characters with `title`. */
export function isNearTitle(title: string, other: string): boolean {
  const words = longWords(other);
  if (words.size === 0) return false;
  const own = longWords(title);
  let shared = 0;
  for (const word of words) if (own.has(word)) shared++;
  return shared / words.size >= THRESHOLD;
}

interface Titled {
  id: number;
  title: string;
}

/** The candidates that count as related to `article`: each once, without itself and near copies of its title. */
export function relatedOf<T extends Titled>(article: Titled, candidates: readonly T[]): T[] {
  const seen = new Set([article.id]);
  return candidates.filter(({ id, title }) => {
    if (seen.has(id) || isNearTitle(article.title, title)) return false;
    seen.add(id);
    return true;
  });
}

/** Longer strings are not words, and a search takes 200 characters. */
const LONGEST_WORD = 60;

/** The query of a text search for related articles: up to 3 words longer than 4 characters; empty if there are none. */
export function relatedSearch(title: string): string {
  const isSearched = ({ length }: string) => length > RELATED_SEARCH_WORD_OVER && length <= LONGEST_WORD;
  const words = new Set(wordsOf(title).filter(isSearched));
  return [...words].slice(0, RELATED_SEARCH_WORDS).join(' OR ');
}
