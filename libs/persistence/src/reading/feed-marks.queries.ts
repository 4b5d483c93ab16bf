/** Raw SQL: walks along the index `article_cards` without reading articles. */
import type { Queryable } from '../database/database.js';
import { CARD_COLUMNS, CARD_JOINS, type CardRow } from './cards.queries.js';

/** A card's place in the order of the news feed. */
export interface CardMark {
  hotRank: number;
  id: number;
}

/** Before all cards. */
const TOP: CardMark = { hotRank: Number.POSITIVE_INFINITY, id: 0 };

/** Every `step`th card after `mark` (null: from the top), at most `marks` of them. */
export function marksAfter(
  db: Queryable,
  mark: CardMark | null,
  { marks, step }: { marks: number; step: number },
): Promise<CardMark[]> {
  const { hotRank, id } = mark ?? TOP;
  return db.rows<CardMark>(
    `select "hotRank", id
       from (select hot_rank as "hotRank", id, row_number() over (order by hot_rank desc, id desc) as place
               from article where is_card and (hot_rank, id) < ($1::float8, $2::int)
              order by hot_rank desc, id desc limit $3::bigint) walked
      where place % $4::int = 0 order by place`,
    [hotRank, id, marks * step, step],
  );
}

/** How many cards stand above the mark or at it, counted up to `most` on the index. */
export async function countCardsTo(db: Queryable, { hotRank, id }: CardMark, most: number): Promise<number> {
  const [row] = await db.rows<{ cards: number }>(
    `select count(*)::int as cards
       from (select 1 from article where is_card and (hot_rank, id) >= ($1::float8, $2::int)
              order by hot_rank desc, id desc limit $3) above`,
    [hotRank, id, most],
  );
  return row?.cards ?? 0;
}

/** The cards after `mark`, hottest first. Skipped cards are counted on the index. */
export function cardsAfter(
  db: Queryable,
  mark: CardMark | null,
  { limit, skip }: { limit: number; skip: number },
): Promise<CardRow[]> {
  const { hotRank, id } = mark ?? TOP;
  return db.rows(
    `select ${CARD_COLUMNS}
       from (select id from article where is_card and (hot_rank, id) < ($1::float8, $2::int)
              order by hot_rank desc, id desc limit $3 offset $4) page
       join article a on a.id = page.id ${CARD_JOINS}
      order by a.hot_rank desc, a.id desc`,
    [hotRank, id, limit, skip],
  );
}
