import { Database, goLive } from '#persistence';
import { readSettings } from '#platform';
import { openDatabase } from './open-database.js';
import { prepareDatabase } from './prepare-database.js';
import { runCommand } from './run-command.js';

/** Without the launcher nobody else chooses the feeds: FEEDS=live sets the news clock here. */
async function chooseLiveFeeds(url: string): Promise<void> {
  const database = await Database.connect(url, 2);
  try {
    await goLive(database);
  } finally {
    await database.close();
  }
}

await runCommand(async () => {
  const settings = readSettings(process.env);
  const server = await openDatabase(settings);
  try {
    const applied = await prepareDatabase(server.url);
    if (settings.FEEDS === 'live') await chooseLiveFeeds(server.url);
    console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
  } finally {
    await server.close();
  }
});
