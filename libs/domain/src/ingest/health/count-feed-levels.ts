import { FEED_LEVELS, type FeedLevel } from '#vocabulary';
import { type FeedStanding, feedLevel, restingLevel } from './feed-health.js';

/** Feeds that are not active, counted together where their level rests on the same. */
export interface RestingFeeds extends Pick<FeedStanding, 'state' | 'stateReason'> {
  feeds: number;
}

/** How many feeds stand at each level; each level is named. */
export function countFeedLevels(
  active: readonly FeedStanding[],
  resting: readonly RestingFeeds[],
  now: Date,
): Record<FeedLevel, number> {
  const counts = Object.fromEntries(FEED_LEVELS.map((level) => [level, 0])) as Record<FeedLevel, number>;
  for (const feed of active) counts[feedLevel(feed, now)]++;
  for (const group of resting) counts[restingLevel(group)] += group.feeds;
  return counts;
}
