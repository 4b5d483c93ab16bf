/** Raw SQL: ordered lists of ids that are looked up and validated in the database. */
import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';
import { currentSourceId } from '../sources/source-redirects.queries.js';

/** A follower's filters for a topic. The ids keep the given order. */
export type FollowSettingsRow = Pick<Row<'follow'>, 'muted_words' | 'target_ids'> & {
  hidden_sources: Pick<Row<'source'>, 'id' | 'name'>[];
};

/** Null if the reader does not follow the topic. `topicId` must be its current id (index `follow_pkey`). */
export async function followSettings(
  db: Queryable,
  userId: number,
  topicId: number,
): Promise<FollowSettingsRow | null> {
  const [row] = await db.rows<FollowSettingsRow>(
    `select f.muted_words, f.target_ids,
            (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name) order by h.place), '[]')
               from unnest(f.hidden_source_ids) with ordinality h (id, place) join source s on s.id = h.id) as hidden_sources
       from follow f where f.user_id = $1 and f.topic_id = $2`,
    [userId, topicId],
  );
  return row ?? null;
}

export interface FollowSettingsChange {
  mutedWords?: readonly string[] | undefined;
  /** A merged source is the one that it was merged into. Unknown sources are ignored. */
  hiddenSourceIds?: readonly number[] | undefined;
  /** Targets of others are ignored. */
  targetIds?: readonly number[] | undefined;
}

export async function changeFollowSettings(
  db: Queryable,
  userId: number,
  topicId: number,
  { mutedWords, hiddenSourceIds, targetIds }: FollowSettingsChange,
): Promise<void> {
  await db.rows(
    `update follow set
       muted_words = coalesce($3::text[], muted_words),
       hidden_source_ids = case when $4::int[] is null then hidden_source_ids
         else array(select s.id from unnest($4::int[]) with ordinality h (id, place)
                      join source s on s.id = ${currentSourceId('h.id')} group by s.id order by min(h.place)) end,
       target_ids = case when $5::int[] is null then target_ids
         else array(select id from notification_target where user_id = $1 and id = any($5::int[]) order by id) end
      where user_id = $1 and topic_id = $2`,
    [userId, topicId, mutedWords ?? null, hiddenSourceIds ?? null, targetIds ?? null],
  );
}
