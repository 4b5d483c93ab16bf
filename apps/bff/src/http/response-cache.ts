import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response.js';

/** Of all responses in one cache, with every encoding made. */
const MOST_BYTES = 64 * 1024 * 1024;

interface Rules {
  /** How many responses are cached. The least recently used one is dropped first. */
  max: number;
  /** Responses expire after this time (ms), even if nobody reported a change. */
  ttl: number;
  /** False while changes may go unheard. Nothing is cached then. */
  isHeard: () => boolean;
}

type Load = () => Promise<CachedResponse>;

/**
 * Responses that are the same for everybody. Each is loaded once, however many clients ask for it at the same time.
 * Failures are not cached.
 */
export class ResponseCache {
  private readonly isHeard: () => boolean;
  private readonly responses: LRUCache<string, CachedResponse, Load>;

  constructor({ isHeard, ...limits }: Rules) {
    this.isHeard = isHeard;
    this.responses = new LRUCache({
      ...limits,
      maxSize: MOST_BYTES,
      sizeCalculation: ({ mostBytes }) => mostBytes,
      fetchMethod: (_key, _stale, { context: load }) => load(),
      // A load that is dropped still answers the clients that wait for it, but its result is not cached.
      ignoreFetchAbort: true,
    });
  }

  get(key: string, load: Load): Promise<CachedResponse> {
    return this.isHeard() ? this.responses.forceFetch(key, { context: load }) : load();
  }

  /** Drops everything, including loads under way: clients that ask from now on get what is read from now on. */
  clear(): void {
    this.responses.clear();
  }
}
