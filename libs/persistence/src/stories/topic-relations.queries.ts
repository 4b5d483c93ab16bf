/** Raw SQL: a batch, the newest titles of many topics, and relations seen from both sides. */
import type { ShownRelation } from '#vocabulary';
import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';
import { RELATION } from '../database/words.js';

export type TopicRelationWrite = Pick<
  Row<'topic_relation'>,
  'topic_id' | 'other_id' | 'kind' | 'likeness' | 'shared'
>;

/** Replaces the relations of these topics. Relations with topics that are gone are left out. `at` is news time. */
export async function replaceTopicRelations(
  tx: Queryable,
  topicIds: readonly number[],
  relations: readonly TopicRelationWrite[],
  at: Date,
): Promise<void> {
  await tx.rows('delete from topic_relation where topic_id = any($1::int[])', [topicIds]);
  if (relations.length === 0) return;
  await tx.rows(
    `insert into topic_relation (topic_id, other_id, kind, likeness, shared, reviewed_at)
     select v.topic_id, v.other_id, v.kind, v.likeness, v.shared, $6
       from unnest($1::int[], $2::int[], $3::text[], $4::real[], $5::text[])
         as v (topic_id, other_id, kind, likeness, shared)
       join topic t on t.id = v.topic_id join topic o on o.id = v.other_id`,
    [
      relations.map(({ topic_id }) => topic_id),
      relations.map(({ other_id }) => other_id),
      relations.map(({ kind }) => kind),
      relations.map(({ likeness }) => likeness),
      relations.map(({ shared }) => shared),
      at,
    ],
  );
}

export type RelatedTopicRow = Pick<Row<'topic'>, 'id' | 'slug' | 'name' | 'language' | 'status'> &
  Pick<Row<'topic_relation'>, 'shared'> & { kind: ShownRelation };

/**
 * The listed topics that are related to a topic, whichever side the relation was found from: wholes and parts first, then
 * the likeliest (primary key and `topic_relation_other_id_index`).
 */
export function relatedTopics(db: Queryable, topicId: number, limit: number): Promise<RelatedTopicRow[]> {
  return db.rows(
    `with seen as (
       select other_id as id, kind, likeness, shared from topic_relation where topic_id = $1
       union all
       select topic_id, case kind when ${RELATION.part_of} then ${RELATION.has_part} else kind end, likeness, shared
         from topic_relation where other_id = $1),
     best as (select distinct on (id) * from seen order by id, kind = ${RELATION.related}, likeness desc)
     select t.id, t.slug, t.name, t.language, t.status, b.kind, b.shared
       from best b join topic t on t.id = b.id
      where t.is_listed
      order by b.kind = ${RELATION.related}, b.likeness desc, t.id limit $2`,
    [topicId, limit],
  );
}

export type TopicTitleRow = Pick<Row<'topic'>, 'id' | 'language'> & Pick<Row<'article'>, 'title'>;

/** The newest titles of each topic, `limit` at most (index `article_of_topic`). */
export function newestTitles(
  db: Queryable,
  topicIds: readonly number[],
  limit: number,
): Promise<TopicTitleRow[]> {
  return db.rows(
    `select t.id, t.language, a.title
       from topic t
       cross join lateral (select title from article where topic_id = t.id
                            order by published_at desc, id desc limit $2) a
      where t.id = any($1::int[])`,
    [topicIds, limit],
  );
}
