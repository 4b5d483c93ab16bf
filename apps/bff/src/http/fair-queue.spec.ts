import { describe, expect, it } from '@jest/globals';
import { FairQueue } from './fair-queue.js';

const BOUNDS = { concurrency: 1, mostWaiting: 6, mostPerOwner: 5 };

/** Calls that the test ends by hand. `begun` lists them in starting order. */
function calls(bounds: ConstructorParameters<typeof FairQueue>[0] = BOUNDS) {
  const queue = new FairQueue(bounds);
  const begun: string[] = [];
  const running: PromiseWithResolvers<void>[] = [];
  const call = (owner: string, name: string, target?: string) => {
    const begin = () => {
      const work = Promise.withResolvers<void>();
      begun.push(name);
      running.push(work);
      return work.promise;
    };
    return queue.run(owner, begin, target === undefined ? {} : { target });
  };
  const endAll = async () => {
    for (let ended = 0; ended < running.length; ended++) {
      running[ended]?.resolve();
      await new Promise((done) => setImmediate(done));
    }
  };
  return { begun, call, endAll };
}

const statusOf = (error: { status: number }) => error.status;

describe('FairQueue', () => {
  it('lets owners take turns', async () => {
    const { begun, call, endAll } = calls();
    const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1'].map((name) => call(name.slice(0, 1), name));
    await new Promise((done) => setImmediate(done));
    await endAll();
    await Promise.all(all);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
  });

  it('refuses an owner with many calls in flight, and nobody else', async () => {
    const { begun, call, endAll } = calls();
    const held = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => call('a', name));
    await expect(call('a', 'a6').catch(statusOf)).resolves.toBe(429);
    const other = call('b', 'b1');
    await endAll();
    await Promise.all([...held, other]);
    expect(begun.indexOf('b1')).toBeLessThan(begun.indexOf('a3'));
    const later = call('a', 'a7');
    await new Promise((done) => setImmediate(done));
    await endAll();
    await later;
    expect(begun).toContain('a7');
  });

  it('makes room for a newcomer at the cost of the longest line', async () => {
    const { begun, call, endAll } = calls({ concurrency: 1, mostWaiting: 3, mostPerOwner: 5 });
    const refused = ['a1', 'a2', 'a3', 'a4'].map((name) => call('a', name).catch(statusOf));
    const newcomer = call('b', 'b1');
    await expect(call('a', 'a5').catch(statusOf)).resolves.toBe(503);
    await endAll();
    await newcomer;
    expect(await Promise.all(refused)).toEqual([undefined, undefined, undefined, 503]);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('passes on the failure of a call, and goes on', async () => {
    const queue = new FairQueue(BOUNDS);
    await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(queue.run('a', async () => 1)).resolves.toBe(1);
  });

  it('lets calls for other targets pass those for a busy one', async () => {
    const perTarget = { concurrency: 2, mostWaiting: 9 };
    const { begun, call, endAll } = calls({ concurrency: 3, mostWaiting: 9, mostPerOwner: 9, perTarget });
    const slow = ['a1', 'a2', 'a3', 'a4'].map((name) => call('a', name, 'slow'));
    const others = [call('a', 'a5', 'other'), call('b', 'b1', 'third'), call('b', 'b2')];
    await new Promise((done) => setImmediate(done));
    expect(begun).toEqual(['a1', 'a2', 'a5']);
    await endAll();
    await Promise.all([...slow, ...others]);
    expect(begun).toEqual(['a1', 'a2', 'a5', 'a3', 'b1', 'a4', 'b2']);
  });

  it('keeps room for other targets if many calls wait for one', async () => {
    const perTarget = { concurrency: 1, mostWaiting: 2 };
    const { begun, call, endAll } = calls({ concurrency: 1, mostWaiting: 4, mostPerOwner: 9, perTarget });
    const slow = ['a1', 'a2', 'a3', 'a4'].map((name) => call('a', name, 'slow').catch(statusOf));
    const others = [call('a', 'a5', 'other'), call('b', 'b1', 'slow')];
    await new Promise((done) => setImmediate(done));
    await endAll();
    await Promise.all(others);
    expect(await Promise.all(slow)).toEqual([undefined, undefined, 503, 503]);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a5']);
  });
});
