import { Injectable } from '@nestjs/common';
import { Database, lostConnection, type Queryable } from '#persistence/database';
import { beatKeeper, tellListeners } from '#persistence/stories';
import type { StoryMemory } from './memory.service.js';

const TRIES = 3;

/** Another worker has become keeper. */
export class KeeperLost extends Error {
  readonly code = 'keeper_lost';
}

/** The right to write stories, and what whoever has it knows. */
export interface Keeping {
  epoch: number;
  memory: StoryMemory;
}

@Injectable()
export class EpochService {
  constructor(private readonly db: Database) {}

  /**
   * One transaction that holds the keeper's row, tried again when it met another's locks crosswise; listeners hear of the
   * topics that `work` answers. Its end is a heartbeat too, so that a long one does not look like a dead keeper's.
   * @throws KeeperLost when `epoch` has passed
   */
  async write(epoch: number, work: (tx: Queryable) => Promise<readonly number[]>): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.db.transaction(async (tx) => {
          if (!(await beatKeeper(tx, epoch))) throw new KeeperLost(`Epoch ${epoch} has passed.`);
          await tellListeners(tx, await work(tx));
          await beatKeeper(tx, epoch);
        });
      } catch (error) {
        if (attempt >= TRIES || !isCrosswise(error)) throw error;
      }
    }
  }
}

/** Whether what was written is at fault (SQLSTATE classes 22 and 23, or our code), not the connection. */
export function isOfContent(error: unknown): boolean {
  if (lostConnection(error)) return false;
  const code = (error as { code?: unknown }).code;
  return code === undefined || (typeof code === 'string' && /^2[23]/.test(code));
}

/** PostgreSQL's deadlock_detected and serialization_failure. */
function isCrosswise(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return code === '40P01' || code === '40001';
}
