import { join } from 'node:path';
import { PRODUCT_NAME } from '#contract/site';
import { assertWritable } from '#platform/embedded';
import { projectRoot, readSettings } from '#platform/runtime';
import { bringUpToDate } from './build.js';
import { chooseFeeds, type FeedSet } from './feeds/feed-set.js';
import { assertPortFree } from './listening-port.js';
import { say } from './say.js';
import { untilSignal } from './until-signal.js';

/** Its young objects die early, so that a small young generation keeps the process small. */
const NODE_ARGS = ['--max-semi-space-size=2'];
const LAUNCHER = 'dist/tools/start/launched.js';

/**
 * Builds what is out of date, then replaces this process with the built launcher. Running from source takes a compiler and
 * 200 MB, which nothing needs once everything is built.
 */
export async function buildThenLaunch(dev: boolean): Promise<void> {
  const settings = readSettings(process.env);
  await assertPortFree(settings.HOST, settings.PORT);
  assertWritable(settings.DATA_DIR);
  const stopRequested = untilSignal();
  say(`${PRODUCT_NAME} is starting.`);
  const building = new AbortController();
  const built = Promise.all([
    // Writes the bundled recording if it is needed, so that the launcher only opens it.
    chooseFeeds(settings),
    // In development Vite serves the web app without a build.
    bringUpToDate({ web: !dev, signal: building.signal }),
  ]);
  built.catch(() => 'awaited below, or aborted after a signal');
  try {
    const done = await Promise.race([built, stopRequested]);
    if (done) await handOver(dev, done[0].mode);
  } finally {
    building.abort();
  }
}

/** In a release everything is compiled, this file too. */
const IS_BUILT = import.meta.url.endsWith('.js');

async function handOver(dev: boolean, FEEDS: FeedSet['mode']): Promise<void> {
  // Windows has no exec.
  if (IS_BUILT || process.execve === undefined) {
    process.env.FEEDS = FEEDS;
    await (await import('./launch.js')).launch(dev);
    return;
  }
  const args = [...NODE_ARGS, join(projectRoot(), LAUNCHER), ...(dev ? ['--dev'] : [])];
  process.execve(process.execPath, [process.execPath, ...args], { ...process.env, FEEDS });
}
