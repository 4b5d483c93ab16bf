import { describe, expect, it } from '@jest/globals';
import { ConcurrentCalls } from './concurrent-calls.js';

/** A call that lasts until the test ends it. */
function call() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve, fail: reject };
}

describe('ConcurrentCalls', () => {
  it('limits the concurrent calls of each owner separately', async () => {
    const calls = new ConcurrentCalls(2);
    const first = call();
    const second = call();
    const running = [calls.run('one', first.work), calls.run('one', second.work)];
    await expect(calls.run('one', async () => 'third')).rejects.toMatchObject({ code: 'rate_limited' });
    expect(await calls.run('another', async () => 'welcome')).toBe('welcome');
    first.end();
    await running[0];
    expect(await calls.run('one', async () => 'third')).toBe('third');
    second.end();
    await running[1];
    expect(calls.owners).toBe(0);
  });

  it('releases the slot of a failed call', async () => {
    const calls = new ConcurrentCalls(1);
    const failing = call();
    const running = calls.run('one', failing.work);
    failing.fail(new Error('lost'));
    await expect(running).rejects.toThrow('lost');
    expect(calls.owners).toBe(0);
    expect(await calls.run('one', async () => 'again')).toBe('again');
  });
});
