import type pg from 'pg';

/** Memory for building an index. */
const BUILD_MEMORY = '1GB';

/**
 * Runs `load` on tables without foreign keys and indexes, except primary keys, and then creates them again: much faster than
 * keeping them up to date for each row.
 */
export async function withoutIndexes(
  client: pg.Client,
  tables: readonly string[],
  load: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
       from pg_constraint
      where connamespace = current_schema()::regnamespace and conparentid = 0
        and (contype = 'f' and conrelid = any($1::text[]::regclass[]) or contype = 'u' and conrelid = any($1::text[]::regclass[]))
      order by contype desc`,
    [tables],
  );
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select quote_ident(c.relname) as name, replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as definition
       from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = any($1::text[]::regclass[])
        and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`,
    [tables],
  );
  for (const { table, name } of keys.toReversed())
    await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await load();
  await client.query(`set maintenance_work_mem = '${BUILD_MEMORY}'`);
  for (const { definition } of indexes) await client.query(definition);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
}
