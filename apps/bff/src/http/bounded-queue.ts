import PQueue from 'p-queue';
import { busy } from './errors.js';

interface Bounds {
  /** Calls that run at the same time. */
  concurrency: number;
  /** Calls that may wait for their turn. */
  mostWaiting: number;
}

/** Limits work that takes a lot of the machine, so that no number of calls takes all of it. Calls run in the order they came. */
export class BoundedQueue {
  private readonly queue: PQueue;
  private readonly mostWaiting: number;

  constructor({ concurrency, mostWaiting }: Bounds) {
    this.queue = new PQueue({ concurrency });
    this.mostWaiting = mostWaiting;
  }

  /** @throws ApiError 503 if too many calls wait already */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.queue.size >= this.mostWaiting) throw busy();
    return this.queue.add(work);
  }
}
