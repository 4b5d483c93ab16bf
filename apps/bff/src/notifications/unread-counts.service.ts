import { Inject, Injectable } from '@nestjs/common';
import { UNREAD_COUNTED } from '#contract/notifications';
import { Database } from '#persistence/database';
import { NOTIFICATIONS_CHANNEL, unreadCounts } from '#persistence/notifications';
import type { Logger } from '#platform/runtime';
import { Channels } from '../http/channels.service.js';
import { LOGGER } from '../http/tokens.js';
import { concernedUsers } from './concerned-users.js';
import { EventStreams } from './event-streams.service.js';

/** Tells readers at once how many notifications are unread: one query for all who are connected and concerned. */
@Injectable()
export class UnreadCounts {
  /** Whose counts are to be asked for, and whether somebody is at it. */
  private readonly concerned = new Set<number>();
  private telling = false;

  constructor(
    private readonly db: Database,
    private readonly streams: EventStreams,
    channels: Channels,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    channels.on(NOTIFICATIONS_CHANNEL, (payload) => this.tell(concernedUsers(payload)));
    streams.onBeat(() => this.tell(null));
  }

  /** @param users whose unread count may have changed; null: anybody's */
  tell(users: readonly number[] | null): void {
    for (const userId of users ?? this.streams.readerIds())
      if (this.streams.ofReader(userId).length > 0) this.concerned.add(userId);
    void this.tellConcerned();
  }

  /** One query at a time; whoever is concerned meanwhile is asked for by the next. */
  private async tellConcerned(): Promise<void> {
    if (this.telling) return;
    this.telling = true;
    try {
      while (this.concerned.size > 0) {
        const users = [...this.concerned];
        this.concerned.clear();
        for (const { user_id, count } of await unreadCounts(this.db, users, UNREAD_COUNTED))
          for (const stream of this.streams.ofReader(user_id)) stream.tellCount(count);
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'unread counts not told; the next change tells them');
    } finally {
      this.telling = false;
    }
  }
}
