import { terms } from './terms.js';

/** Sparse weights of words. */
export type Weights = Map<string, number>;

const TITLE_WEIGHT = 2;

/**
 * Words weighed by how rare they are among the articles seen so far. What every article of a topic says tells
 * nothing about a development, so the weight of a word falls to a quarter as it becomes common.
 */
export class TermSpace {
  private readonly seenIn = new Map<string, number>();
  private seen = 0;

  /** Counts an article's words, title words double. */
  read(title: string, lead: string): Weights {
    const counts: Weights = new Map();
    for (const term of terms(title)) counts.set(term, (counts.get(term) ?? 0) + TITLE_WEIGHT);
    for (const term of terms(lead)) counts.set(term, (counts.get(term) ?? 0) + 1);
    this.seen += 1;
    for (const term of counts.keys()) this.seenIn.set(term, (this.seenIn.get(term) ?? 0) + 1);
    return counts;
  }

  /** 0.25–1: 1 for a word seen in one article, less the more of the topic's articles have it. */
  weight(term: string): number {
    const share = ((this.seenIn.get(term) ?? 1) - 1) / (this.seen + 3);
    return Math.max(0.25, 1 - share * 2);
  }

  /** How many articles said this word. */
  frequency(term: string): number {
    return this.seenIn.get(term) ?? 0;
  }

  /** Cosine of two word counts under the present weights, 0–1. */
  similarity(a: Weights, b: Weights): number {
    const [small, large] = a.size <= b.size ? [a, b] : [b, a];
    let product = 0;
    for (const [term, count] of small) {
      const other = large.get(term);
      if (other !== undefined) product += damped(count) * damped(other) * this.weight(term) ** 2;
    }
    return product === 0 ? 0 : product / (this.length(a) * this.length(b));
  }

  private length(of: Weights): number {
    let sum = 0;
    for (const [term, count] of of) sum += (damped(count) * this.weight(term)) ** 2;
    return Math.sqrt(sum);
  }
}

function damped(count: number): number {
  return 1 + Math.log(count);
}
