import { LRUCache } from 'lru-cache';

/**
 * Reads a value that is the same for everybody, and caches it for `ttl` ms. Concurrent callers share one read. Failures are not
 * cached.
 * @param ttl or what it follows from: how long the read took (ms)
 */
export function cachedValue<T extends object>(
  read: () => Promise<T>,
  ttl: number | ((tookMs: number) => number),
): () => Promise<T> {
  const cache = new LRUCache<'value', T>({
    max: 1,
    ttl: typeof ttl === 'number' ? ttl : ttl(0),
    fetchMethod: async (_key, _stale, { options }) => {
      const began = performance.now();
      const value = await read();
      if (typeof ttl === 'function') options.ttl = ttl(performance.now() - began);
      return value;
    },
  });
  return () => cache.forceFetch('value');
}

interface Patience<T> {
  ttl: number;
  /** Callers wait no longer than this (ms). */
  patienceMs: number;
  /** The fallback if the read fails or takes too long. */
  otherwise: (error: unknown) => T;
}

/**
 * Like `cachedValue`, but with a time limit and a fallback. The fallback of a failed read is cached too, so that failures cost no
 * more than successes.
 */
export function promptValue<T extends object>(
  read: () => Promise<T>,
  { ttl, patienceMs, otherwise }: Patience<T>,
): () => Promise<T> {
  const value = cachedValue(() => read().catch(otherwise), ttl);
  return () => {
    const late = Promise.withResolvers<T>();
    const giveUp = () => late.resolve(otherwise(new Error(`No response within ${patienceMs} ms.`)));
    const timer = setTimeout(giveUp, patienceMs);
    return Promise.race([value(), late.promise]).finally(() => clearTimeout(timer));
  };
}
