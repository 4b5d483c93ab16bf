import { connectDatabase } from '#persistence/schema';
import { freePort } from '#platform/embedded';
import { readSettings } from '#platform/runtime';
import { openScratchDatabase } from '../../measure/scratch-database.js';
import { bringUpToDate } from '../../start/build.js';
import { startChild } from '../../start/child.js';
import type { CommandLine } from '../../start/command-line.js';
import { prepareDatabase } from '../../start/database/prepare-database.js';
import { waitUntilLive } from '../../start/readiness.js';
import { benchDesk } from './desk.js';
import { benchFeed } from './feed.js';
import { benchMembers } from './members.js';
import { fillStories } from './reader-world.js';
import { benchSignedIn } from './signed-in.js';
import { benchStorySearch } from './story-search.js';

const OF_VISITORS: readonly (string | undefined)[] = [undefined, 'feed', 'stories'];

/**
 * `bench read [feed|stories|signed-in|members|desk]`. `feed`: the calls of visitors on 100,000 articles. `stories`: the search of stories and the
 * suggestions over 32,000 stories. `signed-in`: the calls of readers with accounts. `members`: the member table. `desk`: articles
 * and the review queue of editors, with a million articles. All use a temporary database on the configured
 * server.
 */
export async function run({ operands: [part] }: CommandLine): Promise<void> {
  await bringUpToDate({ web: false, say: console.error });
  if (OF_VISITORS.includes(part)) await benchVisitors(part);
  if (part === undefined || part === 'signed-in') await benchSignedIn();
  if (part === undefined || part === 'members') await benchMembers();
  if (part === undefined || part === 'desk') await benchDesk();
}

async function benchVisitors(part: string | undefined): Promise<void> {
  const scratch = await openScratchDatabase();
  const db = await connectDatabase(scratch.url, 2);
  try {
    await prepareDatabase(scratch.url);
    await fillStories(db);
    const port = await freePort();
    const env = { DATABASE_URL: scratch.url, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn' };
    const bff = startChild(
      'bff-bench',
      ['dist/apps/bff/src/main.js'],
      env,
      readSettings(process.env).DATA_DIR,
    );
    try {
      const origin = `http://127.0.0.1:${port}`;
      await waitUntilLive(origin);
      if (part !== 'stories') await benchFeed(db, origin);
      if (part !== 'feed') await benchStorySearch(db, origin);
    } finally {
      await bff.stop();
    }
  } finally {
    await db.close();
    await scratch.close();
  }
}
