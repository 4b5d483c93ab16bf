export interface WordOfStemmer {
  stemmer: string;
  /** As `foldWord` gives it. */
  word: string;
}

const REMEMBERED = 20_000;
/** Longer ones are nobody's word. */
const LONGEST = 40;

/** What PostgreSQL's stemmers make of words: that never changes, so it is asked once and a bounded number is remembered. */
export class StemMemory {
  private known = new Map<string, string | null>();

  constructor(private readonly ask: (words: readonly WordOfStemmer[]) => Promise<(string | null)[]>) {}

  /** The stem of each word, in their order; null for stop words. */
  async of(words: readonly WordOfStemmer[]): Promise<(string | null)[]> {
    const stems = words.map((word) => this.known.get(keyOf(word)));
    const unknown = words.filter((_, place) => stems[place] === undefined);
    if (unknown.length === 0) return stems.map((stem) => stem ?? null);
    const answers = await this.ask(unknown);
    let next = 0;
    const all = stems.map((stem) => (stem === undefined ? (answers[next++] ?? null) : stem));
    this.remember(words, all);
    return all;
  }

  private remember(words: readonly WordOfStemmer[], stems: readonly (string | null)[]): void {
    if (this.known.size + words.length > REMEMBERED) this.known = new Map();
    for (const [place, word] of words.entries())
      if (word.word.length <= LONGEST) this.known.set(keyOf(word), stems[place] ?? null);
  }
}

function keyOf({ stemmer, word }: WordOfStemmer): string {
  return `${stemmer} ${word}`;
}
