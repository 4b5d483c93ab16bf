import { connectDatabase, migrate } from '#persistence/schema';
import { LoadOnRows } from '../../../test/support/load-on-rows.js';
import { openScratchDatabase } from '../../measure/scratch-database.js';
import { prepareDatabase } from '../../start/database/prepare-database.js';
import { fillReaders, fillStories } from '../reading/reader-world.js';

const READERS = 20_000;
/** Followed stories came with this one; everything that the load uses is there. */
const OLDEST = 'Migration20261121161639_accounts';
/** The longest that a reader or a writer may wait (ms). */
const MOST_MS = 5000;

/**
 * `bench upgrade`: a database of 100,000 articles and a million follows goes back to its oldest state, and is then upgraded migration by migration while
 * readers and writers go on. Prints a JSON line for each migration: how long it took, and the longest that one of them waited. Fails if
 * that is more than 5 s.
 */
export async function run(): Promise<void> {
  const scratch = await openScratchDatabase();
  const db = await connectDatabase(scratch.url, 16);
  try {
    await prepareDatabase(scratch.url);
    await fillStories(db);
    await fillReaders(db, 1, READERS);
    const applied = (await db.orm.migrator.getExecuted()).map(({ name }) => name);
    const later = applied.slice(applied.indexOf(OLDEST) + 1);
    for (const name of later.toReversed()) await db.orm.migrator.down({ migrations: [name] });
    await db.rows('vacuum analyze');
    const load = new LoadOnRows(db);
    let longestMs = 0;
    const begin = performance.now();
    await migrate(db.orm, (name) => {
      const waits = load.look();
      longestMs = Math.max(longestMs, waits.longestMs);
      console.log(JSON.stringify({ migration: name, ...waits }));
    });
    const seconds = Math.round((performance.now() - begin) / 100) / 10;
    await load.stop();
    longestMs = Math.max(longestMs, load.look().longestMs);
    console.log(JSON.stringify({ bench: 'upgrade', migrations: later.length, seconds, longestMs }));
    if (longestMs > MOST_MS) process.exitCode = 1;
  } finally {
    await db.close();
    await scratch.close();
  }
}
