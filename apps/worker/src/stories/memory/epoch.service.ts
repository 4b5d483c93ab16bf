import { Injectable } from '@nestjs/common';
import { Database, lostConnection, type Queryable } from '#persistence/database';
import { beatKeeper, notifyListeners } from '#persistence/stories';
import type { StoryMemory } from './story-memory.js';

const TRIES = 3;

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
  constructor(private readonly db: Database) {}

  /**
   * Runs `work` in a transaction that holds the keeper's row, and repeats it after a deadlock. Listeners are notified
   * of the topics that `work` returns. The end of the transaction is a heartbeat too, so that a long one does not
   * look like a dead keeper.
   * @throws KeeperLost if `epoch` has passed
   */
  async write(epoch: number, work: (tx: Queryable) => Promise<readonly number[]>): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.db.transaction(async (tx) => {
          if (!(await beatKeeper(tx, epoch))) throw new KeeperLost(`Epoch ${epoch} has passed.`);
          await notifyListeners(tx, await work(tx));
          await beatKeeper(tx, epoch);
        });
      } catch (error) {
        if (attempt >= TRIES || !isConflict(error)) throw error;
      }
    }
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
