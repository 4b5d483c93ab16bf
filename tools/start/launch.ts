import { PRODUCT_NAME } from '#contract/site';
import { assertWritable, freePort } from '#platform/embedded';
import { readSettings, type Settings, systemClock } from '#platform/runtime';
import { bringUpToDate } from './build.js';
import { startChild } from './child.js';
import { chooseFeeds, databaseOf, type FeedSet } from './feed-set.js';
import { lockForLauncher } from './launcher-lock.js';
import { assertPortFree } from './listening-port.js';
import { type OpenDatabase, openDatabase } from './open-database.js';
import { prepareDatabase } from './prepare-database.js';
import { prepareFeeds } from './prepare-feeds.js';
import { ownAddress, waitUntilReady } from './readiness.js';
import { Teardown } from './teardown.js';
import { WORKER_ARGS } from './worker-args.js';

const COMPILER = [
  'node_modules/typescript/bin/tsc',
  '-p',
  'tsconfig.build.json',
  '--watch',
  '--preserveWatchOutput',
];

/**
 * Everything that a newcomer needs, in the order in which it depends on each other: feeds, database, migrations,
 * build, worker, BFF. Stops in the opposite order, whatever started; on Ctrl-C, on failure, and when a part dies.
 */
export async function launch(dev: boolean): Promise<void> {
  const settings = readSettings(process.env);
  const teardown = new Teardown();
  const asked = untilSignal();
  const ending = new AbortController();
  const bringing = bringUp(settings, dev, teardown, ending.signal);
  try {
    await Promise.race([asked, teardown.partDied, bringing.then(() => asked)]);
  } finally {
    ending.abort();
    // What it has in hand it finishes and hands to the teardown; then it sees the signal and starts nothing more.
    await bringing.catch(() => 'thrown above, or cut off by the signal');
    await teardown.run();
  }
}

async function bringUp(
  settings: Settings,
  dev: boolean,
  teardown: Teardown,
  signal: AbortSignal,
): Promise<void> {
  await assertPortFree(settings.HOST, settings.PORT);
  assertWritable(settings.DATA_DIR);
  signal.throwIfAborted();
  say(`${PRODUCT_NAME} is starting.`);
  // In development Vite serves the web app unbuilt.
  const building = bringUpToDate({ web: !dev, signal });
  building.catch(() => 'awaited below');
  const feedSet = await chooseFeeds(settings);
  signal.throwIfAborted();
  const database = await openLocked(settings, feedSet, teardown);
  signal.throwIfAborted();
  await prepareDatabase(database.url);
  signal.throwIfAborted();
  const feeds = await prepareFeeds(feedSet, settings, database.url, () => systemClock.now());
  teardown.add('feeds', feeds.close);
  await building;
  signal.throwIfAborted();
  const env = { ...settingsAsEnv(settings, dev), ...feeds.env, DATABASE_URL: database.url };
  const start = (name: string, args: string[]): void => {
    teardown.addChild(startChild(name, args, env, settings.DATA_DIR));
  };
  const web = await startApps(settings, dev, start);
  say(`${feeds.sentence} Reading the first round …`);
  await waitUntilReady(ownAddress(settings.HOST, settings.PORT), signal);
  say(`${PRODUCT_NAME} is ready: ${web}`);
  say(`Logs are in ${settings.DATA_DIR}/logs. Ctrl-C stops everything.`);
}

async function openLocked(settings: Settings, feeds: FeedSet, teardown: Teardown): Promise<OpenDatabase> {
  const database = await openDatabase(settings, databaseOf(feeds));
  if (database.note) say(database.note);
  // Whoever holds the lock owns the server: one that refuses us is left to the other launcher.
  const lock = await lockForLauncher(database, feeds, settings.DATA_DIR);
  if (database.embedded) teardown.add('database', database.stop);
  teardown.add('lock', lock.release);
  if (database.log !== null) teardown.watch('embedded database', lock.lost, database.log);
  else lock.lost.then((reason) => say(`Other starts are no longer kept off the database: ${reason}.`));
  return database;
}

/** Answers the address at which people find the web app. */
async function startApps(
  settings: Settings,
  dev: boolean,
  start: (name: string, args: string[]) => void,
): Promise<string> {
  const watch = dev ? ['--watch', '--watch-preserve-output'] : [];
  if (dev) start('compiler', COMPILER);
  start('worker', [...watch, ...WORKER_ARGS]);
  start('bff', [...watch, '--enable-source-maps', 'dist/apps/bff/src/main.js']);
  if (!dev)
    return settings.PUBLIC_URL ?? ownAddress(settings.HOST, settings.PORT).replace('127.0.0.1', 'localhost');
  const port = String(await freePort());
  start('web', ['node_modules/vite/bin/vite.js', 'web', '--port', port, '--strictPort']);
  return `http://localhost:${port}`;
}

/** Children read the environment themselves; what the launcher decided is laid over it. */
function settingsAsEnv(settings: Settings, dev: boolean): Record<string, string> {
  const NODE_ENV = dev ? 'development' : 'production';
  return { NODE_ENV, PORT: String(settings.PORT), DATA_DIR: settings.DATA_DIR };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Resolves at the first Ctrl-C or termination; a second one ends the process at once. */
/** One Ctrl-C may arrive several times: from the terminal, and handed on by npm and tsx. */
const SAME_PRESS_MS = 1_000;

/** Resolves at the first signal; pressed again later it ends at once, whatever is still running. */
function untilSignal(): Promise<void> {
  return new Promise((resolve) => {
    let askedAt: number | null = null;
    const ask = () => {
      if (askedAt !== null) {
        if (performance.now() - askedAt > SAME_PRESS_MS) process.exit(130);
        return;
      }
      askedAt = performance.now();
      say('Stopping …');
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  });
}
