/** Raw SQL: the migrator's own table has no entity. */
import { createHash } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { openConnection } from '../database/connection.js';
import type { Queryable } from '../database/database.js';
import { MIGRATIONS } from '../migrations/all.js';

/** Any constant: concurrent `migrate` calls wait for each other on it. */
const MIGRATION_LOCK = createHash('sha1').update('followthrough:migrate').digest().readInt32BE(0);

/** Applies what is missing, once even when several processes call it. Answers the names that were applied. */
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

/** How many migrations of this version the database still lacks. Only reads. */
export async function pendingMigrations(db: Queryable): Promise<number> {
  const [table] = await db.rows<{ exists: boolean }>(`select to_regclass('migration') is not null as exists`);
  if (!table?.exists) return MIGRATIONS.length;
  const rows = await db.rows<{ name: string }>('select name from migration');
  const applied = new Set(rows.map(({ name }) => name));
  return MIGRATIONS.filter(({ name }) => !applied.has(name)).length;
}
