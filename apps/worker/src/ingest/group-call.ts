interface Waiting<In, Out> {
  input: In;
  resolve: (output: Out) => void;
  reject: (error: unknown) => void;
}

interface Bounds {
  /** Concurrent groups. */
  atOnce: number;
  /** The most calls in a group. */
  largest: number;
  /** A call that expects others waits for this many in all, but not longer than `gatherMs` and for a running group. */
  enough?: number;
  gatherMs?: number;
}

/**
 * Combines calls that arrive while earlier ones are running (group commit). A call waits for others only if it says that they are on
 * their way. Under load, calls share a round trip. If a group fails, its calls are repeated one by one, so that only a faulty
 * one fails.
 */
export class GroupCall<In, Out> {
  private readonly waiting: Waiting<In, Out>[] = [];
  private running = 0;
  /** The waiting calls need not wait for more. */
  private isDue = false;
  private timer: NodeJS.Timeout | undefined;

  /** @param together returns one output for each input */
  constructor(
    private readonly together: (inputs: readonly In[]) => Promise<readonly Out[]>,
    private readonly bounds: Bounds,
  ) {}

  /** @param expectsMore other calls will probably follow within `gatherMs` */
  call(input: In, expectsMore = false): Promise<Out> {
    const { enough = 0, gatherMs = 0 } = this.bounds;
    return new Promise((resolve, reject) => {
      this.waiting.push({ input, resolve, reject });
      if (!expectsMore || this.waiting.length >= enough) this.send();
      else if (!this.isDue) this.timer ??= setTimeout(() => this.send(), gatherMs);
    });
  }

  /** Makes the waiting calls now, or as soon as an earlier group has ended. */
  private send(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isDue = true;
    this.next();
  }

  private next(): void {
    while (this.isDue && this.running < this.bounds.atOnce) {
      const group = this.waiting.splice(0, this.bounds.largest);
      this.isDue = this.waiting.length > 0;
      if (group.length > 0) void this.run(group);
    }
  }

  private async run(group: readonly Waiting<In, Out>[]): Promise<void> {
    this.running++;
    await this.make(group);
    this.running--;
    this.next();
  }

  private async make(group: readonly Waiting<In, Out>[]): Promise<void> {
    try {
      const outputs = await this.together(group.map(({ input }) => input));
      for (const [index, { resolve }] of group.entries()) resolve(outputs[index] as Out);
    } catch (error) {
      if (group.length > 1) for (const one of group) await this.make([one]);
      else group[0]?.reject(error);
    }
  }
}
