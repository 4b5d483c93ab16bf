import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { cachedValue, promptValue } from './cached-value.js';

const HOUR_MS = 3_600_000;

describe('cachedValue', () => {
  it('reads once for concurrent and later callers', async () => {
    let reads = 0;
    const value = cachedValue(async () => ({ read: ++reads }), HOUR_MS);
    expect(await Promise.all([value(), value()])).toEqual([{ read: 1 }, { read: 1 }]);
    expect(await value()).toEqual({ read: 1 });
  });

  it('reads again after the TTL', async () => {
    let reads = 0;
    const value = cachedValue(async () => ({ read: ++reads }), 1);
    await value();
    await wait(20);
    expect(await value()).toEqual({ read: 2 });
  });

  it('keeps a value that took long to read for longer', async () => {
    let reads = 0;
    const read = async () => {
      await wait(30);
      return { read: ++reads };
    };
    const value = cachedValue(read, (tookMs) => (tookMs < 20 ? 1 : HOUR_MS));
    await value();
    await wait(20);
    expect(await value()).toEqual({ read: 1 });
  });

  it('never starts a second read while one hangs', async () => {
    let reads = 0;
    const { promise, resolve } = Promise.withResolvers<{ read: number }>();
    const value = cachedValue(() => {
      reads++;
      return promise;
    }, 1);
    const first = value();
    await wait(20);
    const second = value();
    resolve({ read: 1 });
    expect(await Promise.all([first, second])).toEqual([{ read: 1 }, { read: 1 }]);
    expect(reads).toBe(1);
  });

  it('does not cache failures', async () => {
    let reads = 0;
    const value = cachedValue(async () => {
      reads += 1;
      if (reads === 1) throw new Error('no database');
      return { read: reads };
    }, HOUR_MS);
    await expect(Promise.all([value(), value()])).rejects.toThrow('no database');
    expect(await value()).toEqual({ read: 2 });
  });
});

describe('promptValue', () => {
  const otherwise = (error: unknown) => ({ read: error instanceof Error ? error.message : 'unknown' });

  it('caches the fallback of a failed read, so that failures cost no more than successes', async () => {
    let reads = 0;
    const read = async () => {
      throw new Error(`read ${++reads}`);
    };
    const value = promptValue(read, { ttl: HOUR_MS, patienceMs: HOUR_MS, otherwise });
    expect(await Promise.all([value(), value()])).toEqual([{ read: 'read 1' }, { read: 'read 1' }]);
    expect(await value()).toEqual({ read: 'read 1' });
  });

  it('returns the fallback while a read hangs, starts no second read, and returns the value in the end', async () => {
    let reads = 0;
    const { promise, resolve } = Promise.withResolvers<{ read: string }>();
    const read = () => {
      reads++;
      return promise;
    };
    const value = promptValue(read, { ttl: HOUR_MS, patienceMs: 5, otherwise });
    for (let call = 0; call < 2; call++) expect(await value()).toEqual({ read: 'No response within 5 ms.' });
    expect(reads).toBe(1);
    resolve({ read: 'at last' });
    expect(await value()).toEqual({ read: 'at last' });
  });
});
