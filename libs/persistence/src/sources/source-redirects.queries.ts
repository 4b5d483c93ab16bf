/** Raw SQL: an expression for other statements. */

/**
 * SQL: the id of the source that a source was merged into, or the given id if it was not merged. `id` is an SQL
 * expression. Index: source_redirect_pkey.
 */
export const currentSourceId = (id: string) =>
  `coalesce((select source_id from source_redirect where old_source_id = ${id}), ${id}::int)`;
