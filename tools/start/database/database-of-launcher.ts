import { openConnection } from '#persistence/database';

/** An arbitrary key for the advisory lock that the launcher holds while it runs. */
export const LAUNCHER_LOCK = 4_170_206;

/**
 * The database that the launcher of this embedded server uses, or null if none runs. The session that holds its lock bears the name.
 * @param adminUrl leads to the database `postgres`
 */
export async function databaseOfLauncher(adminUrl: string): Promise<string | null> {
  const client = await openConnection(adminUrl);
  try {
    const { rows } = await client.query<{ name: string }>(
      `select application_name as name from pg_stat_activity join pg_locks using (pid)
       where locktype = 'advisory' and classid = 0 and objid = $1 and granted
         and exists (select from pg_database where pg_database.datname = application_name)`,
      [LAUNCHER_LOCK],
    );
    return rows[0]?.name ?? null;
  } finally {
    await client.end();
  }
}
