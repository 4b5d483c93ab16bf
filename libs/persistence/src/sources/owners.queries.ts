/** Raw SQL: an owner is found or made and given to its source in one statement. The rest is typed. */
import { ownerGroup } from '#domain/stories/origins';
import type { Queryable } from '../database/database.js';
import type { RowOf } from '../database/tables.js';

/** What was asked of an owner cannot be; the message says why, for people. */
export class WrongOwner extends Error {
  readonly code = 'wrong_owner';
}

/** An owner group with the domains of its sources, sorted. */
export type OwnerRow = RowOf<typeof listOwners>;

/** Owner groups that own a source, the largest first. */
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
 * Says to which owner group a source belongs; null: it stands for itself. Seeding keeps it from now on. A group that is
 * there already is taken whatever the letters' case. The keeper goes by it within minutes, for articles placed from then on.
 * Answers the group's name as it stands.
 * @throws WrongOwner for an unknown source, or a name that is no group ('Independent')
 */
export async function setOwner(
  db: Queryable,
  domain: string,
  ownerName: string | null,
): Promise<string | null> {
  const group = ownerGroup(ownerName);
  if (ownerName !== null && group === null)
    throw new WrongOwner(`'${ownerName}' names no owner group: outlets under it would count as one origin.`);
  const plain = domain
    .trim()
    .toLowerCase()
    .replace(/^www\./, '');
  const [row] = await db.rows<{ name: string | null }>(
    `with wanted as (select id from source where domain = $1),
     known as (select id, name from owner where lower(name) = lower($2) order by id limit 1),
     made as (
       insert into owner (name) select $2 where $2::text is not null and not exists (select 1 from known)
          and exists (select 1 from wanted)
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
