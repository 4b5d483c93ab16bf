import { rateLimited } from '../http/errors.js';

const AGAIN_S = 2;

/** How many calls one owner (an address, say) may have under way in this process. Knows owners only while they have one. */
export class AtOnce {
  private readonly running = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** @throws ApiError 429 where the owner has as many under way as it may */
  async take<T>(owner: string, work: () => Promise<T>): Promise<T> {
    const before = this.running.get(owner) ?? 0;
    if (before >= this.most) throw rateLimited(AGAIN_S);
    this.running.set(owner, before + 1);
    try {
      return await work();
    } finally {
      this.leave(owner);
    }
  }

  /** Owners with a call under way. */
  get owners(): number {
    return this.running.size;
  }

  private leave(owner: string): void {
    const left = (this.running.get(owner) ?? 1) - 1;
    if (left === 0) this.running.delete(owner);
    else this.running.set(owner, left);
  }
}
