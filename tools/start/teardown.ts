interface Part {
  name: string;
  stop: () => Promise<void>;
}

/** Stops the parts, newest first. If a part fails to stop, this is reported and the others are still stopped. */
export class Teardown {
  private readonly parts: Part[] = [];

  add(name: string, stop: () => Promise<void>): void {
    this.parts.push({ name, stop });
  }

  async run(): Promise<void> {
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
