/** Raw SQL: a source is found by an old id; a follow and its source's follower count change in one statement. The rest is typed. */
import type { Queryable } from '../database/database.js';
import type { RowOf } from '../database/tables.js';
import { currentSourceId } from './source-redirects.queries.js';

/**
 * Locks the row of a source, or of the one that it was merged into, until the transaction ends. Returns the current
 * id, null if there is none.
 */
export async function lockSource(tx: Queryable, sourceId: number): Promise<number | null> {
  const [row] = await tx.rows<{ id: number }>(
    `select id from source where id = ${currentSourceId('$1')} for no key update`,
    [sourceId],
  );
  return row?.id ?? null;
}

/**
 * Adds a follow and counts it in one statement, unless it exists or the limit is reached. The caller holds both rows.
 */
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

/** Removes a follow and counts it in one statement. The caller holds the source's row. */
export async function removeSourceFollow(tx: Queryable, userId: number, sourceId: number): Promise<void> {
  await tx.rows(
    `with gone as (delete from source_follow where user_id = $1 and source_id = $2 returning source_id)
     update source set follower_count = follower_count - 1 where id in (select source_id from gone)`,
    [userId, sourceId],
  );
}

/**
 * Switches notifications of a followed source on (`since` is news time) or off (null). If they are on already, the time stays.
 * Returns false if the reader does not follow the source.
 */
export async function setSourceNotices(
  db: Queryable,
  { userId, sourceId }: { userId: number; sourceId: number },
  since: Date | null,
): Promise<boolean> {
  const changed = await db.kysely
    .updateTable('source_follow')
    .set((eb) => ({
      notices_since: since === null ? null : eb.fn.coalesce('notices_since', eb.val(since)),
    }))
    .where('user_id', '=', userId)
    .where('source_id', '=', sourceId)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0;
}

/** Null if there is no such source. */
export async function sourceFollowState(db: Queryable, userId: number, sourceId: number) {
  const row = await db.kysely
    .selectFrom('source as s')
    .select((eb) => [
      's.follower_count',
      eb
        .exists(
          eb
            .selectFrom('source_follow as f')
            .select('f.source_id')
            .where('f.user_id', '=', userId)
            .whereRef('f.source_id', '=', 's.id'),
        )
        .$castTo<boolean>()
        .as('is_following'),
      eb
        .exists(
          eb
            .selectFrom('source_follow as f')
            .select('f.source_id')
            .where('f.user_id', '=', userId)
            .whereRef('f.source_id', '=', 's.id')
            .where('f.notices_since', 'is not', null),
        )
        .$castTo<boolean>()
        .as('wants_notices'),
    ])
    .where('s.id', '=', sourceId)
    .executeTakeFirst();
  return row ?? null;
}

export type FollowedSourceRow = RowOf<typeof followedSources>;

/** The sources that a reader follows, ordered by name (index `source_follow_pkey`). */
export function followedSources(db: Queryable, userId: number, limit: number) {
  return db.kysely
    .selectFrom('source_follow as f')
    .innerJoin('source as s', 's.id', 'f.source_id')
    .select([
      's.id',
      's.name',
      's.slug',
      's.url',
      's.trust_score',
      's.trust_low',
      's.trust_high',
      's.follower_count',
    ])
    .select((eb) => eb('f.notices_since', 'is not', null).$castTo<boolean>().as('wants_notices'))
    .where('f.user_id', '=', userId)
    .orderBy((eb) => eb.fn('lower', ['s.name']))
    .orderBy('s.id')
    .limit(limit)
    .execute();
}
