/** Typed, except for the two expressions that have an index. */
import { sql } from 'kysely';
import type { Queryable } from '../database/database.js';
import type { RowOf } from '../database/tables.js';
import { IS_SUBSCRIBED } from './accounts.queries.js';
import { NAME, SEARCHED, STATUS_COLUMNS } from './user.entity.js';

const COLUMNS = [
  'id',
  'username',
  'email',
  'first_name',
  'last_name',
  'profile_image_url',
  'is_admin',
  'is_editor',
  IS_SUBSCRIBED,
  'premium_granted',
  'created_at',
] as const;

export type MemberRow = RowOf<typeof members>;

type Column = 'id' | 'username' | 'email' | 'name' | 'created' | 'status';

/** Each has an index that ends with the id or is unique. */
const SORTED = {
  id: sql`id`,
  username: sql`username_key`,
  email: sql`email_key`,
  name: sql.raw(NAME),
  created: sql`created_at`,
} as const satisfies Record<Exclude<Column, 'status'>, unknown>;

export interface MemberSearch {
  /** Empty for everybody. */
  q: string;
  /** Searches shorter than this match only the beginning of names and addresses, which indexes can answer. */
  anywhereFrom: number;
}

export interface MemberPage extends MemberSearch {
  sort: Column;
  isDescending: boolean;
  limit: number;
  offset: number;
}

/** A page of members. Skipped rows are read from the index of the sorted column only. */
export function members(db: Queryable, page: MemberPage) {
  const direction = page.isDescending ? sql`desc` : sql`asc`;
  const columns =
    page.sort === 'status' ? STATUS_COLUMNS.map((column) => sql.raw(column)) : [SORTED[page.sort]];
  const order = sql.join([...columns, sql`id`].map((column) => sql`${column} ${direction}`));
  return db.kysely
    .selectFrom('user_account')
    .select(COLUMNS)
    .where('id', 'in', (of) =>
      of
        .selectFrom('user_account')
        .select('id')
        .where(matches(page))
        .orderBy(order)
        .limit(page.limit)
        .offset(page.offset),
    )
    .orderBy(order)
    .execute();
}

/** How many members `members` pages through. */
export async function countMembers(db: Queryable, search: MemberSearch): Promise<number> {
  const { found } = await db.kysely
    .selectFrom('user_account')
    .select((eb) => eb.fn.countAll<string>().as('found'))
    .where(matches(search))
    .executeTakeFirstOrThrow();
  return Number(found);
}

/** Indexes: user_account_search; for short searches those of the two keys. */
function matches({ q, anywhereFrom }: MemberSearch) {
  const text = q.toLowerCase();
  if (text === '') return sql<boolean>`true`;
  const like = text.replace(/[\\%_]/g, '\\$&');
  const byId = /^\d{1,9}$/.test(text) ? sql<boolean>`or id = ${Number(text)}` : sql``;
  if (text.length >= anywhereFrom) return sql<boolean>`(${sql.raw(SEARCHED)} like ${`%${like}%`} ${byId})`;
  return sql<boolean>`(username_key like ${`${like}%`} or email_key like ${`${like}%`} ${byId})`;
}

/** The rights of an account and of all admins, locked until the transaction ends. */
export async function lockMembers(tx: Queryable, actorId: number, targetId: number) {
  const rows = await tx.kysely
    .selectFrom('user_account')
    .select(['id', 'is_admin', 'is_editor', 'premium_granted'])
    .where((eb) => eb.or([eb('is_admin', '=', true), eb('id', 'in', [actorId, targetId])]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return {
    target: rows.find(({ id }) => id === targetId) ?? null,
    isActorAdmin: rows.some(({ id, is_admin }) => id === actorId && is_admin),
    admins: rows.filter(({ is_admin }) => is_admin).length,
  };
}

export type MemberRights = Partial<Pick<MemberRow, 'is_admin' | 'is_editor' | 'premium_granted'>>;

export function changeMember(tx: Queryable, id: number, rights: MemberRights): Promise<MemberRow> {
  return tx.kysely
    .updateTable('user_account')
    .set(rights)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}
