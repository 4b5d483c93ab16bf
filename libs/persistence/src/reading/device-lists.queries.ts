/** Raw SQL: lists in the order of the given ids. */
import type { Queryable } from '../database/database.js';
import type { TopicRow } from '../stories/topics.queries.js';

/** These topics in the given order, each once. The id of a merged topic stands for its target. */
export function topicsByIds(db: Queryable, ids: readonly number[]): Promise<TopicRow[]> {
  return db.rows(
    `select t.* from (
       select coalesce(r.topic_id, g.id) as id, min(g.place) as place
         from unnest($1::int[]) with ordinality g (id, place)
         left join topic_redirect r on r.old_topic_id = g.id group by 1) g
       join topic t on t.id = g.id order by g.place`,
    [ids],
  );
}
