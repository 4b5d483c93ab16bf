/** Raw SQL: followers move in a batch inside the story transaction. */
import type { Queryable } from '../database/database.js';

/**
 * Moves followers, their questions and collection entries of a topic to another one. Readers who follow both keep their preferences
 * for the other, with the targets of both, and nothing that was new to them in either becomes old. Both topics' rows are locked, so follows
 * cannot change meanwhile (index `follow_of_topic`).
 */
export async function moveFollowers(tx: Queryable, fromId: number, intoId: number): Promise<void> {
  await tx.rows(
    `with kept as (
       update follow kept set followed_at = least(kept.followed_at, gone.followed_at),
                              seen_at = least(kept.seen_at, gone.seen_at),
                              target_ids = array(select unnest(kept.target_ids) union select unnest(gone.target_ids))
         from follow gone
        where kept.topic_id = $2 and gone.topic_id = $1 and gone.user_id = kept.user_id),
     followed_twice as (
       delete from follow f where f.topic_id = $1 and exists
         (select 1 from follow k where k.topic_id = $2 and k.user_id = f.user_id)),
     moved as (
       update follow f set topic_id = $2 where f.topic_id = $1 and not exists
         (select 1 from follow k where k.topic_id = $2 and k.user_id = f.user_id) returning 1),
     collected_twice as (
       delete from collection_topic c where c.topic_id = $1 and exists
         (select 1 from collection_topic k where k.topic_id = $2 and k.collection_id = c.collection_id)),
     collected as (
       update collection_topic c set topic_id = $2 where c.topic_id = $1 and not exists
         (select 1 from collection_topic k where k.topic_id = $2 and k.collection_id = c.collection_id)),
     asked_twice as (
       delete from story_question q where q.topic_id = $1 and exists
         (select 1 from story_question k where k.topic_id = $2 and (k.user_id, k.text_key) = (q.user_id, q.text_key))),
     asked as (
       update story_question q set topic_id = $2 where q.topic_id = $1 and not exists
         (select 1 from story_question k where k.topic_id = $2 and (k.user_id, k.text_key) = (q.user_id, q.text_key)))
     update topic set follower_count = case when id = $2 then follower_count + (select count(*) from moved) else 0 end
      where id in ($1, $2)`,
    [fromId, intoId],
    'move_followers',
  );
}

/** Those of the topics that readers follow, have collected or have asked about (indexes of `topic_id`). Most have none. */
export async function topicsKept(tx: Queryable, ids: readonly number[]): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(
    `select id from topic t
      where id = any($1::int[])
        and (follower_count > 0 or exists (select 1 from follow where topic_id = t.id)
             or exists (select 1 from collection_topic where topic_id = t.id)
             or exists (select 1 from story_question where topic_id = t.id))`,
    [ids],
    'topics_kept',
  );
  return rows.map(({ id }) => id);
}
