import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { backfillEnd, nextReplayStep } from '#domain';
import {
  advanceReplay,
  articleColumns,
  Database,
  insertGiven,
  loadRecording,
  type NewArticle,
  NewsClock,
  replayWork,
  startReplay,
} from '#persistence';
import { readSettings } from '#platform';
import { ClaimService } from '../../apps/worker/src/ingest/claim.service.js';
import { FetchService } from '../../apps/worker/src/ingest/fetch.service.js';
import { IngestService } from '../../apps/worker/src/ingest/ingest.service.js';
import { ParseService } from '../../apps/worker/src/ingest/parse.service.js';
import { StoreService } from '../../apps/worker/src/ingest/store.service.js';
import { VisitService } from '../../apps/worker/src/ingest/visit.service.js';
import { openRecording, recordingFeeds, recordingSpan } from '../recorded/recording.js';
import { recordingOfItems } from './items-recording.js';
import { openScratchDatabase } from './scratch-database.js';

const FLOOR_BATCH = 500;

interface Totals {
  documents: number;
  added: number;
  revised: number;
  outcomes: Record<string, number>;
  ms: Record<string, number>;
}

/**
 * `bench ingest DIR-or-ITEMS.jsonl.gz`: replays a whole recording through the worker's own path, claim to store,
 * against a server in a process of its own, and prints articles a second, the share of each step, this process's
 * largest resident memory, and the floor: the same rows inserted bare, in batches, into the same table.
 */
export async function run(args: string[]): Promise<void> {
  for (const path of args) await benchIngest(path);
}

async function benchIngest(path: string): Promise<void> {
  const folder = statSync(path).isDirectory() ? path : await recordingOfItems(path);
  const scratch = await openScratchDatabase();
  let server: ChildProcess | null = null;
  try {
    const db = await Database.connect(scratch.url, 10);
    const recording = await openRecording(folder);
    const { from, to } = recordingSpan(recording);
    const { name, fictional } = recording;
    await startReplay(db, {
      name,
      fictional,
      from,
      to,
      backfillUntil: backfillEnd(from, to, 'all'),
      wall: new Date(),
    });
    await loadRecording(db, name, recordingFeeds(recording), from);
    server = fork(fileURLToPath(new URL('./serve-process.ts', import.meta.url)), [folder, scratch.url]);
    const [port] = await once(server, 'message');
    const totals = newTotals();
    const cpu = process.cpuUsage();
    const started = performance.now();
    await replayAll(db, name, workerOn(db, scratch.url, Number(port), totals));
    const seconds = (performance.now() - started) / 1000;
    const { user, system } = process.cpuUsage(cpu);
    const cpuSeconds = Math.round((user + system) / 10_000) / 100;
    const rssMb = Math.round(process.resourceUsage().maxRSS / 1024);
    console.log(
      JSON.stringify({
        bench: 'ingest',
        input: path,
        ...resultOf(totals, seconds),
        cpuSeconds,
        rssMb,
        floor: await floorOf(db, seconds),
      }),
    );
    await db.close();
  } finally {
    server?.disconnect();
    await scratch.close();
  }
}

/** The worker's own services, put together by hand; every visit's log line is added up. */
function workerOn(db: Database, url: string, port: number, totals: Totals): IngestService {
  const settings = readSettings({
    DATABASE_URL: url,
    RECORDED_SERVER: `127.0.0.1:${port}`,
    RECORDED_BACKFILL: 'all',
  });
  const lines = new Writable({
    write(line: Buffer, _encoding, done) {
      addUp(totals, JSON.parse(line.toString()) as Record<string, unknown>);
      done();
    },
  });
  const visits = new VisitService(db, new FetchService(settings), new ParseService(), new StoreService(db));
  return new IngestService(new NewsClock(db, () => new Date(), 0), new ClaimService(db), visits, pino(lines));
}

async function replayAll(db: Database, recording: string, ingest: IngestService): Promise<void> {
  const clock = new NewsClock(db, () => new Date(), 0);
  for (;;) {
    while ((await ingest.round()) > 0);
    const time = (await clock.current())?.time;
    if (time?.mode !== 'recorded' || time.replayAt >= time.backfillUntil) return;
    const { nextCheckAt } = await replayWork(db, recording, time.replayAt);
    await advanceReplay(db, time.replayAt, nextReplayStep(time, nextCheckAt), new Date());
  }
}

function newTotals(): Totals {
  return { documents: 0, added: 0, revised: 0, outcomes: {}, ms: {} };
}

function addUp(totals: Totals, line: Record<string, unknown>): void {
  if (line.msg !== 'feed visited') return;
  totals.documents++;
  totals.added += Number(line.added);
  totals.revised += Number(line.revised);
  const outcome = String(line.outcome);
  totals.outcomes[outcome] = (totals.outcomes[outcome] ?? 0) + 1;
  for (const [step, ms] of Object.entries(line.ms as Record<string, number>))
    totals.ms[step] = (totals.ms[step] ?? 0) + ms;
}

function resultOf(totals: Totals, seconds: number) {
  const all = Object.values(totals.ms).reduce((sum, ms) => sum + ms, 0);
  const shares = Object.entries(totals.ms).map(([step, ms]) => [step, Math.round((ms / all) * 1000) / 1000]);
  return {
    visits: totals.documents,
    outcomes: totals.outcomes,
    articles: totals.added,
    revisions: totals.revised,
    seconds: Math.round(seconds * 100) / 100,
    articlesPerSecond: Math.round(totals.added / seconds),
    shares: Object.fromEntries(shares),
  };
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
    await db.rows(insert, [first.feed, first.source, new Date(), ...articleColumns(batch)]);
  }
  const floorSeconds = (performance.now() - started) / 1000;
  return {
    articlesPerSecond: Math.round(rows.length / floorSeconds),
    timesFloor: Math.round((seconds / floorSeconds) * 100) / 100,
  };
}
