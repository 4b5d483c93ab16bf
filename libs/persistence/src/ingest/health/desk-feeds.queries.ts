/** Raw SQL: feeds with what their health follows from, without counting their articles. */
import type { Queryable } from '../../database/database.js';
import type { Row } from '../../database/tables.js';

/** More feeds than any installation reads. Their health is judged in memory, because it follows from many columns. */
const MOST = 20_000;

export type DeskFeedRow = Pick<
  Row<'feed'>,
  | 'id'
  | 'url'
  | 'title'
  | 'state'
  | 'state_reason'
  | 'recording'
  | 'next_check_at'
  | 'last_checked_at'
  | 'failure_count'
  | 'failing_since'
  | 'dead_since'
  | 'rhythm_ms'
  | 'last_new_at'
  | 'last_outcome'
  | 'last_detail'
> &
  Pick<Row<'host'>, 'next_allowed_at'> & {
    name: string;
    domain: string;
    slug: string;
    category: string;
    source_url: string;
  };

/** Feeds of a recording, or live ones, whose URL or source contains `q` in any case, by source. Scans the tables. */
export function deskFeeds(db: Queryable, recording: string | null, q: string): Promise<DeskFeedRow[]> {
  return db.rows(
    `select f.id, f.url, f.title, f.state, f.state_reason, f.recording, f.next_check_at, f.last_checked_at,
        f.failure_count, f.failing_since, f.dead_since, f.rhythm_ms, f.last_new_at, f.last_outcome, f.last_detail,
        h.next_allowed_at, s.name, s.domain, s.slug, s.category, s.url as source_url
      from feed f join source s on s.id = f.source_id join host h on h.host_key = f.host_key
      where f.recording is not distinct from $1
        and ($2 = '' or position($2 in lower(s.name)) > 0 or position($2 in s.domain) > 0 or position($2 in lower(f.url)) > 0)
      order by s.domain, f.id limit ${MOST}`,
    [recording, q.toLowerCase()],
  );
}
