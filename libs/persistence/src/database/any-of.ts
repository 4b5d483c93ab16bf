import { sql } from 'kysely';

/** For conditions on many ids: passes them as one parameter. Used as `.where('id', '=', anyOf(ids))`. */
export function anyOf(ids: readonly number[]) {
  return sql<number>`any(${ids}::int[])`;
}
