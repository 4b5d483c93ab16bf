import type { TermVector } from './term-vector.js';

/** The newest articles that are looked at. */
const NEWEST = 50;
/** A term that a larger share of them has tells no event from another. */
const MOST_SHARE = 0.8;

/**
 * The terms that most of the newest articles have, such as a line that a stream puts into every title. `dampCommon` does not find
 * them: it counts topics, and a topic that takes every article counts once.
 */
export class UbiquitousTerms {
  private readonly newest: (readonly string[])[] = [];
  private readonly counts = new Map<string, number>();
  private at = 0;

  /** Counts an article, and forgets the one that came 50 before it. */
  count({ weights }: TermVector): void {
    for (const term of this.newest[this.at] ?? []) {
      const left = (this.counts.get(term) ?? 0) - 1;
      if (left > 0) this.counts.set(term, left);
      else this.counts.delete(term);
    }
    const terms = [...weights.keys()];
    for (const term of terms) this.counts.set(term, (this.counts.get(term) ?? 0) + 1);
    this.newest[this.at] = terms;
    this.at = (this.at + 1) % NEWEST;
  }

  /** The vector without them; empty if it has no others. */
  without(text: TermVector): TermVector {
    if (![...text.weights.keys()].some((term) => this.has(term))) return text;
    const weights = new Map([...text.weights].filter(([term]) => !this.has(term)));
    let square = 0;
    for (const weight of weights.values()) square += weight * weight;
    return { weights, norm: Math.sqrt(square) };
  }

  private has(term: string): boolean {
    return (this.counts.get(term) ?? 0) > NEWEST * MOST_SHARE;
  }
}
