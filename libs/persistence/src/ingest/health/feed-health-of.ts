import { type FeedHealth, type FeedHealthState, feedHealth } from '#domain/ingest/health';
import type { DeskFeedRow } from './desk-feeds.queries.js';

/** The columns from which the health of a feed follows. */
export type FeedHealthRow = Omit<DeskFeedRow, 'id' | 'url' | 'title' | 'name' | 'domain' | 'slug'>;

/** The feed's level and health in words. */
export function feedHealthOf(feed: FeedHealthRow, now: Date): FeedHealth {
  return feedHealth(
    {
      state: feed.state,
      stateReason: feed.state_reason,
      nextCheckAt: feed.next_check_at,
      lastCheckedAt: feed.last_checked_at,
      failureCount: feed.failure_count,
      failingSince: feed.failing_since,
      deadSince: feed.dead_since,
      rhythmMs: feed.rhythm_ms,
      lastNewAt: feed.last_new_at,
      lastOutcome: feed.last_outcome as FeedHealthState['lastOutcome'],
      lastDetail: feed.last_detail,
    },
    now,
    feed.recording === null ? feed.next_allowed_at : null,
  );
}
