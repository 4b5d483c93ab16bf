import PQueue from 'p-queue';
import { rateLimited } from '../http/errors.js';

const RETRY_AFTER_S = 2;

/** Limits the concurrent calls of one owner (such as an IP address) in this process. */
export class ConcurrentCalls {
  private readonly queues = new Map<string, PQueue>();

  constructor(private readonly most: number) {}

  /** @throws ApiError 429 if the owner has reached the limit */
  async run<T>(owner: string, work: () => Promise<T>): Promise<T> {
    const queue = this.queues.get(owner) ?? this.open(owner);
    if (queue.pending >= this.most) throw rateLimited(RETRY_AFTER_S);
    return queue.add(work);
  }

  /** Owners with at least one call in progress. */
  get owners(): number {
    return this.queues.size;
  }

  private open(owner: string): PQueue {
    const queue = new PQueue({ concurrency: this.most });
    queue.addEventListener('idle', () => this.queues.delete(owner));
    this.queues.set(owner, queue);
    return queue;
  }
}
