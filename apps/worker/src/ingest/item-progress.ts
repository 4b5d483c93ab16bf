const HASH_BYTES = 20;

/**
 * Which item a thread is working on. It is in memory that both threads see, because a thread that computes without end can neither
 * answer nor be asked.
 */
export class ItemProgress {
  private readonly steps: Int32Array;
  private readonly hash: Buffer;

  constructor(readonly memory = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT + HASH_BYTES)) {
    this.steps = new Int32Array(memory, 0, 1);
    this.hash = Buffer.from(memory, Int32Array.BYTES_PER_ELEMENT, HASH_BYTES);
  }

  /** A step of an item begins. Null: what follows is about no item. */
  note(rawHash: string | null): void {
    if (rawHash === null) this.hash.fill(0);
    else this.hash.write(rawHash, 'hex');
    Atomics.add(this.steps, 0, 1);
  }

  /** How many steps have begun, and the item of the last one. It is certain only while the count stays the same. */
  read(): { step: number; rawHash: string | null } {
    const step = Atomics.load(this.steps, 0);
    const isNone = step === 0 || this.hash.every((byte) => byte === 0);
    return { step, rawHash: isNone ? null : this.hash.toString('hex') };
  }
}
