/** Raw SQL: many rows in pages by index, and counts joined as arrays. */
import type { Queryable } from '../database/database.js';
import { ENTRY_COLUMNS, type SourceEntryRow } from './source-directory.queries.js';

export interface FollowedTopicSourcesRow {
  topic_id: number;
  source_ids: number[];
}

/**
 * The next `limit` followed topics after the id `afterId`, each with the sources that reported on it. Indexes:
 * follow_of_topic, article_of_topic.
 */
export function followedTopicSources(
  db: Queryable,
  afterId: number,
  limit: number,
): Promise<FollowedTopicSourcesRow[]> {
  return db.rows(
    `select f.topic_id, array(select distinct source_id from article where topic_id = f.topic_id) as source_ids
       from (select topic_id from follow where topic_id > $1 group by topic_id order by topic_id limit $2) f
      order by f.topic_id`,
    [afterId, limit],
  );
}

export interface FollowOfReaderRow {
  user_id: number;
  topic_id: number;
}

/** The next `limit` follows after `after`, reader by reader (index `follow_pkey`). */
export function followsByReader(
  db: Queryable,
  after: FollowOfReaderRow,
  limit: number,
): Promise<FollowOfReaderRow[]> {
  return db.rows(
    `select user_id, topic_id from follow where (user_id, topic_id) > ($1, $2) order by user_id, topic_id limit $3`,
    [after.user_id, after.topic_id, limit],
  );
}

/**
 * The most popular sources. `follower_count` is the number of readers who follow the source, plus those who follow a
 * topic that it reported on. Scans the few thousand sources.
 * @param reach for each source: how many readers follow such a topic
 */
export function popularSources(
  db: Queryable,
  reach: ReadonlyMap<number, number>,
  limit: number,
): Promise<SourceEntryRow[]> {
  const followers = 's.follower_count + coalesce(r.readers, 0)';
  return db.rows(
    `select ${ENTRY_COLUMNS.replace('s.follower_count', `${followers} as follower_count`)}
       from source s left join owner o on o.id = s.owner_id
       left join (select unnest($1::int[]) as id, unnest($2::int[]) as readers) r on r.id = s.id
      where s.disabled_reason is null and ${followers} > 0
      order by ${followers} desc, lower(s.name), s.id limit $3`,
    [[...reach.keys()], [...reach.values()], limit],
  );
}
