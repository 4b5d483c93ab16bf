import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { CachedResponse } from './cached-response.js';
import { ResponseCache } from './response-cache.js';

const HOUR_MS = 3_600_000;
const rules = { max: 2, ttl: HOUR_MS, mayCache: () => true };

/** Counts the loads; each ends when `finish` or `fail` is called. */
function source() {
  const waiting: PromiseWithResolvers<CachedResponse>[] = [];
  let loads = 0;
  const load = () => {
    loads++;
    const loading = Promise.withResolvers<CachedResponse>();
    waiting.push(loading);
    return loading.promise;
  };
  const finish = (content: string) => waiting.shift()?.resolve(new CachedResponse(content));
  const fail = (message: string) => waiting.shift()?.reject(new Error(message));
  return { load, finish, fail, loads: () => loads };
}

const at = (content: string) => async () => new CachedResponse(content);
const textOf = async (response: Promise<CachedResponse>) => (await response).body.toString();

describe('ResponseCache', () => {
  it('loads a response once for all callers during and after the load', async () => {
    const cache = new ResponseCache(rules);
    const { load, finish, loads } = source();
    const requests = Array.from({ length: 100 }, () => cache.get('feed', load));
    finish('first');
    expect(new Set(await Promise.all(requests.map(textOf)))).toEqual(new Set(['first']));
    expect(await textOf(cache.get('feed', load))).toBe('first');
    expect(loads()).toBe(1);
  });

  it.each([
    ['old ends first', ['old', 'new']],
    ['new ends first', ['new', 'old']],
  ])('never serves callers after a change from a load that began before it (%s)', async (_, order) => {
    const cache = new ResponseCache(rules);
    const loads = { old: source(), new: source() };
    const before = cache.get('feed', loads.old.load);
    cache.clear();
    const after = [cache.get('feed', loads.new.load), cache.get('feed', loads.new.load)];
    for (const name of order) {
      loads[name as 'old' | 'new'].finish(name);
      await wait(0);
    }
    expect(await Promise.all([before, ...after].map(textOf))).toEqual(['old', 'new', 'new']);
    expect(await textOf(cache.get('feed', at('newer')))).toBe('new');
  });

  it('does not cache a load that began before a change, even if nobody asks in between', async () => {
    const cache = new ResponseCache(rules);
    const { load, finish } = source();
    const before = cache.get('feed', load);
    cache.clear();
    finish('old');
    expect(await textOf(before)).toBe('old');
    expect(await textOf(cache.get('feed', at('new')))).toBe('new');
  });

  it('does not pass the failure of an outdated load to callers after the change', async () => {
    const cache = new ResponseCache(rules);
    const { load, finish, fail } = source();
    const before = cache.get('feed', load);
    cache.clear();
    const after = cache.get('feed', load);
    fail('the database is gone');
    await expect(before).rejects.toThrow('gone');
    finish('new');
    expect(await textOf(after)).toBe('new');
  });

  it('rejects all waiting callers on failure, and loads again for the next', async () => {
    const cache = new ResponseCache(rules);
    const { load, fail, loads } = source();
    const requests = [cache.get('feed', load), cache.get('feed', load)];
    fail('the database is gone');
    for (const each of requests) await expect(each).rejects.toThrow('gone');
    expect(loads()).toBe(1);
    expect(await textOf(cache.get('feed', at('back')))).toBe('back');
  });

  it('keeps only the most recently used responses, up to its limit', async () => {
    const cache = new ResponseCache(rules);
    for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, at(`first ${key}`));
    const now = await Promise.all(['a', 'c', 'b'].map((key) => textOf(cache.get(key, at(`second ${key}`)))));
    expect(now).toEqual(['first a', 'first c', 'second b']);
  });

  it('still resolves a load that was evicted', async () => {
    const cache = new ResponseCache(rules);
    const { load, finish } = source();
    const pushedOut = cache.get('a', load);
    for (const key of ['b', 'c']) await cache.get(key, at(key));
    finish('a');
    expect(await textOf(pushedOut)).toBe('a');
  });

  it('serves a response larger than the cache without caching it', async () => {
    const cache = new ResponseCache(rules);
    const large = 'x'.repeat(23 * 1024 * 1024);
    expect((await cache.get('large', at(large))).body.length).toBe(large.length);
    expect(await textOf(cache.get('large', at('small')))).toBe('small');
  });

  it('does not serve expired responses', async () => {
    const cache = new ResponseCache({ ...rules, ttl: 1 });
    await cache.get('feed', at('old'));
    await wait(20);
    expect(await textOf(cache.get('feed', at('new')))).toBe('new');
  });

  it('caches nothing while changes may be missed', async () => {
    let mayCache = true;
    const cache = new ResponseCache({ ...rules, mayCache: () => mayCache });
    await cache.get('feed', at('cached before'));
    mayCache = false;
    for (const text of ['first', 'second']) expect(await textOf(cache.get('feed', at(text)))).toBe(text);
    mayCache = true;
    cache.clear();
    expect(await textOf(cache.get('feed', at('after')))).toBe('after');
  });
});
