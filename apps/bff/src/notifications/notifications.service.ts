import { Injectable } from '@nestjs/common';
import {
  NOTIFICATIONS_ANSWERED,
  type Notification,
  type NotificationCount,
  UNREAD_COUNTED,
} from '#contract/notifications';
import { Database } from '#persistence/database';
import {
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
  constructor(private readonly db: Database) {}

  async list(userId: number): Promise<Notification[]> {
    return (await newestNotifications(this.db, userId, NOTIFICATIONS_ANSWERED)).map(presentNotification);
  }

  async count(userId: number): Promise<NotificationCount> {
    const [unread] = await unreadCounts(this.db, [userId], UNREAD_COUNTED);
    return { count: unread?.count ?? 0 };
  }

  /** @throws ApiError 404 if the reader has no such notification */
  async read(userId: number, id: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      if (!(await readNotification(tx, userId, id, systemClock.now()))) throw notFound('This notification');
      await notifyReaders(tx, [userId]);
    });
  }

  async readAll(userId: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      if ((await readNotifications(tx, userId, systemClock.now())) > 0) await notifyReaders(tx, [userId]);
    });
  }
}
