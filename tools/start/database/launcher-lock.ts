import { openConnection } from '#persistence/database';
import { OperatorError } from '#platform/runtime';
import type { FeedSet } from '../feeds/feed-set.js';
import { LAUNCHER_LOCK } from './database-of-launcher.js';
import { type OpenDatabase, withDatabase } from './open-database.js';

export interface LauncherLock {
  /** Resolves with the reason if the connection that holds the lock is lost. Does not resolve on release. */
  lost: Promise<string>;
  release: () => Promise<void>;
}

/**
 * Allows one launcher per data folder. On the operator's own server it allows one launcher per database, or several for live feeds.
 * The lock belongs to a database session, so a killed launcher releases it, and the next one adopts the server that it left running.
 * @throws OperatorError if another launcher holds the lock
 */
export function lockForLauncher(
  database: OpenDatabase,
  feeds: FeedSet,
  dataDir: string,
): Promise<LauncherLock> {
  if (database.embedded) return lockEmbedded(database.url, dataDir);
  return lock(
    database.directUrl,
    feeds.mode === 'live' ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock',
    'Another launcher is already running on the database of DATABASE_URL. Stop it or use another database.',
  );
}

/** @throws OperatorError if another launcher holds the lock of this embedded server */
export function lockEmbedded(url: string, dataDir: string): Promise<LauncherLock> {
  return lock(
    withDatabase(url, 'postgres'),
    'pg_try_advisory_lock',
    `Another launcher is already running on the data folder ${dataDir}. Stop it or set DATA_DIR.`,
    url,
  );
}

/** @param used the database of the launcher. The session bears its name, by which commands find it */
async function lock(
  url: string,
  attempt: 'pg_try_advisory_lock' | 'pg_try_advisory_lock_shared',
  refusal: string,
  used = url,
): Promise<LauncherLock> {
  let releasing = false;
  const { promise: lost, resolve } = Promise.withResolvers<string>();
  const report = (reason: string) => {
    if (!releasing) resolve(reason);
  };
  const client = await openConnection(
    { connectionString: url, keepAlive: true, application_name: new URL(used).pathname.slice(1) },
    ({ message }) => report(message),
  );
  client.once('end', () => report('the connection was closed'));
  const { rows } = await client.query<{ free: boolean }>(`select ${attempt}($1) as free`, [LAUNCHER_LOCK]);
  if (!rows[0]?.free) {
    releasing = true;
    await client.end();
    throw new OperatorError(refusal);
  }
  const release = () => {
    releasing = true;
    return client.end();
  };
  return { lost, release };
}
