/** Raw SQL: the migrator's own table has no entity. */
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import { openConnection } from '../database/connection.js';
import type { Queryable } from '../database/database.js';
import { MIGRATIONS } from '../migrations/all.js';
import { ormConfig } from './mikro-orm.config.js';

/** An arbitrary constant: the lock on which concurrent `migrate` calls wait. */
const MIGRATION_LOCK = createHash('sha1').update('followthrough:migrate').digest().readInt32BE(0);

/** A migration that waits for a lock makes everyone else wait behind it. After this time it steps back and tries again (ms). */
const LOCK_MS = 1000;
const RETRY_MS = 1000;
/** How often a migration tries to get its locks: for about ten minutes. */
const ATTEMPTS = 300;
/** A lock was not to be had in time, or waiting for it would never end: lock_not_available, deadlock_detected. */
const LOCK_REFUSED = ['55P03', '40P01'];

/**
 * Applies missing migrations while readers and workers go on. Each has a transaction of its own, so that no lock is held longer than
 * one migration takes. Safe if several processes call it at once.
 * @param onApplied called after each, with its name
 * @returns the names of the applied ones
 * @throws Error if a migration cannot get a lock for ten minutes
 */
export async function migrate(
  orm: MikroORM,
  onApplied: (name: string) => void = () => undefined,
): Promise<string[]> {
  const url = orm.config.get('clientUrl') ?? '';
  const guard = await openConnection(url);
  try {
    await guard.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const names = (await orm.migrator.getPending()).map(({ name }) => name);
    if (names.length > 0) await applyPending(url, onApplied);
    return names;
  } finally {
    await guard.end();
  }
}

/** On connections of its own, whose statements wait for locks only for a moment. */
async function applyPending(url: string, onApplied: (name: string) => void): Promise<void> {
  const driverOptions = { options: `-c lock_timeout=${LOCK_MS}` };
  const orm = await MikroORM.init({ ...ormConfig(url), pool: { min: 0, max: 2 }, driverOptions });
  orm.migrator.on('migrated', ({ name }) => onApplied(name));
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        await orm.migrator.up();
        return;
      } catch (error) {
        if (attempt === ATTEMPTS || !isLockRefused(error)) throw error;
        await wait(RETRY_MS);
      }
    }
  } finally {
    await orm.close();
  }
}

/** Anywhere in the chain of causes. */
function isLockRefused(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++)
    if (LOCK_REFUSED.includes(String((cause as { code?: unknown }).code))) return true;
  return false;
}

/** The number of migrations that the database still lacks. Read-only. */
export async function pendingMigrations(db: Queryable): Promise<number> {
  const applied = new Set(await appliedNames(db));
  return MIGRATIONS.filter(({ name }) => !applied.has(name)).length;
}

/** The migrations that the database has and this version does not know. Read-only. */
export async function unknownMigrations(db: Queryable): Promise<string[]> {
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  return (await appliedNames(db)).filter((name) => !known.has(name));
}

async function appliedNames(db: Queryable): Promise<string[]> {
  const [table] = await db.rows<{ exists: boolean }>(`select to_regclass('migration') is not null as exists`);
  if (!table?.exists) return [];
  return (await db.rows<{ name: string }>('select name from migration order by name')).map(
    ({ name }) => name,
  );
}
