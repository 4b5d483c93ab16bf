import { openConnection } from '#persistence/database';
import { OperatorError } from '#platform/runtime';
import type { FeedSet } from './feed-set.js';
import { type OpenDatabase, withDatabase } from './open-database.js';

/** Any constant: the launcher holds it for as long as it lives. */
const LAUNCHER_LOCK = 4_170_206;

export interface LauncherLock {
  /** The database closed the connection that holds the lock: its reason. Never while it is released. */
  lost: Promise<string>;
  release: () => Promise<void>;
}

/**
 * One launcher per data folder; on a server of the operator's one per database, where live feeds may have many.
 * The lock lives in a database session, so a killed launcher leaves none behind and the next start adopts the
 * server it left.
 * @throws OperatorError when another launcher holds it
 */
export function lockForLauncher(
  database: OpenDatabase,
  feeds: FeedSet,
  dataDir: string,
): Promise<LauncherLock> {
  if (database.embedded)
    return lock(
      withDatabase(database.url, 'postgres'),
      'pg_try_advisory_lock',
      `Another start already runs on the data folder ${dataDir}: stop it or set DATA_DIR.`,
    );
  return lock(
    database.url,
    feeds.mode === 'live' ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock',
    'Another start already runs on the database of DATABASE_URL: stop it or name another database.',
  );
}

async function lock(
  url: string,
  attempt: 'pg_try_advisory_lock' | 'pg_try_advisory_lock_shared',
  refusal: string,
): Promise<LauncherLock> {
  let releasing = false;
  const { promise: lost, resolve } = Promise.withResolvers<string>();
  const tell = (reason: string) => {
    if (!releasing) resolve(reason);
  };
  const client = await openConnection({ connectionString: url, keepAlive: true }, ({ message }) =>
    tell(message),
  );
  client.once('end', () => tell('the connection was closed'));
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
