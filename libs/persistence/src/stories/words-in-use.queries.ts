import type { Queryable } from '../database/database.js';

/** The given slugs that are already in use, also by redirects. */
export async function takenSlugs(db: Queryable, slugs: readonly string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const rows = await db.rows<{ slug: string }>(
    `select slug from topic where slug = any($1::text[])
     union select old_slug from topic_redirect where old_slug = any($1::text[])`,
    [slugs],
  );
  return new Set(rows.map(({ slug }) => slug));
}

/** The listed topics that have one of these labels. */
export async function heldLabels(
  db: Queryable,
  labels: readonly string[],
): Promise<{ id: number; label: string }[]> {
  if (labels.length === 0) return [];
  return db.rows(
    'select id, label from topic where label = any($1::text[]) and is_listed',
    [labels],
    'held_labels',
  );
}
