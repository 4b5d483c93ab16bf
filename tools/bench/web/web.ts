import { FEED_FIRST_LOAD } from '#contract/site';
import { connectDatabase } from '#persistence/schema';
import { freePort } from '#platform/embedded';
import { readSettings, systemClock } from '#platform/runtime';
import { openScratchDatabase } from '../../measure/scratch-database.js';
import { bringUpToDate } from '../../start/build.js';
import { startChild } from '../../start/child.js';
import { prepareDatabase } from '../../start/database/prepare-database.js';
import { waitUntilLive } from '../../start/readiness.js';
import { fillFeed } from '../reading/feed-world.js';
import { listDelays } from './long-list.js';
import { pageScores } from './page-scores.js';
import { slowFirstView } from './slow-phone.js';

const CARDS = 1_200;
const RUNS = 3;
/** Home, a story and an article. */
const PAGES = ['/', '/topics/made-story-1-x', '/articles/made-report-4-x'];
const CHROMIUM = process.env.CHROME_PATH ?? process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/**
 * `bench web`: three pages of the production build, served by the BFF from a temporary database. Prints JSON lines:
 * Lighthouse's mobile scores (the median of three runs) and the JavaScript of the first load of each page, how soon a slow
 * phone shows the home page, and the input delays while 300 cards are drawn. Run it on an otherwise idle machine.
 */
export async function run(): Promise<void> {
  await bringUpToDate({ web: true, say: console.error });
  const scratch = await openScratchDatabase();
  try {
    await prepareDatabase(scratch.url);
    const db = await connectDatabase(scratch.url, 2);
    await fillFeed(db, CARDS, systemClock.now());
    await db.close();
    await withBff(scratch.url, async (address) => {
      for (const path of PAGES)
        print({ page: path, runs: RUNS, ...(await pageScores(`${address}${path}`, RUNS, CHROMIUM)) });
      print({ page: '/', slowPhone: await slowFirstView(`${address}/`, RUNS, CHROMIUM) });
      print({ page: '/', list: await listDelays(`${address}/`, FEED_FIRST_LOAD, CHROMIUM) });
    });
  } finally {
    await scratch.close();
  }
}

async function withBff(databaseUrl: string, measure: (address: string) => Promise<void>): Promise<void> {
  const port = await freePort();
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
  };
  const bff = startChild('bff-bench', ['dist/apps/bff/src/main.js'], env, readSettings(process.env).DATA_DIR);
  try {
    const address = `http://127.0.0.1:${port}`;
    await waitUntilLive(address);
    await measure(address);
  } finally {
    await bff.stop();
  }
}

function print(line: object): void {
  console.log(JSON.stringify({ bench: 'web', ...line }));
}
