import { type Fading, isEven } from './fading.js';
import type { Part } from './part.js';
import type { TermBounds } from './term-bounds.js';

/** What terms add at most to a mean likeness. */
type Bounds = Pick<TermBounds, 'usual' | 'of' | 'isLongKnown'>;

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
   * @param bounds what each term, and the two leading names together, add at most to the mean likeness
   */
  likeness(other: Cluster, fading: Fading, bounds?: Bounds): number {
    const [few, many] = this.sum.size <= other.sum.size ? [this.sum, other.sum] : [other.sum, this.sum];
    const weights = this.weight * other.weight;
    const kept = fading.between(this, other);
    const even = isEven(kept);
    const usual = (bounds?.usual ?? 0) * weights;
    let dot = 0;
    // What the two leading names add.
    let [first, second] = [0, 0];
    // Without the pairs that iterating over a map makes: a review compares thousands of clusters.
    few.forEach((weight, term) => {
      const known = many.get(term);
      if (known === undefined) return;
      const product = weight * known;
      const isBounded = bounds !== undefined && product > usual;
      const bounded = isBounded ? Math.min(product, bounds.of(term) * weights) : product;
      const faded = even ? bounded : bounded * fading.of(term, kept);
      dot += faded;
      if (faded <= second || bounded > usual || !bounds?.isLongKnown(term)) return;
      second = Math.min(first, faded);
      first = Math.max(first, faded);
    });
    if (bounds) dot -= Math.max(0, first + second - usual * (even ? 1 : kept.names));
    return even ? (dot / weights) * kept.others : dot / weights;
  }

  /** What each term of both adds to their likeness, in no unit. */
  products(other: Cluster): [term: number, product: number][] {
    const [few, many] = this.sum.size <= other.sum.size ? [this.sum, other.sum] : [other.sum, this.sum];
    const found: [number, number][] = [];
    few.forEach((weight, term) => {
      const known = many.get(term);
      if (known !== undefined) found.push([term, weight * known]);
    });
    return found;
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
    for (let at = 0; at < terms.length; at += 1) {
      const term = terms[at] ?? 0;
      this.sum.set(term, (this.sum.get(term) ?? 0) + (weights[at] ?? 0) * part.weight);
    }
    this.parts.push(part);
    this.weight += part.weight;
    this.from = Math.min(this.from, part.from);
    this.to = Math.max(this.to, part.to);
  }
}
