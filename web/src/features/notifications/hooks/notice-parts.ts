import type { Notification } from '#contract/notifications';
import { isOutcome, isStoryTitle, type NewsParts, newsIn, newsInListTitle } from '#vocabulary';

/** The words of a report in a notification's title. That of a digest names the first of its stories. */
export function newsInTitle({ title, topic, items }: Notification): NewsParts | null {
  return topic === null ? newsInListTitle(title, items[0]) : newsIn(title, isStoryTitle(title));
}

export function newsInMessage({ type, title, message }: Notification): NewsParts | null {
  return newsIn(message, type === 'alert' && title.startsWith('Ended: ') && isOutcome(message));
}
