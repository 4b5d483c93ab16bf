import { LRUCache } from 'lru-cache';

/** How often entries that nobody asked for are dropped (ms). */
const EVERY_MS = 10_000;

/**
 * A cache of bounded size, by id, whose entries are dropped once nobody has asked for them for a while. One timer serves all entries:
 * a timer of each entry costs more processor time than the rest of the cache.
 */
export class RecentCache<Value extends object> {
  private readonly entries: LRUCache<number, Value>;
  private timer: NodeJS.Timeout | null = null;

  /** @param options the most entries, and how long they are kept without use (ms) */
  constructor({ most, keptMs }: { most: number; keptMs: number }) {
    const ttlResolution = EVERY_MS / 10;
    // lru-cache would keep the clock of the moment when it was loaded, before a test replaced it.
    const clock = { ttl: keptMs, ttlResolution, perf: performance };
    this.entries = new LRUCache({ max: most, updateAgeOnGet: true, ...clock });
  }

  get size(): number {
    return this.entries.size;
  }

  get(id: number): Value | undefined {
    return this.entries.get(id);
  }

  set(id: number, value: Value): void {
    this.entries.set(id, value);
    this.timer ??= setTimeout(() => this.dropUnused(), EVERY_MS).unref();
  }

  private dropUnused(): void {
    this.entries.purgeStale();
    this.timer = this.size > 0 ? setTimeout(() => this.dropUnused(), EVERY_MS).unref() : null;
  }
}
