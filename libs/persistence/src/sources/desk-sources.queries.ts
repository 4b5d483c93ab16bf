/** Raw SQL: one list for all its filters. The rest is typed. */
import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';
import { ADDED_BY, FEED_STATE } from '../database/words.js';

export interface DeskSourceFilter {
  /** Part of the name or of a domain. Empty: any. */
  q: string;
  only?: 'disabled' | 'corrected' | 'quota' | undefined;
}

export type DeskSourceRow = Pick<
  Row<'source'>,
  'id' | 'domain' | 'slug' | 'name' | 'country' | 'bias' | 'category' | 'disabled_reason'
> & { owner: string | null; feeds: number };

const WHERE = `($1 = '' or position($1 in lower(s.name)) > 0 or position($1 in s.domain) > 0
       or exists (select 1 from source_domain d where d.source_id = s.id and position($1 in d.domain) > 0))
  and ($2::text is null or case $2 when 'disabled' then s.disabled_reason is not null
       when 'quota' then coalesce(s.visit_quota, s.day_quota, s.page_quota) is not null
       else s.added_by = ${ADDED_BY.operator} or cardinality(s.operator_fields) > 0 end)`;

const valuesOf = ({ q, only }: DeskSourceFilter) => [q.toLowerCase(), only ?? null];

/** Sources by name, also disabled ones. Scans the table of a few thousand rows; feeds by `feed_source_id_index`. */
export function deskSources(
  db: Queryable,
  filter: DeskSourceFilter,
  page: { limit: number; offset: number },
): Promise<DeskSourceRow[]> {
  return db.rows(
    `select s.id, s.domain, s.slug, s.name, s.country, s.bias, s.category, s.disabled_reason, o.name as owner,
            (select count(*)::int from feed f where f.source_id = s.id and f.state = ${FEED_STATE.active}) as feeds
       from source s left join owner o on o.id = s.owner_id
      where ${WHERE} order by lower(s.name), s.id limit $3 offset $4`,
    [...valuesOf(filter), page.limit, page.offset],
  );
}

export async function countDeskSources(db: Queryable, filter: DeskSourceFilter): Promise<number> {
  const [row] = await db.rows<{ n: number }>(
    `select count(*)::int as n from source s where ${WHERE}`,
    valuesOf(filter),
  );
  return row?.n ?? 0;
}

/** The other domains of a source, sorted (index `source_domain_source_id_index`). */
export function domainsOfSource(db: Queryable, id: number) {
  return db.kysely
    .selectFrom('source_domain')
    .select(['domain', 'origin'])
    .where('source_id', '=', id)
    .orderBy('domain')
    .execute();
}

/** Returns false if the source has no such domain. */
export async function removeSourceDomain(tx: Queryable, id: number, domain: string): Promise<boolean> {
  const removed = await tx.kysely
    .deleteFrom('source_domain')
    .where('source_id', '=', id)
    .where('domain', '=', domain)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

export interface Quotas {
  visit: number | null;
  day: number | null;
  page: number | null;
}

export async function setQuotas(tx: Queryable, id: number, { visit, day, page }: Quotas): Promise<void> {
  await tx.kysely
    .updateTable('source')
    .set({ visit_quota: visit, day_quota: day, page_quota: page })
    .where('id', '=', id)
    .execute();
}

/** Items of a source that visits after `since` stored (news time). Indexes: feed_source_id_index, feed_visit_of_feed. */
export async function storedSince(db: Queryable, sourceId: number, since: Date): Promise<number> {
  const [row] = await db.rows<{ stored: number }>(
    `select coalesce(sum(v.added), 0)::int as stored from feed f
      cross join lateral (select added from feed_visit where feed_id = f.id and at > $2 order by id desc limit 2000) v
      where f.source_id = $1`,
    [sourceId, since],
  );
  return row?.stored ?? 0;
}
