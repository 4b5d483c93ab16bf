import { getHeapStatistics } from 'node:v8';

/** A worker that has placed no article for this long rests (ms). */
const REST_MS = 30_000;

/** A worker that has visited no feed for this long is not in the middle of reading many (ms). */
const QUIET_MS = 2000;

/** A collection blocks the event loop for some tenths of a second, so it waits until the heap has grown by this much (bytes). */
const WORTHWHILE = 64 * 2 ** 20;

export interface Heap {
  /** Bytes that the heap takes from the system. */
  size(): number;
  /** Frees what can be freed, and returns it to the system. */
  collect(): void;
}

/** Without `--expose-gc`, nothing is collected. */
const V8_HEAP: Heap = {
  size: () => getHeapStatistics().total_heap_size,
  collect: () => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
};

/**
 * Returns memory to the system once a busy worker rests. By itself V8 collects when the heap grows, so a worker that has read many
 * articles would keep their garbage, and half empty pages, until the next busy time.
 */
export class RestingHeap {
  private kept = 0;
  private visitedAt = Number.NEGATIVE_INFINITY;

  /** @param placedAt when the worker last placed an article, or started (ms, from any start) */
  constructor(
    private placedAt: number,
    private readonly heap: Heap = V8_HEAP,
  ) {}

  placed(now: number): void {
    this.placedAt = now;
  }

  visited(now: number): void {
    this.visitedAt = now;
  }

  collectIfDue(now: number): void {
    if (now - this.placedAt < REST_MS || now - this.visitedAt < QUIET_MS) return;
    if (this.heap.size() - this.kept < WORTHWHILE) return;
    this.heap.collect();
    this.kept = this.heap.size();
  }
}
