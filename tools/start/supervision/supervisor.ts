import { setTimeout as wait } from 'node:timers/promises';
import { OperatorError } from '#platform/runtime';
import { afterDeath } from './after-death.js';

/** One run of a part. */
export interface Running {
  /** Resolves with the reason when it ends: 'code 1', 'signal SIGKILL'. */
  ended: Promise<string>;
  stop: () => Promise<void>;
}

export interface Part {
  /** As in 'The worker exited …'. */
  name: string;
  log: string;
  start: () => Running | Promise<Running>;
}

/** Starts parts again that have died, with growing delays. Gives up on a part that dies three times in a short time. */
export class Supervisor {
  /** Rejects with an OperatorError when a part is given up. */
  readonly gaveUp: Promise<never>;
  private readonly giveUp: (error: OperatorError) => void;
  private readonly stopped: Promise<void>;

  /** From the moment `stopping` aborts, parts may end, and none is started. */
  constructor(
    private readonly stopping: AbortSignal,
    private readonly say: (line: string) => void,
  ) {
    const { promise, reject } = Promise.withResolvers<never>();
    promise.catch(() => 'handled by the caller that awaits it');
    this.gaveUp = promise;
    this.giveUp = reject;
    this.stopped = new Promise((resolve) => {
      stopping.addEventListener('abort', () => resolve(), { once: true });
    });
  }

  /** Keeps a part running whose first run is `first`. Returns how to stop it once `stopping` has aborted. */
  keep(part: Part, first: Running): () => Promise<void> {
    const current = { run: first };
    const watching = this.watch(part, current);
    return async () => {
      await watching;
      await current.run.stop();
    };
  }

  private async watch(part: Part, current: { run: Running }): Promise<void> {
    let deaths: readonly number[] = [];
    for (;;) {
      const how = await Promise.race([current.run.ended, this.stopped]);
      if (this.stopping.aborted) return;
      const next = afterDeath(deaths, performance.now());
      if (next.kind === 'end') {
        this.giveUp(givenUp(part, next, String(how)));
        return;
      }
      deaths = next.deaths;
      const delay = seconds(next.delayMs);
      this.say(`The ${part.name} exited (${how}) and will restart in ${delay}. See the log: ${part.log}`);
      await Promise.race([wait(next.delayMs, undefined, { ref: false }), this.stopped]);
      if (this.stopping.aborted) return;
      current.run = await startOnce(part);
    }
  }
}

/** A failed start counts as a run that ended at once. */
async function startOnce(part: Part): Promise<Running> {
  try {
    return await part.start();
  } catch (error) {
    return { ended: Promise.resolve((error as Error).message), stop: async () => {} };
  }
}

function givenUp(part: Part, end: { count: number; withinMs: number }, how: string): OperatorError {
  const often = `${end.count} times within ${seconds(end.withinMs)}`;
  return new OperatorError(
    `The ${part.name} exited ${often}, the last time with ${how}, so everything was stopped. See the log: ${part.log}`,
  );
}

function seconds(ms: number): string {
  return `${Math.ceil(ms / 1_000)} s`;
}
