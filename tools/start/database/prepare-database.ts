import { connectDatabase, migrate, unknownMigrations } from '#persistence/schema';
import { seed } from '#persistence/seed';
import { OperatorError, systemClock } from '#platform/runtime';

/**
 * Migrates and seeds the database at `url`. Idempotent. Returns the applied migrations.
 * @throws OperatorError if the database user may not create tables, or a newer version has upgraded the database
 */
export async function prepareDatabase(url: string): Promise<string[]> {
  const database = await connectDatabase(url);
  try {
    const applied = await migrate(database.orm);
    const [unknown] = await unknownMigrations(database);
    if (unknown !== undefined)
      throw new OperatorError(
        `A newer version has upgraded the database (${unknown}): install that version, or restore a backup of this one into a new database.`,
      );
    await seed(database, systemClock.now());
    return applied;
  } catch (error) {
    const denied = denial(error);
    if (denied === null) throw error;
    throw new OperatorError(`The database user of DATABASE_URL lacks a privilege: ${denied}.`, {
      cause: error,
    });
  } finally {
    await database.close();
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';

/** PostgreSQL's message about the missing privilege, from anywhere in the chain of causes. */
function denial(error: unknown): string | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++)
    if ((cause as { code?: unknown }).code === INSUFFICIENT_PRIVILEGE)
      return (
        cause.message
          .split('\n')
          .at(-1)
          ?.replace(/^.* - /, '') ?? cause.message
      );
  return null;
}
