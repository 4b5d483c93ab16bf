import { Injectable } from '@nestjs/common';
import {
  NOTIFICATIONS_ANSWERED,
  type Notification,
  type NotificationCount,
  type NotificationsQuery,
  UNREAD_COUNTED,
} from '#contract/notifications';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import {
  itemLanguages,
  newestNotifications,
  notifyReaders,
  readNotification,
  readNotifications,
  unreadCounts,
} from '#persistence/notifications';
import { systemClock } from '#platform/runtime';
import { notFound } from '../http/errors.js';
import { presentNotification } from './notification.presenter.js';

/** A reader's own notifications. Marking them as read updates the reader's other tabs. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
  ) {}

  async list(userId: number, { before, unread }: NotificationsQuery): Promise<Notification[]> {
    const page = { before, isUnread: unread, limit: NOTIFICATIONS_ANSWERED };
    const now = await this.clock.now();
    const rows = await newestNotifications(this.db, userId, page);
    const languages = await itemLanguages(this.db, rows);
    return rows.map((row) => presentNotification(row, now, languages));
  }

  async count(userId: number): Promise<NotificationCount> {
    const [unread] = await unreadCounts(this.db, [userId], UNREAD_COUNTED);
    return { count: unread?.count ?? 0 };
  }

  /** @throws ApiError 404 if the reader has no such notification */
  async read(userId: number, id: number, upTo?: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      const seen = { upTo, wall: systemClock.now() };
      if (!(await readNotification(tx, userId, id, seen))) throw notFound('This notification');
      await notifyReaders(tx, [userId]);
    });
  }

  async readAll(userId: number, upTo?: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      const seen = { upTo, wall: systemClock.now() };
      if ((await readNotifications(tx, userId, seen)) > 0) await notifyReaders(tx, [userId]);
    });
  }
}
