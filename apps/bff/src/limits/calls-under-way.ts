import PQueue from 'p-queue';
import { rateLimited } from '../http/errors.js';

const AGAIN_S = 2;

/** Limits how many calls one owner (an address, say) may have under way in this process. */
export class CallsUnderWay {
  private readonly queues = new Map<string, PQueue>();

  constructor(private readonly most: number) {}

  /** @throws ApiError 429 if the owner has as many under way as it may */
  async run<T>(owner: string, work: () => Promise<T>): Promise<T> {
    const queue = this.queues.get(owner) ?? this.open(owner);
    if (queue.pending >= this.most) throw rateLimited(AGAIN_S);
    return queue.add(work);
  }

  /** Owners with a call under way. */
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
