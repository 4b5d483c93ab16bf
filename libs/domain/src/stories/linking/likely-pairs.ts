import type { Cluster } from './cluster.js';

/** Two clusters with their likeness when they had these versions. */
interface Pair {
  likeness: number;
  a: Cluster;
  b: Cluster;
  versions: [number, number];
}

/** Pairs of clusters, the likeliest first (binary heap). Pairs of clusters that changed since are skipped. */
export class LikelyPairs {
  private readonly heap: Pair[] = [];

  add(a: Cluster, b: Cluster, likeness: number): void {
    this.heap.push({ likeness, a, b, versions: [a.version, b.version] });
    this.rise(this.heap.length - 1);
  }

  next(): Pair | null {
    for (;;) {
      const first = this.take();
      if (!first) return null;
      const { a, b, versions } = first;
      if (a.joined === null && b.joined === null && a.version === versions[0] && b.version === versions[1])
        return first;
    }
  }

  private take(): Pair | null {
    const first = this.heap[0];
    const last = this.heap.pop();
    if (!first || !last) return null;
    if (this.heap.length > 0) {
      this.heap[0] = last;
      this.sink(0);
    }
    return first;
  }

  private rise(from: number): void {
    for (let at = from; at > 0; ) {
      const above = (at - 1) >> 1;
      if (!this.isBefore(at, above)) return;
      this.swap(at, above);
      at = above;
    }
  }

  private sink(from: number): void {
    for (let at = from; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      let first = at;
      if (left < this.heap.length && this.isBefore(left, first)) first = left;
      if (right < this.heap.length && this.isBefore(right, first)) first = right;
      if (first === at) return;
      this.swap(at, first);
      at = first;
    }
  }

  /** Equal likenesses are ordered by key, so that the order does not depend on that of adding. */
  private isBefore(a: number, b: number): boolean {
    const [x, y] = [this.heap[a], this.heap[b]];
    if (!x || !y) return false;
    if (x.likeness !== y.likeness) return x.likeness > y.likeness;
    return x.a.key === y.a.key ? x.b.key < y.b.key : x.a.key < y.a.key;
  }

  private swap(a: number, b: number): void {
    const [x, y] = [this.heap[a], this.heap[b]];
    if (x && y) [this.heap[a], this.heap[b]] = [y, x];
  }
}
