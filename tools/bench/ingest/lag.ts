import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { connectDatabase } from '#persistence/schema';
import { type MeasuredWorker, startMeasuredWorker } from '../../measure/measured-worker.js';
import { openScratchDatabase } from '../../measure/scratch-database.js';
import { startServer } from '../../measure/served-recording.js';
import { bringUpToDate } from '../../start/build.js';
import type { CommandLine } from '../../start/command-line.js';
import { fetchFloor } from './fetch-floor.js';
import { recordingOfOneHour } from './hour-recording.js';
import { lateness, spreadOverHour } from './lateness.js';

const FEEDS = 10_000;
const SPEED = 60;
const POLL_MS = 50;

/** The hour takes one minute. Feeds that are not visited within three minutes never will be. */
const TIMEOUT_MS = 180_000;

/**
 * `bench lag [FEEDS]`: this many feeds, each on its own host, fall due one after the other over an hour that is replayed in a
 * minute. Prints how late the real worker visits them (seconds of news time), and the plain fetches per second of the same server
 * as a baseline.
 */
export async function run({ operands: [given] }: CommandLine): Promise<void> {
  const feeds = Number(given ?? FEEDS);
  if (!Number.isInteger(feeds) || feeds < 1 || feeds > 100_000)
    throw new Error('FEEDS must be a whole number from 1 to 100000.');
  await bringUpToDate({ web: false, say: console.error });
  const folder = recordingOfOneHour(feeds);
  try {
    console.log(JSON.stringify({ bench: 'lag', feeds, speed: SPEED, ...(await benchLag(folder, feeds)) }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function benchLag(folder: string, feeds: number) {
  const scratch = await openScratchDatabase();
  const server = await startServer(folder, scratch.url);
  const db = await connectDatabase(scratch.url, 2);
  let worker: MeasuredWorker | null = null;
  try {
    await spreadOverHour(db);
    worker = startMeasuredWorker({
      DATABASE_URL: scratch.url,
      RECORDED_SERVER: `127.0.0.1:${server.port}`,
      RECORDED_SPEED: String(SPEED),
    });
    await worker.started;
    const end = performance.now() + TIMEOUT_MS;
    while (worker.totals.visits < feeds && performance.now() < end) await wait(POLL_MS);
    const { visits, articles, beganAt, visitedAt, outcomes } = worker.totals;
    const seconds = (visitedAt - beganAt) / 1000;
    const [cpuSeconds, rssMb] = [worker.cpuSeconds(), worker.rssMb()];
    await worker.stop();
    const speed = { seconds: Math.round(seconds), visitsPerSecond: Math.round(visits / seconds) };
    const late = await lateness(db);
    return {
      ...late,
      outcomes,
      articles,
      ...speed,
      cpuSeconds,
      rssMb,
      floor: await fetchFloor(server.port, feeds),
    };
  } finally {
    await worker?.stop();
    await db.close();
    server.close();
    await scratch.close();
  }
}
