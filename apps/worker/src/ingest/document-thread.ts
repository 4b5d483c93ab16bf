import { Worker } from 'node:worker_threads';
import { ItemProgress } from './item-progress.js';
import type { ReadDocument, ReadRequest } from './read-document.js';

/** Limits for reading one document. */
export interface ReadingBounds {
  /** Longest processor time for one document (ms). A busy machine does not shorten it. */
  longestMs: number;
  /** Longest processor time for one step of one item (ms). */
  itemMs: number;
  /** A thread without work for this long is ended (ms). It holds about 100 MB, and a new one starts within half a second. */
  idleMs: number;
  /** Heap limits of the thread: total, and the part for short-lived objects (MB). */
  heap: { maxOldGenerationSizeMb: number; maxYoungGenerationSizeMb: number };
}

/** Real documents take a few milliseconds and megabytes. */
const READING_BOUNDS: ReadingBounds = {
  longestMs: 15_000,
  itemMs: 2000,
  idleMs: 20_000,
  heap: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 24 },
};

/** How often the processor time of the thread is read (ms). */
const CHECK_MS = 500;

/** More slow items than this are not left out one by one: reading then ends before the next of them. */
const MOST_LEFT_OUT = 3;

/** A thread that waits instead of computing is ended after this many times the processor time. */
const WAITING_FACTOR = 8;

/** Compiled into the same folder as this file. */
const READING_THREAD = new URL('./reading-thread.js', import.meta.url);

/** A document could not be read within its limits. Its thread was ended. */
export class ReadingFailed extends Error {
  readonly code = 'reading_failed';
}

interface Waiting {
  request: ReadRequest;
  /** Items that ended an earlier attempt at this document. */
  leaveOut: Set<string>;
  endAt: string | null;
  /** Processor time of earlier attempts (ms). */
  spentMs: number;
  resolve: (read: ReadDocument) => void;
  reject: (error: Error) => void;
}

/**
 * Reads documents in a separate thread, one after the other, so that fetching and placing do not wait. A document
 * that takes too long or too much memory ends its thread. The next document gets a new one. If one item takes too long, a new
 * thread reads the document without it.
 */
export class DocumentThread {
  private readonly waiting: Waiting[] = [];
  private current: Waiting | null = null;
  private worker: Worker | null = null;
  private timer: NodeJS.Timeout | null = null;
  private idle: NodeJS.Timeout | null = null;
  /** Settles when every document so far is read or rejected. */
  private last: Promise<unknown> = Promise.resolve();

  /** @param script replies to each request with a `ReadDocument` */
  constructor(
    private readonly script: URL = READING_THREAD,
    private readonly bounds: ReadingBounds = READING_BOUNDS,
  ) {}

  /** @throws ReadingFailed */
  read(request: ReadRequest): Promise<ReadDocument> {
    const reading = new Promise<ReadDocument>((resolve, reject) => {
      this.waiting.push({ request, leaveOut: new Set(), endAt: null, spentMs: 0, resolve, reject });
      this.next();
    });
    this.last = Promise.allSettled([reading]);
    return reading;
  }

  /** Finishes the queued documents, then ends the thread. */
  async close(): Promise<void> {
    await this.last;
    await this.drop();
  }

  private next(): void {
    const next = this.current === null ? this.waiting.shift() : undefined;
    if (next === undefined) return;
    if (this.idle) clearTimeout(this.idle);
    this.current = next;
    const { request, leaveOut, endAt } = next;
    const progress = new ItemProgress();
    try {
      this.worker ??= this.start();
      this.worker.postMessage({ ...request, slow: { leaveOut, endAt }, progress: progress.memory });
      this.watch(this.worker, progress);
    } catch (error) {
      this.end(error instanceof Error ? error.message : String(error));
    }
  }

  /** Ends the thread once it has used up its processor time for the current document, or for one of its items. */
  private watch(worker: Worker, progress: ItemProgress): void {
    const { longestMs, itemMs } = this.bounds;
    const tooLong = `reading took longer than ${longestMs / 1000} s`;
    const started = performance.now();
    // A thread that is still starting has used nothing, and rejects the question.
    const before = worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
    const watched = this.current;
    let item = { ...progress.read(), sinceMs: 0 };
    const check = async () => {
      const since = await before;
      const usage = await worker.cpuUsage(since).catch(() => null);
      if (this.current !== watched) return;
      const spentMs = usage ? (usage.user + usage.system) / 1000 : 0;
      const now = progress.read();
      if (now.step !== item.step) item = { ...now, sinceMs: spentMs };
      const waited = performance.now() - started > longestMs * WAITING_FACTOR;
      if (waited || spentMs > longestMs) this.end(tooLong);
      else if (item.rawHash !== null && spentMs - item.sinceMs > itemMs)
        this.readWithout(item.rawHash, spentMs);
      else this.timer = setTimeout(check, CHECK_MS);
    };
    this.timer = setTimeout(check, CHECK_MS);
  }

  /** Begins the current document again, in a new thread. Several slow items share the time of one document. */
  private readWithout(rawHash: string, spentMs: number): void {
    const { current } = this;
    if (current === null) return;
    if (current.endAt !== null) {
      this.end('too many items are slow');
      return;
    }
    void this.drop();
    this.current = null;
    current.spentMs += spentMs;
    const mayLeaveOut = current.leaveOut.size < MOST_LEFT_OUT && current.spentMs < this.bounds.longestMs;
    if (mayLeaveOut) current.leaveOut.add(rawHash);
    else current.endAt = rawHash;
    this.waiting.unshift(current);
    this.next();
  }

  private start(): Worker {
    const worker = new Worker(this.script, { resourceLimits: this.bounds.heap });
    worker.unref();
    worker.on('message', (read: ReadDocument) => this.settle(({ resolve }) => resolve(read)));
    worker.on('messageerror', (error) => this.end(error.message));
    worker.on('error', (error) => this.end(error.message));
    worker.on('exit', () => this.end('the thread exited'));
    return worker;
  }

  private settle(report: (waiting: Waiting) => void): void {
    if (this.timer) clearTimeout(this.timer);
    const { current } = this;
    this.current = null;
    if (current !== null) report(current);
    this.next();
    if (this.current === null) this.rest();
  }

  private rest(): void {
    if (this.idle) clearTimeout(this.idle);
    this.idle = setTimeout(() => void this.drop(), this.bounds.idleMs);
    this.idle.unref();
  }

  private end(reason: string): void {
    void this.drop();
    this.settle(({ reject }) => reject(new ReadingFailed(reason)));
  }

  private async drop(): Promise<void> {
    if (this.idle) clearTimeout(this.idle);
    const { worker } = this;
    this.worker = null;
    worker?.removeAllListeners();
    // A late error of an ended thread is about a document that was already rejected.
    worker?.on('error', () => undefined);
    await worker?.terminate();
  }
}
