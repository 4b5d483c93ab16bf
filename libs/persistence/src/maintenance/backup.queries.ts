import type { Queryable } from '../database/database.js';

/** A table as a backup holds it. Names are quoted for SQL. */
export interface BackupTable {
  table: string;
  /** Without generated columns. */
  columns: string[];
}

/** The tables of the product, by name. Of a partitioned table the whole: its partitions are not among them. The list of migrations is not among them, nor are the jobs of pg-boss. */
export function backupTables(db: Queryable): Promise<BackupTable[]> {
  return db.rows<BackupTable>(
    `select quote_ident(c.relname) as table,
            array_agg(quote_ident(a.attname) order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migration'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
  );
}

/** The names of the migrations that made the tables. */
export async function appliedMigrations(db: Queryable): Promise<string[]> {
  const rows = await db.rows<{ name: string }>('select name from migration order by name');
  return rows.map(({ name }) => name);
}

/** The last value that each used sequence gave. */
export async function sequenceValues(db: Queryable): Promise<Record<string, string>> {
  const rows = await db.rows<{ name: string; value: string }>(
    `select quote_ident(sequencename) as name, last_value::text as value from pg_sequences
     where schemaname = current_schema() and last_value is not null order by sequencename`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** The names of all sequences of the product. */
export async function sequenceNames(db: Queryable): Promise<string[]> {
  const rows = await db.rows<{ name: string }>(
    'select quote_ident(sequencename) as name from pg_sequences where schemaname = current_schema()',
  );
  return rows.map(({ name }) => name);
}

/** Whether nobody has an account and nothing was read yet: what the first start makes does not count. */
export async function isUnused(db: Queryable): Promise<boolean> {
  const [row] = await db.rows<{ used: boolean }>(
    'select exists (select from article) or exists (select from user_account) as used',
  );
  return row?.used === false;
}

/** The statements that remove the checks which a restore in any order of tables breaks, and those that bring them back. */
export async function checksToSuspend(db: Queryable): Promise<{ suspend: string[]; resume: string[] }> {
  const keys = await db.rows<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace`,
  );
  const triggers = await db.rows<{ table: string }>(
    `select distinct tgrelid::regclass::text as table from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not tgisinternal and c.relnamespace = current_schema()::regnamespace`,
  );
  return {
    suspend: [
      ...keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
      ...triggers.map(({ table }) => `alter table ${table} disable trigger user`),
    ],
    resume: [
      ...keys.map(
        ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
      ),
      ...triggers.map(({ table }) => `alter table ${table} enable trigger user`),
    ],
  };
}
