/** Raw SQL: one list of columns for lists of feeds, also used by claims, and a JSON column of visits. */
import type { LeftOut } from '#domain/ingest/article';
import type { Queryable } from '../../database/database.js';
import type { Row } from '../../database/tables.js';
import { FEED_STATE } from '../../database/words.js';
import { sourceIdOfDomain } from '../../sources/source-domains.queries.js';
import { type DueScope, isDue, LONGEST_REST } from '../schedule/claims.queries.js';
import { FEED_STATE_COLUMNS, type FeedStateRow } from '../schedule/feed-state.queries.js';

/** A feed for operators. Times are news time, except those of the host, which are system time. */
export type ListedFeedRow = FeedStateRow &
  Pick<Row<'feed'>, FeedColumn> &
  Pick<Row<'host'>, 'leased_until' | 'next_allowed_at'> &
  Pick<Row<'source'>, 'domain' | 'category'> & {
    source: Row<'source'>['name'];
    source_url: Row<'source'>['url'];
    source_slug: Row<'source'>['slug'];
    /** Number of its articles. */
    articles: number;
  };

type FeedColumn =
  | 'title'
  | 'host_key'
  | 'state'
  | 'state_reason'
  | 'recording'
  | 'documents_parsed'
  | 'documents_unreadable'
  | 'items_dropped';

const LISTED = `select ${FEED_STATE_COLUMNS}, f.title, s.domain, s.name as source, s.url as source_url, s.slug as source_slug, s.category, f.host_key,
       f.state, f.state_reason, f.recording, f.documents_parsed, f.documents_unreadable, f.items_dropped,
       (select count(*)::int from article a where a.feed_id = f.id) as articles, h.leased_until, h.next_allowed_at
  from feed f join source s on s.id = f.source_id join host h on h.host_key = f.host_key
  left join websub_subscription w on w.feed_id = f.id`;

export interface FeedFilter {
  /** Feeds of this recording, or live feeds if null. */
  recording: string | null;
  /** Only active feeds and feeds with an unread alert. */
  active: boolean;
  /** Only feeds of this source. */
  domain: string | null;
}

/**
 * Feeds ordered by source and URL, at most `limit`. Scans the table. Indexes: article_feed_id_index for the counts,
 * operator_alert_feed_id_index.
 */
export function listFeeds(db: Queryable, filter: FeedFilter, limit: number): Promise<ListedFeedRow[]> {
  return db.rows<ListedFeedRow>(
    `${LISTED} where f.recording is not distinct from $1 and ($2::text is null or s.id = ${sourceIdOfDomain('$2')})
        and (f.state = ${FEED_STATE.active} or not $3
             or exists (select 1 from operator_alert n where n.feed_id = f.id and n.read_at is null))
      order by s.domain, f.url limit $4`,
    [filter.recording, filter.domain, filter.active, limit],
  );
}

/** The feed with this id or URL. Indexes: the primary key, feed_url_unique. */
export async function findFeed(db: Queryable, which: number | string): Promise<ListedFeedRow | null> {
  const [row] = await db.rows<ListedFeedRow>(
    `${LISTED} where f.${typeof which === 'number' ? 'id' : 'url'} = $1`,
    [which],
  );
  return row ?? null;
}

/** One visit, for display. */
export type ListedVisitRow = Pick<
  Row<'feed_visit'>,
  'at' | 'outcome' | 'detail' | 'ms' | 'bytes' | 'added' | 'revised' | 'dropped'
> & { left_out: LeftOut };

/** A feed's last visits, newest first. Index: feed_visit_of_feed. */
export function lastVisits(db: Queryable, feedId: number, limit: number): Promise<ListedVisitRow[]> {
  return db.rows<ListedVisitRow>(
    `select at, outcome, detail, ms, bytes, added, revised, dropped, left_out from feed_visit
      where feed_id = $1 order by id desc limit $2`,
    [feedId, limit],
  );
}

/**
 * The number of feeds due at `scope.newsNow` whose host is free by `freeBy` (system time), including those being
 * visited. Index: feed_due.
 */
export async function countDueFeeds(db: Queryable, scope: DueScope, freeBy: Date): Promise<number> {
  const [row] = await db.rows<{ due: number }>(
    `select count(*)::int as due from feed f join host h on h.host_key = f.host_key
      where state = ${FEED_STATE.active} and recording is not distinct from $1 and ${isDue('$2')}
        and (h.next_allowed_at <= $3 or h.next_allowed_at > $3::timestamptz + ${LONGEST_REST})`,
    [scope.recording, scope.newsNow, freeBy],
  );
  return row?.due ?? 0;
}

/** A live feed with the source data that a recording stores. */
export type FeedToRecordRow = FeedStateRow &
  Pick<Row<'feed'>, 'host_key'> &
  Pick<Row<'source'>, 'domain' | 'country' | 'language' | 'media_type' | 'bias'> & {
    source: Row<'source'>['name'];
    source_url: Row<'source'>['url'];
    owner: Row<'owner'>['name'] | null;
  };

/** Active live feeds, at most `limit`, optionally only of one source. */
export function feedsToRecord(
  db: Queryable,
  domain: string | null,
  limit: number,
): Promise<FeedToRecordRow[]> {
  return db.rows<FeedToRecordRow>(
    `select ${FEED_STATE_COLUMNS}, f.host_key, s.domain, s.name as source, s.url as source_url, o.name as owner, s.country, s.language,
            s.media_type, s.bias
       from feed f join source s on s.id = f.source_id left join owner o on o.id = s.owner_id
       left join websub_subscription w on w.feed_id = f.id
      where f.state = ${FEED_STATE.active} and f.recording is null and ($1::text is null or s.id = ${sourceIdOfDomain('$1')})
      order by s.domain, f.id limit $2`,
    [domain, limit],
  );
}
