import type { Queryable } from '../database.js';
import { idOf } from './id-of.js';

export interface SourceHeadRow {
  slug: string;
  name: string;
  description: string;
}

/** What a source's page says of itself; by slug, or by id where `slug` is digits only. */
export async function sourceHead(db: Queryable, slug: string): Promise<SourceHeadRow | null> {
  const id = idOf(slug);
  const [row] = await db.rows<SourceHeadRow>(
    `select slug, name, description from source where ${id === null ? 'slug = $1' : 'id = $1'}`,
    [id ?? slug],
  );
  return row ?? null;
}
