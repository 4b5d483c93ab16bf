/** Raw SQL: column lists for the statements that claim, list and record feeds. */
import type { FetchState } from '#domain/ingest/schedule';
import type { Row } from '../../database/tables.js';
import { HUB_STATE } from '../../database/words.js';

/** A feed's fetch state from its own row and its hub subscription. */
export type FeedStateRow = Pick<Row<'feed'>, FeedStateColumn> & {
  pushed_until: Row<'websub_subscription'>['lease_until'];
  redirect_since: Date | null;
};

type FeedStateColumn =
  | 'id'
  | 'url'
  | 'etag'
  | 'last_modified'
  | 'next_check_at'
  | 'next_check_reason'
  | 'last_checked_at'
  | 'last_success_at'
  | 'last_outcome'
  | 'last_detail'
  | 'failure_count'
  | 'failing_since'
  | 'dead_since'
  | 'rhythm_ms'
  | 'stated_interval_ms'
  | 'skip_hours'
  | 'skip_days'
  | 'last_new_at'
  | 'hub_url'
  | 'self_url'
  | 'redirect_url'
  | 'redirect_sightings';

/**
 * When a redirect was first seen: that many visits ago in the history. Failures in between and a pruned history make
 * it later, never earlier. Index: feed_visit_of_feed.
 */
const REDIRECT_SINCE = `case when f.redirect_url is not null then (select min(seen.at) from (
    select v.at from feed_visit v where v.feed_id = f.id order by v.id desc limit f.redirect_sightings) seen) end`;

/**
 * Until when the hub announces changes. Many feeds name a hub that confirms subscriptions, but is never told of changes. So a hub
 * counts once it has pushed, and as long as it announces the newest articles, which may be dated by their visit shortly after the push.
 */
const PUSHED_UNTIL = `case when w.state = ${HUB_STATE.active} and w.hub_url = f.hub_url and w.secret <> ''
    and w.last_push_at >= coalesce(f.last_new_at, '-infinity') - interval '1 hour' then w.lease_until end`;

/** The columns of a `FeedStateRow`, from `feed` as `f` and `websub_subscription` as `w` (left join on feed_id). */
export const FEED_STATE_COLUMNS = `f.id, f.url, f.etag, f.last_modified, f.next_check_at, f.next_check_reason, f.last_checked_at,
  f.last_success_at, f.last_outcome, f.last_detail, f.failure_count, f.failing_since, f.dead_since, f.rhythm_ms,
  f.stated_interval_ms, f.skip_hours, f.skip_days, f.last_new_at, f.hub_url, f.self_url,
  ${PUSHED_UNTIL} as pushed_until, f.redirect_url, f.redirect_sightings,
  ${REDIRECT_SINCE} as redirect_since`;

/** The feed's state for the domain. `disabledReason` is set if it is not visited. */
export function fetchStateOf(row: FeedStateRow, disabledReason: string | null = null): FetchState {
  return {
    feedId: row.id,
    url: row.url,
    etag: row.etag,
    lastModified: row.last_modified,
    nextCheckAt: row.next_check_at,
    nextCheckReason: row.next_check_reason,
    lastCheckedAt: row.last_checked_at,
    lastSuccessAt: row.last_success_at,
    lastOutcome: row.last_outcome,
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
