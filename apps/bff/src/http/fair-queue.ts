import { busy, rateLimited } from './errors.js';

interface Bounds {
  /** Calls that run at the same time. */
  concurrency: number;
  /** Calls that may wait. */
  mostWaiting: number;
  /** Calls of one owner that run or wait. */
  mostPerOwner: number;
}

interface Waiting {
  begin: () => void;
  refuse: (error: Error) => void;
}

const RETRY_AFTER_S = 2;

/**
 * Limits expensive work and shares it fairly: owners (such as addresses) take turns, so one that makes many calls delays
 * its own most. If the queue is full, the last call of the owner with the most waiting calls is refused.
 */
export class FairQueue {
  private running = 0;
  private waiting = 0;
  /** The waiting calls of each owner. The first owner has the next turn. */
  private readonly lines = new Map<string, Waiting[]>();
  private readonly inFlight = new Map<string, number>();

  constructor(private readonly bounds: Bounds) {}

  /** @throws ApiError 429 if the owner has too many calls in flight, 503 if too many calls are waiting */
  async run<T>(owner: string, work: () => Promise<T>): Promise<T> {
    const own = this.inFlight.get(owner) ?? 0;
    if (own >= this.bounds.mostPerOwner) throw rateLimited(RETRY_AFTER_S);
    this.inFlight.set(owner, own + 1);
    try {
      await this.turn(owner);
      try {
        return await work();
      } finally {
        this.running--;
        this.next();
      }
    } finally {
      const left = (this.inFlight.get(owner) ?? 1) - 1;
      if (left > 0) this.inFlight.set(owner, left);
      else this.inFlight.delete(owner);
    }
  }

  private turn(owner: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        this.running++;
        resolve();
      };
      if (this.running < this.bounds.concurrency) return begin();
      const line = this.lines.get(owner) ?? [];
      if (this.waiting >= this.bounds.mostWaiting && !this.makeRoom(line.length)) return reject(busy());
      line.push({ begin, refuse: reject });
      this.lines.set(owner, line);
      this.waiting++;
    });
  }

  /** Refuses the last call of the longest line, if that line is longer than one would be with one more call. */
  private makeRoom(own: number): boolean {
    const longest = [...this.lines.values()].reduce(
      (most, line) => (line.length > most.length ? line : most),
      [],
    );
    if (longest.length <= own + 1) return false;
    longest.pop()?.refuse(busy());
    this.waiting--;
    return true;
  }

  /** Begins the next call of the owner whose turn it is. Then that owner waits for the others. */
  private next(): void {
    const [turn] = this.lines;
    if (turn === undefined || this.running >= this.bounds.concurrency) return;
    const [owner, line] = turn;
    const call = line.shift();
    this.lines.delete(owner);
    if (line.length > 0) this.lines.set(owner, line);
    this.waiting--;
    call?.begin();
  }
}
