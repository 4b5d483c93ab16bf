/** Raw SQL: the migrator's own table has no entity. */
import { createHash } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { openConnection } from '../database/connection.js';
import type { Queryable } from '../database/database.js';
import { MIGRATIONS } from '../migrations/all.js';

/** An arbitrary constant: the lock on which concurrent `migrate` calls wait. */
const MIGRATION_LOCK = createHash('sha1').update('followthrough:migrate').digest().readInt32BE(0);

/** Applies missing migrations. Safe if several processes call it at once. Returns the names of the applied ones. */
export async function migrate(orm: MikroORM): Promise<string[]> {
  const guard = await openConnection(orm.config.get('clientUrl') ?? '');
  try {
    await guard.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const applied = await orm.migrator.up();
    return applied.map((migration) => migration.name);
  } finally {
    await guard.end();
  }
}

/** The number of migrations that the database still lacks. Read-only. */
export async function pendingMigrations(db: Queryable): Promise<number> {
  const [table] = await db.rows<{ exists: boolean }>(`select to_regclass('migration') is not null as exists`);
  if (!table?.exists) return MIGRATIONS.length;
  const rows = await db.rows<{ name: string }>('select name from migration');
  const applied = new Set(rows.map(({ name }) => name));
  return MIGRATIONS.filter(({ name }) => !applied.has(name)).length;
}
