import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { migrate, pendingMigrations } from '#persistence/schema';
import { prepareDatabase } from '../../../tools/start/database/prepare-database.js';
import { buildArticle } from '../../support/factories/articles.js';
import { buildTopic } from '../../support/factories/stories.js';
import { LoadOnRows } from '../../support/load-on-rows.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

/** The oldest state with everything that the load uses. `npm run bench -- upgrade` does the same with many rows. */
const OLDEST = 'Migration20261121161639_accounts';
/** Somebody reads for so long (ms), such as a backup. */
const READS_MS = 6000;
const MOST_MS = 5000;

let test: TestDatabase;

beforeAll(async () => {
  test = await seededDatabase();
});
afterAll(() => test.drop());

it('an older database is upgraded while others read and write, one of them for long', async () => {
  const { db } = test;
  const { id } = await buildTopic(db);
  await buildArticle(db, { topic_id: id, event_id: null });
  const all = (await db.orm.migrator.getExecuted()).map(({ name }) => name);
  const later = all.slice(all.indexOf(OLDEST) + 1);
  for (const name of later.toReversed()) await db.orm.migrator.down({ migrations: [name] });
  expect(await pendingMigrations(db)).toBe(later.length);

  const load = new LoadOnRows(db);
  const reading = db.transaction(async (tx) => {
    await tx.rows('select (select count(*) from article), (select count(*) from topic)');
    await wait(READS_MS);
  });
  await wait(200);
  expect(await migrate(db.orm)).toEqual(later);
  await reading;
  await load.stop();
  const { failures, longestMs, statements } = load.look();
  expect(failures).toEqual([]);
  expect(statements).toBeGreaterThan(100);
  expect(longestMs).toBeLessThan(MOST_MS);
  expect(await pendingMigrations(db)).toBe(0);
  expect(await db.rows('select topic_id from article')).toEqual([{ topic_id: id }]);
});

it('a database that a newer version has upgraded is refused', async () => {
  await test.db.rows("insert into migration (name) values ('Migration20991231000000_later')");
  await expect(prepareDatabase(test.url)).rejects.toThrow(
    'A newer version has upgraded the database (Migration20991231000000_later): install that version',
  );
});
