import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { CardThread, type DrawingBounds, DrawingFailed } from './card-thread.js';
import type { DrawingRequest } from './drawing-request.js';

/** Acts on the type of the drawing, and counts what it was asked for. */
const SCRIPT = `
  import { parentPort } from 'node:worker_threads';
  let asked = 0;
  const hoard = [];
  parentPort.on('message', ({ drawing: { type } }) => {
    asked++;
    if (type === 'hang') for (;;);
    if (type === 'memory') for (;;) hoard.push(new Array(1000).fill(hoard.length));
    if (type === 'exit') process.exit();
    if (type === 'throw') throw new Error('no such thing');
    parentPort.postMessage(type === 'fail' ? { failure: 'no font' } : { png: Buffer.from(String(asked)) });
  });`;
const script = new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`);
const HEAP = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 };

const threads: CardThread[] = [];
function open(bounds: DrawingBounds = { longestMs: 20_000, idleMs: 60_000, heap: HEAP }): CardThread {
  const thread = new CardThread(bounds, script);
  threads.push(thread);
  return thread;
}

const request = (type: string): DrawingRequest => ({
  drawing: { type: type as 'div', props: {} },
  fonts: [],
  ...{ width: 1, height: 1 },
});

afterEach(() => Promise.all(threads.splice(0).map((thread) => thread.close())));

describe('CardThread', () => {
  it('draws one card after the other in the same thread, and says why one failed', async () => {
    const thread = open();
    expect(String(await thread.draw(request('div')))).toBe('1');
    await expect(thread.draw(request('fail'))).rejects.toThrow(new DrawingFailed('no font'));
    expect(String(await thread.draw(request('div')))).toBe('3');
  });

  it.each([
    ['hang', 2000, 'drawing took longer than 2 s'],
    ['memory', 20_000, 'memory limit'],
    ['exit', 20_000, 'the thread ended'],
    ['throw', 20_000, 'no such thing'],
  ])(
    'ends a thread that does this: %s, and starts another for the next card',
    async (type, longestMs, reason) => {
      const bounds = { longestMs, idleMs: 60_000, heap: HEAP };
      const thread = open(bounds);
      await expect(thread.draw(request(type))).rejects.toThrow(reason);
      // Starting another may take longer on a busy machine.
      bounds.longestMs = 20_000;
      expect(String(await thread.draw(request('div')))).toBe('1');
    },
  );

  it.each([['div'], ['fail']])('ends a thread that has nothing to draw after this: %s', async (type) => {
    const thread = open({ longestMs: 20_000, idleMs: 1, heap: HEAP });
    await thread.draw(request(type)).catch((error: unknown) => expect(error).toBeInstanceOf(DrawingFailed));
    await wait(100);
    expect(String(await thread.draw(request('div')))).toBe('1');
  });
});
