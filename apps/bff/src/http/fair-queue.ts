import { busy, rateLimited } from './errors.js';

interface Bounds {
  /** Calls that run at the same time. */
  concurrency: number;
  /** Calls that may wait. */
  mostWaiting: number;
  /** Calls of one owner that run or wait. */
  mostPerOwner: number;
  /** Calls for one target (such as a host) that run at the same time, and that may wait. */
  perTarget?: { concurrency: number; mostWaiting: number };
}

/** What a call is for. */
export interface Purpose {
  /** Such as a host. */
  target?: string;
  /** Once it resolves, a call that still waits leaves its line with `NotNeeded`. */
  doneElsewhere?: Promise<void>;
}

/** The work of a call that waited has been done elsewhere. */
export class NotNeeded extends Error {}

interface Waiting {
  owner: string;
  target: string | undefined;
  begin: () => void;
  refuse: (error: Error) => void;
}

const RETRY_AFTER_S = 2;

/**
 * Limits expensive work and shares it fairly: owners (such as addresses) take turns, so one that makes many calls delays
 * its own most. A target with too many running calls lets those for others pass. If the queue is full, the last call of the
 * owner with the most waiting calls is refused.
 */
export class FairQueue {
  private running = 0;
  /** The waiting calls of each owner. The first owner has the next turn. */
  private readonly lines = new Map<string, Waiting[]>();
  private readonly inFlight = new Map<string, number>();
  private readonly runningFor = new Map<string, number>();

  constructor(private readonly bounds: Bounds) {}

  /** @throws ApiError 429 if the owner has too many calls in flight, 503 if too many calls are waiting */
  async run<T>(owner: string, work: () => Promise<T>, purpose: Purpose = {}): Promise<T> {
    const { target } = purpose;
    if ((this.inFlight.get(owner) ?? 0) >= this.bounds.mostPerOwner) throw rateLimited(RETRY_AFTER_S);
    count(this.inFlight, owner, 1);
    try {
      await this.turn(owner, purpose);
      try {
        return await work();
      } finally {
        this.running--;
        if (target !== undefined) count(this.runningFor, target, -1);
        this.next();
      }
    } finally {
      count(this.inFlight, owner, -1);
    }
  }

  private turn(owner: string, { target, doneElsewhere }: Purpose): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        this.running++;
        if (target !== undefined) count(this.runningFor, target, 1);
        resolve();
      };
      if (this.mayBegin(target)) return begin();
      if (!this.hasRoom(owner, target)) return reject(busy());
      const line = this.lines.get(owner) ?? [];
      const call = { owner, target, begin, refuse: reject };
      line.push(call);
      this.lines.set(owner, line);
      doneElsewhere?.then(() => {
        this.leave(call);
        reject(new NotNeeded());
      }, reject);
    });
  }

  private mayBegin(target: string | undefined): boolean {
    const { concurrency, perTarget } = this.bounds;
    if (this.running >= concurrency) return false;
    if (target === undefined || perTarget === undefined) return true;
    return (this.runningFor.get(target) ?? 0) < perTarget.concurrency;
  }

  /** Also makes room, at the cost of an owner who has more waiting calls. */
  private hasRoom(owner: string, target: string | undefined): boolean {
    const { mostWaiting, perTarget } = this.bounds;
    const waiting = [...this.lines.values()].flat();
    const same = target === undefined || perTarget === undefined ? [] : waiting.filter(isFor(target));
    if (perTarget !== undefined && same.length >= perTarget.mostWaiting) return this.makeRoom(owner, same);
    return waiting.length < mostWaiting || this.makeRoom(owner, waiting);
  }

  /** Refuses the last call of the owner with the most of these, if that is more than `owner` would have with one more. */
  private makeRoom(owner: string, calls: readonly Waiting[]): boolean {
    const lines = Map.groupBy(calls, (call) => call.owner);
    const longest = [...lines.values()].reduce((most, line) => (line.length > most.length ? line : most), []);
    const last = longest.at(-1);
    if (last === undefined || longest.length <= (lines.get(owner)?.length ?? 0) + 1) return false;
    this.leave(last);
    last.refuse(busy());
    return true;
  }

  /** Begins the next call that may run, of the first owner who has one. Then that owner waits for the others. */
  private next(): void {
    for (const [owner, line] of this.lines) {
      const call = line.find(({ target }) => this.mayBegin(target));
      if (call === undefined) continue;
      this.leave(call);
      const rest = this.lines.get(owner);
      this.lines.delete(owner);
      if (rest !== undefined) this.lines.set(owner, rest);
      call.begin();
      return;
    }
  }

  private leave(call: Waiting): void {
    const rest = this.lines.get(call.owner)?.filter((one) => one !== call) ?? [];
    if (rest.length > 0) this.lines.set(call.owner, rest);
    else this.lines.delete(call.owner);
  }
}

const isFor = (target: string) => (call: Waiting) => call.target === target;

function count(counts: Map<string, number>, key: string, change: number): void {
  const left = (counts.get(key) ?? 0) + change;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
}
