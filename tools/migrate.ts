import './start/node-version.js';
import { goLive, readNewsClock } from '#persistence/news-clock';
import { connectDatabase } from '#persistence/schema';
import { readSettings } from '#platform/runtime';
import { commandLine } from './start/command-line.js';
import { openDatabase } from './start/database/open-database.js';
import { prepareDatabase } from './start/database/prepare-database.js';
import { assertNoOtherFeeds } from './start/feeds/prepare-feeds.js';
import { runCommand } from './start/run-command.js';

/**
 * Sets the news clock, which only the launcher does otherwise. With FEEDS=auto it goes live if no clock is set: only the launcher
 * plays recordings.
 */
async function chooseLiveFeeds(url: string, isRequested: boolean): Promise<void> {
  const database = await connectDatabase(url, 2);
  try {
    if (!isRequested && (await readNewsClock(database)) !== null) return;
    await assertNoOtherFeeds(database, { mode: 'live' });
    await goLive(database);
  } finally {
    await database.close();
  }
}

commandLine({
  name: 'npm run migrate',
  takes: '',
  about:
    'Migrates the configured database and loads the directory of sources. With FEEDS=live, sets the news clock to live.',
});
await runCommand(async () => {
  const settings = readSettings(process.env);
  const server = await openDatabase(settings);
  const { directUrl } = server;
  try {
    const applied = await prepareDatabase(directUrl);
    if (settings.FEEDS !== 'recorded') await chooseLiveFeeds(directUrl, settings.FEEDS === 'live');
    console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
  } finally {
    await server.close();
  }
});
