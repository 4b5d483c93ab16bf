import { Inject, Injectable } from '@nestjs/common';
import { Database, NOTICES_CHANNEL } from '#persistence';
import type { Logger } from '#platform';
import { LOGGER } from '../http/tokens.js';

/** Between two tries to listen again (ms): doubled after each, up to the second. */
const AGAIN_MS = { first: 1000, most: 30_000 };

type Heard = (userIds: readonly number[] | null) => void;

/**
 * Hears whose notices changed, on a connection of its own to the primary. After a lost connection nobody knows what was
 * missed: everybody is told again.
 */
@Injectable()
export class NoticesListener {
  private client: Awaited<ReturnType<Database['listener']>> | null = null;
  private retry: NodeJS.Timeout | null = null;
  private stopped = false;

  constructor(
    private readonly db: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Listens until `stop`. @param heard whose unread count may have changed; null: anybody's */
  async start(heard: Heard, waitMs = AGAIN_MS.first): Promise<void> {
    try {
      const client = await this.db.listener();
      this.client = client;
      const lost = (error?: Error) => {
        if (this.client === client) this.startAgain(heard, AGAIN_MS.first, error);
      };
      client.on('error', lost);
      client.once('end', () => lost());
      client.on('notification', ({ payload }) => heard(userIdsOf(payload)));
      await client.query(`listen ${NOTICES_CHANNEL}`);
      if (this.stopped) await this.stop();
      else heard(null);
    } catch (error) {
      this.startAgain(heard, waitMs, error);
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.retry) clearTimeout(this.retry);
    const { client } = this;
    this.client = null;
    await client?.end();
  }

  private startAgain(heard: Heard, waitMs: number, error: unknown): void {
    this.client = null;
    if (this.stopped || this.retry) return;
    this.logger.warn({ err: error, waitMs }, 'not listening for notices; it is tried again');
    this.retry = setTimeout(() => {
      this.retry = null;
      void this.start(heard, Math.min(2 * waitMs, AGAIN_MS.most));
    }, waitMs);
  }
}

/** Null where the payload names nobody, or is none of ours. */
function userIdsOf(payload: string | undefined): readonly number[] | null {
  try {
    const { users } = JSON.parse(payload ?? '') as { users?: unknown };
    return Array.isArray(users) ? users.filter(Number.isInteger) : null;
  } catch {
    return null;
  }
}
