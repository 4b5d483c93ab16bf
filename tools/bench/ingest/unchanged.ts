import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#persistence/database';
import { connectDatabase } from '#persistence/schema';
import { measureDatabase } from '../../measure/database-work.js';
import { type MeasuredWorker, startMeasuredWorker } from '../../measure/measured-worker.js';
import { openScratchDatabase } from '../../measure/scratch-database.js';
import { startServer } from '../../measure/served-recording.js';
import { bringUpToDate } from '../../start/build.js';
import type { CommandLine } from '../../start/command-line.js';
import { recordingOfOneMoment } from './hour-recording.js';
import { unchangedFloor } from './unchanged-floor.js';

const FEEDS = 2000;
const ROUNDS = 10;
/** Rounds before the measured ones, in which code is compiled and statements are planned. */
const WARM_UP = 5;
const POLL_MS = 20;

/**
 * `bench unchanged [FEEDS] [ROUNDS]`: the real worker visits feeds, each on its own host, that answer 304. Prints the feeds per second
 * of the rounds (from the first visit to the last), the processor time of a visit in the worker and in the database, and as a floor
 * the same for conditional fetches of one process and for two plain statements per 64 visits.
 */
export async function run({ operands }: CommandLine): Promise<void> {
  const [feeds = FEEDS, rounds = ROUNDS] = operands.map(Number);
  if (![feeds, rounds].every((number) => Number.isInteger(number) && number > 0 && number <= 100_000))
    throw new Error('FEEDS and ROUNDS must be whole numbers from 1 to 100000.');
  await bringUpToDate({ web: false, say: console.error });
  const folder = recordingOfOneMoment(feeds);
  try {
    console.log(JSON.stringify({ bench: 'unchanged', feeds, rounds, ...(await bench(folder, rounds)) }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function bench(folder: string, rounds: number) {
  const scratch = await openScratchDatabase();
  const server = await startServer(folder, scratch.url);
  const db = await connectDatabase(scratch.url, 2);
  let worker: MeasuredWorker | null = null;
  try {
    worker = startMeasuredWorker({
      DATABASE_URL: scratch.url,
      RECORDED_SERVER: `127.0.0.1:${server.port}`,
      RECORDED_SPEED: '0',
    });
    await worker.started;
    const { length: feeds } = await db.rows('select from feed where recording is not null');
    while (worker.totals.visits < feeds) await wait(POLL_MS);
    const ours = await measureRounds(db, worker, rounds);
    await worker.stop();
    return { ...ours, floor: await unchangedFloor(db, server.port) };
  } finally {
    await worker?.stop();
    await db.close();
    server.close();
    await scratch.close();
  }
}

async function measureRounds(db: Database, worker: MeasuredWorker, rounds: number) {
  for (let round = 0; round < WARM_UP; round++) await visitAll(db, worker);
  const rates: number[] = [];
  const [visits, cpu, database] = [worker.totals.visits, worker.cpuSeconds() ?? 0, await measureDatabase(db)];
  for (let round = 0; round < rounds; round++) rates.push(await visitAll(db, worker));
  const done = worker.totals.visits - visits;
  const work = await database();
  rates.sort((a, b) => a - b);
  return {
    outcomes: worker.totals.outcomes,
    feedsPerSecond: {
      median: Math.round(rates[rates.length >> 1] ?? 0),
      best: Math.round(rates.at(-1) ?? 0),
    },
    workerCpuMs: perVisit((worker.cpuSeconds() ?? 0) - cpu, done),
    databaseCpuMs: work.cpuSeconds && perVisit(work.cpuSeconds, done),
    walBytes: Math.round(work.walBytes / done),
    deadTuples: Math.round((100 * work.deadTuples) / done) / 100,
  };
}

/** Makes all feeds due. Returns the visits per second, from the first one to the last. */
async function visitAll(db: Database, { totals }: MeasuredWorker): Promise<number> {
  totals.beganAt = Number.POSITIVE_INFINITY;
  const before = totals.visits;
  const made = await db.rows(
    'update feed set next_check_at = (select replay_at from news_clock) where recording is not null returning id',
  );
  while (totals.visits < before + made.length) await wait(POLL_MS);
  return (1000 * made.length) / (totals.visitedAt - totals.beganAt);
}

function perVisit(seconds: number, visits: number): number {
  return Math.round((1_000_000 * seconds) / visits) / 1000;
}
