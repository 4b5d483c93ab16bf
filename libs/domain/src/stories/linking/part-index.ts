import type { Part } from './part.js';
import { Postings } from './postings.js';
import type { SparseVector } from './sparse-vector.js';

/** Parts that a search has found, and the likeness of each in the same order. Pairs would be an object for each. */
export interface Sharing {
  parts: Part[];
  likenesses: number[];
}

/** Which parts have a term. Removed parts stay in the postings until half of a posting is theirs. */
export class PartIndex {
  private postings = new Postings();
  private slots: (Part | null)[] = [];
  private readonly slotOf = new Map<Part, number>();
  private likeness = new Float64Array(1024);
  /** The slots that a search has met. */
  private met = new Int32Array(1024);

  add(part: Part): void {
    const slot = this.slots.push(part) - 1;
    this.slotOf.set(part, slot);
    const { terms, weights } = part.vector;
    for (let at = 0; at < terms.length; at += 1) this.postings.add(terms[at] ?? 0, slot, weights[at] ?? 0);
  }

  remove(part: Part): void {
    const slot = this.slotOf.get(part);
    if (slot === undefined) return;
    this.slotOf.delete(part);
    this.slots[slot] = null;
    const isLive = (each: number) => this.slots[each] !== null;
    for (const term of part.vector.terms) this.postings.drop(term, isLive);
    if (this.slots.length > 1024 && this.slotOf.size * 4 < this.slots.length) this.renumber();
  }

  /**
   * The parts that share terms with the vector, with the likeness that these terms give, if it is at least `least`. Terms of
   * more than `rare` parts do not count.
   */
  sharing({ terms, weights }: SparseVector, rare: number, least: number): Sharing {
    if (this.likeness.length < this.slots.length) {
      this.likeness = new Float64Array(this.slots.length * 2);
      this.met = new Int32Array(this.slots.length * 2);
    }
    const { likeness, met, postings } = this;
    const { slots, weights: known } = postings;
    let all = 0;
    for (let at = 0; at < terms.length; at += 1) {
      const term = terms[at] ?? 0;
      if (postings.liveOf(term) > rare) continue;
      const weight = weights[at] ?? 0;
      const start = postings.startOf(term);
      const end = start + postings.sizeOf(term);
      for (let each = start; each < end; each += 1) {
        const slot = slots[each] ?? 0;
        const before = likeness[slot] ?? 0;
        if (before === 0) {
          met[all] = slot;
          all += 1;
        }
        likeness[slot] = before + weight * (known[each] ?? 0);
      }
    }
    const found: Sharing = { parts: [], likenesses: [] };
    for (let at = 0; at < all; at += 1) {
      const slot = met[at] ?? 0;
      const shared = likeness[slot] ?? 0;
      likeness[slot] = 0;
      if (shared < least) continue;
      const part = this.slots[slot];
      if (!part) continue;
      found.parts.push(part);
      found.likenesses.push(shared);
    }
    return found;
  }

  /** The parts that have a term, or null if they are more than `most`. */
  partsWith(term: number, most: number): Part[] | null {
    const { postings } = this;
    if (postings.liveOf(term) > most) return null;
    const start = postings.startOf(term);
    const slots = postings.slots.subarray(start, start + postings.sizeOf(term));
    return [...slots].flatMap((slot) => this.slots[slot] ?? []);
  }

  /** Whether some part with a term is such a part. */
  somePartWith(term: number, isSuch: (part: Part) => boolean): boolean {
    const { postings } = this;
    const start = postings.startOf(term);
    for (let at = start; at < start + postings.sizeOf(term); at += 1) {
      const part = this.slots[postings.slots[at] ?? 0];
      if (part && isSuch(part)) return true;
    }
    return false;
  }

  /** The number of stories that have a term; infinite if more than `rare` parts have it. */
  storiesWith(term: number, rare: number): number {
    const parts = this.partsWith(term, rare);
    return parts ? new Set(parts.map(({ story }) => story)).size : Number.POSITIVE_INFINITY;
  }

  /** Gives the standing parts the lowest slots, in the same order. */
  private renumber(): void {
    this.restart(this.slots.filter((part) => part !== null));
  }

  /** Holds these parts and no others. */
  restart(parts: Iterable<Part>): void {
    this.slots = [];
    this.slotOf.clear();
    this.postings = new Postings();
    for (const part of parts) this.add(part);
  }
}
