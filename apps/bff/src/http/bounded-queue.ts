import PQueue from 'p-queue';
import { busy } from './errors.js';

interface Bounds {
  /** Calls that run at the same time. */
  concurrency: number;
  /** Calls that may wait. */
  mostWaiting: number;
}

/** Limits expensive work, so that many calls cannot exhaust the machine. Calls run in order of arrival. */
export class BoundedQueue {
  private readonly queue: PQueue;
  private readonly mostWaiting: number;

  constructor({ concurrency, mostWaiting }: Bounds) {
    this.queue = new PQueue({ concurrency });
    this.mostWaiting = mostWaiting;
  }

  /** @throws ApiError 503 if too many calls are waiting */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.queue.size >= this.mostWaiting) throw busy();
    return this.queue.add(work);
  }
}
