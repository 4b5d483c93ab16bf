import type { Database } from '#persistence/database';
import { pendingMigrations } from '#persistence/schema';
import { OperatorError, type Settings } from '#platform/runtime';

/** @throws OperatorError if it is not set */
export function databaseUrlOf({ DATABASE_URL: url }: Settings): string {
  if (url === undefined) throw new OperatorError('DATABASE_URL is not set. Set it, or use npm start.');
  return url;
}

/** @throws OperatorError if the database lacks migrations of this version */
export async function assertMigrated(db: Database): Promise<void> {
  if ((await pendingMigrations(db)) > 0)
    throw new OperatorError("The database is not migrated. Run 'npm run migrate' or 'npm start'.");
}
