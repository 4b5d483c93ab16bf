import { describe, expect, it } from '@jest/globals';
import { FairQueue } from './fair-queue.js';
import { SharedTurns } from './shared-turns.js';

const BOUNDS = { concurrency: 1, mostWaiting: 3, mostPerOwner: 4 };
const statusOf = (error: { status?: number; message: string }) => error.status ?? error.message;
const tick = () => new Promise((done) => setImmediate(done));

/** Work that the test ends by hand. `begun` lists it in starting order. */
function turns() {
  const shared = new SharedTurns<string>(new FairQueue(BOUNDS));
  const begun: string[] = [];
  const running: (() => void)[] = [];
  const call = (owner: string, key: string) =>
    shared
      .run(key, owner, async (give) => {
        begun.push(key);
        await new Promise<void>((end) => running.push(end));
        if (key === 'broken') throw new Error('broken');
        give(`${key} by ${owner}`);
      })
      .catch(statusOf);
  const endNext = async () => {
    await tick();
    running.shift()?.();
    await tick();
  };
  return { begun, call, endNext };
}

describe('SharedTurns', () => {
  it('does the same work once', async () => {
    const { begun, call, endNext } = turns();
    const all = [call('a', 'x'), call('a', 'x'), call('b', 'x')];
    await endNext();
    expect(await Promise.all(all)).toEqual(['x by a', 'x by a', 'x by a']);
    expect(begun).toEqual(['x']);
    const later = call('b', 'x');
    await tick();
    await endNext();
    expect(await later).toBe('x by b');
  });

  it('does not let a caller wait behind the other calls of the one who came first', async () => {
    const { begun, call, endNext } = turns();
    const all = ['1', '2', '3', '4'].map((key) => call('busy', key));
    const joined = call('b', '4');
    for (let left = 4; left > 0; left--) await endNext();
    expect(begun).toEqual(['1', '2', '4', '3']);
    expect(await joined).toBe('4 by b');
    expect(await Promise.all(all)).toEqual(['1 by busy', '2 by busy', '3 by busy', '4 by b']);
  });

  it('gives the places of those who need no turn any more to others', async () => {
    const { begun, call, endNext } = turns();
    const all = [call('a', '1'), call('b', '2'), call('c', '2'), call('d', '2'), call('e', '2')];
    expect(await call('f', '3')).toBe(503);
    await endNext();
    expect(begun).toEqual(['1', '2']);
    all.push(call('f', '3'));
    await endNext();
    await endNext();
    expect(await Promise.all(all)).toEqual(['1 by a', ...Array(4).fill('2 by b'), '3 by f']);
  });

  it('fails for all who wait', async () => {
    const { call, endNext } = turns();
    const all = [call('a', 'broken'), call('b', 'broken')];
    await endNext();
    expect(await Promise.all(all)).toEqual(['broken', 'broken']);
  });
});
