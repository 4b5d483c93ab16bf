import { mutate } from 'swr';
import { afterGrowth, type FeedGrowth, NOTHING_UNSEEN, type Unseen } from '#contract/notifications';

/** Kept in the cache, not in a component: it goes on counting while another page than the feed's is open. */
export const UNSEEN = 'feed-unseen';

/** Adds what the event stream tells; whoever hears it may say so, also several of one page. */
export function noteGrowth(growth: FeedGrowth): void {
  change((unseen) => afterGrowth(unseen, growth));
}

/** The feed is loaded as it is now: nothing of it is unseen. */
export function seeAll(): void {
  change((unseen) => ({ ...unseen, count: 0 }));
}

function change(changed: (unseen: Unseen) => Unseen): void {
  void mutate<Unseen>(UNSEEN, (unseen = NOTHING_UNSEEN) => changed(unseen), { revalidate: false });
}
