import { PRODUCT_NAME } from '#contract';
import { readSettings, type Settings, systemClock } from '#platform';
import { openDatabase } from '../open-database.js';
import { prepareDatabase } from '../prepare-database.js';
import { bringUpToDate } from './build.js';
import { type Child, startChild } from './child.js';
import { lockForLauncher } from './launcher-lock.js';
import { assertPortFree } from './listening-port.js';
import { prepareFeeds } from './prepare-feeds.js';
import { waitUntilReady } from './readiness.js';
import { Teardown } from './teardown.js';

/**
 * Everything that a newcomer needs, in the order in which it depends on each other: database, migrations, build,
 * feeds, worker, BFF. Stops in the opposite order, whatever started; on Ctrl-C, on failure, and when a part dies.
 */
export async function launch(dev: boolean): Promise<void> {
  const settings = readSettings(process.env);
  const teardown = new Teardown();
  const stopped = untilSignal();
  try {
    await Promise.race([bringUp(settings, dev, teardown), stopped]);
    await Promise.race([stopped, teardown.whenAPartDies()]);
  } finally {
    await teardown.run();
  }
}

async function bringUp(settings: Settings, dev: boolean, teardown: Teardown): Promise<void> {
  await assertPortFree(settings.HOST, settings.PORT);
  say(`${PRODUCT_NAME} is starting.`);
  // In development Vite serves the web app unbuilt.
  const building = bringUpToDate({ web: !dev });
  building.catch(() => 'awaited below');
  const database = await openDatabase(settings);
  if (database.note) say(database.note);
  if (database.embedded) {
    const lock = await lockForLauncher(database.url, settings.DATA_DIR);
    teardown.add('database', database.stop);
    teardown.add('lock', lock.release);
  }
  await prepareDatabase(database.url);
  const feeds = await prepareFeeds(settings, database.url, () => systemClock.now());
  teardown.add('feeds', feeds.close);
  await building;
  const env = { ...settingsAsEnv(settings), ...feeds.env, DATABASE_URL: database.url };
  const start = (name: string, args: string[]): Child => {
    const child = startChild(name, args, env, settings.DATA_DIR);
    teardown.addChild(child);
    return child;
  };
  start('worker', appArgs('worker', dev));
  start('bff', appArgs('bff', dev));
  if (dev) start('web', ['node_modules/vite/bin/vite.js', 'web']);
  const address = `http://localhost:${settings.PORT}`;
  say(`${feeds.sentence} Reading the first round …`);
  await waitUntilReady(address, teardown.whenAPartDies());
  say(`${PRODUCT_NAME} is ready: ${settings.PUBLIC_URL ?? address}`);
  say(`Logs are in ${settings.DATA_DIR}/logs. Ctrl-C stops everything.`);
}

function appArgs(app: 'bff' | 'worker', dev: boolean): string[] {
  const file = `dist/apps/${app}/src/main.js`;
  return dev ? ['--watch', '--enable-source-maps', file] : ['--enable-source-maps', file];
}

/** Children read the environment themselves; what the launcher decided is laid over it. */
function settingsAsEnv(settings: Settings): Record<string, string> {
  return { PORT: String(settings.PORT), DATA_DIR: settings.DATA_DIR };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Resolves at the first Ctrl-C or termination; a second one ends the process at once. */
function untilSignal(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    const ask = () => {
      if (asked) process.exit(130);
      asked = true;
      say('Stopping …');
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  });
}
