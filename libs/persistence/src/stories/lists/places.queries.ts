/** Raw SQL: batches of topics with their newest texts. The count is typed. */
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.js';
import { recordJson } from '../../database/record-json.js';

export interface PlaceRow {
  place: string;
  topics: number;
}

/** The places with most of the `among` liveliest listed topics (index `topic_lively`). */
export async function placesOfTopics(
  { kysely }: Queryable,
  { among, limit }: { among: number; limit: number },
): Promise<PlaceRow[]> {
  const rows = await kysely
    .selectFrom((eb) =>
      eb
        .selectFrom('topic')
        .select('place')
        .where((listed) => listed.ref('is_listed'))
        .orderBy('hot_rank', 'desc')
        .orderBy('id', 'desc')
        .limit(among)
        .as('liveliest'),
    )
    .select(['place', sql<number>`count(*)::int`.as('topics')])
    .where('place', 'is not', null)
    .groupBy('place')
    .orderBy('topics', 'desc')
    .orderBy('place')
    .limit(limit)
    .execute();
  return rows.map(({ place, topics }) => ({ place: place ?? '', topics }));
}

export interface UnplacedTopicRow {
  id: number;
  texts: { title: string; excerpt: string }[];
}

/**
 * Topics whose place was never derived, with the titles and leads of their newest articles (indexes `topic_without_place` and
 * `article_of_topic`).
 */
export function topicsWithoutPlace(
  db: Queryable,
  limit: number,
  articlesEach: number,
): Promise<UnplacedTopicRow[]> {
  return db.rows(
    `select t.id, coalesce(told.texts, '[]') as texts
       from (select id from topic where place is null order by id limit $1) t
       cross join lateral (
         select json_agg(json_build_object('title', title, 'excerpt', excerpt)) as texts
           from (select title, excerpt from article where topic_id = t.id order by published_at desc limit $2) newest) told
      order by t.id`,
    [limit, articlesEach],
  );
}

/** Writes derived places. A place that a rebuild has written meanwhile stays. */
export async function writePlaces(
  db: Queryable,
  places: readonly { id: number; place: string }[],
): Promise<void> {
  await db.rows(
    `update topic t set place = v.place from json_to_recordset($1::json) as v (id int, place text)
      where t.id = v.id and t.place is null`,
    [recordJson(places)],
  );
}
