import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { type DueDigest, dueDigests } from '#domain/notifications';
import { Database, dataRefused } from '#persistence/database';
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
      const digests = await this.write(due);
      if (digests > 0) this.logger.info({ digest: due.key, digests }, 'digests written');
      written += digests;
    }
    return written;
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  /** If the database refuses a digest, batches are halved until its reader is found, who gets none this time. */
  private async write(due: DueDigest): Promise<number> {
    let digests = 0;
    for (let readers = READERS_AT_ONCE; !this.stopping; ) {
      try {
        const batch = await this.batch(due, readers);
        if (batch === null) break;
        digests += batch;
        readers = Math.min(READERS_AT_ONCE, 2 * readers);
      } catch (error) {
        if (!dataRefused(error)) throw error;
        if (readers === 1) await this.leaveOut(due, error);
        readers = Math.ceil(readers / 2);
      }
    }
    return digests;
  }

  /** Returns null if no readers are left or another worker holds this run. */
  private async batch(due: DueDigest, readers: number): Promise<number | null> {
    const order = await this.outlets.open(due.kind);
    return this.db.transaction(async (tx) => {
      const after = await lockDigestRun(tx, due.key);
      if (after === null) return null;
      const userIds = await listOf(due)(tx, after, readers);
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
  /** What the reader misses is in the next digest, because their part of the ledger was not written either. */
  private async leaveOut(due: DueDigest, error: unknown): Promise<void> {
    await this.db.transaction(async (tx) => {
      const after = await lockDigestRun(tx, due.key);
      const [user] = after === null ? [] : await listOf(due)(tx, after, 1);
      if (user === undefined) return;
      this.logger.error(
        { err: error, digest: due.key, user },
        'digest refused, its reader gets none this time',
      );
      await moveDigestRun(tx, due.key, user, null);
    });
  }
}

const listOf = ({ kind }: DueDigest) => (kind === 'recommended' ? usersToRecommendTo : followingUsers);
