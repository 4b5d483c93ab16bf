import {
  isMuted,
  isWorthPushing,
  type PushedNotice,
  type PushFailures,
  type PushRhythm,
} from '#domain/notifications';
import type { LeasedDeviceRow, WaitingPushRow } from '#persistence/notifications';
import { newsInMessage, newsInTitle } from '#vocabulary';

/** Readers whose device did not tell its time zone have that of the server's dates. */
const DEFAULT_ZONE = 'UTC';

export function rhythmOf(device: LeasedDeviceRow): PushRhythm {
  return {
    timeZone: device.time_zone ?? DEFAULT_ZONE,
    quietFrom: device.quiet_from,
    quietTo: device.quiet_to,
    perWeek: device.pushes_per_week,
  };
}

export function failuresOf({ failures, failing_since }: LeasedDeviceRow): PushFailures {
  return { count: failures, since: failing_since };
}

/** @param newsNow news time, by which mutes end */
export function isWorthTelling(row: WaitingPushRow, now: Date, newsNow: Date): boolean {
  const isOfStory = row.topic_slug !== null;
  const isUnwanted =
    isOfStory &&
    (row.follower === null || isMuted({ since: row.muted_since, until: row.muted_until }, newsNow));
  return isWorthPushing({ orderedAt: row.ordered_at, isRead: row.is_read, isUnwanted }, now);
}

export function noticeOf(row: WaitingPushRow): PushedNotice {
  const { title, message, topic_slug: topic, first_item: first } = row;
  const items = first === null ? [] : [{ ...first, section: first.section ?? null }];
  return {
    title: { text: title, news: newsInTitle({ title, topic, items }) },
    message: { text: message, news: newsInMessage(row) },
    link: linkOf(row),
  };
}

function linkOf({ topic_slug, source_slug, milestone_id }: WaitingPushRow): string | null {
  if (source_slug !== null) return `/sources/${source_slug}`;
  if (topic_slug === null) return null;
  return milestone_id === null ? `/topics/${topic_slug}` : `/topics/${topic_slug}#milestone-${milestone_id}`;
}
