import { OperatorError } from '#platform/runtime';
import type { Child } from './child.js';

interface Part {
  name: string;
  stop: () => Promise<void>;
}

/** Stops the parts, newest first. If a part fails to stop, this is reported and the others are still stopped. */
export class Teardown {
  /** Rejects with an OperatorError if a part exits unexpectedly. */
  readonly partDied: Promise<never>;
  private readonly parts: Part[] = [];
  private stopping = false;
  private rejectPartDied: (error: OperatorError) => void = () => {};

  constructor() {
    this.partDied = new Promise((_, reject) => {
      this.rejectPartDied = reject;
    });
    this.partDied.catch(() => 'handled by the caller that awaits it');
  }

  add(name: string, stop: () => Promise<void>): void {
    this.parts.push({ name, stop });
  }

  addChild(child: Child): void {
    this.add(child.name, child.stop);
    this.watch(child.name, child.ended, child.log);
  }

  /** From now on, everything stops if this part exits. */
  watch(name: string, ended: Promise<string>, log: string): void {
    ended.then((how) => {
      if (this.stopping) return;
      this.rejectPartDied(new OperatorError(`The ${name} exited unexpectedly (${how}). See the log: ${log}`));
    });
  }

  async run(): Promise<void> {
    this.stopping = true;
    for (const part of this.parts.toReversed()) {
      try {
        await part.stop();
      } catch (error) {
        process.stderr.write(`The ${part.name} did not stop cleanly: ${(error as Error).message}\n`);
        process.exitCode = 1;
      }
    }
  }
}
