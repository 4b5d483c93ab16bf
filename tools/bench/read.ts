import { FEED_FIRST_LOAD } from '#contract';
import { cardTotal, Database, hottestCards } from '#persistence';
import { freePort, OperatorError, readSettings } from '#platform';
import { openDatabase } from '../open-database.js';
import { bringUpToDate } from '../start/build.js';
import { startChild } from '../start/child.js';
import { waitUntilLive } from '../start/readiness.js';
import { ask, CALLS, times } from './call-times.js';
import { benchSignedIn } from './signed-in.js';

const PATH = `/api/articles?limit=${FEED_FIRST_LOAD}&offset=0`;

/**
 * `bench read [feed|signed-in]`. Feed: its first page as one client asks for it, again and again, from the database that
 * the settings name (replay a recording into it first). Prints one JSON line: milliseconds a call at the 50th and 95th
 * percentile, with the validator (304), and the floor: the same rows by bare SQL, serialised. Signed in: what readers ask
 * for with their accounts, from a database made for it.
 */
export async function run([part]: string[]): Promise<void> {
  if (part !== undefined && part !== 'feed' && part !== 'signed-in')
    throw new OperatorError('bench read takes feed, signed-in or nothing.');
  await bringUpToDate({ web: false, say: console.error });
  if (part !== 'signed-in') await benchFeed();
  if (part !== 'feed') await benchSignedIn();
}

async function benchFeed(): Promise<void> {
  const settings = readSettings(process.env);
  const server = await openDatabase(settings);
  const db = await Database.connect(server.url, 2);
  const port = await freePort();
  const env = { DATABASE_URL: server.url, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn' };
  const bff = startChild('bff-bench', ['dist/apps/bff/src/main.js'], env, settings.DATA_DIR);
  try {
    const cards = await cardTotal(db);
    if (cards === 0)
      throw new OperatorError('There are no articles to read: run npm start with a recording first.');
    const url = `http://127.0.0.1:${port}${PATH}`;
    await waitUntilLive(`http://127.0.0.1:${port}`);
    const etag = String((await ask(url, {}, 200)).etag);
    const call = await times(async () => void (await ask(url, {}, 200)));
    const unchanged = await times(async () => void (await ask(url, { 'if-none-match': etag }, 304)));
    const floor = await times(async () => void JSON.stringify(await hottestCards(db, FEED_FIRST_LOAD, 0)));
    console.log(JSON.stringify({ bench: 'read', path: PATH, cards, calls: CALLS, call, unchanged, floor }));
  } finally {
    await bff.stop();
    await db.close();
    await server.close();
  }
}
