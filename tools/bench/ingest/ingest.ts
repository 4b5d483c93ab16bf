import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Database } from '#persistence/database';
import { readNewsClock } from '#persistence/news-clock';
import { connectDatabase } from '#persistence/schema';
import { type DatabaseWork, measureDatabase } from '../../measure/database-work.js';
import {
  type MeasuredWorker,
  startMeasuredWorker,
  type WorkerTotals,
} from '../../measure/measured-worker.js';
import { openScratchDatabase } from '../../measure/scratch-database.js';
import { type ServedRecording, startServer } from '../../measure/served-recording.js';
import { bringUpToDate } from '../../start/build.js';
import type { CommandLine } from '../../start/command-line.js';
import { EditorOrders } from './editor-orders.js';
import { insertFloor } from './insert-floor.js';
import { recordingOfItems } from './items-recording.js';

interface PipelineFloor {
  pipeline: number;
  pipelineUnchangedFeeds: number;
  rssParser: number;
}

const POLL_MS = 20;
const UNCHANGED_ROUNDS = 5;
const REST_MS = 60_000;
/** A worker that uses more processor time than this share still works. */
const BUSY_SHARE = 0.1;
const LOOK_MS = 10_000;

/**
 * `bench ingest DIR-or-ITEMS.jsonl.gz`: the real worker, from claim to milestone, on a real database, with the feed server in its
 * own process. A recording is replayed completely. A list of items becomes one round of 400 feeds with 49 new items each, followed
 * by rounds without changes. Prints articles per second, the share of each step, the worker's memory (peak and after a minute of
 * rest), what the database did for it, and baselines measured in the same run on the same data. With `--with-orders`, an editor
 * merges stories at the same time, and the waiting times of these commands are printed too.
 */
export async function run({ operands, flags }: CommandLine): Promise<void> {
  await bringUpToDate({ web: false });
  const withOrders = flags.has('with-orders');
  for (const path of operands) {
    const recorded = statSync(path).isDirectory();
    const folder = recorded ? path : await recordingOfItems(path);
    try {
      console.log(
        JSON.stringify({
          bench: 'ingest',
          input: path,
          ...(await benchIngest(folder, { isRound: !recorded, withOrders })),
        }),
      );
    } finally {
      if (!recorded) rmSync(folder, { recursive: true });
    }
  }
}

interface Stage {
  db: Database;
  port: number;
  worker: MeasuredWorker;
}

interface IngestOptions {
  isRound: boolean;
  withOrders: boolean;
}

async function benchIngest(folder: string, options: IngestOptions) {
  const scratch = await openScratchDatabase();
  let server: ServedRecording | null = null;
  let worker: MeasuredWorker | null = null;
  try {
    server = await startServer(folder, scratch.url);
    const { port } = server;
    const db = await connectDatabase(scratch.url, 4);
    worker = startMeasuredWorker({
      DATABASE_URL: scratch.url,
      RECORDED_SERVER: `127.0.0.1:${port}`,
      RECORDED_SPEED: '0',
    });
    const measured = await measureWorker({ db, port, worker }, options);
    await worker.stop();
    const floors = {
      ...(await insertFloor(db)),
      ...(options.isRound ? await pipelineFloor(scratch.url, port) : {}),
    };
    await db.close();
    return { ...measured, floors, toFloors: toFloors(measured, floors) };
  } finally {
    await worker?.stop();
    server?.close();
    await scratch.close();
  }
}

/** Measures until the recording is read and placed. For a list of items, unchanged rounds follow. */
async function measureWorker(stage: Stage, { isRound, withOrders }: IngestOptions) {
  const { db, worker } = stage;
  await worker.started;
  const databaseWork = await measureDatabase(db);
  const editor = withOrders ? new EditorOrders(db) : null;
  while (!(await readNewsClock(db))?.readyAt) await wait(POLL_MS);
  const orders = await editor?.finish();
  const read = {
    ...resultOf(worker.totals, worker.cpuSeconds()),
    database: databaseFigures(await databaseWork(), worker.totals.articles),
  };
  const unchanged = isRound ? await unchangedRounds(stage) : {};
  return { ...read, ...unchanged, orders, rssMb: worker.rssMb(), restMb: await restMb(worker) };
}

/** The worker's memory a minute after it has run out of work (MB). */
async function restMb(worker: MeasuredWorker): Promise<number> {
  for (let idle = false; !idle; ) {
    const before = worker.cpuSeconds() ?? 0;
    await wait(LOOK_MS);
    idle = (worker.cpuSeconds() ?? 0) - before < (BUSY_SHARE * LOOK_MS) / 1000;
  }
  await wait(REST_MS);
  return worker.memoryMb();
}

/** Fetches all feeds again several times. Each round is timed from its first visit to its last. */
async function unchangedRounds({ db, worker }: Stage) {
  const { length: feeds } = await db.rows('select from feed where recording is not null');
  const rates: number[] = [];
  for (let round = 1; round <= UNCHANGED_ROUNDS; round++) {
    while (worker.totals.visits < feeds * round) await wait(POLL_MS);
    worker.totals.beganAt = Number.POSITIVE_INFINITY;
    await db.rows(
      'update feed set next_check_at = (select replay_at from news_clock) where recording is not null',
    );
    while (worker.totals.visits < feeds * (round + 1)) await wait(POLL_MS);
    rates.push((1000 * feeds) / (worker.totals.visitedAt - worker.totals.beganAt));
  }
  rates.sort((a, b) => a - b);
  const { not_modified: unchanged } = worker.totals.outcomes;
  return { unchanged, unchangedFeedsPerSecond: Math.round(rates[rates.length >> 1] ?? 0) };
}

function databaseFigures({ walBytes, deadTuples, hotUpdates, cpuSeconds }: DatabaseWork, articles: number) {
  return {
    walBytesPerArticle: Math.round(walBytes / articles),
    deadTuplesPerArticle: rounded(deadTuples / articles),
    hotUpdatesPerArticle: rounded(hotUpdates / articles),
    cpuSecondsPerThousand: cpuSeconds && rounded((1000 * cpuSeconds) / articles),
  };
}

/** The steps of visits overlap with placing, so only their ratios are meaningful. */
function resultOf(totals: WorkerTotals, cpuSeconds: number | null) {
  const { steps, placeMs, beganAt, storedAt, placedAt, visitedAt: _, ...counts } = totals;
  const work = Object.entries({ ...steps, place: placeMs });
  const all = work.reduce((sum, [, ms]) => sum + ms, 0);
  const shares = Object.fromEntries(work.map(([step, ms]) => [step, rounded(ms / all)]));
  const seconds = { stored: (storedAt - beganAt) / 1000, placed: (placedAt - beganAt) / 1000 };
  return {
    ...counts,
    outcomes: { ...counts.outcomes },
    secondsToStored: rounded(seconds.stored),
    secondsToPlaced: rounded(seconds.placed),
    storedPerSecond: Math.round(counts.articles / seconds.stored),
    articlesPerSecond: Math.round(counts.articles / seconds.placed),
    cpuSecondsPerThousand: cpuSeconds && rounded((1000 * cpuSeconds) / counts.articles),
    shares,
  };
}

/** Our rates as shares of the baselines. */
function toFloors(
  ours: { storedPerSecond: number; articlesPerSecond: number; unchangedFeedsPerSecond?: number },
  floors: { insert: number; pipeline?: number; pipelineUnchangedFeeds?: number },
) {
  const { pipeline = floors.insert, pipelineUnchangedFeeds } = floors;
  const unchanged = pipelineUnchangedFeeds && (ours.unchangedFeedsPerSecond ?? 0) / pipelineUnchangedFeeds;
  return {
    stored: rounded(ours.storedPerSecond / pipeline),
    placed: rounded(ours.articlesPerSecond / pipeline),
    ...(unchanged ? { unchanged: rounded(unchanged) } : {}),
  };
}

/** In its own process, like the worker. */
async function pipelineFloor(databaseUrl: string, port: number): Promise<PipelineFloor> {
  const floor = fork(fileURLToPath(new URL('./pipeline-floor.ts', import.meta.url)), [
    databaseUrl,
    String(port),
  ]);
  const ended = once(floor, 'exit');
  const [figures] = await Promise.race([once(floor, 'message'), ended]);
  await ended;
  if (typeof figures !== 'object') throw new Error('The baseline pipeline could not be measured.');
  return figures as PipelineFloor;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
