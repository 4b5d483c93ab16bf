import { request } from 'undici';
import { FEED_FIRST_LOAD } from '#contract';
import { cardTotal, Database, hottestCards } from '#persistence';
import { freePort, OperatorError, readSettings } from '#platform';
import { openDatabase } from '../open-database.js';
import { bringUpToDate } from '../start/build.js';
import { startChild } from '../start/child.js';
import { waitUntilLive } from '../start/readiness.js';

const WARM_UP = 30;
const CALLS = 300;
const PATH = `/api/articles?limit=${FEED_FIRST_LOAD}&offset=0`;

/**
 * `bench read`: the first page of the feed as one client asks for it, again and again, from the database that the
 * settings name (replay a recording into it first). Prints one JSON line: milliseconds a call at the 50th and 95th
 * percentile, with the validator (304), and the floor: the same rows by bare SQL, serialised.
 */
export async function run(): Promise<void> {
  const settings = readSettings(process.env);
  await bringUpToDate({ web: false });
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

/** Not by `fetch`, which adds 'no-cache' to a conditional request of its caller's. */
async function ask(url: string, headers: Record<string, string>, expected: number) {
  const answer = await request(url, { headers });
  await answer.body.text();
  if (answer.statusCode !== expected) throw new Error(`expected ${expected}, got ${answer.statusCode}`);
  return answer.headers;
}

async function times(work: () => Promise<void>): Promise<{ p50Ms: number; p95Ms: number }> {
  const spent: number[] = [];
  for (let n = 0; n < WARM_UP + CALLS; n++) {
    const start = performance.now();
    await work();
    if (n >= WARM_UP) spent.push(performance.now() - start);
  }
  spent.sort((a, b) => a - b);
  const at = (share: number) => Math.round(100 * (spent[Math.floor(share * spent.length)] ?? 0)) / 100;
  return { p50Ms: at(0.5), p95Ms: at(0.95) };
}
