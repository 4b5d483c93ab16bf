import { type Fading, isEven } from './fading.js';
import type { Part } from './part.js';
import type { TermBounds } from './term-bounds.js';

/** Parts that a review considers one story. `key` is a story, or negative for a group that left one. */
export class Cluster {
  readonly sum = new Map<number, number>();
  readonly parts: Part[] = [];
  weight = 0;
  from = Number.POSITIVE_INFINITY;
  to = Number.NEGATIVE_INFINITY;
  /** Increases with every join, so that likenesses computed before are known to be out of date. */
  version = 0;
  /** The cluster that it was joined to. */
  joined: Cluster | null = null;

  constructor(
    readonly key: number,
    parts: Iterable<Part>,
  ) {
    for (const part of parts) this.add(part);
  }

  /**
   * The mean likeness of the parts of both, weighed by the parts' sizes, faded over the silence between them.
   * @param bounds what each term adds at most to the mean likeness
   */
  likeness(other: Cluster, fading: Fading, bounds?: Pick<TermBounds, 'usual' | 'of'>): number {
    const [few, many] = this.sum.size <= other.sum.size ? [this.sum, other.sum] : [other.sum, this.sum];
    const weights = this.weight * other.weight;
    const kept = fading.between(this, other);
    const even = isEven(kept);
    let dot = 0;
    for (const [term, weight] of few) {
      const product = weight * (many.get(term) ?? 0);
      const bounded =
        bounds && product > bounds.usual * weights ? Math.min(product, bounds.of(term) * weights) : product;
      dot += even ? bounded : bounded * fading.of(term, kept);
    }
    return even ? (dot / weights) * kept.others : dot / weights;
  }

  /** What each term of both adds to their likeness, in no unit. */
  products(other: Cluster): [term: number, product: number][] {
    return [...this.sum].map(([term, weight]) => [term, weight * (other.sum.get(term) ?? 0)]);
  }

  /** Takes all parts of another cluster. */
  join(other: Cluster): void {
    for (const part of other.parts) this.add(part);
    other.joined = this;
    this.version += 1;
    other.version += 1;
  }

  /** The cluster that this one is part of now. */
  get now(): Cluster {
    let at: Cluster = this;
    while (at.joined) at = at.joined;
    return at;
  }

  private add(part: Part): void {
    const { terms, weights } = part.vector;
    for (const [at, term] of terms.entries())
      this.sum.set(term, (this.sum.get(term) ?? 0) + (weights[at] ?? 0) * part.weight);
    this.parts.push(part);
    this.weight += part.weight;
    this.from = Math.min(this.from, part.from);
    this.to = Math.max(this.to, part.to);
  }
}
