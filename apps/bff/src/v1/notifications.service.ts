import { Injectable } from '@nestjs/common';
import type { Notification, NotificationPage, NotificationsQuery } from '#contract/v1';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { countNotifications, type NotificationRow, newestNotifications } from '#persistence/notifications';
import { presentNotification as presentOnSite } from '../notifications/notification.presenter.js';
import { Pages } from './pages.service.js';

/** A reader's notifications, as `/api/v1` answers them. */
@Injectable()
export class ApiNotificationsService {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    private readonly pages: Pages,
  ) {}

  /** `origin` is the public origin. */
  async list(userId: number, query: NotificationsQuery, origin: string): Promise<NotificationPage> {
    const filter = {
      isUnread: query.unread === 'true',
      since: query.since === undefined ? undefined : new Date(query.since),
    };
    const now = await this.clock.now();
    const { rows, page } = await this.pages.byNumber('listNotifications', query, {
      load: ({ after, limit }) =>
        newestNotifications(this.db, userId, { ...filter, before: after ?? undefined, limit }),
      count: (most) => countNotifications(this.db, userId, { ...filter, most }),
      positionOf: ({ position }) => position,
    });
    return { data: rows.map((row) => presentNotification(row, now, origin)), page };
  }
}

function presentNotification(row: NotificationRow, now: Date, origin: string): Notification {
  const { id, type, title, message, isRead, createdAt, link, topic } = presentOnSite(row, now);
  return {
    id,
    type,
    title,
    message,
    isRead,
    createdAt,
    url: link === null ? null : origin + link,
    story: topic && { id: topic.id, name: topic.name, url: origin + topic.link },
  };
}
