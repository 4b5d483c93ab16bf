/** Raw SQL: an owner is found or created and assigned in one statement. The rest is typed. */
import { ownerGroup } from '#domain/stories/origins';
import type { Queryable } from '../database/database.js';
import type { RowOf } from '../database/tables.js';
import { sourceIdOfDomain } from './source-domains.queries.js';

/** An invalid owner assignment. The message is for people. */
export class WrongOwner extends Error {
  readonly code = 'wrong_owner';
}

/** An owner group with the domains of its sources, sorted. */
export type OwnerRow = RowOf<typeof listOwners>;

/** Owner groups with at least one source, largest first. */
export function listOwners(db: Queryable) {
  return db.kysely
    .selectFrom('owner as o')
    .innerJoin('source as s', 's.owner_id', 'o.id')
    .select('o.name')
    .select((eb) => eb.fn.agg<string[]>('array_agg', ['s.domain']).orderBy('s.domain').as('domains'))
    .groupBy('o.id')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('o.name')
    .execute();
}

/**
 * Assigns a source to an owner group. Null means that it has none. Seeding keeps this. An existing group is
 * matched case-insensitively. Within minutes the keeper uses it for newly placed articles.
 * @returns the stored name of the group
 * @throws WrongOwner for an unknown source, or a name that is not a group ('Independent')
 */
export async function setOwner(
  db: Queryable,
  domain: string,
  ownerName: string | null,
): Promise<string | null> {
  const group = ownerGroup(ownerName);
  if (ownerName !== null && group === null)
    throw new WrongOwner(
      `'${ownerName}' is not an owner group. All outlets under it would count as one origin.`,
    );
  const plain = domain
    .trim()
    .toLowerCase()
    .replace(/^www\./, '');
  const [row] = await db.rows<{ name: string | null }>(
    `with wanted as (select ${sourceIdOfDomain('$1')} as id),
     known as (select id, name from owner where lower(name) = lower($2) order by id limit 1),
     made as (
       insert into owner (name) select $2 where $2::text is not null and not exists (select 1 from known)
          and exists (select 1 from wanted where id is not null)
       on conflict (name) do update set name = excluded.name returning id, name),
     group_of as (select id, name from known union all select id, name from made)
     update source s
        set owner_id = (select id from group_of),
            operator_fields = case when 'owner_id' = any(s.operator_fields) then s.operator_fields
                                   else array_append(s.operator_fields, 'owner_id') end
       from wanted w where s.id = w.id
     returning (select name from group_of) as name`,
    [plain, group],
  );
  if (!row) throw new WrongOwner(`There is no source '${plain}'.`);
  return row.name;
}
