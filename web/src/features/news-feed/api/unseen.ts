import { mutate } from 'swr';
import { afterGrowth, type NewsFeedGrowth, NOTHING_UNSEEN, type Unseen } from '#contract/notifications';

/** Kept in the cache, not in a component, so that counting continues while another page is open. */
export const UNSEEN = 'news-feed-unseen';

/** Adds a growth from the event stream. Several listeners may report the same growth. */
export function addGrowth(growth: NewsFeedGrowth): void {
  change((unseen) => afterGrowth(unseen, growth));
}

/** The current news feed is loaded: nothing is unseen. */
export function markAllSeen(): void {
  change((unseen) => ({ ...unseen, count: 0 }));
}

function change(changed: (unseen: Unseen) => Unseen): void {
  void mutate<Unseen>(UNSEEN, (unseen = NOTHING_UNSEEN) => changed(unseen), { revalidate: false });
}
