/** Raw SQL: an advisory lock, and one query on two tables. The rest is typed. */
import type { Database, Queryable } from '../database/database.js';
import { ADDED_BY } from '../database/words.js';
import { mergeDoubles } from '../sources/merge-sources.queries.js';
import { CATEGORY_COUNT, seedCategories } from './categories.js';
import { directoryEntries } from './directory.js';
import { loadDirectory } from './load-directory.js';
import { directoryDomains } from './other-domains.js';

/**
 * Writes everything that a database needs before its first feed: categories, the directory, the single-row tables.
 * Sources that are doubles of another one are merged into it. Idempotent.
 */
export async function seed(database: Database, wall: Date): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.rows("select pg_advisory_xact_lock(hashtext('followthrough:seed'))");
    await seedCategories(tx);
    await loadDirectory(tx, directoryEntries(), wall);
    await mergeDoubles(tx, directoryDomains(), wall);
    await tx.kysely
      .insertInto('keeper')
      .values({ id: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx.kysely
      .insertInto('counter')
      .values({ name: 'cards' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/**
 * Whether categories and directory are loaded. The check is cheap: one table is small, the other is read up to its
 * first match.
 */
export async function isSeeded(db: Queryable): Promise<boolean> {
  const [row] = await db.rows<{ seeded: boolean }>(
    `select (select count(*) from category) >= $1 and exists (select from source where added_by = ${ADDED_BY.directory}) as seeded`,
    [CATEGORY_COUNT],
  );
  return row?.seeded ?? false;
}
