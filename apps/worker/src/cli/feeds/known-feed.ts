import { type FeedHealth, type FeedHealthState, feedHealth } from '#domain/ingest/health';
import { idOf } from '#persistence/database';
import { findFeed, type ListedFeedRow } from '#persistence/ingest/health';
import { OperatorError } from '#platform/runtime';
import type { Command } from '../run/run-command.js';

/** @throws OperatorError if no feed has this id or URL */
export async function knownFeed({ db }: Command, which: string): Promise<ListedFeedRow> {
  const feed = await findFeed(db, idOf(which) ?? which);
  if (feed === null) throw new OperatorError(`There is no feed ${which}. 'feeds list' shows ids and URLs.`);
  return feed;
}

/** The feed's level and health in words. */
export function healthOf(feed: ListedFeedRow, now: Date): FeedHealth {
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
