import { describe, expect, it } from '@jest/globals';
import { BoundedQueue } from './bounded-queue.js';

/** Calls that the test ends by hand. `begun` lists them in starting order. */
function calls(queue: BoundedQueue) {
  const begun: string[] = [];
  const running = new Map<string, PromiseWithResolvers<string>>();
  const call = (name: string) =>
    queue.run(() => {
      const work = Promise.withResolvers<string>();
      begun.push(name);
      running.set(name, work);
      return work.promise;
    });
  return { begun, call, running };
}

describe('BoundedQueue', () => {
  it('runs a limited number at once, queues the others in order, and refuses calls once the queue is full', async () => {
    const { begun, call, running } = calls(new BoundedQueue({ concurrency: 2, mostWaiting: 2 }));
    const all = ['a', 'b', 'c', 'd'].map(call);
    expect(begun).toEqual(['a', 'b']);
    await expect(call('e')).rejects.toMatchObject({ code: 'busy' });
    running.get('b')?.resolve('b');
    expect(await all[1]).toBe('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    const late = call('f');
    await expect(call('g')).rejects.toMatchObject({ code: 'busy' });
    for (const name of ['a', 'c', 'd', 'f']) {
      running.get(name)?.resolve(name);
      await new Promise(setImmediate);
    }
    expect(await Promise.all([...all, late])).toEqual(['a', 'b', 'c', 'd', 'f']);
    expect(begun).toEqual(['a', 'b', 'c', 'd', 'f']);
  });

  it('rejects only the failed call and continues with the next', async () => {
    const { call, running } = calls(new BoundedQueue({ concurrency: 1, mostWaiting: 1 }));
    const failing = call('failing');
    const next = call('next');
    running.get('failing')?.reject(new Error('no such thing'));
    await expect(failing).rejects.toThrow('no such thing');
    running.get('next')?.resolve('next');
    expect(await next).toBe('next');
  });
});
