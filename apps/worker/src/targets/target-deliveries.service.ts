import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { Database } from '#persistence/database';
import { type ClaimedTargetRow, claimTargets } from '#persistence/notifications';
import { type Logger, systemClock } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { TargetVisits } from './target-visits.service.js';

/** Targets visited at a time. One that hangs holds one lane, for one attempt. */
const LANES = 16;
/** Longer than a visit may take (ms). After a crash another worker takes over. */
const LEASE_MS = 60_000;

/** Visits the targets for which something is due. */
@Injectable()
export class TargetDeliveries implements BeforeApplicationShutdown {
  private stopping = false;

  constructor(
    private readonly db: Database,
    private readonly visits: TargetVisits,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Safe to run in any number of workers at once.
   * @returns the number of visits
   */
  async round(): Promise<number> {
    const visited = await Promise.all((await this.claim(LANES)).map((target) => this.lane(target)));
    return visited.reduce((sum, count) => sum + count, 0);
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  /** Visits one target after the other until none is left. */
  private async lane(first: ClaimedTargetRow): Promise<number> {
    let visited = 0;
    for (let target: ClaimedTargetRow | undefined = first; target !== undefined; visited++) {
      await this.visit(target);
      [target] = this.stopping ? [] : await this.claim(1);
    }
    return visited;
  }

  /** A failure of our own leaves what is due for the next round. It delays the target until its lease is over. */
  private async visit(target: ClaimedTargetRow): Promise<void> {
    try {
      await this.visits.visit(target);
    } catch (error) {
      this.logger.error({ err: error, target: target.id }, 'visiting a target failed, retrying');
    }
  }

  private claim(limit: number): Promise<ClaimedTargetRow[]> {
    const now = systemClock.now();
    return claimTargets(this.db, { now, until: new Date(now.getTime() + LEASE_MS), limit });
  }
}
