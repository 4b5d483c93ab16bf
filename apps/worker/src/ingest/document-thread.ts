import { Worker } from 'node:worker_threads';
import type { ReadDocument, ReadRequest } from './read-document.js';

/** A document that takes longer is given up (ms): real ones take a few. */
const LONGEST_MS = 15_000;

/** What one document may make of the thread's memory, and the part of it for what lives shortly (MB). */
const HEAP = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 24 };

/** A document could not be read within bounds; its thread was ended. */
export class ReadingFailed extends Error {
  readonly code = 'reading_failed';
}

interface Waiting {
  request: ReadRequest;
  resolve: (read: ReadDocument) => void;
  reject: (error: Error) => void;
}

/**
 * Reads documents in a thread of its own, one after the other, so that neither fetching nor placing waits for them. What
 * takes too long or too much memory costs its own document only: the thread is ended and the next document gets a new one.
 */
export class DocumentThread {
  private readonly waiting: Waiting[] = [];
  private current: Waiting | null = null;
  private worker: Worker | null = null;
  private timer: NodeJS.Timeout | null = null;

  /** @throws ReadingFailed */
  read(request: ReadRequest): Promise<ReadDocument> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ request, resolve, reject });
      this.next();
    });
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
  }

  private next(): void {
    const next = this.current === null ? this.waiting.shift() : undefined;
    if (next === undefined) return;
    this.current = next;
    this.worker ??= this.start();
    this.worker.postMessage(next.request);
    this.timer = setTimeout(() => this.end(`it took longer than ${LONGEST_MS / 1000} s to read`), LONGEST_MS);
  }

  private start(): Worker {
    const worker = new Worker(new URL('./reading-thread.js', import.meta.url), {
      resourceLimits: HEAP,
    });
    worker.unref();
    worker.on('message', (read: ReadDocument) => this.settle(({ resolve }) => resolve(read)));
    worker.on('error', (error) => this.end(error.message));
    return worker;
  }

  private settle(tell: (waiting: Waiting) => void): void {
    if (this.timer) clearTimeout(this.timer);
    const { current } = this;
    this.current = null;
    if (current !== null) tell(current);
    this.next();
  }

  private end(reason: string): void {
    const { worker } = this;
    this.worker = null;
    worker?.removeAllListeners();
    void worker?.terminate();
    this.settle(({ reject }) => reject(new ReadingFailed(reason)));
  }
}
