import type { Database } from '#persistence/database';

export interface TableSize {
  table: string;
  rows: number;
  /** Table and TOAST, and all indexes. */
  tableBytes: number;
  indexBytes: number;
}

/** The largest tables, partitions summed up. */
export async function tableSizes(db: Database, most: number): Promise<TableSize[]> {
  const rows = await db.rows<{ table: string; rows: number; table_bytes: string; index_bytes: string }>(
    `select c.root::regclass::text as table, sum(greatest(c.reltuples, 0))::float8 as rows,
            sum(pg_table_size(c.oid)) as table_bytes, sum(pg_indexes_size(c.oid)) as index_bytes
       from (select oid, reltuples, coalesce(pg_partition_root(oid), oid) as root from pg_class
              where relkind = 'r' and relnamespace = current_schema()::regnamespace) c
      group by 1 order by sum(pg_total_relation_size(c.oid)) desc limit $1`,
    [most],
  );
  return rows.map((row) => ({
    table: row.table,
    rows: row.rows,
    tableBytes: Number(row.table_bytes),
    indexBytes: Number(row.index_bytes),
  }));
}

export interface IndexSize {
  index: string;
  bytes: number;
}

export async function indexSizes(db: Database, most: number): Promise<IndexSize[]> {
  const rows = await db.rows<{ index: string; bytes: string }>(
    `select relname as index, pg_relation_size(oid) as bytes from pg_class
      where relkind = 'i' and relnamespace = current_schema()::regnamespace order by pg_relation_size(oid) desc limit $1`,
    [most],
  );
  return rows.map(({ index, bytes }) => ({ index, bytes: Number(bytes) }));
}
