import type { Queryable } from '../database/database.js';

/** Holds a source's row until the transaction ends; false: there is none. */
export async function lockSource(tx: Queryable, sourceId: number): Promise<boolean> {
  const rows = await tx.rows('select 1 from source where id = $1 for no key update', [sourceId]);
  return rows.length > 0;
}

/** Follows and counts in one statement; nothing happens where it is followed already, or one too many. Both rows are locked. */
export async function addSourceFollow(
  tx: Queryable,
  follow: { userId: number; sourceId: number; at: Date; most: number },
): Promise<void> {
  await tx.rows(
    `with added as (
       insert into source_follow (user_id, source_id, followed_at)
       select $1::int, $2::int, $3::timestamptz where (select count(*) from source_follow where user_id = $1) < $4
       on conflict do nothing returning source_id)
     update source set follower_count = follower_count + 1 where id in (select source_id from added)`,
    [follow.userId, follow.sourceId, follow.at, follow.most],
  );
}

/** Unfollows and counts in one statement; the source's row is locked. */
export async function removeSourceFollow(tx: Queryable, userId: number, sourceId: number): Promise<void> {
  await tx.rows(
    `with gone as (delete from source_follow where user_id = $1 and source_id = $2 returning source_id)
     update source set follower_count = follower_count - 1 where id in (select source_id from gone)`,
    [userId, sourceId],
  );
}

/** Null: there is no such source. */
export async function sourceFollowState(
  db: Queryable,
  userId: number,
  sourceId: number,
): Promise<{ follower_count: number; is_following: boolean } | null> {
  const [row] = await db.rows<{ follower_count: number; is_following: boolean }>(
    `select s.follower_count,
            exists (select 1 from source_follow f where f.user_id = $1 and f.source_id = s.id) as is_following
       from source s where s.id = $2`,
    [userId, sourceId],
  );
  return row ?? null;
}

export interface FollowedSourceRow {
  id: number;
  name: string;
  slug: string;
  url: string;
  trust_score: number | null;
  follower_count: number;
}

/** The sources that a reader follows, by name (index `source_follow_pkey`). */
export function followedSources(db: Queryable, userId: number, limit: number): Promise<FollowedSourceRow[]> {
  return db.rows(
    `select s.id, s.name, s.slug, s.url, s.trust_score, s.follower_count
       from source_follow f join source s on s.id = f.source_id
      where f.user_id = $1 order by lower(s.name), s.id limit $2`,
    [userId, limit],
  );
}
