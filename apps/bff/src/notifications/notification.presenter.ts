import type { Notification } from '#contract/notifications';
import type { NotificationRow } from '#persistence/notifications';

export function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    message: row.message,
    isRead: row.is_read,
    createdAt: row.created_at.toISOString(),
    link: linkOf(row),
    items: (row.items ?? []).map(({ slug, name, facts }) => ({ link: `/topics/${slug}`, name, facts })),
  };
}

/** A link to the milestone on its topic's page, or to the page. */
function linkOf({ topic_slug, milestone_id }: NotificationRow): string | null {
  if (topic_slug === null) return null;
  return milestone_id === null ? `/topics/${topic_slug}` : `/topics/${topic_slug}#milestone-${milestone_id}`;
}
