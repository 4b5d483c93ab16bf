import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { Loop, type LoopWork } from './loop.js';
import { WakeUp } from './wake-up.js';

const NEVER = async () => null;

/** A queue of work that is done one piece at a time, in order. */
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
  it('works while there is work, then sleeps until it is woken', async () => {
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

  it('does not miss a wake-up during a step', async () => {
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

  it('wakes up when work is due', async () => {
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

  it('wakes the other loops after each piece of work, but not itself', async () => {
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
    // The other loop's ring causes one more step. The own ring causes none, so no further ring can follow.
    await wait(20);
    expect(looks).toBe(3);
    for (const { loop } of [own, other]) loop.stop();
    await Promise.all([own.running, other.running]);
  });

  it('logs a failure and pauses longer each time, while the other loop continues', async () => {
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
