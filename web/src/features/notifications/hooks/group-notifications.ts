import { t } from '@lingui/core/macro';
import type { Notification } from '#contract/notifications';

/** Notifications of one story, newest first; a digest stands alone. */
export interface StoryGroup {
  key: string;
  newest: Notification;
  earlier: Notification[];
}

export interface DayGroup {
  /** 'YYYY-MM-DD' in the reader's time zone. */
  day: string;
  stories: StoryGroup[];
}

/** Groups the list by day, and each day by story, in the order of the newest notification. */
export function groupNotifications(notifications: readonly Notification[]): DayGroup[] {
  const days = Map.groupBy(notifications, ({ createdAt }) => dayOf(new Date(createdAt)));
  return [...days].map(([day, ofDay]) => {
    const stories = Map.groupBy(ofDay, ({ id, topic }) => (topic ? `story ${topic.id}` : `digest ${id}`));
    return { day, stories: [...stories].flatMap(([key, of]) => storyGroup(`${day} ${key}`, of)) };
  });
}

function storyGroup(key: string, [newest, ...earlier]: Notification[]): StoryGroup[] {
  return newest ? [{ key, newest, earlier }] : [];
}

/** 'Today', 'Yesterday' or null, in the reader's time zone. */
export function nearDay(day: string, now: Date): string | null {
  if (day === dayOf(now)) return t`Today`;
  const before = new Date(now);
  before.setDate(before.getDate() - 1);
  return day === dayOf(before) ? t`Yesterday` : null;
}

function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
