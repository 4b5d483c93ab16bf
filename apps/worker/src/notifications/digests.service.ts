import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { type DueDigest, dueDigests } from '#domain/notifications';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import {
  followingUsers,
  lockDigestRun,
  moveDigestRun,
  notifyReaders,
  openDigestRun,
  usersToRecommendTo,
  writeDigests,
} from '#persistence/notifications';
import { type Logger, systemClock } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { DigestContents } from './digest-contents.service.js';
import { DigestOutlets } from './digest-outlets.service.js';

/** Readers per transaction. */
const READERS_AT_ONCE = 200;

/**
 * Writes due digests for groups of readers. `digest_run` stores the progress, so that another worker can continue.
 */
@Injectable()
export class DigestsService implements BeforeApplicationShutdown {
  private stopping = false;

  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    private readonly contents: DigestContents,
    private readonly outlets: DigestOutlets,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Safe to run in any number of workers at once.
   * @returns the number of digests written by this worker
   */
  async round(): Promise<number> {
    let written = 0;
    for (const due of dueDigests(await this.clock.now())) {
      if (this.stopping || !(await openDigestRun(this.db, due.key, due.until))) continue;
      let digests = 0;
      for (let batch: number | null = 0; batch !== null && !this.stopping; batch = await this.batch(due))
        digests += batch;
      if (digests > 0) this.logger.info({ digest: due.key, digests }, 'digests written');
      written += digests;
    }
    return written;
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  /** Returns null if no readers are left or another worker holds this run. */
  private async batch(due: DueDigest): Promise<number | null> {
    const list = due.kind === 'recommended' ? usersToRecommendTo : followingUsers;
    const order = await this.outlets.open(due.kind);
    return this.db.transaction(async (tx) => {
      const after = await lockDigestRun(tx, due.key);
      if (after === null) return null;
      const userIds = await list(tx, after, READERS_AT_ONCE);
      const wall = systemClock.now();
      const last = userIds.at(-1);
      if (last === undefined) {
        await moveDigestRun(tx, due.key, after, wall);
        return null;
      }
      const digests = await this.contents.of(tx, due, userIds);
      const now = await this.clock.now();
      const { canMail } = this.outlets;
      const rows = await writeDigests(tx, due.key, digests, { at: now, wall, canMail });
      await order(tx, rows);
      if (rows.length > 0)
        await notifyReaders(
          tx,
          rows.map(({ user_id }) => user_id),
        );
      await moveDigestRun(tx, due.key, last, null);
      return rows.length;
    });
  }
}
