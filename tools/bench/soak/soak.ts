import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#persistence/database';
import { buildUser } from '../../../test/support/factories/accounts.js';
import { AppProcess } from '../../../test/support/fleet/app-process.js';
import { bearerOf } from '../../../test/support/readers.js';
import { type RestartingServer, startRestartingServer } from '../../../test/support/restarting-server.js';
import { seededDatabase } from '../../../test/support/test-database.js';
import { memoryMb, processTree, runningProcesses } from '../../measure/process-memory.js';
import { bringUpToDate } from '../../start/build.js';
import type { CommandLine } from '../../start/command-line.js';
import { MEMORY_ENV } from '../../start/worker-args.js';
import { ArrivingFeeds } from './arriving-feeds.js';
import { type Point, slope } from './slope.js';
import { SoakReaders } from './soak-readers.js';

const READERS = 200;
const SIGNED_IN = 60;
const STREAMS = 40;
const LOOK_EVERY_MS = 30_000;
/** The share of the time in which caches, pools and compiled code fill. */
const WARM_UP = 0.4;
/** More than this after the warm-up is a leak (MB per minute). */
const MOST_SLOPE = 1;
const MOST_P99_MS = 200;

/**
 * `bench soak [--minutes 30]`: 200 readers, of whom 60 are signed in and change things and 40 hold event streams, while 20 feeds
 * bring news. Prints a JSON line every 30 s, and one with the slopes of the memory after the warm-up. Fails if memory grows, a call
 * fails, or the 99th percentile passes 200 ms.
 */
export async function run({ values }: CommandLine): Promise<void> {
  const minutes = Number(values.minutes ?? 30);
  if (!(minutes >= 1 && minutes <= 600)) throw new Error('--minutes must be 1 to 600.');
  await bringUpToDate({ web: true, say: console.error });
  const server = await startRestartingServer();
  const test = await seededDatabase(server.url);
  const feeds = new ArrivingFeeds(test.db);
  const env = { ...MEMORY_ENV, DATABASE_URL: test.url, FEEDS: 'live', LOG_LEVEL: 'info' };
  const fetching = { FETCH_OPEN_RANGES: '127.0.0.1/32', HOST_GAP_MS: '0' };
  const worker = AppProcess.worker('worker', { ...env, ...fetching });
  const { app: bff, address } = await AppProcess.bff('BFF', env);
  try {
    await feeds.start();
    await Promise.all([worker.start(), bff.start()]);
    await soak({ server, db: test.db, worker, bff, address }, minutes);
  } finally {
    await Promise.all([worker.stop(), bff.stop()]);
    await feeds.stop();
    await test.db.close();
    await server.remove();
  }
}

interface Installation {
  server: RestartingServer;
  db: Database;
  worker: AppProcess;
  bff: AppProcess;
  address: string;
}

async function soak(all: Installation, minutes: number): Promise<void> {
  const { db, address } = all;
  const tokens: (string | null)[] = [];
  for (let n = 0; n < READERS; n++)
    tokens.push(n < SIGNED_IN ? await bearerOf(db, (await buildUser(db)).id) : null);
  const sources = await db.rows<{ id: number }>('select id from source');
  const readers = new SoakReaders(
    address,
    tokens.map((token) => ({ token })),
    sources.map(({ id }) => id),
  );
  readers.start(STREAMS);
  const looks: (ReturnType<typeof memoryOf> & { minute: number; p99Ms: number; errors: number })[] = [];
  const begin = performance.now();
  while (performance.now() - begin < minutes * 60_000) {
    await wait(LOOK_EVERY_MS);
    const minute = Math.round((performance.now() - begin) / 6000) / 10;
    const [stored] = await db.rows<{ articles: number; notices: number }>(
      'select (select count(*)::int from article) as articles, (select count(*)::int from notification) as notices',
    );
    const look = { minute, ...memoryOf(all), ...readers.look(), messages: readers.messages, ...stored };
    looks.push(look);
    console.log(JSON.stringify(look));
  }
  await readers.stop();
  const warm = looks.filter(({ minute }) => minute >= minutes * WARM_UP);
  const slopes = Object.fromEntries(
    (['bffMb', 'workerMb', 'databaseMb'] as const).map((part) => [
      `${part}PerMinute`,
      Math.round(100 * slope(warm.map((look): Point => ({ minute: look.minute, mb: look[part] })))) / 100,
    ]),
  );
  const p99Ms = warm.map((look) => look.p99Ms).toSorted((a, b) => a - b)[Math.floor(warm.length / 2)] ?? 0;
  const errors = looks.reduce((sum, look) => sum + look.errors, 0);
  console.log(JSON.stringify({ bench: 'soak', minutes, readers: READERS, ...slopes, p99Ms, errors }));
  const isFlat = Object.values(slopes).every((perMinute) => perMinute <= MOST_SLOPE);
  if (!isFlat || p99Ms >= MOST_P99_MS || errors > 0) process.exitCode = 1;
}

function memoryOf({ server, worker, bff }: Installation) {
  const all = runningProcesses();
  const postmaster = Number(readFileSync(join(server.cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const sum = (pid: number | undefined) =>
    Math.round(processTree(pid ?? 0, all).reduce((total, one) => total + memoryMb(one.pid), 0));
  return { bffMb: sum(bff.child?.pid), workerMb: sum(worker.child?.pid), databaseMb: sum(postmaster) };
}
