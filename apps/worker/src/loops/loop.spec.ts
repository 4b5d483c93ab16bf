import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { Loop, type LoopWork } from './loop.js';
import { WakeUp } from './wake-up.js';

const NEVER = async () => null;

/** Work that is done piece by piece, in the order in which it was brought. */
class Pieces {
  readonly done: string[] = [];
  private readonly waiting: string[] = [];

  bring(piece: string): void {
    this.waiting.push(piece);
  }

  readonly step = async (): Promise<boolean> => {
    const piece = this.waiting.shift();
    if (piece !== undefined) this.done.push(piece);
    return piece !== undefined;
  };
}

function loopOf(work: Partial<LoopWork> & Pick<LoopWork, 'step'>, wakeUp = new WakeUp()) {
  const logged: { loop: string; retryInMs: number }[] = [];
  const write = (line: string) => logged.push(JSON.parse(line));
  const loop = new Loop({ name: 'test', untilDue: NEVER, ...work }, wakeUp, pino({}, { write }));
  return { loop, wakeUp, logged, running: loop.run() };
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await wait(1);
}

describe('Loop', () => {
  it('works while there is work, and sleeps until the bell rings', async () => {
    const pieces = new Pieces();
    pieces.bring('first');
    pieces.bring('second');
    const { loop, wakeUp, running } = loopOf(pieces);
    await until(() => pieces.done.length === 2);
    pieces.bring('third');
    wakeUp.ring();
    await until(() => pieces.done.length === 3);
    loop.stop();
    await running;
    expect(pieces.done).toEqual(['first', 'second', 'third']);
  });

  it('does not miss a ring that comes during a look for work', async () => {
    let looks = 0;
    const wakeUp = new WakeUp();
    const step = async () => {
      looks += 1;
      if (looks === 1) wakeUp.ring();
      return false;
    };
    const { loop, running } = loopOf({ step }, wakeUp);
    await until(() => looks === 2);
    loop.stop();
    await running;
  });

  it('wakes by itself when work is due', async () => {
    const pieces = new Pieces();
    const untilDue = async () => {
      pieces.bring('due');
      return 1;
    };
    const { loop, running } = loopOf({ step: pieces.step, untilDue });
    await until(() => pieces.done.length === 2);
    loop.stop();
    await running;
  });

  it('rings after each piece of work, and does not wake itself by that', async () => {
    const [mine, theirs] = [new Pieces(), new Pieces()];
    let looks = 0;
    const wakeUp = new WakeUp();
    const other = loopOf(theirs, wakeUp);
    mine.bring('article');
    const step = async () => {
      looks += 1;
      if (!(await mine.step())) return false;
      theirs.bring('placed');
      return true;
    };
    const own = loopOf({ step }, wakeUp);
    await until(() => theirs.done.length === 1);
    // Their ring makes one more look, our own none: there is nothing left that could ring.
    await wait(20);
    expect(looks).toBe(3);
    for (const { loop } of [own, other]) loop.stop();
    await Promise.all([own.running, other.running]);
  });

  it('logs a failure and pauses, longer each time, while the other loop works on', async () => {
    const pieces = new Pieces();
    const wakeUp = new WakeUp();
    const failing = loopOf({ name: 'failing', step: () => Promise.reject(new Error('no table')) }, wakeUp);
    const other = loopOf(pieces, wakeUp);
    await until(() => failing.logged.length === 1);
    pieces.bring('article');
    wakeUp.ring();
    await until(() => pieces.done.length === 1);
    await until(() => failing.logged.length === 2);
    for (const { loop } of [failing, other]) loop.stop();
    await Promise.all([failing.running, other.running]);
    expect(failing.logged).toMatchObject([
      { loop: 'failing', retryInMs: 1000 },
      { loop: 'failing', retryInMs: 2000 },
    ]);
  });
});
