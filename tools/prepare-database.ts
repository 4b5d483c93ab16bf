import { Database, migrate, seed } from '#persistence';
import { systemClock } from '#platform';

/** Migrates and seeds the database at `url`; twice changes nothing. Answers the applied migrations. */
export async function prepareDatabase(url: string): Promise<string[]> {
  const database = await Database.connect(url);
  try {
    const applied = await migrate(database.orm);
    await seed(database, systemClock.now());
    return applied;
  } finally {
    await database.close();
  }
}
