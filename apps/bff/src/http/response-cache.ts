import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response.js';

/** The size limit of one cache, counting every encoding. */
const MOST_BYTES = 64 * 1024 * 1024;

interface Rules {
  /** The number of cached responses. The least recently used one is dropped first. */
  max: number;
  /** Responses expire after this time (ms), even if nobody reported a change. */
  ttl: number;
  /** False while changes may be missed. Nothing is cached then. */
  mayCache: () => boolean;
}

type Load = () => Promise<CachedResponse>;

/**
 * Caches responses that are the same for everybody. Concurrent callers share one load.
 * Failures are not cached.
 */
export class ResponseCache {
  private readonly mayCache: () => boolean;
  private readonly responses: LRUCache<string, CachedResponse, Load>;

  constructor({ mayCache, ...limits }: Rules) {
    this.mayCache = mayCache;
    this.responses = new LRUCache({
      ...limits,
      maxSize: MOST_BYTES,
      sizeCalculation: ({ mostBytes }) => mostBytes,
      fetchMethod: (_key, _stale, { context: load }) => load(),
      // A dropped load still resolves for the callers that wait for it, but its result is not cached.
      ignoreFetchAbort: true,
    });
  }

  get(key: string, load: Load): Promise<CachedResponse> {
    return this.mayCache() ? this.responses.forceFetch(key, { context: load }) : load();
  }

  /** Drops everything, including loads in progress. Later callers get data read after this call. */
  clear(): void {
    this.responses.clear();
  }
}
