import type { Mute, Notification } from '#contract/notifications';
import { isMuted } from '#domain/notifications';
import type { MuteRow, NotificationRow } from '#persistence/notifications';

/**
 * @param now news time
 * @param languages of the stories that the items of a digest or a followed source are about, by id
 */
export function presentNotification(
  row: NotificationRow,
  now: Date,
  languages: ReadonlyMap<number, string> = new Map(),
): Notification {
  const items = row.items ?? [];
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    message: row.message,
    isRead: row.is_read,
    createdAt: row.created_at.toISOString(),
    position: row.position,
    link: linkOf(row),
    topic: topicOf(row, now),
    items: items.map(({ topicId, slug, name, section = null, facts }) => ({
      link: section === 'sources' ? `/sources/${slug}` : `/topics/${slug}`,
      name,
      language: topicId === null ? null : (languages.get(topicId) ?? null),
      section,
      facts,
    })),
    more: Math.max(0, (row.story_count ?? 0) - items.length),
  };
}

/** Null if the story is not muted. */
export function presentMute({ muted_since, muted_until }: MuteRow, now: Date): Mute | null {
  if (!isMuted({ since: muted_since, until: muted_until }, now)) return null;
  return { lasts: muted_until === null ? 'always' : 'day', until: muted_until?.toISOString() ?? null };
}

/** A link to the milestone on its topic's page, to the page, or to the page of a source. */
function linkOf({ topic_slug, milestone_id, source_slug }: NotificationRow): string | null {
  if (source_slug !== null) return `/sources/${source_slug}`;
  if (topic_slug === null) return null;
  return milestone_id === null ? `/topics/${topic_slug}` : `/topics/${topic_slug}#milestone-${milestone_id}`;
}

function topicOf(row: NotificationRow, now: Date): Notification['topic'] {
  const { topic_id: id, topic_slug: slug, topic_name: name, topic_language: language, follower } = row;
  if (id === null || slug === null || name === null || language === null) return null;
  return {
    id,
    name,
    language,
    link: `/topics/${slug}`,
    isFollowed: follower !== null,
    mute: presentMute(row, now),
  };
}
