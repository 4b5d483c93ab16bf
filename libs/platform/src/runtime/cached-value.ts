import { LRUCache } from 'lru-cache';

/**
 * Reads a value that is the same for everybody, and caches it for `ttl` ms. Callers that come while it is being read share
 * that read, however long it takes. Failures are not cached.
 */
export function cachedValue<T extends object>(read: () => Promise<T>, ttl: number): () => Promise<T> {
  const cache = new LRUCache<'value', T>({ max: 1, ttl, fetchMethod: () => read() });
  return () => cache.forceFetch('value');
}

interface Patience<T> {
  ttl: number;
  /** Nobody waits longer for the value (ms). */
  patienceMs: number;
  /** What callers get if the read fails or takes too long. */
  otherwise: (error: unknown) => T;
}

/**
 * As `cachedValue`, for a value that must come soon, if only as a makeshift. What stands in for a failed read is cached like a
 * value, so that failing costs no more than answering.
 */
export function promptValue<T extends object>(
  read: () => Promise<T>,
  { ttl, patienceMs, otherwise }: Patience<T>,
): () => Promise<T> {
  const value = cachedValue(() => read().catch(otherwise), ttl);
  return () => {
    const late = Promise.withResolvers<T>();
    const giveUp = () => late.resolve(otherwise(new Error(`There was no answer within ${patienceMs} ms.`)));
    const timer = setTimeout(giveUp, patienceMs);
    return Promise.race([value(), late.promise]).finally(() => clearTimeout(timer));
  };
}
