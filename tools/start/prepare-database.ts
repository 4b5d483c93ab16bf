import { connectDatabase, migrate } from '#persistence/schema';
import { seed } from '#persistence/seed';
import { OperatorError, systemClock } from '#platform/runtime';

/**
 * Migrates and seeds the database at `url`; twice changes nothing. Answers the applied migrations.
 * @throws OperatorError when the user of the database may not create tables
 */
export async function prepareDatabase(url: string): Promise<string[]> {
  const database = await connectDatabase(url);
  try {
    const applied = await migrate(database.orm);
    await seed(database, systemClock.now());
    return applied;
  } catch (error) {
    const denied = denial(error);
    if (denied === null) throw error;
    throw new OperatorError(`The database user of DATABASE_URL lacks a right: ${denied}.`, { cause: error });
  } finally {
    await database.close();
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';

/** What PostgreSQL denied, from wherever in the chain of causes it said so. */
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
