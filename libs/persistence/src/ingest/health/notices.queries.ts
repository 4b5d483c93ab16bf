import type { FeedNotice } from '#domain/ingest/health';
import type { Queryable } from '../../database/database.js';

/** A notice with the feed that it is about. Times are system time. */
export interface NoticeRow {
  id: number;
  kind: FeedNotice['kind'];
  payload: FeedNotice['payload'];
  feed_id: number | null;
  /** As the feed is read now. */
  url: string | null;
  domain: string | null;
  created_at: Date;
  read_at: Date | null;
}

/** Notices, newest first, at most `limit`; only those that nobody has read where `unread`. The table is small. */
export function listNotices(db: Queryable, unread: boolean, limit: number): Promise<NoticeRow[]> {
  return db.rows<NoticeRow>(
    `select n.id, n.kind, n.payload, n.feed_id, f.url, s.domain, n.created_at, n.read_at
       from operator_notice n left join feed f on f.id = n.feed_id left join source s on s.id = f.source_id
      where n.read_at is null or not $1
      order by n.id desc limit $2`,
    [unread, limit],
  );
}

/** Marks notices as read at `wall` (system time); answers how many had not been. Index: operator_notice_pkey. */
export async function markNoticesRead(db: Queryable, ids: readonly number[], wall: Date): Promise<number> {
  const marked = await db.rows(
    'update operator_notice set read_at = $2 where id = any($1::int[]) and read_at is null returning id',
    [ids, wall],
  );
  return marked.length;
}
