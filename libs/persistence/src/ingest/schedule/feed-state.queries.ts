import type { FetchState } from '#domain/ingest/schedule';
import { HUB_STATE } from '../../database/words.js';

/** A feed's fetch state as its row, and its hub's promise, hold it. */
export interface FeedStateRow {
  id: number;
  url: string;
  etag: string | null;
  last_modified: string | null;
  next_check_at: Date;
  next_check_reason: string;
  last_checked_at: Date | null;
  last_success_at: Date | null;
  last_outcome: string | null;
  last_detail: string | null;
  failure_count: number;
  failing_since: Date | null;
  dead_since: Date | null;
  rhythm_ms: number | null;
  stated_interval_ms: number | null;
  skip_hours: number[];
  skip_days: number[];
  last_new_at: Date | null;
  hub_url: string | null;
  self_url: string | null;
  pushed_until: Date | null;
  redirect_url: string | null;
  redirect_sightings: number;
  redirect_since: Date | null;
}

/**
 * When a redirect was seen first: that many visits ago, as the history tells. Failures in between make it later, never
 * earlier, and so does a history that was cut. Index: feed_visit_of_feed.
 */
const REDIRECT_SINCE = `case when f.redirect_url is not null then (select min(seen.at) from (
    select v.at from feed_visit v where v.feed_id = f.id order by v.id desc limit f.redirect_sightings) seen) end`;

/** The columns of a `FeedStateRow`, of `feed` as `f` and `websub_subscription` as `w` (left join on feed_id). */
export const FEED_STATE_COLUMNS = `f.id, f.url, f.etag, f.last_modified, f.next_check_at, f.next_check_reason, f.last_checked_at,
  f.last_success_at, f.last_outcome, f.last_detail, f.failure_count, f.failing_since, f.dead_since, f.rhythm_ms,
  f.stated_interval_ms, f.skip_hours, f.skip_days, f.last_new_at, f.hub_url, f.self_url,
  case when w.state = ${HUB_STATE.active} and w.hub_url = f.hub_url and w.secret <> '' then w.lease_until end as pushed_until, f.redirect_url, f.redirect_sightings,
  ${REDIRECT_SINCE} as redirect_since`;

/** The feed's state as the domain reads it; `disabledReason` where it is not visited at all. */
export function fetchStateOf(row: FeedStateRow, disabledReason: string | null = null): FetchState {
  return {
    feedId: row.id,
    url: row.url,
    etag: row.etag,
    lastModified: row.last_modified,
    nextCheckAt: row.next_check_at,
    nextCheckReason: row.next_check_reason as FetchState['nextCheckReason'],
    lastCheckedAt: row.last_checked_at,
    lastSuccessAt: row.last_success_at,
    lastOutcome: row.last_outcome as FetchState['lastOutcome'],
    lastDetail: row.last_detail,
    failureCount: row.failure_count,
    failingSince: row.failing_since,
    deadSince: row.dead_since,
    rhythmMs: row.rhythm_ms,
    statedIntervalMs: row.stated_interval_ms,
    skipHours: row.skip_hours,
    skipDays: row.skip_days,
    lastNewAt: row.last_new_at,
    hubUrl: row.hub_url,
    selfUrl: row.self_url,
    pushedUntil: row.pushed_until,
    redirectUrl: row.redirect_url,
    redirectSightings: row.redirect_sightings,
    redirectSince: row.redirect_since,
    disabledReason,
  };
}
