import { hostKeyOf } from '#domain/ingest/article';
import type { Settings } from '#platform/runtime';
import { FairQueue } from '../http/fair-queue.js';
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

interface Fetch {
  bytes: Promise<Uint8Array>;
  users: number;
  end: () => void;
}

/**
 * Fetches a picture once for all who need it at the same time, in whatever width. It keeps its place until the last of them has used
 * it, so that the memory is bounded.
 */
export class ImageFetches {
  private readonly source: ImageSource;
  private readonly queue = new FairQueue(QUEUE);
  private readonly current = new Map<string, Fetch>();

  constructor(settings: Settings) {
    this.source = new ImageSource(settings);
  }

  /** @throws ImageFailure, or ApiError 429 or 503 if too many are waiting */
  async use<T>(call: ImageCall, work: (bytes: Uint8Array) => Promise<T>): Promise<T> {
    const fetch = this.current.get(call.url) ?? this.begin(call);
    fetch.users++;
    try {
      return await work(await fetch.bytes);
    } finally {
      fetch.users--;
      if (fetch.users === 0) fetch.end();
    }
  }

  close(): Promise<void> {
    return this.source.close();
  }

  private begin({ url, caller }: ImageCall): Fetch {
    const bytes = Promise.withResolvers<Uint8Array>();
    const used = Promise.withResolvers<void>();
    const end = () => {
      this.current.delete(url);
      used.resolve();
    };
    const fetch = { bytes: bytes.promise, users: 0, end };
    this.current.set(url, fetch);
    const work = async () => {
      bytes.resolve(await this.source.fetch(url));
      await used.promise;
    };
    this.queue.run(caller, work, hostKeyOf(url) ?? url).catch(bytes.reject);
    return fetch;
  }
}
