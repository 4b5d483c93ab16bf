import { Injectable } from '@nestjs/common';
import { Database, lostConnection, type Queryable } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { beatKeeper, notifyListeners, restampTopics } from '#persistence/stories';
import type { StoryMemory } from './story-memory.js';

const TRIES = 3;
/** Topics never show later after the time of their update than twice this (ms): programs that keep a copy rely on it (decision 28). */
const LATE_MS = 5 * 60_000;

/** Another worker has become keeper. */
export class KeeperLost extends Error {
  readonly code = 'keeper_lost';
}

/** The keeper's epoch, which permits writing stories, and its memory. */
export interface Keeping {
  epoch: number;
  memory: StoryMemory;
}

@Injectable()
export class EpochService {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
  ) {}

  /**
   * Runs `work` in a transaction that holds the keeper's row, and repeats it after a deadlock. Listeners are notified
   * of the topics that `work` returns. The end of the transaction is a heartbeat too, so that a long one does not
   * look like a dead keeper.
   * @param at the news time that `work` gives to the topics it returns. If that is long ago when it is done, they get a later one
   * @throws KeeperLost if `epoch` has passed
   */
  async write(
    epoch: number,
    work: (tx: Queryable) => Promise<readonly number[]>,
    at: Date | null = null,
  ): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.db.transaction(async (tx) => {
          if (!(await beatKeeper(tx, epoch))) throw new KeeperLost(`Epoch ${epoch} has passed.`);
          const topics = await work(tx);
          if (at !== null) await this.restamp(tx, topics, at);
          await notifyListeners(tx, topics);
          await beatKeeper(tx, epoch);
        });
      } catch (error) {
        if (attempt >= TRIES || !isConflict(error)) throw error;
      }
    }
  }

  private async restamp(tx: Queryable, topics: readonly number[], at: Date): Promise<void> {
    const { horizon: now } = await this.clock.placing();
    if (now.getTime() - at.getTime() > LATE_MS) await restampTopics(tx, topics, { at, now });
  }
}

/** Whether the data caused the error (SQLSTATE classes 22 and 23, or our own code), not the connection. */
export function isOfContent(error: unknown): boolean {
  if (lostConnection(error)) return false;
  const code = (error as { code?: unknown }).code;
  return code === undefined || (typeof code === 'string' && /^2[23]/.test(code));
}

/** PostgreSQL's deadlock_detected and serialization_failure. */
function isConflict(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return code === '40P01' || code === '40001';
}
