import PQueue from 'p-queue';

interface Waiting<In, Out> {
  input: In;
  resolve: (output: Out) => void;
  reject: (error: unknown) => void;
}

/**
 * Makes one call out of many that come while earlier ones are under way (group commit): no call waits for company, and under
 * load the cost of a round trip is shared. A group that fails is made again one by one, so that a call fails only by itself.
 */
export class GroupCall<In, Out> {
  private readonly waiting: Waiting<In, Out>[] = [];
  private readonly queue: PQueue;

  /** @param together answers one for one */
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

  /** Finds nothing to do if an earlier group took the call that this turn was queued for. */
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
