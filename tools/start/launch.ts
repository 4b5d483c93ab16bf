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
 * Starts everything, in dependency order: feeds, database, migrations, build, worker, BFF. Stops whatever has started in reverse
 * order, on Ctrl-C, on failure, and if a part dies.
 */
export async function launch(dev: boolean): Promise<void> {
  const settings = readSettings(process.env);
  const teardown = new Teardown();
  const stopRequested = untilSignal();
  const ending = new AbortController();
  const bringing = bringUp(settings, dev, teardown, ending.signal);
  try {
    await Promise.race([stopRequested, teardown.partDied, bringing.then(() => stopRequested)]);
  } finally {
    ending.abort();
    // It finishes its current step and registers it with the teardown. Then it sees the signal and starts nothing more.
    await bringing.catch(() => 'thrown above, or aborted by the signal');
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
  // In development Vite serves the web app without a build.
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
  say(`Logs are in ${settings.DATA_DIR}/logs. Press Ctrl-C to stop.`);
}

async function openLocked(settings: Settings, feeds: FeedSet, teardown: Teardown): Promise<OpenDatabase> {
  const database = await openDatabase(settings, databaseOf(feeds));
  if (database.note) say(database.note);
  // The holder of the lock owns the server. If the lock is taken, leave the server to the other launcher.
  const lock = await lockForLauncher(database, feeds, settings.DATA_DIR);
  if (database.embedded) teardown.add('database', database.stop);
  teardown.add('lock', lock.release);
  if (database.log !== null) teardown.watch('embedded database', lock.lost, database.log);
  else
    lock.lost.then((reason) =>
      say(`The database lock was lost, so another launcher may use the database: ${reason}.`),
    );
  return database;
}

/** Starts the apps. Returns the URL of the web app. */
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

/** The launcher's own settings override the environment of the children. */
function settingsAsEnv(settings: Settings, dev: boolean): Record<string, string> {
  const NODE_ENV = dev ? 'development' : 'production';
  return { NODE_ENV, PORT: String(settings.PORT), DATA_DIR: settings.DATA_DIR };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** One Ctrl-C may arrive several times: from the terminal, and forwarded by npm and tsx (ms). */
const SAME_PRESS_MS = 1_000;

/** Resolves on the first signal. A later second signal exits at once. */
function untilSignal(): Promise<void> {
  return new Promise((resolve) => {
    let requestedAt: number | null = null;
    const ask = () => {
      if (requestedAt !== null) {
        if (performance.now() - requestedAt > SAME_PRESS_MS) process.exit(130);
        return;
      }
      requestedAt = performance.now();
      say('Stopping …');
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  });
}
