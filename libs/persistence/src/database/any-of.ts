import { sql } from 'kysely';

/** For conditions on many ids: one parameter, however many they are. Used as `.where('id', '=', anyOf(ids))`. */
export function anyOf(ids: readonly number[]) {
  return sql<number>`any(${ids}::int[])`;
}
