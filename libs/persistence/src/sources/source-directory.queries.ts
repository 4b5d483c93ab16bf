/** Raw SQL: one list for all its filters and orders. */
import type { SourceSort } from '#vocabulary';
import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';
import type { SourceRow } from './sources.queries.js';

/** A source in the directory. */
export type SourceEntryRow = SourceRow & Pick<Row<'source'>, 'category' | 'follower_count'>;

export interface DirectoryCategoryRow extends Pick<Row<'source'>, 'category'> {
  sources: number;
}

/** Columns of `SourceEntryRow`, of a source `s` and its owner `o`. */
export const ENTRY_COLUMNS = `s.id, s.name, s.slug, s.url, s.description, s.country, o.name as owner, s.bias, s.trust_score,
  s.trust_low, s.trust_high, s.trust_coverage, s.category, s.follower_count`;

export interface SourceFilter {
  /** Part of the name or of one of the domains, case-insensitive. */
  q?: string | undefined;
  category?: string | undefined;
  /** 'unknown' selects sources without a label. */
  bias?: string | undefined;
  country?: string | undefined;
}

const FILTER = `s.disabled_reason is null
  and ($1::text is null or s.name ilike $1 or s.domain ilike $1
       or exists (select 1 from source_domain d where d.source_id = s.id and d.domain ilike $1))
  and ($2::text is null or s.category = $2)
  and ($3::text is null or coalesce(s.bias, 'unknown') = $3)
  and ($4::text is null or lower(s.country) = lower($4))`;

const ORDERS: Record<SourceSort, string> = {
  name: 'lower(s.name), s.id',
  trust: 's.trust_score desc nulls last, lower(s.name), s.id',
  followers: 's.follower_count desc, lower(s.name), s.id',
  /** Sources with read feeds first (index `feed_source_id_index`), then by trust, then the best known. */
  read: `exists (select 1 from feed f where f.source_id = s.id and f.last_success_at is not null) desc,
         s.trust_score desc nulls last, s.pc1_observed desc, lower(s.name), s.id`,
};

/** Sources that are not disabled. Scans the table of a few thousand rows. */
export function listSources(
  db: Queryable,
  filter: SourceFilter,
  page: { sort: SourceSort; limit: number; offset: number },
): Promise<SourceEntryRow[]> {
  return db.rows(
    `select ${ENTRY_COLUMNS} from source s left join owner o on o.id = s.owner_id
      where ${FILTER} order by ${ORDERS[page.sort]} limit $5 offset $6`,
    [...filterValues(filter), page.limit, page.offset],
  );
}

/** Sources that are not disabled, by id, after the one with id `after`. Scans the table of a few thousand rows. */
export function sourcesAfter(
  db: Queryable,
  filter: SourceFilter,
  { after, limit }: { after: number; limit: number },
): Promise<SourceEntryRow[]> {
  return db.rows(
    `select ${ENTRY_COLUMNS} from source s left join owner o on o.id = s.owner_id
      where ${FILTER} and s.id > $5 order by s.id limit $6`,
    [...filterValues(filter), after, limit],
  );
}

/** The number of sources that `listSources` matches. */
export async function countSources(db: Queryable, filter: SourceFilter): Promise<number> {
  const [row] = await db.rows<{ sources: number }>(
    `select count(*)::int as sources from source s where ${FILTER}`,
    filterValues(filter),
  );
  return row?.sources ?? 0;
}

function filterValues({ q, category, bias, country }: SourceFilter): (string | null)[] {
  const pattern = q === undefined ? null : `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return [pattern, category ?? null, bias ?? null, country ?? null];
}
