import { FEED_LEVELS, type FeedLevel } from '#vocabulary';
import { type FeedStanding, feedLevel, inactiveLevel } from './feed-health.js';
import type { FailingFeeds } from './ingest-problems.js';

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

/** How many of the visited feeds fail, and how long the one that failed last has failed (news time, ms). */
export function failingFeeds(active: readonly FeedStanding[], now: Date): FailingFeeds {
  const visited = active.filter((feed) => feedLevel(feed, now) !== 'waiting');
  const failing = visited.filter((feed) => ['failing', 'dead'].includes(feedLevel(feed, now)));
  const began = failing.map((feed) => (feed.failingSince ?? feed.lastCheckedAt ?? now).getTime());
  const forMs = failing.length === 0 ? 0 : Math.max(0, now.getTime() - Math.max(...began));
  return { feeds: failing.length, of: visited.length, forMs };
}
