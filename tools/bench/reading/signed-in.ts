import { UNREAD_COUNTED } from '#contract/notifications';
import { FOLLOWS_ANSWERED, LATEST_UPDATES } from '#contract/reading';
import { type Database, type Queryable, queryableOn } from '#persistence/database';
import { unreadCounts } from '#persistence/notifications';
import { followedTopics, latestUpdates } from '#persistence/reading';
import { connectDatabase } from '#persistence/schema';
import { freePort } from '#platform/embedded';
import { readSettings } from '#platform/runtime';
import { openScratchDatabase } from '../../measure/scratch-database.js';
import { startChild } from '../../start/child.js';
import { prepareDatabase } from '../../start/database/prepare-database.js';
import { waitUntilLive } from '../../start/readiness.js';
import { ask, CALLS, type CallTimes, times } from './call-times.js';
import { FOLLOWS_EACH, fillReaders, fillStories, openTokens } from './reader-world.js';

const READERS = 10_000;
/** With this many readers there are a million follows. */
const MORE_READERS = 20_000;
/** Readers who make the calls, one after the other. */
const ASKING = 250;

/** Calls without a baseline. */
const OTHERS = ['/api/user/following', '/api/user/sources', '/api/user/searches', '/api/notifications'];
/** The baselines: the same rows by bare SQL. */
const FLOORS: Record<string, (db: Queryable, userId: number) => Promise<unknown>> = {
  '/api/user/topics': (db, userId) => followedTopics(db, userId, FOLLOWS_ANSWERED),
  '/api/user/latest-updates': (db, userId) =>
    latestUpdates(db, userId, { limit: LATEST_UPDATES, topics: 2 * LATEST_UPDATES, perTopic: 8 }),
  '/api/notifications/count': (db, userId) => unreadCounts(db, [userId], UNREAD_COUNTED),
};

/**
 * Prints a JSON line for each call of a signed-in reader: milliseconds per call, and bare SQL as the baseline. Then measures a
 * million follows: bytes per row, and the time and plan of the longest query.
 */
export async function benchSignedIn(): Promise<void> {
  const scratch = await openScratchDatabase();
  const db = await connectDatabase(scratch.url, 2);
  try {
    await prepareDatabase(scratch.url);
    await fillStories(db);
    await fillReaders(db, 1, READERS);
    await measureCalls(db, scratch.url);
    await fillReaders(db, READERS + 1, MORE_READERS);
    await measureFollows(db);
  } finally {
    await db.close();
    await scratch.close();
  }
}

async function measureCalls(db: Database, databaseUrl: string): Promise<void> {
  const tokens = await openTokens(db, ASKING);
  const port = await freePort();
  const env = { DATABASE_URL: databaseUrl, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn' };
  const { DATA_DIR } = readSettings(process.env);
  const bff = startChild('bff-bench', ['dist/apps/bff/src/main.js'], env, DATA_DIR);
  try {
    await waitUntilLive(`http://127.0.0.1:${port}`);
    for (const path of [...Object.keys(FLOORS), ...OTHERS]) {
      const url = `http://127.0.0.1:${port}${path}`;
      const call = await times(async (n) => {
        await ask(url, { authorization: `Bearer ${tokens[n % ASKING]}` }, 200);
      });
      const bare = FLOORS[path];
      const floor = bare && (await bareTimes(db, bare));
      console.log(
        JSON.stringify({
          bench: 'read',
          path,
          readers: READERS,
          followsEach: FOLLOWS_EACH,
          calls: CALLS,
          call,
          floor,
        }),
      );
    }
  } finally {
    await bff.stop();
  }
}

function bareTimes(
  db: Database,
  bare: (db: Queryable, userId: number) => Promise<unknown>,
): Promise<CallTimes> {
  return times(async (n) => void JSON.stringify(await bare(db, (n % ASKING) + 1)));
}

async function measureFollows(db: Database): Promise<void> {
  const [sizes] = await db.rows<{ rows: number; row_bytes: number; index_bytes: number; mb: number }>(
    `select count(*)::int as rows, pg_table_size('follow') / count(*)::int as row_bytes,
            pg_indexes_size('follow') / count(*)::int as index_bytes,
            pg_total_relation_size('follow') / 1000000 as mb from follow`,
  );
  const bare = await bareTimes(db, (queryable, userId) =>
    followedTopics(queryable, userId, FOLLOWS_ANSWERED),
  );
  const plan = await planOf(db, (queryable) => followedTopics(queryable, 1, FOLLOWS_ANSWERED));
  console.log(JSON.stringify({ bench: 'read', follows: sizes, followedTopics: bare }));
  console.log(plan.join('\n'));
}

/** The query plans of the statements that `ask` runs. */
async function planOf(db: Database, ask: (explaining: Queryable) => Promise<unknown>): Promise<string[]> {
  const plan: string[] = [];
  const explaining = queryableOn(async (text, values) => {
    const lines = await db.rows<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, values);
    plan.push(...lines.map((line) => line['QUERY PLAN']));
    return { rows: [], rowCount: 0 };
  });
  await ask(explaining);
  return plan;
}
