/** Raw SQL: one batch. */
import type { Queryable } from '../database/database.js';

const CATEGORIES = [
  ['politics', 'Politics'],
  ['business', 'Business'],
  ['technology', 'Technology'],
  ['science', 'Science'],
  ['health', 'Health'],
  ['environment', 'Environment'],
  ['sports', 'Sports'],
  ['entertainment', 'Entertainment'],
  ['general', 'General'],
] as const;

export const CATEGORY_COUNT = CATEGORIES.length;

/** The nine categories, one for each tag. Loading twice changes nothing. */
export async function seedCategories(db: Queryable): Promise<void> {
  await db.rows(
    `insert into category (slug, name, color_class)
     select slug, name, 'category-' || slug from unnest($1::text[], $2::text[]) with ordinality as given (slug, name, place)
      where not exists (select 1 from category c where c.slug = given.slug)
      order by place
     on conflict do nothing`,
    [CATEGORIES.map(([slug]) => slug), CATEGORIES.map(([, name]) => name)],
  );
}
