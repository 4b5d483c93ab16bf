/** Raw SQL: the newest articles of each event, by lateral joins. */
import type { Queryable } from '../../database/database.js';
import type { Row, RowOf } from '../../database/tables.js';

/** An article's text with its place and the domain of its source. */
export type PlacedTextRow = Pick<
  Row<'article'>,
  'id' | 'title' | 'excerpt' | 'url' | 'language' | 'published_at'
> &
  Pick<Row<'source'>, 'domain'> & { topic_id: number; event_id: number };

const PLACED_TEXT =
  'a.id, a.topic_id, a.event_id, a.title, a.excerpt, a.url, a.language, a.published_at, s.domain';

/** One page of the placed articles after a moment, in published order. Index: article_placed. */
export function placedAfter(
  db: Queryable,
  after: { publishedAt: Date; id: number },
  limit: number,
): Promise<PlacedTextRow[]> {
  return db.rows(
    `select ${PLACED_TEXT}
       from (select * from article where topic_id is not null and (published_at, id) > ($1, $2)
              order by published_at, id limit $3) a
       join source s on s.id = a.source_id
      order by a.published_at, a.url, a.id`,
    [after.publishedAt, after.id, limit],
  );
}

/** When the oldest of the newest `count` placed articles was published; null if there are fewer. Index: article_placed. */
export async function publishedBeforeNewest(db: Queryable, count: number): Promise<Date | null> {
  const [row] = await db.rows<{ published_at: Date }>(
    `select published_at from article where topic_id is not null
      order by published_at desc, id desc offset $1 limit 1`,
    [count],
  );
  return row?.published_at ?? null;
}

/** The newest `perEvent` articles of these events after `since`, in published order. Index: article_of_event. */
export function placedOfEvents(
  db: Queryable,
  eventIds: readonly number[],
  since: Date,
  perEvent: number,
): Promise<PlacedTextRow[]> {
  return db.rows(
    `select ${PLACED_TEXT}
       from unnest($1::int[]) as e (id)
      cross join lateral (select * from article where event_id = e.id and published_at > $2
                           order by published_at desc, url desc, id desc limit $3) a
       join source s on s.id = a.source_id
      order by a.published_at, a.url, a.id`,
    [eventIds, since, perEvent],
    'placed_of_events',
  );
}

export type KnownSourceRow = RowOf<typeof knownSources>;

/** The sources with the names under which articles may credit them. */
export function knownSources(db: Queryable) {
  return db.kysely
    .selectFrom('source as s')
    .leftJoin('owner as o', 'o.id', 's.owner_id')
    .select(['s.name', 's.domain', 'o.name as owner', 's.media_type'])
    .orderBy('s.id')
    .execute();
}
