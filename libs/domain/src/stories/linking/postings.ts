/** Room grows by this factor, so that what is copied stays in proportion to what is added. */
const GROWTH = 1.5;
const FIRST_ROOM = 1_024;

/**
 * Lists of slots with a weight each, by term number, in the order in which they were added. All lists lie in two shared arrays,
 * each in room for a power of two of entries: millions of short lists take a fraction of the memory that arrays of their own
 * would, and the collector has nothing to visit.
 */
export class Postings {
  /** The entries of all lists. Those of a term begin at `startOf` and are `sizeOf` many. Both are replaced when they grow. */
  slots = new Int32Array(FIRST_ROOM);
  weights = new Float32Array(FIRST_ROOM);
  private end = 0;
  /** By term: where its list begins, how many entries it has, how many of them are live, and the logarithm of its room. */
  private starts = new Int32Array(FIRST_ROOM);
  private sizes = new Int32Array(FIRST_ROOM);
  private lives = new Int32Array(FIRST_ROOM);
  private rooms = new Uint8Array(FIRST_ROOM);
  /** Beginnings of rooms that lists have left, by the logarithm of the room. */
  private readonly left: number[][] = [];

  startOf(term: number): number {
    return this.starts[term] ?? 0;
  }

  sizeOf(term: number): number {
    return this.sizes[term] ?? 0;
  }

  /** The number of entries without those that `drop` has counted. */
  liveOf(term: number): number {
    return this.lives[term] ?? 0;
  }

  add(term: number, slot: number, weight: number): void {
    if (term >= this.sizes.length) this.growTerms(term);
    const size = this.sizeOf(term);
    if (size === 0) this.starts[term] = this.take(0);
    else if (size === 1 << (this.rooms[term] ?? 0)) this.enlarge(term);
    const at = this.startOf(term) + size;
    this.slots[at] = slot;
    this.weights[at] = weight;
    this.sizes[term] = size + 1;
    this.lives[term] = this.liveOf(term) + 1;
  }

  /** One entry is no longer live. Entries that are not live are removed once they are the larger half. */
  drop(term: number, isLive: (slot: number) => boolean): void {
    const live = this.liveOf(term) - 1;
    this.lives[term] = live;
    if (live === 0) this.clear(term);
    else if (live * 2 < this.sizeOf(term)) this.compact(term, isLive);
  }

  private clear(term: number): void {
    this.leave(this.startOf(term), this.rooms[term] ?? 0);
    this.sizes[term] = 0;
    this.rooms[term] = 0;
  }

  private compact(term: number, isLive: (slot: number) => boolean): void {
    const start = this.startOf(term);
    const end = start + this.sizeOf(term);
    let kept = start;
    for (let at = start; at < end; at += 1) {
      const slot = this.slots[at] ?? 0;
      if (!isLive(slot)) continue;
      this.slots[kept] = slot;
      this.weights[kept] = this.weights[at] ?? 0;
      kept += 1;
    }
    this.sizes[term] = kept - start;
  }

  /** Moves a full list to a room of twice the size. */
  private enlarge(term: number): void {
    const [start, room] = [this.startOf(term), this.rooms[term] ?? 0];
    const to = this.take(room + 1);
    this.slots.copyWithin(to, start, start + (1 << room));
    this.weights.copyWithin(to, start, start + (1 << room));
    this.leave(start, room);
    this.starts[term] = to;
    this.rooms[term] = room + 1;
  }

  private take(room: number): number {
    const free = this.left[room]?.pop();
    if (free !== undefined) return free;
    const start = this.end;
    this.end += 1 << room;
    if (this.end > this.slots.length) {
      const length = Math.ceil(this.end * GROWTH);
      this.slots = grown(this.slots, new Int32Array(length));
      this.weights = grown(this.weights, new Float32Array(length));
    }
    return start;
  }

  private leave(start: number, room: number): void {
    const known = this.left[room];
    if (known) known.push(start);
    else this.left[room] = [start];
  }

  private growTerms(term: number): void {
    const length = Math.ceil((term + 1) * GROWTH);
    this.starts = grown(this.starts, new Int32Array(length));
    this.sizes = grown(this.sizes, new Int32Array(length));
    this.lives = grown(this.lives, new Int32Array(length));
    this.rooms = grown(this.rooms, new Uint8Array(length));
  }
}

function grown<Numbers extends Int32Array | Float32Array | Uint8Array>(
  old: Numbers,
  fresh: Numbers,
): Numbers {
  fresh.set(old);
  return fresh;
}
