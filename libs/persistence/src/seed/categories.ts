/** Raw SQL: one batch. */
import { TAG_NAMES, TAGS } from '#vocabulary';
import type { Queryable } from '../database/database.js';

export const CATEGORY_COUNT = TAGS.length;

/** Creates one category for each tag. Idempotent. */
export async function seedCategories(db: Queryable): Promise<void> {
  await db.rows(
    `insert into category (slug, name, color_class)
     select slug, name, 'category-' || slug from unnest($1::text[], $2::text[]) with ordinality as given (slug, name, place)
      where not exists (select 1 from category c where c.slug = given.slug)
      order by place
     on conflict do nothing`,
    [Object.keys(TAG_NAMES), Object.values(TAG_NAMES)],
  );
}
