import { setTimeout as wait } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Database } from '#persistence/database';
import { type ClaimedTargetRow, claimTargets } from '#persistence/notifications';
import { type Logger, systemClock } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { TARGET_LEASE_MS } from './target-lease.js';
import { TargetVisits } from './target-visits.service.js';

/**
 * Targets visited at a time. One that hangs holds one lane, for one attempt. Mails have lanes of their own: all of them wait for one
 * mail server.
 */
const LANES = { calls: 16, mails: 4 };
type Lane = keyof typeof LANES;

/** How long shutdown waits for the deliveries in progress (ms): somewhat longer than a call may take. A mail may take longer. */
const STOP_MS = 12_000;

/** Visits the targets for which something is due. */
@Injectable()
export class TargetDeliveries implements OnModuleDestroy, BeforeApplicationShutdown {
  private readonly lanes = { calls: new Set<Promise<void>>(), mails: new Set<Promise<void>>() };
  private readonly stop = new AbortController();
  private visited = 0;

  constructor(
    private readonly db: Database,
    private readonly visits: TargetVisits,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Begins visits until all lanes are taken or nothing is due. Safe to run in any number of workers at once. */
  async fill(): Promise<void> {
    for (const lane of ['calls', 'mails'] as const) {
      const free = LANES[lane] - this.lanes[lane].size;
      if (free <= 0 || this.stop.signal.aborted) continue;
      for (const target of await this.claim(lane, free)) this.open(lane, target);
    }
  }

  /**
   * Fills the lanes, and waits until nothing is in progress.
   * @returns the number of visits meanwhile
   */
  async round(): Promise<number> {
    const before = this.visited;
    await this.fill();
    await this.idle();
    return this.visited - before;
  }

  /** What else is due is left to other workers. */
  onModuleDestroy(): void {
    this.stop.abort();
  }

  /** Lets the deliveries in progress end. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.race([this.idle(), wait(STOP_MS, undefined, { ref: false })]);
  }

  private open(lane: Lane, first: ClaimedTargetRow): void {
    const work = this.work(lane, first).finally(() => this.lanes[lane].delete(work));
    this.lanes[lane].add(work);
  }

  /** Visits one target after the other until none is left. Never rejects. */
  private async work(lane: Lane, first: ClaimedTargetRow): Promise<void> {
    try {
      for (let target: ClaimedTargetRow | undefined = first; target !== undefined; ) {
        await this.visit(target);
        [target] = this.stop.signal.aborted ? [] : await this.claim(lane, 1);
      }
    } catch (error) {
      this.logger.error({ err: error }, 'claiming a target failed, retrying within five seconds');
    }
  }

  /** After a failure of our own the target stays leased, so that a minute passes before it is tried again. */
  private async visit(target: ClaimedTargetRow): Promise<void> {
    this.visited += 1;
    try {
      await this.visits.visit(target, this.stop.signal);
    } catch (error) {
      this.logger.error({ err: error, target: target.id }, 'visiting a target failed, retrying in a minute');
    }
  }

  private async idle(): Promise<void> {
    const { calls, mails } = this.lanes;
    while (calls.size + mails.size > 0) await Promise.all([...calls, ...mails]);
  }

  private claim(lane: Lane, limit: number): Promise<ClaimedTargetRow[]> {
    const now = systemClock.now();
    const until = new Date(now.getTime() + TARGET_LEASE_MS);
    return claimTargets(this.db, { now, until, limit, isMail: lane === 'mails' });
  }
}
