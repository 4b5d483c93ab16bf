import { Inject, Injectable } from '@nestjs/common';
import { UNREAD_COUNTED } from '#contract/notifications';
import { Database } from '#persistence/database';
import { NOTIFICATIONS_CHANNEL, unreadCounts } from '#persistence/notifications';
import type { Logger } from '#platform/runtime';
import { Channels } from '../http/channels.service.js';
import { LOGGER } from '../http/tokens.js';
import { affectedUsers } from './affected-users.js';
import { EventStreams } from './event-streams.service.js';

/** Sends unread counts and newest notifications to connected readers after a change, with one query for all of them. */
@Injectable()
export class UnreadCounts {
  /** Users whose counts must be sent. */
  private readonly pending = new Set<number>();
  private sending = false;

  constructor(
    private readonly db: Database,
    private readonly streams: EventStreams,
    channels: Channels,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    channels.on(NOTIFICATIONS_CHANNEL, (payload) => this.send(affectedUsers(payload)));
    streams.onBeat(() => this.send(null));
  }

  /** @param users whose unread count may have changed; null for all */
  send(users: readonly number[] | null): void {
    for (const userId of users ?? this.streams.readerIds())
      if (this.streams.ofReader(userId).length > 0) this.pending.add(userId);
    void this.sendPending();
  }

  /** Runs one query at a time. Users added in the meantime are part of the next one. */
  private async sendPending(): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    try {
      while (this.pending.size > 0) {
        const users = [...this.pending];
        this.pending.clear();
        for (const { user_id, count, newest } of await unreadCounts(this.db, users, UNREAD_COUNTED))
          for (const stream of this.streams.ofReader(user_id)) stream.sendCount({ count, newest });
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'unread counts not sent; will retry with the next change');
    } finally {
      this.sending = false;
    }
  }
}
