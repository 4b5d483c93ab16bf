import { FEED_LEVELS, type FeedLevel } from '#vocabulary';
import { type FeedStanding, feedLevel, inactiveLevel } from './feed-health.js';

/** Inactive feeds, counted in groups of the same state and reason. */
export interface InactiveFeeds extends Pick<FeedStanding, 'state' | 'stateReason'> {
  feeds: number;
}

/** The number of feeds at each level. Every level is included. */
export function countFeedLevels(
  active: readonly FeedStanding[],
  inactive: readonly InactiveFeeds[],
  now: Date,
): Record<FeedLevel, number> {
  const counts = Object.fromEntries(FEED_LEVELS.map((level) => [level, 0])) as Record<FeedLevel, number>;
  for (const feed of active) counts[feedLevel(feed, now)]++;
  for (const group of inactive) counts[inactiveLevel(group)] += group.feeds;
  return counts;
}
