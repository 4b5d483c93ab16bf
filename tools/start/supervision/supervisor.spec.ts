import { afterEach, describe, expect, it } from '@jest/globals';
import { OperatorError } from '#platform/runtime';
import { type Running, Supervisor } from './supervisor.js';

let stopping: AbortController;
let said: string[];
let supervisor: Supervisor;

function begin() {
  stopping = new AbortController();
  said = [];
  supervisor = new Supervisor(stopping.signal, (line) => said.push(line));
}

afterEach(() => stopping.abort());

/** A part whose runs the test ends. */
class Runs {
  stops = 0;
  readonly ends: ((how: string) => void)[] = [];

  next(): Running {
    const { promise: ended, resolve } = Promise.withResolvers<string>();
    this.ends.push(resolve);
    return { ended, stop: async () => void this.stops++ };
  }

  async reach(count: number): Promise<void> {
    while (this.ends.length < count) await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('Supervisor', () => {
  it('starts a dead part again, and names it, the reason and the log', async () => {
    begin();
    const runs = new Runs();
    const stop = supervisor.keep(
      { name: 'worker', log: '/logs/worker.log', start: () => runs.next() },
      runs.next(),
    );
    runs.ends[0]?.('signal SIGKILL');
    await runs.reach(2);
    expect(said).toEqual([
      'The worker exited (signal SIGKILL) and will restart in 1 s. See the log: /logs/worker.log',
    ]);
    stopping.abort();
    await stop();
    expect(runs.stops).toBe(1);
  });

  it('gives up after three quick deaths, also if the starts fail', async () => {
    begin();
    const runs = new Runs();
    const start = () => Promise.reject(new Error('no space left'));
    supervisor.keep({ name: 'embedded database', log: '/logs/server.log', start }, runs.next());
    runs.ends[0]?.('signal SIGKILL');
    await expect(supervisor.gaveUp).rejects.toThrow(OperatorError);
    await expect(supervisor.gaveUp).rejects.toThrow(
      /^The embedded database exited 3 times within \d s, the last time with no space left, so everything was stopped\. See the log: \/logs\/server\.log$/,
    );
    expect(said).toHaveLength(2);
  });

  it('starts nothing once it is told to stop, even during a delay', async () => {
    begin();
    const runs = new Runs();
    const stop = supervisor.keep(
      { name: 'bff', log: '/logs/bff.log', start: () => runs.next() },
      runs.next(),
    );
    runs.ends[0]?.('code 1');
    await new Promise((resolve) => setTimeout(resolve, 100));
    stopping.abort();
    await stop();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(runs.ends).toHaveLength(1);
  });

  it('does not restart what ends while it stops', async () => {
    begin();
    const runs = new Runs();
    const stop = supervisor.keep(
      { name: 'bff', log: '/logs/bff.log', start: () => runs.next() },
      runs.next(),
    );
    stopping.abort();
    runs.ends[0]?.('code 0');
    await stop();
    expect(said).toEqual([]);
    expect(runs.ends).toHaveLength(1);
  });
});
