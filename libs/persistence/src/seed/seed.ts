import type { Database } from '../database.js';
import { seedCategories } from './categories.js';
import { directoryEntries } from './directory.js';
import { loadDirectory } from './load-directory.js';

/** Everything that a database needs before its first feed: categories, the directory, the one-row tables. */
export async function seed(database: Database, wall: Date): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.rows("select pg_advisory_xact_lock(hashtext('followthrough:seed'))");
    await seedCategories(tx);
    await loadDirectory(tx, directoryEntries(), wall);
    await tx.rows('insert into keeper (id) values (1) on conflict do nothing');
    await tx.rows("insert into counter (name) values ('cards') on conflict do nothing");
  });
}
