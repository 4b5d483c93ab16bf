import { PRODUCT_NAME } from '#contract/site';
import { freePort } from '#platform/embedded';
import { WAITS } from '#platform/parent';
import { readSettings, type Settings, systemClock } from '#platform/runtime';
import { COMPILER } from './build.js';
import { type Child, startChild } from './child.js';
import { lockForLauncher } from './database/launcher-lock.js';
import { databaseEnv, type OpenDatabase, openDatabase } from './database/open-database.js';
import { chooseFeeds, databaseOf, type FeedSet } from './feeds/feed-set.js';
import { serveFeeds } from './feeds/serve-feeds.js';
import { startPreparing } from './prepare-in-child.js';
import { ownAddress, waitUntilReady } from './readiness.js';
import { say } from './say.js';
import { embeddedDatabase, runOf } from './supervision/embedded-database.js';
import { Supervisor } from './supervision/supervisor.js';
import { Teardown } from './teardown.js';
import { untilSignal } from './until-signal.js';
import { BFF_ARGS, MEMORY_ENV, WORKER_ARGS } from './worker-args.js';

interface Launch {
  settings: Settings;
  dev: boolean;
  teardown: Teardown;
  supervisor: Supervisor;
  signal: AbortSignal;
}

/**
 * Starts everything, in dependency order: database, migrations, feeds, worker, BFF. Starts parts again that die. Stops whatever
 * has started in reverse order, on Ctrl-C, on failure, and if a part keeps dying.
 */
export async function launch(dev: boolean): Promise<void> {
  const settings = readSettings(process.env);
  const teardown = new Teardown();
  const stopRequested = untilSignal();
  const ending = new AbortController();
  const supervisor = new Supervisor(ending.signal, say);
  const bringing = bringUp({ settings, dev, teardown, supervisor, signal: ending.signal });
  try {
    await Promise.race([stopRequested, supervisor.gaveUp, bringing.then(() => stopRequested)]);
  } finally {
    ending.abort();
    // It finishes its current step and registers it with the teardown. Then it sees the signal and starts nothing more.
    await bringing.catch(() => 'thrown above, or aborted by the signal');
    await teardown.run();
  }
}

async function bringUp(launch: Launch): Promise<void> {
  const { settings, dev, teardown, supervisor, signal } = launch;
  const feedSet = await chooseFeeds(settings);
  signal.throwIfAborted();
  // Loading the programs takes as long as starting the database does. Two loads are enough for two cores: the worker's can wait.
  const preparing = startPreparing(feedSet, settings);
  teardown.add('preparation', preparing.stop);
  const bff = loadApp(launch, 'bff', BFF_ARGS);
  const database = await openLocked(launch, feedSet);
  signal.throwIfAborted();
  const loading = new Map([
    ['bff', bff],
    ['worker', loadApp(launch, 'worker', WORKER_ARGS)],
  ]);
  await preparing.prepare(database.directUrl);
  signal.throwIfAborted();
  const feeds = await serveFeeds(feedSet, database.url, () => systemClock.now());
  teardown.add('feeds', feeds.close);
  signal.throwIfAborted();
  const found = { ...feeds.env, ...databaseEnv(database) };
  const env = { ...settingsAsEnv(settings, dev), ...found };
  const start = (name: string, args: string[]): void => {
    const run = () => startChild(name, args, env, settings.DATA_DIR);
    const loaded = loading.get(name);
    loaded?.go(found);
    const first = loaded ?? run();
    teardown.add(name, supervisor.keep({ name, log: first.log, start: run }, first));
  };
  const web = await startApps(settings, dev, start);
  say(`${feeds.sentence} Reading the first round …`);
  await waitUntilReady(ownAddress(settings.HOST, settings.PORT), signal);
  say(`${PRODUCT_NAME} is ready: ${web}`);
  say(`Logs are in ${settings.DATA_DIR}/logs. Press Ctrl-C to stop.`);
}

/** An app loads its program and waits. In development apps are watched instead, and start when everything is there. */
function loadApp({ settings, dev, teardown }: Launch, name: string, args: string[]): Child | null {
  if (dev) return null;
  const env = { ...settingsAsEnv(settings, dev), ...WAITS };
  const app = startChild(name, args, env, settings.DATA_DIR);
  teardown.add(name, app.stop);
  return app;
}

async function openLocked(launch: Launch, feeds: FeedSet): Promise<OpenDatabase> {
  const { settings, teardown, supervisor } = launch;
  const database = await openDatabase(settings, databaseOf(feeds));
  if (database.note) say(database.note);
  // The holder of the lock owns the server. If the lock is taken, leave the server to the other launcher.
  const lock = await lockForLauncher(database, feeds, settings.DATA_DIR);
  const part = embeddedDatabase(database, settings.DATA_DIR);
  if (part !== null) {
    teardown.add(part.name, supervisor.keep(part, runOf(database, lock)));
    return database;
  }
  teardown.add('lock', lock.release);
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
  const watch = dev ? ['--watch', '--watch-preserve-output', '--enable-source-maps'] : [];
  if (dev) start('compiler', [COMPILER, '--watch']);
  start('worker', [...watch, ...WORKER_ARGS]);
  start('bff', [...watch, ...BFF_ARGS]);
  if (!dev)
    return settings.PUBLIC_URL ?? ownAddress(settings.HOST, settings.PORT).replace('127.0.0.1', 'localhost');
  const port = String(await freePort());
  start('web', ['node_modules/vite/bin/vite.js', 'web', '--port', port, '--strictPort']);
  return `http://localhost:${port}`;
}

/** The launcher's own settings override the environment of the children. */
function settingsAsEnv(settings: Settings, dev: boolean): Record<string, string> {
  const NODE_ENV = dev ? 'development' : 'production';
  return { NODE_ENV, ...MEMORY_ENV, PORT: String(settings.PORT), DATA_DIR: settings.DATA_DIR };
}
