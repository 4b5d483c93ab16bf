/** Raw SQL: the newest of each topic, by lateral joins. */
import type { Queryable } from '../database/database.js';
import type { Row, RowOf } from '../database/tables.js';

/** With the domain of its source. */
export type PlacedTextRow = Pick<Row<'article'>, 'id' | 'title' | 'excerpt' | 'language' | 'published_at'> &
  Pick<Row<'source'>, 'domain'> & { topic_id: Row<'topic'>['id'] };

/** The texts of the newest `limit` placed articles, in published order. Index: article_placed. */
export function newestPlaced(db: Queryable, limit: number): Promise<PlacedTextRow[]> {
  return db.rows(
    `select a.id, a.topic_id, a.title, a.excerpt, a.language, a.published_at, s.domain
       from (select * from article where topic_id is not null order by published_at desc, id desc limit $1) a
       join source s on s.id = a.source_id
      order by a.published_at, a.id`,
    [limit],
  );
}

/** The newest `perTopic` articles of these topics since then, in published order. Index: article_of_topic. */
export function placedOfTopics(
  db: Queryable,
  topicIds: readonly number[],
  since: Date,
  perTopic: number,
): Promise<PlacedTextRow[]> {
  return db.rows(
    `select a.id, a.topic_id, a.title, a.excerpt, a.language, a.published_at, s.domain
       from unnest($1::int[]) as t (id)
      cross join lateral (select * from article where topic_id = t.id and published_at > $2
                           order by published_at desc, id desc limit $3) a
       join source s on s.id = a.source_id
      order by a.published_at, a.id`,
    [topicIds, since, perTopic],
  );
}

export type KnownSourceRow = RowOf<typeof knownSources>;

/** The names by which articles may credit an outlet. */
export function knownSources(db: Queryable) {
  return db.kysely
    .selectFrom('source as s')
    .leftJoin('owner as o', 'o.id', 's.owner_id')
    .select(['s.name', 's.domain', 'o.name as owner', 's.media_type'])
    .orderBy('s.id')
    .execute();
}
