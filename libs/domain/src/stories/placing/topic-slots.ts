import { lastReportedAt, type TopicMemory } from './topic-memory.js';

const FIRST_ROOM = 1_024;

/**
 * What a search reads of each topic, by slot, beside each other: searching visits 150 topics, and to read each from its own object would
 * take several times as long.
 */
export class TopicSlots {
  /** When each topic was last reported (`lastReportedAt`), and the length of the sum of its texts. */
  private last = new Float64Array(FIRST_ROOM);
  private norms = new Float64Array(FIRST_ROOM);
  /** Number of the last search that visited a topic, and the dot product so far. */
  private searchOf = new Int32Array(FIRST_ROOM);
  private products = new Float64Array(FIRST_ROOM);
  private readonly topics: (TopicMemory | null)[] = [];
  private readonly free: number[] = [];
  private search = 0;

  /** Reads a topic again, which gets a slot if it has none. */
  update(topic: TopicMemory): void {
    if (topic.slot < 0) this.take(topic);
    this.last[topic.slot] = lastReportedAt(topic);
    this.norms[topic.slot] = topic.sums.textNorm;
  }

  release(topic: TopicMemory): void {
    if (topic.slot < 0) return;
    this.topics[topic.slot] = null;
    this.free.push(topic.slot);
    topic.slot = -1;
  }

  startSearch(): void {
    this.search += 1;
  }

  /** Whether this search has visited a slot. */
  isFound(slot: number): boolean {
    return this.searchOf[slot] === this.search;
  }

  /** Marks a slot as visited, unless its topic was last reported before `since` (ms). */
  find(slot: number, since: number): boolean {
    if ((this.last[slot] ?? 0) < since) return false;
    this.searchOf[slot] = this.search;
    this.products[slot] = 0;
    return true;
  }

  addProduct(slot: number, product: number): void {
    this.products[slot] = (this.products[slot] ?? 0) + product;
  }

  /** The dot product so far, by the length of the topic's sum. */
  nearness(slot: number): number {
    return (this.products[slot] ?? 0) / (this.norms[slot] ?? 1);
  }

  topicAt(slot: number): TopicMemory | null {
    return this.topics[slot] ?? null;
  }

  private take(topic: TopicMemory): void {
    topic.slot = this.free.pop() ?? this.topics.length;
    this.topics[topic.slot] = topic;
    if (topic.slot >= this.last.length) this.grow();
  }

  private grow(): void {
    const length = 2 * this.last.length;
    this.last = grown(this.last, new Float64Array(length));
    this.norms = grown(this.norms, new Float64Array(length));
    this.searchOf = grown(this.searchOf, new Int32Array(length));
    this.products = grown(this.products, new Float64Array(length));
  }
}

function grown<Numbers extends Int32Array | Float64Array>(old: Numbers, fresh: Numbers): Numbers {
  fresh.set(old);
  return fresh;
}
