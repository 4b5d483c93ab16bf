/** Raw SQL: the newest milestones of many topics, through a lateral join on an index. The rest is typed. */
import { sql } from 'kysely';
import type { Queryable } from '../database/database.js';
import type { Row, RowOf } from '../database/tables.js';
import { topicNow } from '../stories/topic-now.js';
import type { TopicRow } from '../stories/topics.queries.js';

/** A collection with its owner and its topics, most recently added first. */
export type CollectionRow = RowOf<typeof collectionsOfUser>;

function selectCollections(db: Queryable) {
  return db.kysely
    .selectFrom('collection as c')
    .innerJoin('user_account as u', 'u.id', 'c.user_id')
    .select(['c.id', 'c.user_id', 'u.username as owner', 'c.name', 'c.description', 'c.is_private'])
    .select(['c.created_at', 'c.updated_at'])
    .select((eb) => {
      const topics = eb
        .selectFrom('collection_topic as t')
        .select('t.topic_id')
        .whereRef('t.collection_id', '=', 'c.id')
        .orderBy('t.added_at', 'desc')
        .orderBy('t.topic_id', 'desc');
      return sql<number[]>`array(${topics})`.as('topic_ids');
    });
}

/** A reader's collections, newest first (index `collection_user_id_index`). */
export function collectionsOfUser(
  db: Queryable,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  return selectCollections(db)
    .where('c.user_id', '=', userId)
    .orderBy('c.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function collectionById(db: Queryable, id: number): Promise<CollectionRow | null> {
  const row = await selectCollections(db).where('c.id', '=', id).executeTakeFirst();
  return row ?? null;
}

export interface NewCollectionRow {
  userId: number;
  name: string;
  description: string | null;
  isPrivate: boolean;
  /** System time. */
  at: Date;
  /** The most collections that this reader may have; null if there is no limit. */
  most: number | null;
}

/** Returns the new id, or null if the limit is reached. The caller holds the reader's row. */
export async function insertCollection(tx: Queryable, collection: NewCollectionRow): Promise<number | null> {
  const { userId, name, description, isPrivate, at, most } = collection;
  const row = await tx.kysely
    .insertInto('collection')
    .columns(['user_id', 'name', 'description', 'is_private', 'created_at', 'updated_at'])
    .expression(
      tx.kysely
        .selectNoFrom((eb) => [
          eb.val(userId).as('user_id'),
          eb.val(name).as('name'),
          eb.val(description).as('description'),
          eb.val(isPrivate).as('is_private'),
          eb.val(at).as('created_at'),
          eb.val(at).as('updated_at'),
        ])
        .$if(most !== null, (select) =>
          select.where(
            (eb) =>
              eb.selectFrom('collection').select(eb.fn.countAll().as('count')).where('user_id', '=', userId),
            '<',
            most,
          ),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Undefined fields stay unchanged. A null description removes it. */
export interface CollectionChangeRow {
  name?: string | undefined;
  description?: string | null | undefined;
  isPrivate?: boolean | undefined;
}

interface OwnCollection {
  id: number;
  userId: number;
}

/** Returns false if the collection does not belong to the reader. `at` is system time. */
export async function changeCollection(
  db: Queryable,
  { id, userId }: OwnCollection,
  { name, description, isPrivate }: CollectionChangeRow,
  at: Date,
): Promise<boolean> {
  const changed = await db.kysely
    .updateTable('collection')
    .set({ name, description, is_private: isPrivate, updated_at: at })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0;
}

/** Returns false if the collection does not belong to the reader. */
export async function deleteCollection(db: Queryable, { id, userId }: OwnCollection): Promise<boolean> {
  const deleted = await db.kysely
    .deleteFrom('collection')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0;
}

/**
 * Locks a reader's collection until the transaction ends, and sets its change time to `at` (system time). Returns
 * false if it does not belong to the reader.
 */
export function touchCollection(tx: Queryable, own: OwnCollection, at: Date): Promise<boolean> {
  return changeCollection(tx, own, {}, at);
}

/** Adds a topic, unless the collection has `most`. The caller holds both rows. */
export async function addToCollection(
  tx: Queryable,
  { id, topicId, at, most }: { id: number; topicId: number; at: Date; most: number },
): Promise<void> {
  await tx.kysely
    .insertInto('collection_topic')
    .columns(['collection_id', 'topic_id', 'added_at'])
    .expression(
      tx.kysely
        .selectNoFrom((eb) => [
          eb.val(id).as('collection_id'),
          eb.val(topicId).as('topic_id'),
          eb.val(at).as('added_at'),
        ])
        .where(
          (eb) =>
            eb
              .selectFrom('collection_topic')
              .select(eb.fn.countAll().as('count'))
              .where('collection_id', '=', id),
          '<',
          most,
        ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Also accepts the id of a topic that was merged. */
export async function removeFromCollection(tx: Queryable, id: number, topicId: number): Promise<void> {
  await tx.kysely
    .deleteFrom('collection_topic')
    .where('collection_id', '=', id)
    .where('topic_id', '=', topicNow(topicId))
    .execute();
}

/** Ordered by last report, newest first. */
export function topicsOfCollection(db: Queryable, id: number): Promise<TopicRow[]> {
  return db.kysely
    .selectFrom('collection_topic as c')
    .innerJoin('topic as t', 't.id', 'c.topic_id')
    .selectAll('t')
    .where('c.collection_id', '=', id)
    .orderBy('t.last_reported_at', 'desc')
    .orderBy('t.id', 'desc')
    .execute();
}

export type CollectedMilestoneRow = Pick<Row<'milestone'>, 'id' | 'title' | 'description' | 'date'> & {
  topic_slug: Row<'topic'>['slug'];
  topic_name: Row<'topic'>['name'];
};

/**
 * The newest milestones of a collection's topics (index `milestone_of_topic`). The `limit` topics with the latest
 * milestones are enough.
 */
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
