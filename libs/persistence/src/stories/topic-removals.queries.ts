/** Raw SQL: pages by keyset along an index, and an upsert from a query. */
import type { Queryable } from '../database/database.js';
import type { KeysetPosition, Positioned } from '../database/keyset.js';

/**
 * Notes of listed topics that they are listed no more. Call it before the change. Rebuilds need not: what is listed stays so (`isListed`).
 * `at` is news time.
 */
export async function removeFromList(tx: Queryable, ids: readonly number[], at: Date): Promise<void> {
  await tx.rows(
    `insert into topic_removal (topic_id, removed_at)
     select id, $2::timestamptz from topic where id = any($1::int[]) and is_listed
     on conflict (topic_id) do update set removed_at = excluded.removed_at`,
    [ids, at],
    'remove_from_list',
  );
}

export type RemovalRow = Positioned<{ id: number; removed_at: Date; moved_to: number | null }>;

/** Topics that are listed again are no removals. */
const REMOVED = `topic_removal g where g.removed_at >= $1
   and not exists (select 1 from topic t where t.id = g.topic_id and t.is_listed)`;

const BEFORE_FIRST: KeysetPosition = { at: '-infinity', id: 0 };

/** Topics that left the list since then, oldest removal first (index `topic_removal_removed`). */
export function removedTopics(
  db: Queryable,
  since: Date,
  { after, limit }: { after: KeysetPosition | null; limit: number },
): Promise<RemovalRow[]> {
  const { at, id } = after ?? BEFORE_FIRST;
  return db.rows(
    `select g.topic_id as id, g.removed_at, g.removed_at::text as position_at,
            (select r.topic_id from topic_redirect r where r.old_topic_id = g.topic_id) as moved_to
       from ${REMOVED} and (g.removed_at, g.topic_id) > ($2::timestamptz, $3::int)
      order by g.removed_at, g.topic_id limit $4`,
    [since, at, id, limit],
  );
}

/** How many topics `removedTopics` finds in all, counted up to `most`. */
export async function countRemovedTopics(db: Queryable, since: Date, most: number): Promise<number> {
  const [row] = await db.rows<{ topics: number }>(
    `select count(*)::int as topics from (select 1 from ${REMOVED} limit $2) found`,
    [since, most],
  );
  return row?.topics ?? 0;
}

/** Gives what a transaction wrote to these topics at news time `at` a later time. */
export async function restampTopics(
  tx: Queryable,
  ids: readonly number[],
  { at, now }: { at: Date; now: Date },
): Promise<void> {
  const values = [ids, at, now];
  await tx.rows('update topic set updated_at = $3 where id = any($1::int[]) and updated_at = $2', values);
  await tx.rows(
    'update topic_removal set removed_at = $3 where topic_id = any($1::int[]) and removed_at = $2',
    values,
  );
}
