/** Raw SQL: the columns and joins of cards. */
import type { Queryable } from '../database/database.js';
import { idOf } from '../database/id-of.js';
import type { Row } from '../database/tables.js';
import { CARD_COLUMNS, CARD_JOINS, type CardRow } from './cards.queries.js';

export type ArticleRow = CardRow & Pick<Row<'article'>, 'content'> & { category_id: number };

/** One placed article by slug, or by id if `slug` contains only digits. */
export async function articleBySlugOrId(db: Queryable, slug: string): Promise<ArticleRow | null> {
  const id = idOf(slug);
  const [row] = await db.rows<ArticleRow>(
    `select ${CARD_COLUMNS}, a.category_id, a.content from article a ${CARD_JOINS}
      where a.topic_id is not null and ${id === null ? 'a.slug = $1' : 'a.id = $1'}`,
    [id ?? slug],
  );
  return row ?? null;
}
