import type { Queryable } from '../database/database.js';
import type { RowOf } from '../database/tables.js';

export type SourceRow = RowOf<typeof sourceById>;

export async function sourceById(db: Queryable, id: number) {
  const row = await db.kysely
    .selectFrom('source as s')
    .leftJoin('owner as o', 'o.id', 's.owner_id')
    .select(['s.id', 's.name', 's.slug', 's.url', 's.description', 's.country', 'o.name as owner'])
    .select(['s.bias', 's.trust_score', 's.trust_low', 's.trust_high', 's.trust_coverage'])
    .where('s.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
