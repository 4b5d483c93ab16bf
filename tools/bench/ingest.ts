import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import {
  articleColumns,
  Database,
  insertGiven,
  loadRecording,
  type NewArticle,
  NewsClock,
  readNewsClock,
  startReplay,
} from '#persistence';
import { readSettings, systemClock } from '#platform';
import { ClaimService } from '../../apps/worker/src/ingest/claim.service.js';
import { FetchService } from '../../apps/worker/src/ingest/fetch.service.js';
import { IngestService } from '../../apps/worker/src/ingest/ingest.service.js';
import { ParseService } from '../../apps/worker/src/ingest/parse.service.js';
import { ReplayService } from '../../apps/worker/src/ingest/replay.service.js';
import { StoreService } from '../../apps/worker/src/ingest/store.service.js';
import { VisitService } from '../../apps/worker/src/ingest/visit.service.js';
import { KeeperService } from '../../apps/worker/src/stories/keeper.service.js';
import { PlaceService } from '../../apps/worker/src/stories/place.service.js';
import { ReadingService } from '../../apps/worker/src/stories/reading.service.js';
import { TellService } from '../../apps/worker/src/stories/tell.service.js';
import { openRecording, type Recording, recordingFeeds, recordingSpan } from '../recorded/recording.js';
import { recordingOfItems } from './items-recording.js';
import { openScratchDatabase } from './scratch-database.js';

const FLOOR_BATCH = 500;

/** Elapsed milliseconds of the worker's three phases, of the steps within the first, and what was done. */
interface Totals {
  visits: number;
  articles: number;
  revisions: number;
  placed: number;
  outcomes: Record<string, number>;
  steps: Record<string, number>;
  phases: { ingest: number; place: number; replay: number };
}

interface Parts {
  ingest: IngestService;
  keeper: KeeperService;
  replay: ReplayService;
}

/**
 * `bench ingest DIR-or-ITEMS.jsonl.gz`: replays a whole recording through the worker's own path, claim to milestone,
 * against a server in a process of its own, and prints articles a second, the share of each step, this process's
 * largest resident memory, and the floor: the same rows inserted bare, in batches, into the same table.
 */
export async function run(args: string[]): Promise<void> {
  for (const path of args) await benchIngest(path);
}

async function benchIngest(path: string): Promise<void> {
  const recorded = statSync(path).isDirectory();
  const folder = recorded ? path : await recordingOfItems(path);
  const scratch = await openScratchDatabase();
  let server: ChildProcess | null = null;
  try {
    const db = await Database.connect(scratch.url, 10);
    await loadAll(db, await openRecording(folder));
    server = fork(fileURLToPath(new URL('./serve-process.ts', import.meta.url)), [folder, scratch.url]);
    const [port] = await once(server, 'message');
    const totals = newTotals();
    const parts = workerOn(db, scratch.url, Number(port), totals);
    const started = performance.now();
    const cpu = process.cpuUsage();
    await replayAll(db, parts, totals);
    const seconds = (performance.now() - started) / 1000;
    const { user, system } = process.cpuUsage(cpu);
    const used = {
      cpuSeconds: rounded((user + system) / 1e6),
      rssMb: Math.round(process.resourceUsage().maxRSS / 1024),
    };
    await parts.keeper.release();
    const result = {
      bench: 'ingest',
      input: path,
      ...resultOf(totals, seconds),
      ...used,
      floor: await floorOf(db, seconds),
    };
    console.log(JSON.stringify(result));
    await db.close();
  } finally {
    server?.disconnect();
    await scratch.close();
    if (!recorded) rmSync(folder, { recursive: true });
  }
}

async function loadAll(db: Database, recording: Recording): Promise<void> {
  const { from, to } = recordingSpan(recording);
  const { name, fictional } = recording;
  await startReplay(db, { name, fictional, from, to, backfillUntil: to, wall: systemClock.now() });
  await loadRecording(db, name, recordingFeeds(recording), from);
}

/** The worker's own services, put together by hand; every visit's log line is added up. */
function workerOn(db: Database, url: string, port: number, totals: Totals): Parts {
  const settings = readSettings({
    DATABASE_URL: url,
    RECORDED_SERVER: `127.0.0.1:${port}`,
    RECORDED_SPEED: '0',
  });
  const lines = new Writable({
    write(line: Buffer, _encoding, done) {
      addUp(totals, JSON.parse(line.toString()) as Record<string, unknown>);
      done();
    },
  });
  const logger = pino(lines);
  const clock = new NewsClock(db, () => systemClock.now(), 0);
  const visits = new VisitService(db, new FetchService(settings), new ParseService(), new StoreService(db));
  const place = new PlaceService(db, clock, new TellService(new ReadingService()), logger);
  return {
    ingest: new IngestService(clock, new ClaimService(db), visits, logger),
    keeper: new KeeperService(db, place, logger),
    replay: new ReplayService(db, clock, settings, logger),
  };
}

/** The worker's loop, until the replay is ready. */
async function replayAll(db: Database, parts: Parts, totals: Totals): Promise<void> {
  const timed = async <T>(phase: keyof Totals['phases'], work: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const result = await work();
    totals.phases[phase] += performance.now() - start;
    return result;
  };
  for (;;) {
    const visited = await timed('ingest', () => parts.ingest.round());
    const placed = await timed('place', () => parts.keeper.round());
    totals.placed += placed;
    if (visited + placed > 0 || (await timed('replay', () => parts.replay.step()))) continue;
    if ((await readNewsClock(db))?.readyAt) return;
  }
}

function newTotals(): Totals {
  const phases = { ingest: 0, place: 0, replay: 0 };
  return { visits: 0, articles: 0, revisions: 0, placed: 0, outcomes: {}, steps: {}, phases };
}

function addUp(totals: Totals, line: Record<string, unknown>): void {
  if (line.msg !== 'feed visited') return;
  totals.visits++;
  totals.articles += Number(line.added);
  totals.revisions += Number(line.revised);
  const outcome = String(line.outcome);
  totals.outcomes[outcome] = (totals.outcomes[outcome] ?? 0) + 1;
  for (const [step, ms] of Object.entries(line.ms as Record<string, number>))
    totals.steps[step] = (totals.steps[step] ?? 0) + ms;
}

/** Steps of visits that ran side by side share the time of the phase that they ran in. */
function resultOf({ steps, phases, ...counts }: Totals, seconds: number) {
  const all = phases.ingest + phases.place + phases.replay;
  const inSteps = Object.values(steps).reduce((sum, ms) => sum + ms, 0);
  const shares = Object.entries(steps).map(([step, ms]) => [
    step,
    rounded((ms / inSteps) * (phases.ingest / all)),
  ]);
  return {
    ...counts,
    seconds: rounded(seconds),
    articlesPerSecond: Math.round(counts.articles / seconds),
    shares: {
      ...Object.fromEntries(shares),
      place: rounded(phases.place / all),
      replay: rounded(phases.replay / all),
    },
  };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** The same rows once more, bare: batched inserts into the emptied table, one transaction a batch. */
async function floorOf(db: Database, seconds: number) {
  const rows = await db.rows<NewArticle & { feed: number; source: number }>(
    `select slug, identity_key as "identityKey", guid, url, title, excerpt, content, image_url as "imageUrl", author,
            language, published_at as "publishedAt", published_from as "publishedFrom", content_hash as "contentHash",
            raw_hash as "rawHash", tags, feed_id as feed, source_id as source from article order by id`,
  );
  await db.rows('truncate article cascade');
  const [first] = rows;
  const insert = insertGiven({ id: '$1', sourceId: '$2', seenAt: '$3' }, 4);
  const started = performance.now();
  for (let at = 0; first !== undefined && at < rows.length; at += FLOOR_BATCH) {
    const batch = rows.slice(at, at + FLOOR_BATCH);
    await db.rows(insert, [first.feed, first.source, systemClock.now(), ...articleColumns(batch)]);
  }
  const floorSeconds = (performance.now() - started) / 1000;
  return {
    articlesPerSecond: Math.round(rows.length / floorSeconds),
    timesFloor: Math.round((seconds / floorSeconds) * 100) / 100,
  };
}
