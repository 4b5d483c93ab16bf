import type { Queryable } from '../database.js';
import type { DueScope } from './claims.queries.js';

/** A feed as operators see it. Times are news time. */
export interface ListedFeedRow {
  id: number;
  url: string;
  title: string | null;
  domain: string;
  source: string;
  state: 'active' | 'waiting' | 'disabled';
  state_reason: string | null;
  recording: string | null;
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
  redirect_url: string | null;
  redirect_sightings: number;
  documents_parsed: number;
  documents_unreadable: number;
  items_dropped: number;
  /** Articles that it brought. */
  articles: number;
  /** System time. */
  next_allowed_at: Date;
  leased_until: Date | null;
}

const LISTED = `select f.id, f.url, f.title, s.domain, s.name as source, f.state, f.state_reason, f.recording,
       f.next_check_at, f.next_check_reason, f.last_checked_at, f.last_success_at, f.last_outcome, f.last_detail,
       f.failure_count, f.failing_since, f.dead_since, f.rhythm_ms, f.stated_interval_ms, f.skip_hours, f.skip_days,
       f.last_new_at, f.redirect_url, f.redirect_sightings, f.documents_parsed, f.documents_unreadable, f.items_dropped,
       (select count(*)::int from article a where a.feed_id = f.id) as articles, h.next_allowed_at, h.leased_until
  from feed f join source s on s.id = f.source_id join host h on h.host_key = f.host_key`;

export interface FeedFilter {
  /** The feeds of this recording, or (null) the live ones. */
  recording: string | null;
  /** Only those that are visited. */
  active: boolean;
  /** Only this source's. */
  domain: string | null;
}

/** Feeds by source and address, at most `limit`. Index: article_feed_id_index for the counts; the table is scanned. */
export function listFeeds(db: Queryable, filter: FeedFilter, limit: number): Promise<ListedFeedRow[]> {
  return db.rows<ListedFeedRow>(
    `${LISTED} where f.recording is not distinct from $1 and ($2::text is null or s.domain = $2)
        and (f.state = 'active' or not $3)
      order by s.domain, f.url limit $4`,
    [filter.recording, filter.domain, filter.active, limit],
  );
}

/** The feed of this id or address. Index: the primary key, feed_url_unique. */
export async function findFeed(db: Queryable, which: number | string): Promise<ListedFeedRow | null> {
  const [row] = await db.rows<ListedFeedRow>(
    `${LISTED} where f.${typeof which === 'number' ? 'id' : 'url'} = $1`,
    [which],
  );
  return row ?? null;
}

/** One visit, for people. */
export interface ListedVisitRow {
  at: Date;
  outcome: string;
  detail: string | null;
  ms: number;
  bytes: number;
  added: number;
  revised: number;
  dropped: number;
}

/** A feed's last visits, newest first. Index: feed_visit_of_feed. */
export function lastVisits(db: Queryable, feedId: number, limit: number): Promise<ListedVisitRow[]> {
  return db.rows<ListedVisitRow>(
    `select at, outcome, detail, ms, bytes, added, revised, dropped from feed_visit where feed_id = $1
      order by id desc limit $2`,
    [feedId, limit],
  );
}

/** How many feeds are due at `scope.newsNow`, those included that somebody visits now. Index: feed_due. */
export async function countDueFeeds(db: Queryable, scope: DueScope): Promise<number> {
  const [row] = await db.rows<{ due: number }>(
    `select count(*)::int as due from feed
      where state = 'active' and recording is not distinct from $1 and next_check_at <= $2`,
    [scope.recording, scope.newsNow],
  );
  return row?.due ?? 0;
}
