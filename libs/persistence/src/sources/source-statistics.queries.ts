/** Raw SQL: the best known sources of each label, by a window function. The rest is typed. */
import type { Queryable } from '../database/database.js';
import type { RowOf } from '../database/tables.js';
import type { DirectoryCategoryRow } from './source-directory.queries.js';

/** `average_score` is 0–100, or null if no source is rated. */
export type DirectoryTotalsRow = RowOf<typeof directoryTotals>;

/** Totals of the directory without disabled sources. Like the queries below, it scans a few thousand rows. */
export async function directoryTotals(db: Queryable) {
  const row = await openSources(db)
    .select((eb) => [
      eb.cast<number>(eb.fn.countAll(), 'integer').as('sources'),
      eb.cast<number>(eb.fn.count('trust_score'), 'integer').as('rated'),
      eb.fn.avg<number | null>('trust_score').as('average_score'),
      eb.cast<number>(eb.fn.count('country').distinct(), 'integer').as('countries'),
    ])
    .executeTakeFirst();
  return row ?? { sources: 0, rated: 0, average_score: null, countries: 0 };
}

export function sourcesByCategory(db: Queryable): Promise<DirectoryCategoryRow[]> {
  return openSources(db)
    .select((eb) => ['category', eb.cast<number>(eb.fn.countAll(), 'integer').as('sources')])
    .groupBy('category')
    .orderBy('sources', 'desc')
    .orderBy('category')
    .execute();
}

/** The countries with the most sources. */
export function sourcesByCountry(db: Queryable, limit: number) {
  return openSources(db)
    .select((eb) => ['country', eb.cast<number>(eb.fn.countAll(), 'integer').as('sources')])
    .where('country', 'is not', null)
    .$narrowType<{ country: string }>()
    .groupBy('country')
    .orderBy('sources', 'desc')
    .orderBy('country')
    .limit(limit)
    .execute();
}

function openSources(db: Queryable) {
  return db.kysely.selectFrom('source').where('disabled_reason', 'is', null);
}

export interface BiasGroupRow {
  bias: string;
  sources: number;
  /** Names and slugs of the best known sources, in the same order. */
  names: string[];
  slugs: string[];
}

/** Source counts by bias label ('unknown' without one), with the best known names. */
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
