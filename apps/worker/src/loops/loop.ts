import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '#platform/runtime';
import type { WakeUp } from './wake-up.js';

/** The shortest sleep (ms). Work that becomes due meanwhile is done together. */
const SHORTEST_MS = 50;

/**
 * The longest sleep (ms). Slightly more than a second, because every-second ticks may be skipped under heavy load.
 */
const LONGEST_MS = 1500;

/** The pause after a failure doubles with each failure in a row (ms). */
const PAUSE = { first: 1000, longest: 8000 };

/** The repeated work of a loop. */
export interface LoopWork {
  /** Name for the log. */
  name: string;
  /** Does one piece of work. Returns false if there was none. */
  step: () => Promise<boolean>;
  /** Time until the next work is due (ms), or null if only others can provide work. */
  untilDue: () => Promise<number | null>;
}

/**
 * Works while there is work, then sleeps until work is due or it is woken. After each piece of work it wakes the
 * other loops, which may need the result. An error is logged and followed by a pause that no wake-up shortens.
 */
export class Loop {
  private readonly stopping = new AbortController();
  private failures = 0;

  constructor(
    private readonly work: LoopWork,
    private readonly wakeUp: WakeUp,
    private readonly logger: Logger,
  ) {}

  /** Ends after `stop`, when the current step is done. Never rejects. */
  async run(): Promise<void> {
    while (!this.stopped) {
      const rung = this.wakeUp.next();
      try {
        if (await this.work.step()) this.wakeUp.ring();
        else await this.sleep(rung);
        this.failures = 0;
      } catch (error) {
        await this.pause(error);
      }
    }
  }

  stop(): void {
    this.stopping.abort();
  }

  get stopped(): boolean {
    return this.stopping.signal.aborted;
  }

  private async sleep(rung: Promise<void>): Promise<void> {
    const ms = this.stopped ? null : await this.work.untilDue();
    if (this.stopped) return;
    const awake = new AbortController();
    const due = this.timer(Math.min(Math.max(ms ?? LONGEST_MS, SHORTEST_MS), LONGEST_MS), awake.signal);
    await Promise.race([rung, due]);
    awake.abort();
    await due;
  }

  private async pause(error: unknown): Promise<void> {
    const ms = Math.min(PAUSE.first * 2 ** this.failures, PAUSE.longest);
    this.failures += 1;
    this.logger.error({ err: error, loop: this.work.name, retryInMs: ms }, 'step failed');
    await this.timer(ms);
  }

  /** Resolves after `ms`, on `stop`, or when `cut` is aborted. */
  private async timer(ms: number, cut?: AbortSignal): Promise<void> {
    const signal = cut ? AbortSignal.any([cut, this.stopping.signal]) : this.stopping.signal;
    await wait(ms, undefined, { signal }).catch(ifAborted);
  }
}

function ifAborted(error: Error): void {
  if (error.name !== 'AbortError') throw error;
}
