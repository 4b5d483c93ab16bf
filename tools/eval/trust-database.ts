import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#persistence/database';
import { goLive, readNewsClock } from '#persistence/news-clock';
import { connectDatabase } from '#persistence/schema';
import { projectRoot, systemClock } from '#platform/runtime';
import { startMeasuredWorker } from '../measure/measured-worker.js';
import { startServer } from '../measure/served-recording.js';
import { bringUpToDate } from '../start/build.js';
import type { CommandLine } from '../start/command-line.js';
import { openDatabase } from '../start/database/open-database.js';
import { prepareDatabase } from '../start/database/prepare-database.js';
import { WORKER_ARGS } from '../start/worker-args.js';

const POLL_MS = 250;

/**
 * `eval trust-database DIR-or-ITEMS.jsonl.gz…`: fills the configured database with recordings (replayed by the real worker) and
 * archives (imported and placed), one after the other, so that the sources of all of them can be assessed together. For measurements
 * only: the product itself never mixes feed sets.
 */
export async function run({ operands }: CommandLine): Promise<void> {
  await bringUpToDate({ web: false });
  const database = await openDatabase();
  await prepareDatabase(database.url);
  const db = await connectDatabase(database.url, 3);
  try {
    for (const path of operands) {
      const began = systemClock.now().getTime();
      if (statSync(path).isDirectory()) await replayWhole(db, database.url, path);
      else await importArchive(db, database.url, path);
      const [held] = await db.rows<{ n: number }>('select count(*)::int as n from article');
      const seconds = Math.round((systemClock.now().getTime() - began) / 1000);
      console.log(JSON.stringify({ eval: 'trust-database', input: path, articles: held?.n ?? 0, seconds }));
    }
  } finally {
    await db.close();
    await database.close();
  }
}

async function replayWhole(db: Database, url: string, folder: string): Promise<void> {
  await closeFeeds(db);
  const server = await startServer(folder, url);
  const worker = startMeasuredWorker({
    DATABASE_URL: url,
    RECORDED_SERVER: `127.0.0.1:${server.port}`,
    RECORDED_SPEED: '0',
  });
  try {
    await worker.started;
    while (!(await readNewsClock(db))?.readyAt) await wait(POLL_MS);
  } finally {
    await worker.stop();
    server.close();
  }
}

/** Stops fetching the recorded feeds of a finished input. */
async function closeFeeds(db: Database): Promise<void> {
  await db.rows(`update feed set state = 'waiting' where state = 'active'`);
}

async function importArchive(db: Database, url: string, path: string): Promise<void> {
  await closeFeeds(db);
  await goLive(db);
  const child = spawn(process.execPath, [...WORKER_ARGS, 'import', path, '--place'], {
    cwd: projectRoot(),
    env: { ...process.env, DATABASE_URL: url, NODE_OPTIONS: '' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${path} could not be imported (code ${code}).`);
}
