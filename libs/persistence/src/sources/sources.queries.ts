import type { Bias } from '#vocabulary';
import type { Queryable } from '../database/database.js';

export interface SourceRow {
  id: number;
  name: string;
  slug: string;
  url: string;
  description: string;
  country: string | null;
  owner: string | null;
  bias: Bias | null;
  trust_score: number | null;
  trust_coverage: number;
}

export async function sourceById(db: Queryable, id: number): Promise<SourceRow | null> {
  const [row] = await db.rows<SourceRow>(
    `select s.id, s.name, s.slug, s.url, s.description, s.country, o.name as owner, s.bias, s.trust_score, s.trust_coverage
       from source s left join owner o on o.id = s.owner_id where s.id = $1`,
    [id],
  );
  return row ?? null;
}
