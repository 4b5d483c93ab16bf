import { FEED_FIRST_LOAD } from '#contract/site';
import { connectDatabase } from '#persistence/schema';
import { freePort } from '#platform/embedded';
import { readSettings, systemClock } from '#platform/runtime';
import { openScratchDatabase } from '../../measure/scratch-database.js';
import { bringUpToDate } from '../../start/build.js';
import { startChild } from '../../start/child.js';
import { prepareDatabase } from '../../start/prepare-database.js';
import { waitUntilLive } from '../../start/readiness.js';
import { fillFeed } from '../reading/feed-world.js';
import { listDelays } from './long-list.js';
import { pageScores } from './page-scores.js';

const CARDS = 1_200;
const RUNS = 3;
const CHROMIUM = process.env.CHROME_PATH ?? process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/**
 * `bench web`: the home page of the production build, served by the BFF from a temporary database. Prints one JSON line:
 * Lighthouse's mobile scores (the median of three runs), the JavaScript of the first load, and the input delays while 300 cards are
 * drawn. Run it on an otherwise idle machine.
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
      const scores = await pageScores(address, RUNS, CHROMIUM);
      const list = await listDelays(address, FEED_FIRST_LOAD, CHROMIUM);
      console.log(JSON.stringify({ bench: 'web', page: '/', runs: RUNS, ...scores, list }));
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
    await measure(`${address}/`);
  } finally {
    await bff.stop();
  }
}
