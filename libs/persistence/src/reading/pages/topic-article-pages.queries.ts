/** Raw SQL: pages by keyset along an index. */
import type { Queryable } from '../../database/database.js';
import { BEFORE_ALL, type KeysetPosition, type Positioned } from '../../database/keyset.js';
import { CARD_COLUMNS, CARD_JOINS, type CardRow } from '../cards.queries.js';

/** A topic's cards, newest first (index `article_of_topic`). `since`: published then or later. */
export function topicCardPage(
  db: Queryable,
  topicId: number,
  { since, after, limit }: { since?: Date | undefined; after: KeysetPosition | null; limit: number },
): Promise<Positioned<CardRow>[]> {
  const { at, id } = after ?? BEFORE_ALL;
  return db.rows(
    `select ${CARD_COLUMNS}, a.published_at::text as position_at
       from (select * from article where topic_id = $1 and is_card and published_at >= $2
                and (published_at, id) < ($3::timestamptz, $4::int)
              order by published_at desc, id desc limit $5) a ${CARD_JOINS}
      order by a.published_at desc, a.id desc`,
    [topicId, since ?? '-infinity', at, id, limit],
  );
}

/** How many cards `topicCardPage` finds in all, counted up to `most`. */
export async function countTopicCards(
  db: Queryable,
  topicId: number,
  { since, most }: { since?: Date | undefined; most: number },
): Promise<number> {
  const [row] = await db.rows<{ cards: number }>(
    `select count(*)::int as cards
       from (select 1 from article where topic_id = $1 and is_card and published_at >= $2 limit $3) found`,
    [topicId, since ?? '-infinity', most],
  );
  return row?.cards ?? 0;
}
