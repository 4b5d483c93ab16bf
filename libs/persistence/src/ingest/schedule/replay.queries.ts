/** Raw SQL: each answer is several questions along partial indexes in one statement. */
import type { Queryable } from '../../database/database.js';
import { FEED_STATE } from '../../database/words.js';

export interface ReplayWork {
  /** Feeds of the recording whose check is due, also those that are being visited. */
  due: boolean;
  /** Articles first seen by the horizon that no story holds yet. */
  waiting: boolean;
  /** The earliest check to come, in news time; null without an active feed. */
  nextCheckAt: Date | null;
}

/** What is left to do at a moment of the replay; `horizon` bounds what must be placed. Indexes: feed_next_check, article_waiting. */
export async function replayWork(
  db: Queryable,
  recording: string,
  newsNow: Date,
  horizon: Date,
): Promise<ReplayWork> {
  const [row] = await db.rows<{ next_check_at: Date | null; waiting: boolean }>(
    `select (select min(next_check_at) from feed where state = ${FEED_STATE.active} and recording = $1) as next_check_at,
            exists (select 1 from article where topic_id is null and first_seen_at <= $2) as waiting`,
    [recording, horizon],
  );
  const nextCheckAt = row?.next_check_at ?? null;
  return { due: nextCheckAt !== null && nextCheckAt <= newsNow, waiting: row?.waiting ?? false, nextCheckAt };
}

/** Whether at least `count` articles stand in stories. */
export async function hasPlaced(db: Queryable, count: number): Promise<boolean> {
  const [row] = await db.rows<{ placed: number }>(
    'select count(*)::int as placed from (select 1 from article where topic_id is not null limit $1) enough',
    [count],
  );
  return (row?.placed ?? 0) >= count;
}
