import { type FairQueue, NotNeeded, type Purpose } from './fair-queue.js';

/** Passes the result on. The work may hold its place in the queue for longer. */
type Give<T> = (result: T) => void;

interface Shared<T> {
  result: PromiseWithResolvers<T>;
  begun: PromiseWithResolvers<void>;
  hasBegun: boolean;
  /** Who waits in a line of their own. */
  owners: Set<string>;
}

/**
 * Work that several owners need is done once. Each of them waits in the own line of the queue, and the first turn of any of them begins
 * it: nobody waits behind the other calls of a stranger.
 */
export class SharedTurns<T> {
  private readonly all = new Map<string, Shared<T>>();

  constructor(private readonly queue: FairQueue) {}

  /**
   * @param key the same for the same work
   * @param work is started once; every caller for the same key gets its result
   * @throws ApiError 429 or 503 if the queue has no place for any of those who wait
   */
  run(
    key: string,
    owner: string,
    work: (give: Give<T>) => Promise<void>,
    purpose: Pick<Purpose, 'target'> = {},
  ): Promise<T> {
    const shared = this.all.get(key) ?? this.add(key);
    if (!shared.hasBegun && !shared.owners.has(owner)) {
      shared.owners.add(owner);
      const call = () => this.begin(key, shared, work);
      this.queue
        .run(owner, call, { ...purpose, doneElsewhere: shared.begun.promise })
        .catch((error: Error) => this.refused(key, shared, owner, error));
    }
    return shared.result.promise;
  }

  private add(key: string): Shared<T> {
    const shared: Shared<T> = {
      result: Promise.withResolvers(),
      begun: Promise.withResolvers(),
      hasBegun: false,
      owners: new Set(),
    };
    this.all.set(key, shared);
    return shared;
  }

  private async begin(key: string, shared: Shared<T>, work: (give: Give<T>) => Promise<void>): Promise<void> {
    // Another turn may have come in the same moment.
    if (shared.hasBegun) return;
    shared.hasBegun = true;
    shared.begun.resolve();
    try {
      await work(shared.result.resolve);
    } catch (error) {
      shared.result.reject(error);
    } finally {
      this.all.delete(key);
    }
  }

  /** A caller that is refused a turn still waits for the others' turns, if there are any. */
  private refused(key: string, shared: Shared<T>, owner: string, error: Error): void {
    shared.owners.delete(owner);
    if (error instanceof NotNeeded || shared.hasBegun || shared.owners.size > 0) return;
    this.all.delete(key);
    shared.result.reject(error);
  }
}
