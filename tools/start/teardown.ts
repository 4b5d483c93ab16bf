import { OperatorError } from '#platform/runtime';
import type { Child } from './child.js';

interface Part {
  name: string;
  stop: () => Promise<void>;
}

/** What must be stopped, newest first. A part that fails to stop is told and does not keep the others up. */
export class Teardown {
  /** Rejects with an OperatorError when a part ends while nobody asked it to. */
  readonly partDied: Promise<never>;
  private readonly parts: Part[] = [];
  private stopping = false;
  private tellDeath: (error: OperatorError) => void = () => {};

  constructor() {
    this.partDied = new Promise((_, reject) => {
      this.tellDeath = reject;
    });
    this.partDied.catch(() => 'told to whoever waits for it');
  }

  add(name: string, stop: () => Promise<void>): void {
    this.parts.push({ name, stop });
  }

  addChild(child: Child): void {
    this.add(child.name, child.stop);
    this.watch(child.name, child.ended, child.log);
  }

  /** From now on the end of this part is the end of the whole. */
  watch(name: string, ended: Promise<string>, log: string): void {
    ended.then((how) => {
      if (this.stopping) return;
      this.tellDeath(new OperatorError(`The ${name} ended unexpectedly (${how}). Its log: ${log}`));
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
