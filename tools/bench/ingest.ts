import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { articleColumns, Database, insertGiven, type NewArticle, readNewsClock } from '#persistence';
import { systemClock } from '#platform';
import { bringUpToDate } from '../start/build.js';
import { recordingOfItems } from './items-recording.js';
import { type MeasuredWorker, startMeasuredWorker, type WorkerTotals } from './measured-worker.js';
import { openScratchDatabase } from './scratch-database.js';

const FLOOR_BATCH = 500;
const POLL_MS = 50;

/**
 * `bench ingest DIR-or-ITEMS.jsonl.gz`: replays a whole recording through the real worker, claim to milestone, and
 * prints articles a second, the share of each step, the worker's largest resident memory, and the floor: the same
 * rows inserted bare, in batches, into the same table. The server of the feeds is a process of its own.
 */
export async function run(args: string[]): Promise<void> {
  await bringUpToDate({ web: false });
  for (const path of args) {
    const recorded = statSync(path).isDirectory();
    const folder = recorded ? path : await recordingOfItems(path);
    try {
      console.log(JSON.stringify({ bench: 'ingest', input: path, ...(await benchIngest(folder)) }));
    } finally {
      if (!recorded) rmSync(folder, { recursive: true });
    }
  }
}

async function benchIngest(folder: string) {
  const scratch = await openScratchDatabase();
  const server = fork(fileURLToPath(new URL('./serve-process.ts', import.meta.url)), [folder, scratch.url]);
  let worker: MeasuredWorker | null = null;
  try {
    const port = await portOf(server);
    const db = await Database.connect(scratch.url, 4);
    worker = startMeasuredWorker({
      DATABASE_URL: scratch.url,
      RECORDED_SERVER: `127.0.0.1:${port}`,
      RECORDED_SPEED: '0',
    });
    await worker.started;
    const began = performance.now();
    while (!(await readNewsClock(db))?.readyAt) await wait(POLL_MS);
    const seconds = (performance.now() - began) / 1000;
    const rssMb = worker.rssMb();
    await worker.stop();
    const floor = await floorOf(db, seconds);
    await db.close();
    return { ...resultOf(worker.totals, seconds), rssMb, floor };
  } finally {
    await worker?.stop();
    if (server.connected) server.disconnect();
    await scratch.close();
  }
}

async function portOf(server: ChildProcess): Promise<number> {
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`The recording could not be served (code ${code}).`);
  });
  const [port] = await Promise.race([once(server, 'message'), ended]);
  ended.catch(() => 'it ends when the measurement does');
  return Number(port);
}

/** Steps of visits share the time that placing left. */
function resultOf({ steps, placeMs, ...counts }: WorkerTotals, seconds: number) {
  const placing = Math.min(1, placeMs / 1000 / seconds);
  const inSteps = Object.values(steps).reduce((sum, ms) => sum + ms, 0);
  const shares = Object.entries(steps).map(([step, ms]) => [step, rounded((ms / inSteps) * (1 - placing))]);
  return {
    ...counts,
    seconds: rounded(seconds),
    articlesPerSecond: Math.round(counts.articles / seconds),
    shares: { ...Object.fromEntries(shares), place: rounded(placing) },
  };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** The same rows once more, bare: batched inserts into the emptied table. */
async function floorOf(db: Database, seconds: number) {
  const rows = await db.rows<NewArticle & { feed: number; source: number }>(
    `select slug, identity_key as "identityKey", guid, url, title, excerpt, content, image_url as "imageUrl", author,
            language, published_at as "publishedAt", published_from as "publishedFrom", content_hash as "contentHash",
            raw_hash as "rawHash", tags, feed_id as feed, source_id as source from article order by id`,
  );
  await db.rows('truncate article cascade');
  const [first] = rows;
  const insert = insertGiven({ id: '$1', sourceId: '$2', seenAt: '$3' }, 4);
  const began = performance.now();
  for (let at = 0; first !== undefined && at < rows.length; at += FLOOR_BATCH) {
    const batch = rows.slice(at, at + FLOOR_BATCH);
    await db.rows(insert, [first.feed, first.source, systemClock.now(), ...articleColumns(batch)]);
  }
  const floorSeconds = (performance.now() - began) / 1000;
  return {
    articlesPerSecond: Math.round(rows.length / floorSeconds),
    timesFloor: rounded(seconds / floorSeconds),
  };
}
