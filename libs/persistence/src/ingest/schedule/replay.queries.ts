/** Raw SQL: each statement combines several look-ups on partial indexes. */
import type { Queryable } from '../../database/database.js';
import { FEED_STATE } from '../../database/words.js';

export interface ReplayWork {
  /** The recording has due feeds, including those being visited. */
  due: boolean;
  /** The story-keeper has finished all work up to this news time. */
  settledAt: Date | null;
  /** The next check in news time, or null if no feed is active. */
  nextCheckAt: Date | null;
}

/** The work left at a moment of the replay. Index: feed_next_check. */
export async function replayWork(db: Queryable, recording: string, newsNow: Date): Promise<ReplayWork> {
  const [row] = await db.rows<{ next_check_at: Date | null; settled_at: Date | null }>(
    `select (select min(next_check_at) from feed where state = ${FEED_STATE.active} and recording = $1) as next_check_at,
            (select settled_at from keeper where id = 1) as settled_at`,
    [recording],
  );
  const nextCheckAt = row?.next_check_at ?? null;
  const settledAt = row?.settled_at ?? null;
  return { due: nextCheckAt !== null && nextCheckAt <= newsNow, settledAt, nextCheckAt };
}

/** Whether feeds of the current recording are due at a moment of news time, or being visited. Index: feed_next_check. */
export async function isReading(db: Queryable, newsNow: Date): Promise<boolean> {
  const rows = await db.rows(
    `select 1 from feed
      where state = ${FEED_STATE.active} and next_check_at <= $1
        and recording = (select recording_name from news_clock where id = 1) limit 1`,
    [newsNow],
  );
  return rows.length > 0;
}

/** Whether at least `count` articles are placed. */
export async function hasPlaced(db: Queryable, count: number): Promise<boolean> {
  const [row] = await db.rows<{ placed: number }>(
    'select count(*)::int as placed from (select 1 from article where topic_id is not null limit $1) enough',
    [count],
  );
  return (row?.placed ?? 0) >= count;
}
