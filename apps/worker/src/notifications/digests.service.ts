import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { type DueDigest, dueDigests } from '#domain/notifications';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import {
  followingUsers,
  lockDigestRun,
  moveDigestRun,
  openDigestRun,
  tellReaders,
  usersToRecommendTo,
  writeDigests,
} from '#persistence/notifications';
import { type Logger, systemClock } from '#platform/runtime';
import { LOGGER } from '../setup/tokens.js';
import { DigestContents } from './digest-contents.service.js';
import { DigestMailService } from './digest-mail.service.js';

/** Readers of one transaction. */
const READERS_AT_ONCE = 200;

/**
 * Writes the digests that are due, some readers after the other; how far it came is in `digest_run`, so that another worker
 * goes on where one was stopped or killed.
 */
@Injectable()
export class DigestsService implements BeforeApplicationShutdown {
  private stopping = false;

  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    private readonly contents: DigestContents,
    private readonly mail: DigestMailService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Any number of workers may call it at once. Answers how many digests this one wrote. */
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

  /** Null when there are no more readers, or another worker is at it. */
  private batch(due: DueDigest): Promise<number | null> {
    const list = due.kind === 'recommended' ? usersToRecommendTo : followingUsers;
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
      const canMail = this.mail.isOn;
      const rows = await writeDigests(tx, due.key, digests, { at: now, wall, canMail });
      await this.mail.order(
        tx,
        rows.filter(({ is_mailed }) => is_mailed).map(({ id }) => id),
      );
      if (rows.length > 0)
        await tellReaders(
          tx,
          rows.map(({ user_id }) => user_id),
        );
      await moveDigestRun(tx, due.key, last, null);
      return rows.length;
    });
  }
}
