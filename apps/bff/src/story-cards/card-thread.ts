import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { CARD_FONTS } from './card-fonts.js';
import type { DrawingRequest, DrawingResponse } from './drawing-request.js';

/** Limits of the thread. A usual card takes 0.1 to 0.3 s; starting takes one or two. */
export interface DrawingBounds {
  /** Longest time for one card (ms). */
  longestMs: number;
  /** A thread without work for this long is ended (ms). It takes about 100 MB, and 60 more in use. */
  idleMs: number;
  heap: { maxOldGenerationSizeMb: number; maxYoungGenerationSizeMb: number };
}

const BOUNDS: DrawingBounds = {
  longestMs: 30_000,
  idleMs: 30_000,
  heap: { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32 },
};

/** Beside this file, compiled or not. */
const SCRIPT = new URL(`./drawing-thread${extname(import.meta.url)}`, import.meta.url);

/** A card could not be drawn within the limits, or not at all. */
export class DrawingFailed extends Error {
  override readonly name = 'DrawingFailed';
}

/**
 * Draws cards in a thread of its own, so that no request waits for a card. It starts with the first card and ends when there is
 * nothing to draw. A card that takes too long or too much memory ends it; the next gets a new one.
 */
export class CardThread {
  private worker: Worker | null = null;
  private idle: NodeJS.Timeout | null = null;

  constructor(
    private readonly bounds: DrawingBounds = BOUNDS,
    private readonly script: URL = SCRIPT,
  ) {}

  /**
   * Call again only after the last call has settled.
   * @throws DrawingFailed
   */
  async draw(request: DrawingRequest): Promise<Buffer> {
    if (this.idle) clearTimeout(this.idle);
    try {
      const response = await this.response(request);
      if ('failure' in response) throw new DrawingFailed(response.failure);
      return Buffer.from(response.png);
    } finally {
      this.idle = setTimeout(() => void this.close(), this.bounds.idleMs);
      this.idle.unref();
    }
  }

  async close(): Promise<void> {
    if (this.idle) clearTimeout(this.idle);
    const { worker } = this;
    this.worker = null;
    await worker?.terminate();
  }

  private async response(request: DrawingRequest): Promise<DrawingResponse> {
    this.worker ??= this.start();
    const { worker } = this;
    const { promise, resolve, reject } = Promise.withResolvers<DrawingResponse>();
    const fail = (error: Error) => reject(new DrawingFailed(error.message, { cause: error }));
    const exit = () => fail(new Error('the thread ended'));
    const timer = setTimeout(
      () => fail(new Error(`drawing took longer than ${this.bounds.longestMs / 1000} s`)),
      this.bounds.longestMs,
    );
    worker.once('message', resolve).once('error', fail).once('messageerror', fail).once('exit', exit);
    worker.postMessage(request);
    try {
      return await promise;
    } catch (error) {
      await this.close();
      throw error;
    } finally {
      clearTimeout(timer);
      worker.off('message', resolve).off('error', fail).off('messageerror', fail).off('exit', exit);
    }
  }

  private start(): Worker {
    const worker = new Worker(this.script, { workerData: CARD_FONTS, resourceLimits: this.bounds.heap });
    worker.unref();
    // An idle thread that ends is not used again. Errors while drawing end it, too, and are reported by the call.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      if (this.worker === worker) this.worker = null;
    });
    return worker;
  }
}
