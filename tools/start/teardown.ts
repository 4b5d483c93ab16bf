import type { Child } from './child.js';

interface Part {
  name: string;
  stop: () => Promise<void>;
}

/** What must be stopped, newest first. A part that fails to stop is told and does not keep the others up. */
export class Teardown {
  private readonly parts: Part[] = [];
  private readonly children: Child[] = [];
  private stopping = false;

  add(name: string, stop: () => Promise<void>): void {
    this.parts.push({ name, stop });
  }

  addChild(child: Child): void {
    this.children.push(child);
    this.add(child.name, child.stop);
  }

  /** Rejects when one of the processes ends while nobody asked it to. */
  whenAPartDies(): Promise<never> {
    return new Promise((_, reject) => {
      for (const child of this.children) {
        child.ended.then((how) => {
          if (!this.stopping)
            reject(new Error(`The ${child.name} ended unexpectedly (${how}). Its log: ${child.log}`));
        });
      }
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
