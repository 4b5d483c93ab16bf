import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { readSettings } from '#platform/runtime';
import { chooseFeeds } from '../../tools/start/feed-set.js';
import { type PreparedFeeds, prepareFeeds } from '../../tools/start/prepare-feeds.js';
import { seededDatabase, type TestDatabase } from './test-database.js';

const ROOT = join(import.meta.dirname, '..', '..');

export interface Replay {
  database: TestDatabase;
  feeds: PreparedFeeds;
  /** Starts a built worker on it. */
  startWorker: () => ChildProcess;
  close: () => Promise<void>;
}

/** The first `hours` of the fictional recording, served to a database of its own. */
export async function prepareReplay(hours: number, dataDir: string): Promise<Replay> {
  const database = await seededDatabase();
  const settings = readSettings({
    FEEDS: 'recorded',
    DATA_DIR: dataDir,
    RECORDED_BACKFILL: String(14 * 24 - hours),
    RECORDED_SPEED: '0',
  });
  const feeds = await prepareFeeds(await chooseFeeds(settings), settings, database.url, () => new Date());
  const startWorker = () =>
    spawn(process.execPath, ['dist/apps/worker/src/main.js'], {
      cwd: ROOT,
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

/** Kills without a chance to tidy up, and waits until it is gone. */
export async function killHard(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await gone;
}
