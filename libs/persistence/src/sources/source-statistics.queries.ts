import type { Queryable } from '../database/database.js';
import type { DirectoryCategoryRow } from './source-directory.queries.js';

export interface DirectoryTotalsRow {
  sources: number;
  rated: number;
  /** 0–100; null while none is rated. */
  average_score: number | null;
  countries: number;
}

/** The directory without what is disabled; like the others below a scan of a few thousand rows. */
export async function directoryTotals(db: Queryable): Promise<DirectoryTotalsRow> {
  const [row] = await db.rows<DirectoryTotalsRow>(
    `select count(*)::int as sources, count(trust_score)::int as rated, avg(trust_score) as average_score,
            count(distinct country)::int as countries
       from source where disabled_reason is null`,
  );
  return row ?? { sources: 0, rated: 0, average_score: null, countries: 0 };
}

export function sourcesByCategory(db: Queryable): Promise<DirectoryCategoryRow[]> {
  return db.rows(
    `select category, count(*)::int as sources from source where disabled_reason is null
      group by category order by sources desc, category`,
  );
}

/** The countries with most sources. */
export function sourcesByCountry(
  db: Queryable,
  limit: number,
): Promise<{ country: string; sources: number }[]> {
  return db.rows(
    `select country, count(*)::int as sources from source where disabled_reason is null and country is not null
      group by country order by sources desc, country limit $1`,
    [limit],
  );
}

export interface BiasGroupRow {
  bias: string;
  sources: number;
  /** Names and slugs of the best known, in one order. */
  names: string[];
  slugs: string[];
}

/** Sources by bias label, 'unknown' without one, each with the names that most readers know. */
export function sourcesByBias(db: Queryable, examples: number): Promise<BiasGroupRow[]> {
  return db.rows(
    `select bias, count(*)::int as sources, array_agg(name order by place) filter (where place <= $1) as names,
            array_agg(slug order by place) filter (where place <= $1) as slugs
       from (select coalesce(bias, 'unknown') as bias, name, slug,
                    row_number() over (partition by coalesce(bias, 'unknown') order by follower_count desc,
                      pc1_observed desc, trust_score desc nulls last, lower(name), id) as place
               from source where disabled_reason is null) placed
      group by bias`,
    [examples],
  );
}
