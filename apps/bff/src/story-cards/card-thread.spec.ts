import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { CardThread, DrawingFailed } from './card-thread.js';
import type { DrawingRequest } from './drawing-request.js';

/** Acts on the type of the drawing, and counts what it has drawn. */
const SCRIPT = `
  import { parentPort } from 'node:worker_threads';
  let drawn = 0;
  const hoard = [];
  parentPort.on('message', ({ drawing: { type } }) => {
    if (type === 'hang') for (;;);
    if (type === 'memory') for (;;) hoard.push(new Array(1000).fill(hoard.length));
    if (type === 'exit') process.exit();
    if (type === 'throw') throw new Error('no such thing');
    parentPort.postMessage(type === 'fail' ? { failure: 'no font' } : { png: Buffer.from(String(++drawn)) });
  });`;
const script = new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`);
const HEAP = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 };

const threads: CardThread[] = [];
function open(bounds = { longestMs: 20_000, idleMs: 60_000 }): CardThread {
  const thread = new CardThread({ ...bounds, heap: HEAP }, script);
  threads.push(thread);
  return thread;
}

const request = (type: string): DrawingRequest => ({
  drawing: { type: type as 'div', props: {} },
  ...{ width: 1, height: 1 },
});

afterEach(() => Promise.all(threads.splice(0).map((thread) => thread.close())));

describe('CardThread', () => {
  it('draws one card after the other in the same thread, and says why one failed', async () => {
    const thread = open();
    expect(String(await thread.draw(request('div')))).toBe('1');
    await expect(thread.draw(request('fail'))).rejects.toThrow(new DrawingFailed('no font'));
    expect(String(await thread.draw(request('div')))).toBe('2');
  });

  it.each([
    ['hang', 'drawing took longer than 2 s'],
    ['memory', 'memory limit'],
    ['exit', 'the thread ended'],
    ['throw', 'no such thing'],
  ])('ends a thread that does this: %s, and starts another for the next card', async (type, reason) => {
    const thread = open({ longestMs: 2000, idleMs: 60_000 });
    await expect(thread.draw(request(type))).rejects.toThrow(reason);
    expect(String(await thread.draw(request('div')))).toBe('1');
  });

  it('ends a thread that has nothing to draw', async () => {
    const thread = open({ longestMs: 20_000, idleMs: 1 });
    await thread.draw(request('div'));
    await wait(100);
    expect(String(await thread.draw(request('div')))).toBe('1');
  });
});
