import type { ArticleReading } from '../read/read-article.js';

/** An article's words in the order of its reading. */
export interface WordVector {
  terms: readonly string[];
  counts: readonly number[];
  /** Share of words that no earlier article had, 0–1. */
  newShare: number;
}

/** The combined words of several articles. */
export interface WordSum {
  counts: Map<string, number>;
  length: number;
  /** How many articles the space had read when the length was computed. */
  lengthAt: number;
}

/** Terms with their weights at one moment. */
export interface TermWeights {
  terms: readonly string[];
  weights: readonly number[];
  sum: number;
  /** How many articles the space had read. */
  at: number;
}

/** An article's words with the weights at one moment. */
interface WeighedWords {
  of: WordVector;
  /** How many articles the space had read. */
  at: number;
  weights: number[];
  own: number[];
  length: number;
}

/** A length is computed again if the sum changed or the space grew by a tenth. */
const LENGTH_KEEPS = 1.1;

/**
 * Weighs words by their rarity in the topic's articles so far. Words in every article do not distinguish developments, so a
 * word's weight falls to a quarter as it becomes common.
 */
export class TermSpace {
  private readonly seenIn = new Map<string, number>();
  private seen = 0;
  /** The last compared words, cached because an article is compared with many sums in a row. */
  private weighed: WeighedWords | null = null;

  read({ terms, counts }: ArticleReading): WordVector {
    this.seen += 1;
    let fresh = 0;
    for (const term of terms) {
      const before = this.seenIn.get(term) ?? 0;
      if (before === 0) fresh += 1;
      this.seenIn.set(term, before + 1);
    }
    return { terms, counts, newShare: terms.length === 0 ? 0 : fresh / terms.length };
  }

  /** Cosine of an article and a sum with the current weights, 0–1. */
  similarity(words: WordVector, sum: WordSum): number {
    const { terms } = words;
    const { weights, own, length } = this.weigh(words);
    let product = 0;
    for (let index = 0; index < terms.length; index += 1) {
      const other = sum.counts.get(terms[index] ?? '');
      if (other !== undefined) product += (own[index] ?? 0) * damped(other) * (weights[index] ?? 0);
    }
    return product === 0 ? 0 : product / (length * this.lengthOf(sum));
  }

  /** The weights of some terms. Computed again once the space has grown by a tenth. */
  weightsOf(terms: readonly string[], known?: TermWeights): TermWeights {
    if (known && this.seen <= known.at * LENGTH_KEEPS) return known;
    const weights = terms.map((term) => this.weight(term));
    return { terms, weights, sum: weights.reduce((sum, each) => sum + each, 0), at: this.seen };
  }

  private weigh(words: WordVector): WeighedWords {
    const known = this.weighed;
    if (known?.of === words && known.at === this.seen) return known;
    const weights = words.terms.map((term) => this.weight(term));
    const own = weights.map((weight, index) => weight * (words.counts[index] ?? 0));
    const length = Math.sqrt(own.reduce((sum, each) => sum + each * each, 0));
    this.weighed = { of: words, at: this.seen, weights, own, length };
    return this.weighed;
  }

  private weight(term: string): number {
    return Math.max(0.25, 1 - (2 * ((this.seenIn.get(term) ?? 1) - 1)) / (this.seen + 3));
  }

  private lengthOf(sum: WordSum): number {
    if (sum.lengthAt === 0 || this.seen > sum.lengthAt * LENGTH_KEEPS) {
      let square = 0;
      for (const [term, count] of sum.counts) square += (damped(count) * this.weight(term)) ** 2;
      sum.length = Math.sqrt(square);
      sum.lengthAt = this.seen;
    }
    return sum.length;
  }
}

/** The share of some terms that another text has, by weight, 0–1. */
export function covered({ terms, weights, sum }: TermWeights, had: ReadonlySet<string>): number {
  if (sum === 0) return 0;
  let found = 0;
  for (let index = 0; index < terms.length; index += 1)
    if (had.has(terms[index] ?? '')) found += weights[index] ?? 0;
  return found / sum;
}

export function emptySum(): WordSum {
  return { counts: new Map(), length: 0, lengthAt: 0 };
}

/** Adds an article's words to a sum. */
export function addTo(sum: WordSum, { terms, counts }: WordVector): void {
  sum.lengthAt = 0;
  terms.forEach((term, index) => {
    sum.counts.set(term, (sum.counts.get(term) ?? 0) + (counts[index] ?? 0));
  });
}

export function addSum(sum: WordSum, other: WordSum): void {
  sum.lengthAt = 0;
  for (const [term, count] of other.counts) sum.counts.set(term, (sum.counts.get(term) ?? 0) + count);
}

/** Damps a sum of counts, which are themselves 1 + ln n. */
function damped(count: number): number {
  return 1 + Math.log(count);
}
