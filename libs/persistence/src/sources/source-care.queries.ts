/**
 * Raw SQL: one list for all its filters, and arrays of locked columns that change in the database. The rest is typed.
 */

import type { Queryable } from '../database/database.js';
import { idOf } from '../database/id-of.js';
import type { Row } from '../database/tables.js';
import { ADDED_BY, FEED_STATE } from '../database/words.js';
import { dueAtOnce } from './due-at-once.js';
import { sourceIdOfDomain } from './source-domains.queries.js';
import { currentSourceId } from './source-redirects.queries.js';

/** A source for operators. */
export interface CaredSourceRow extends Pick<Row<'source'>, CaredColumn> {
  owner: Row<'owner'>['name'] | null;
  mediaType: Row<'source'>['media_type'];
  biasOrigin: Row<'source'>['bias_origin'];
  addedBy: Row<'source'>['added_by'];
  operatorFields: Row<'source'>['operator_fields'];
  disabledReason: Row<'source'>['disabled_reason'];
  trustScore: Row<'source'>['trust_score'];
  trustCoverage: Row<'source'>['trust_coverage'];
  /** Its other domains, sorted. */
  otherDomains: string[];
  /** Number of active feeds. */
  feeds: number;
  visitQuota: Row<'source'>['visit_quota'];
  dayQuota: Row<'source'>['day_quota'];
  pageQuota: Row<'source'>['page_quota'];
}

type CaredColumn =
  | 'id'
  | 'domain'
  | 'slug'
  | 'name'
  | 'url'
  | 'country'
  | 'language'
  | 'category'
  | 'description'
  | 'bias';

const CARED = `select s.id, s.domain, s.slug, s.name, s.url, o.name as owner, s.country, s.language, s.media_type as "mediaType",
    s.category, s.description, s.bias, s.bias_origin as "biasOrigin", s.added_by as "addedBy",
    s.operator_fields as "operatorFields", s.disabled_reason as "disabledReason", s.trust_score as "trustScore",
    s.trust_coverage as "trustCoverage", s.visit_quota as "visitQuota", s.day_quota as "dayQuota", s.page_quota as "pageQuota",
    array(select d.domain from source_domain d where d.source_id = s.id order by d.domain) as "otherDomains",
    (select count(*)::int from feed f where f.source_id = s.id and f.state = ${FEED_STATE.active}) as feeds
  from source s left join owner o on o.id = s.owner_id`;

/** The source with this id. Null also if it was merged into another one. */
export async function caredSourceById(db: Queryable, id: number): Promise<CaredSourceRow | null> {
  const [row] = await db.rows<CaredSourceRow>(`${CARED} where s.id = $1`, [id]);
  return row ?? null;
}

/** The source with this domain, slug or id, also those of a double that was merged into it. Indexes: its keys. */
export async function caredSource(db: Queryable, which: string): Promise<CaredSourceRow | null> {
  const id = idOf(which);
  const [row] = await db.rows<CaredSourceRow>(
    `${CARED} where s.id = ${
      id === null
        ? `coalesce(${sourceIdOfDomain('$1')}, (select id from source where slug = $1),
                    (select source_id from source_redirect where old_slug = $1))`
        : currentSourceId('$1')
    }`,
    [
      id ??
        which
          .trim()
          .toLowerCase()
          .replace(/^www\./, ''),
    ],
  );
  return row ?? null;
}

export interface CareFilter {
  /** Part of the name or domain, in lower case. */
  words: string | null;
  disabled: boolean;
  /** Only sources that operators added or corrected. */
  operators: boolean;
}

/** Sources ordered by domain, at most `limit`. Scans the table. Index for the counts: feed_source_id_index. */
export function caredSources(db: Queryable, filter: CareFilter, limit: number): Promise<CaredSourceRow[]> {
  return db.rows<CaredSourceRow>(
    `${CARED}
      where ($1::text is null or strpos(lower(s.name), $1) > 0 or strpos(s.domain, $1) > 0)
        and (not $2 or s.disabled_reason is not null)
        and (not $3 or s.added_by = ${ADDED_BY.operator} or cardinality(s.operator_fields) > 0)
      order by s.domain limit $4`,
    [filter.words, filter.disabled, filter.operators, limit],
  );
}

/** Columns that an operator may set. The names are inserted into SQL. */
export const CORRECTABLE = [
  'name',
  'url',
  'country',
  'language',
  'media_type',
  'category',
  'description',
  'bias',
] as const;
export type Correctable = (typeof CORRECTABLE)[number];
export type Corrections = Partial<Record<Correctable, string | null>>;

/** The origin of bias labels that an operator set. */
const OPERATORS_BIAS = 'an operator of this installation';

/** The columns that an operator's label protects from the directory. */
const lockedWith = (column: Correctable): string[] =>
  column === 'bias' ? ['bias', 'bias_agreed', 'bias_origin'] : [column];

/** Sets labels of a source. Loading the directory again keeps them. Index: the primary key. */
export async function correctSource(tx: Queryable, id: number, corrections: Corrections): Promise<void> {
  const columns = CORRECTABLE.filter((column) => corrections[column] !== undefined);
  if (columns.length === 0) return;
  const sets = columns.map((column, index) => `${column} = $${index + 3}`);
  const bias = columns.includes('bias')
    ? [`bias_agreed = null`, `bias_origin = ${corrections.bias === null ? 'null' : `'${OPERATORS_BIAS}'`}`]
    : [];
  await tx.rows(
    `update source set ${[...sets, ...bias].join(', ')},
            operator_fields = array(select distinct f from unnest(operator_fields || $2::text[]) as f order by f)
      where id = $1`,
    [id, columns.flatMap(lockedWith), ...columns.map((column) => corrections[column] ?? null)],
  );
}

/** Lets the next load of the directory set these labels again. Returns those that an operator had set. */
export async function releaseSource(
  tx: Queryable,
  id: number,
  columns: readonly (Correctable | 'owner_id')[],
): Promise<string[]> {
  const released = columns.flatMap((column) => (column === 'owner_id' ? [column] : lockedWith(column)));
  const [row] = await tx.rows<{ released: string[] }>(
    `update source s set operator_fields = array(select f from unnest(s.operator_fields) as f where f <> all($2::text[]))
       from source old where s.id = $1 and old.id = s.id
     returning array(select f from unnest(old.operator_fields) as f where f = any($2::text[])) as released`,
    [id, released],
  );
  return row?.released ?? [];
}

/**
 * Disables a source: stops its feeds and stores nothing from it.
 * @returns the number of stopped feeds, or null if it was already disabled
 */
export async function disableSource(tx: Queryable, id: number, reason: string): Promise<number | null> {
  const off = await tx.kysely
    .updateTable('source')
    .set({ disabled_reason: reason })
    .where('id', '=', id)
    .where('disabled_reason', 'is', null)
    .executeTakeFirst();
  if (off.numUpdatedRows === 0n) return null;
  const feeds = await tx.kysely
    .updateTable('feed')
    .set({ state: 'disabled', state_reason: 'source_disabled' })
    .where('source_id', '=', id)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return Number(feeds.numUpdatedRows);
}

/**
 * Enables a source. The feeds that were stopped with it are due at `at` (news time).
 * @returns the number of these feeds, or null if it was not disabled
 */
export async function enableSource(tx: Queryable, id: number, at: Date): Promise<number | null> {
  const on = await tx.kysely
    .updateTable('source')
    .set({ disabled_reason: null })
    .where('id', '=', id)
    .where('disabled_reason', 'is not', null)
    .executeTakeFirst();
  if (on.numUpdatedRows === 0n) return null;
  const feeds = await tx.kysely
    .updateTable('feed')
    .set(dueAtOnce(at))
    .where('source_id', '=', id)
    .where('state', '=', 'disabled')
    .where('state_reason', '=', 'source_disabled')
    .executeTakeFirst();
  return Number(feeds.numUpdatedRows);
}
