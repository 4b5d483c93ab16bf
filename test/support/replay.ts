import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#persistence/database';
import { readNewsClock } from '#persistence/news-clock';
import { readSettings } from '#platform/runtime';
import { chooseFeeds } from '../../tools/start/feeds/feed-set.js';
import { prepareFeeds } from '../../tools/start/feeds/prepare-feeds.js';
import { type ServedFeeds, serveFeeds } from '../../tools/start/feeds/serve-feeds.js';
import { PRODUCT } from './product.js';
import { seededDatabase, type TestDatabase } from './test-database.js';

export interface Replay {
  database: TestDatabase;
  feeds: ServedFeeds;
  /** Starts a built worker on the replay. */
  startWorker: () => ChildProcess;
  close: () => Promise<void>;
}

/** Serves the first `hours` of the fictional recording to a new database, on the server of the tests or another one. */
export async function prepareReplay(hours: number, dataDir: string, server?: string): Promise<Replay> {
  const database = await seededDatabase(server);
  const settings = readSettings({
    FEEDS: 'recorded',
    DATA_DIR: dataDir,
    RECORDED_BACKFILL: String(14 * 24 - hours),
    RECORDED_SPEED: '0',
  });
  const chosen = await chooseFeeds(settings);
  await prepareFeeds(chosen, settings, database.url, new Date());
  const feeds = await serveFeeds(chosen, database.url, () => new Date());
  const startWorker = () =>
    spawn(process.execPath, ['dist/apps/worker/src/main.js'], {
      cwd: PRODUCT,
      env: {
        ...process.env,
        ...feeds.env,
        NODE_OPTIONS: '',
        DATABASE_URL: database.url,
        RECORDED_SPEED: '0',
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const close = async () => {
    await feeds.close();
    await database.drop();
  };
  return { database, feeds, startWorker, close };
}

/** Kills the process without cleanup, and waits until it has exited. */
export async function killHard(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await gone;
}

const READY_LIMIT_MS = 600_000;

export async function untilReady(db: Database): Promise<void> {
  const deadline = Date.now() + READY_LIMIT_MS;
  while (Date.now() < deadline) {
    if ((await readNewsClock(db))?.readyAt) return;
    await wait(50);
  }
  throw new Error('the replay did not get ready in time');
}
