import { Worker } from 'node:worker_threads';
import type { ReadDocument, ReadRequest } from './read-document.js';

/** What the reading of one document may cost. */
export interface ReadingBounds {
  /** A document that takes longer is given up (ms). */
  longestMs: number;
  /** What one document may make of the thread's memory, and the part of it for what lives shortly (MB). */
  heap: { maxOldGenerationSizeMb: number; maxYoungGenerationSizeMb: number };
}

/** Real documents take a few milliseconds and megabytes. */
const READING_BOUNDS: ReadingBounds = {
  longestMs: 15_000,
  heap: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 24 },
};

/** Stands beside this file once both are built. */
const READING_THREAD = new URL('./reading-thread.js', import.meta.url);

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
  /** Settled once everything that was given so far is read or given up. */
  private last: Promise<unknown> = Promise.resolve();

  /** `script` answers each request that it is sent with a `ReadDocument`. */
  constructor(
    private readonly script: URL = READING_THREAD,
    private readonly bounds: ReadingBounds = READING_BOUNDS,
  ) {}

  /** @throws ReadingFailed */
  read(request: ReadRequest): Promise<ReadDocument> {
    const reading = new Promise<ReadDocument>((resolve, reject) => {
      this.waiting.push({ request, resolve, reject });
      this.next();
    });
    this.last = Promise.allSettled([reading]);
    return reading;
  }

  /** Reads what it was given, then ends the thread. */
  async close(): Promise<void> {
    await this.last;
    await this.drop();
  }

  private next(): void {
    const next = this.current === null ? this.waiting.shift() : undefined;
    if (next === undefined) return;
    this.current = next;
    const { longestMs } = this.bounds;
    try {
      this.worker ??= this.start();
      this.worker.postMessage(next.request);
      this.timer = setTimeout(() => this.end(`it took longer than ${longestMs / 1000} s to read`), longestMs);
    } catch (error) {
      this.end(error instanceof Error ? error.message : String(error));
    }
  }

  private start(): Worker {
    const worker = new Worker(this.script, { resourceLimits: this.bounds.heap });
    worker.unref();
    worker.on('message', (read: ReadDocument) => this.settle(({ resolve }) => resolve(read)));
    worker.on('messageerror', (error) => this.end(error.message));
    worker.on('error', (error) => this.end(error.message));
    worker.on('exit', () => this.end('its thread ended'));
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
    void this.drop();
    this.settle(({ reject }) => reject(new ReadingFailed(reason)));
  }

  private async drop(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    worker?.removeAllListeners();
    // What an ended thread still reports is about a document that was given up already.
    worker?.on('error', () => undefined);
    await worker?.terminate();
  }
}
