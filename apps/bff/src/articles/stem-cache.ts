import { LRUCache } from 'lru-cache';

export interface WordOfStemmer {
  stemmer: string;
  /** As `foldWord` gives it. */
  word: string;
}

const CACHED = 20_000;
/** Longer entries, stemmer included, are not words of any language (characters). */
const LONGEST = 50;
/** What the cache holds for a stop word, which has no stem. */
const NO_STEM = '';

/** Caches what PostgreSQL's stemmers make of words. A stem never changes, so only the number of entries is limited. */
export class StemCache {
  private readonly stems = new LRUCache<string, string>({
    max: CACHED,
    maxEntrySize: LONGEST,
    sizeCalculation: (_stem, key) => key.length,
  });

  constructor(private readonly ask: (words: readonly WordOfStemmer[]) => Promise<(string | null)[]>) {}

  /** The stem of each word, in their order; null for stop words. One call asks for all that are not cached. */
  async of(words: readonly WordOfStemmer[]): Promise<(string | null)[]> {
    const cached = words.map((word) => this.stems.get(keyOf(word)));
    const missing = words.filter((_, place) => cached[place] === undefined);
    const answers = missing.length === 0 ? [] : await this.ask(missing);
    for (const [place, word] of missing.entries()) this.stems.set(keyOf(word), answers[place] ?? NO_STEM);
    let next = 0;
    return cached.map((stem) => (stem === undefined ? answers[next++] : stem) || null);
  }
}

function keyOf({ stemmer, word }: WordOfStemmer): string {
  return `${stemmer} ${word}`;
}
