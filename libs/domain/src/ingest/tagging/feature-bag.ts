const SLOTS = 8192;
const CAPACITY = 4096;

/**
 * The features of one text. Each feature number appears once, with its largest value and its position in `text`. One
 * bag is reused for many texts, so that reading a text allocates no memory.
 */
export class FeatureBag {
  readonly ids = new Int32Array(CAPACITY);
  readonly values = new Float32Array(CAPACITY);
  readonly from = new Int32Array(CAPACITY);
  readonly to = new Int32Array(CAPACITY);
  /** The text that was read: headline and summary in lower case. */
  text = '';
  size = 0;
  /** The position of an id, valid in the round that `rounds` gives. A slot with an older round is empty. */
  private readonly slots = new Int32Array(SLOTS);
  private readonly rounds = new Int32Array(SLOTS);
  private round = 0;

  start(text: string): void {
    this.text = text;
    this.size = 0;
    this.round += 1;
  }

  /**
   * Adds a feature once: a repeated word says little more than a single one. Ignores ids beyond the capacity of 4,096.
   */
  put(id: number, value: number, from: number, to: number): void {
    let slot = id & (SLOTS - 1);
    while (this.rounds[slot] === this.round) {
      const at = this.slots[slot] ?? 0;
      if (this.ids[at] === id) {
        if ((this.values[at] ?? 0) < value) this.values[at] = value;
        return;
      }
      slot = (slot + 1) & (SLOTS - 1);
    }
    if (this.size === CAPACITY) return;
    this.rounds[slot] = this.round;
    this.slots[slot] = this.size;
    this.ids[this.size] = id;
    this.values[this.size] = value;
    this.from[this.size] = from;
    this.to[this.size] = to;
    this.size += 1;
  }

  /** Scales the values to Euclidean length 1, so that a bare headline and a long summary weigh the same. */
  toUnitLength(): void {
    let squares = 0;
    for (let i = 0; i < this.size; i++) squares += (this.values[i] ?? 0) ** 2;
    const scale = squares > 0 ? 1 / Math.sqrt(squares) : 0;
    for (let i = 0; i < this.size; i++) this.values[i] = (this.values[i] ?? 0) * scale;
  }
}
