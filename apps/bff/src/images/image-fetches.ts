import { hostKeyOf } from '#domain/ingest/article';
import type { Settings } from '#platform/runtime';
import { FairQueue } from '../http/fair-queue.js';
import { SharedTurns } from '../http/shared-turns.js';
import { ImageSource } from './image-source.js';

/** Pictures that are held in memory at once, each at most 8 MB. */
export const MOST_FETCHES = 6;
/** Of one site, so that a slow one leaves places to the others. Addresses of readers take turns. */
const QUEUE = {
  concurrency: MOST_FETCHES,
  mostWaiting: 300,
  mostPerOwner: 100,
  perTarget: { concurrency: 2, mostWaiting: 100 },
};

/** Who needs which picture. */
export interface ImageCall {
  url: string;
  /** The address of the reader. */
  caller: string;
}

/** A picture in memory. */
interface Held {
  users: number;
  used: PromiseWithResolvers<void>;
}

/**
 * Fetches a picture once for all who need it at the same time, in whatever width. It keeps its place until the last of them has used
 * it, so that the memory is bounded.
 */
export class ImageFetches {
  private readonly source: ImageSource;
  private readonly turns = new SharedTurns<Uint8Array>(new FairQueue(QUEUE));
  private readonly held = new Map<string, Held>();

  constructor(settings: Settings) {
    this.source = new ImageSource(settings);
  }

  /** @throws ImageFailure, or ApiError 429 or 503 if too many are waiting */
  async use<T>({ url, caller }: ImageCall, work: (bytes: Uint8Array) => Promise<T>): Promise<T> {
    const held = this.held.get(url) ?? this.hold(url);
    const fetch = async (give: (bytes: Uint8Array) => void) => {
      give(await this.source.fetch(url));
      await held.used.promise;
    };
    held.users++;
    try {
      return await work(await this.turns.run(url, caller, fetch, { target: hostKeyOf(url) ?? url }));
    } finally {
      held.users--;
      if (held.users === 0) this.letGo(url, held);
    }
  }

  close(): Promise<void> {
    return this.source.close();
  }

  private hold(url: string): Held {
    const held = { users: 0, used: Promise.withResolvers<void>() };
    this.held.set(url, held);
    return held;
  }

  private letGo(url: string, held: Held): void {
    this.held.delete(url);
    held.used.resolve();
  }
}
