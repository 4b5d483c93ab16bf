import pg from 'pg';
import { OperatorError } from '#platform';

/** Any constant: the launcher holds it in the embedded database for as long as it lives. */
const LAUNCHER_LOCK = 4_170_206;

export interface LauncherLock {
  release: () => Promise<void>;
}

/**
 * One launcher per data folder. The lock lives in the database session, so a killed launcher leaves none behind
 * and the next start adopts the server it left.
 * @throws OperatorError when another launcher holds it
 */
export async function lockForLauncher(url: string, dataDir: string): Promise<LauncherLock> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // The server's end reaches this idle connection before the launcher has closed it.
  client.on('error', () => undefined);
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [
    LAUNCHER_LOCK,
  ]);
  if (!rows[0]?.free) {
    await client.end();
    throw new OperatorError(
      `Another start already runs on the data folder ${dataDir}: stop it or set DATA_DIR.`,
    );
  }
  return { release: () => client.end() };
}
