import { followParent, whenTold } from '#platform/parent';
import { OperatorError, readSettings, systemClock } from '#platform/runtime';
import { prepareDatabase } from './database/prepare-database.js';
import { chooseFeeds } from './feeds/feed-set.js';
import { prepareFeeds } from './feeds/prepare-feeds.js';
import { runCommand } from './run-command.js';

/** Run by the launcher in a process of its own: migrates and seeds the database, and sets the feeds up. */
async function prepare(): Promise<void> {
  await whenTold();
  const settings = readSettings(process.env);
  const { DATABASE_URL: url } = settings;
  if (url === undefined) throw new OperatorError('DATABASE_URL is not set.');
  await prepareDatabase(url);
  await prepareFeeds(await chooseFeeds(settings), settings, url, systemClock.now());
}

followParent();
await runCommand(prepare);
// The channel to the launcher must not keep this process alive.
process.channel?.unref();
