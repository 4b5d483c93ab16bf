import PQueue from 'p-queue';

interface Waiting<In, Out> {
  input: In;
  resolve: (output: Out) => void;
  reject: (error: unknown) => void;
}

/**
 * Combines calls that arrive while earlier ones are running (group commit). A call never waits for others to arrive.
 * Under load, calls share a round trip. If a group fails, its calls are repeated one by one, so that only a faulty
 * one fails.
 */
export class GroupCall<In, Out> {
  private readonly waiting: Waiting<In, Out>[] = [];
  private readonly queue: PQueue;

  /** @param together returns one output for each input */
  constructor(
    private readonly together: (inputs: readonly In[]) => Promise<readonly Out[]>,
    private readonly bounds: { atOnce: number; largest: number },
  ) {
    this.queue = new PQueue({ concurrency: bounds.atOnce });
  }

  call(input: In): Promise<Out> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ input, resolve, reject });
      void this.queue.add(() => this.next());
    });
  }

  /** Does nothing if an earlier group took the call that queued this run. */
  private async next(): Promise<void> {
    const group = this.waiting.splice(0, this.bounds.largest);
    if (group.length > 0) await this.make(group);
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
