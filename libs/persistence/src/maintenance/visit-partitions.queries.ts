/** Raw SQL: partitions are tables, made and dropped. */
import type { Month } from '#domain/ingest/health';
import type { Database, Queryable } from '../database/database.js';
import { PRUNING, tryLock } from './maintenance.queries.js';

/** Making and dropping a partition lock the whole table for an instant. If that takes longer, the next round tries again. */
const LOCK_TIMEOUT = '2s';

/** A partition of `feed_visit`. It holds the visits before `to` (system time) that the ones before it do not. */
export interface VisitPartition {
  name: string;
  to: Date;
}

/** The partitions, oldest first, without the default one. */
export async function visitPartitions(db: Queryable): Promise<VisitPartition[]> {
  return db.rows<VisitPartition>(
    `select name, upper as to
       from (select c.relname as name,
                    substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \\(''([^'']+)''\\)')::timestamptz as upper
               from pg_inherits i join pg_class c on c.oid = i.inhrelid
              where i.inhparent = 'feed_visit'::regclass) p
      where upper is not null order by upper`,
  );
}

/**
 * Makes the partition of a month, with the visits of that month that the default partition holds.
 * @returns false if another worker is at it
 */
export function makeVisitPartition(db: Database, { from, to }: Month): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await lockPartitions(tx))) return false;
    const name = `feed_visit_${from.toISOString().slice(0, 7).replace('-', '_')}`;
    // Another worker may have made it since this one looked.
    const [made] = await tx.rows<{ name: string | null }>('select to_regclass($1)::text as name', [name]);
    if (made?.name) return true;
    const [start, end] = [from, to].map((moment) => `'${moment.toISOString()}'`);
    await tx.rows(`create table ${name} (like feed_visit including defaults including constraints)`);
    await tx.rows(
      `with moved as (delete from feed_visit_other where wall_at >= ${start} and wall_at < ${end} returning *)
       insert into ${name} select * from moved`,
    );
    await tx.rows(`alter table feed_visit attach partition ${name} for values from (${start}) to (${end})`);
    return true;
  });
}

/**
 * Drops a partition with all its visits.
 * @returns false if another worker is at it
 */
export function dropVisitPartition(db: Database, { name }: VisitPartition): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await lockPartitions(tx))) return false;
    await tx.rows(`drop table if exists ${name}`);
    return true;
  });
}

async function lockPartitions(tx: Queryable): Promise<boolean> {
  await tx.rows(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
  return tryLock(tx, `${PRUNING}:feed_visit`);
}
