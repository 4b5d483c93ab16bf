import type { Part } from './part.js';
import type { SparseVector } from './sparse-vector.js';

/** The parts that have a term, by slot, and its weight in each. */
interface Posting {
  slots: number[];
  weights: number[];
  /** Without those of removed parts. */
  live: number;
}

/** Which parts have a term. Removed parts stay in the postings until half of a posting is theirs. */
export class PartIndex {
  private readonly postings = new Map<number, Posting>();
  private slots: (Part | null)[] = [];
  private readonly slotOf = new Map<Part, number>();
  private likeness = new Float64Array(1024);

  add(part: Part): void {
    const slot = this.slots.push(part) - 1;
    this.slotOf.set(part, slot);
    const { terms, weights } = part.vector;
    for (const [at, term] of terms.entries()) {
      const posting = this.postings.get(term) ?? this.open(term);
      posting.slots.push(slot);
      posting.weights.push(weights[at] ?? 0);
      posting.live += 1;
    }
  }

  remove(part: Part): void {
    const slot = this.slotOf.get(part);
    if (slot === undefined) return;
    this.slotOf.delete(part);
    this.slots[slot] = null;
    for (const term of part.vector.terms) {
      const posting = this.postings.get(term);
      if (!posting) continue;
      posting.live -= 1;
      if (posting.live === 0) this.postings.delete(term);
      else if (posting.live * 2 < posting.slots.length) this.compact(posting);
    }
    if (this.slots.length > 1024 && this.slotOf.size * 4 < this.slots.length) this.renumber();
  }

  /**
   * The parts that share terms with the vector, with the likeness that these terms give, if it is at least `least`. Terms of
   * more than `rare` parts do not count.
   */
  sharing({ terms, weights }: SparseVector, rare: number, least: number): [Part, number][] {
    if (this.likeness.length < this.slots.length) this.likeness = new Float64Array(this.slots.length * 2);
    const { likeness } = this;
    const met: number[] = [];
    for (let at = 0; at < terms.length; at += 1) {
      const posting = this.postings.get(terms[at] ?? -1);
      if (!posting || posting.live > rare) continue;
      const weight = weights[at] ?? 0;
      for (let each = 0; each < posting.slots.length; each += 1) {
        const slot = posting.slots[each] ?? 0;
        if (likeness[slot] === 0) met.push(slot);
        likeness[slot] = (likeness[slot] ?? 0) + weight * (posting.weights[each] ?? 0);
      }
    }
    const found: [Part, number][] = [];
    for (const slot of met) {
      const part = this.slots[slot];
      const shared = likeness[slot] ?? 0;
      if (part && shared >= least) found.push([part, shared]);
      likeness[slot] = 0;
    }
    return found;
  }

  /** The number of stories that have a term; infinite if more than `rare` parts have it. */
  storiesWith(term: number, rare: number): number {
    const posting = this.postings.get(term);
    if (!posting) return 0;
    if (posting.live > rare) return Number.POSITIVE_INFINITY;
    const stories = new Set(posting.slots.map((slot) => this.slots[slot]?.story));
    stories.delete(undefined);
    return stories.size;
  }

  private open(term: number): Posting {
    const posting: Posting = { slots: [], weights: [], live: 0 };
    this.postings.set(term, posting);
    return posting;
  }

  private compact(posting: Posting): void {
    const kept = posting.slots.flatMap((slot, at) => (this.slots[slot] ? [at] : []));
    const { slots, weights } = posting;
    posting.slots = kept.map((at) => slots[at] ?? 0);
    posting.weights = kept.map((at) => weights[at] ?? 0);
  }

  /** Gives the standing parts the lowest slots, in the same order. */
  private renumber(): void {
    const parts = this.slots.filter((part) => part !== null);
    this.slots = [];
    this.slotOf.clear();
    this.postings.clear();
    for (const part of parts) this.add(part);
  }
}
