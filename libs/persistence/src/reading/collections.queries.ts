import type { Queryable } from '../database/database.js';
import type { TopicRow } from '../stories/topics.queries.js';

export interface CollectionRow {
  id: number;
  user_id: number;
  owner: string;
  name: string;
  description: string | null;
  is_private: boolean;
  /** Added last first. */
  topic_ids: number[];
  created_at: Date;
  updated_at: Date;
}

const COLLECTION = `select c.id, c.user_id, u.username as owner, c.name, c.description, c.is_private, c.created_at, c.updated_at,
       array(select t.topic_id from collection_topic t where t.collection_id = c.id
              order by t.added_at desc, t.topic_id desc) as topic_ids
  from collection c join user_account u on u.id = c.user_id`;

/** A reader's own, newest first (index `collection_user_id_index`). */
export function collectionsOfUser(db: Queryable, userId: number, limit: number): Promise<CollectionRow[]> {
  return db.rows(`${COLLECTION} where c.user_id = $1 order by c.id desc limit $2`, [userId, limit]);
}

export async function collectionById(db: Queryable, id: number): Promise<CollectionRow | null> {
  const [row] = await db.rows<CollectionRow>(`${COLLECTION} where c.id = $1`, [id]);
  return row ?? null;
}

export interface NewCollectionRow {
  userId: number;
  name: string;
  description: string | null;
  isPrivate: boolean;
  /** System time. */
  at: Date;
  /** Collections of one reader. */
  most: number;
}

/** Its id; null where it would be one too many. The reader's row is locked. */
export async function insertCollection(tx: Queryable, collection: NewCollectionRow): Promise<number | null> {
  const { userId, name, description, isPrivate, at, most } = collection;
  const [row] = await tx.rows<{ id: number }>(
    `insert into collection (user_id, name, description, is_private, created_at, updated_at)
     select $1::int, $2::text, $3::text, $4::boolean, $5::timestamptz, $5
      where (select count(*) from collection where user_id = $1) < $6 returning id`,
    [userId, name, description, isPrivate, at, most],
  );
  return row?.id ?? null;
}

export interface CollectionChangeRow {
  name?: string | undefined;
  /** Null takes it away. */
  description?: string | null | undefined;
  isPrivate?: boolean | undefined;
}

/** False where it is none of the reader's; `at` is system time. */
export async function changeCollection(
  db: Queryable,
  { id, userId }: { id: number; userId: number },
  { name, description, isPrivate }: CollectionChangeRow,
  at: Date,
): Promise<boolean> {
  const rows = await db.rows(
    `update collection
        set name = coalesce($3, name), description = case when $4 then $5 else description end,
            is_private = coalesce($6, is_private), updated_at = $7
      where id = $1 and user_id = $2 returning id`,
    [id, userId, name ?? null, description !== undefined, description ?? null, isPrivate ?? null, at],
  );
  return rows.length > 0;
}

/** False where it is none of the reader's. */
export async function deleteCollection(
  db: Queryable,
  { id, userId }: { id: number; userId: number },
): Promise<boolean> {
  const rows = await db.rows('delete from collection where id = $1 and user_id = $2 returning id', [
    id,
    userId,
  ]);
  return rows.length > 0;
}

/** Holds a reader's own collection until the transaction ends, as changed `at` (system time); false: it is none of theirs. */
export async function touchCollection(
  tx: Queryable,
  { id, userId }: { id: number; userId: number },
  at: Date,
): Promise<boolean> {
  const rows = await tx.rows(
    'update collection set updated_at = $3 where id = $1 and user_id = $2 returning id',
    [id, userId, at],
  );
  return rows.length > 0;
}

/** Nothing happens where it holds `most`. Both rows are locked. */
export async function addToCollection(
  tx: Queryable,
  { id, topicId, at, most }: { id: number; topicId: number; at: Date; most: number },
): Promise<void> {
  await tx.rows(
    `insert into collection_topic (collection_id, topic_id, added_at)
     select $1::int, $2::int, $3::timestamptz
      where (select count(*) from collection_topic where collection_id = $1) < $4
     on conflict do nothing`,
    [id, topicId, at, most],
  );
}

/** Also by the id that a topic had before it was merged. */
export async function removeFromCollection(tx: Queryable, id: number, topicId: number): Promise<void> {
  await tx.rows(
    `delete from collection_topic
      where collection_id = $1
        and topic_id = coalesce((select topic_id from topic_redirect where old_topic_id = $2), $2)`,
    [id, topicId],
  );
}

/** The last reported first. */
export function topicsOfCollection(db: Queryable, id: number): Promise<TopicRow[]> {
  return db.rows(
    `select t.* from collection_topic c join topic t on t.id = c.topic_id
      where c.collection_id = $1 order by t.last_reported_at desc, t.id desc`,
    [id],
  );
}

export interface CollectedMilestoneRow {
  id: number;
  title: string;
  description: string;
  date: Date;
  topic_slug: string;
  topic_name: string;
}

/** The newest milestones of a collection's topics (index `milestone_of_topic`); no more topics than answers need be asked. */
export function newestMilestonesOfCollection(
  db: Queryable,
  id: number,
  limit: number,
): Promise<CollectedMilestoneRow[]> {
  return db.rows(
    `select m.id, m.title, m.description, m.date, t.slug as topic_slug, t.name as topic_name
       from (select t.id, t.slug, t.name from collection_topic c join topic t on t.id = c.topic_id
              where c.collection_id = $1 order by t.last_milestone_at desc nulls last, t.id desc limit $2) t
       cross join lateral (
         select id, title, description, date from milestone
          where topic_id = t.id and retracted_at is null order by date desc, id desc limit $2) m
      order by m.date desc, m.id desc limit $2`,
    [id, limit],
  );
}
