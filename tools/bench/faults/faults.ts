import { rmSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { faultsIn } from '../../../test/support/consistency.js';
import { Fleet, type Primary, startPrimary } from '../../../test/support/fleet/fleet.js';
import {
  followEverything,
  type Ledger,
  type ReceivedFact,
  receivedFacts,
  settledLedger,
} from '../../../test/support/fleet/followers.js';
import { ReaderLoop, type ReaderReport } from '../../../test/support/fleet/reader-loop.js';
import { dataFolder } from '../../../test/support/launcher.js';
import { prepareReplay, untilReady } from '../../../test/support/replay.js';
import { visibleStories } from '../../../test/support/visible-stories.js';
import { bringUpToDate } from '../../start/build.js';
import type { CommandLine } from '../../start/command-line.js';
import { disturb } from './disturb.js';

/** Hours of the fictional recording. */
const HOURS = 336;
const DISK_MB = 600;
const HOUR_MS = 3_600_000;
const READERS = 12;
const PAUSE_MS = 120;
const FOLLOWERS = 3;
/** Lines of each log that are shown if the run fails. */
const COMPLAINTS = 20;
const REPLICA_LAG_MS = 3000;
const PATHS = [
  '/api/articles',
  '/api/topics',
  '/api/news/search?q=water',
  '/api/articles?offset=12',
  '/',
  '/discover',
];

/**
 * `bench faults [HOURS]`: replays the fictional recording with one worker, then with three workers and two BFFs on a primary with a
 * replica and PgBouncer, while all of them fail in turn. Prints one JSON line per fault and one for the whole. Fails if stories or the facts
 * that followers receive differ, something is lost or doubled, or readers see 1 % of errors or an outage of 10 s.
 */
export async function run({ operands: [given] }: CommandLine): Promise<void> {
  const hours = Number(given ?? HOURS);
  if (!Number.isInteger(hours) || hours < 24 || hours > 336) throw new Error('HOURS must be 24 to 336.');
  await bringUpToDate({ web: true, say: console.error });
  const data = dataFolder();
  const primary = await startPrimary(DISK_MB);
  try {
    const calm = await calmRun(hours, data, primary);
    const faulty = await faultyRun(hours, data, primary);
    const { readers, ledger } = faulty;
    const lost = without(calm.received, faulty.received);
    const added = without(faulty.received, calm.received);
    const verdict = {
      sameStories: isDeepStrictEqual(faulty.stories, calm.stories),
      inconsistent: faulty.faults,
      sameFacts: lost.length + added.length === 0,
      noticesRight: ledger.uneven + ledger.waiting + ledger.doubled === 0,
      readersServed: readers.errorPercent < 1 && readers.longestOutageS < 10,
    };
    console.log(
      JSON.stringify({
        bench: 'faults',
        hours,
        ...verdict,
        articles: calm.stories.articles.length,
        ledger,
        calm: calm.ledger,
        ...{ lost, added },
        readers,
      }),
    );
    const isGood =
      verdict.sameStories &&
      verdict.sameFacts &&
      verdict.noticesRight &&
      verdict.readersServed &&
      Object.keys(faulty.faults).length === 0;
    if (!isGood) process.exitCode = 1;
  } finally {
    await primary.remove();
    rmSync(data, { recursive: true, force: true });
  }
}

interface Outcome {
  stories: Awaited<ReturnType<typeof visibleStories>>;
  faults: Record<string, number>;
  ledger: Ledger;
  received: ReceivedFact[];
}

/** The facts of `some` that are not among `others`. */
function without(some: readonly ReceivedFact[], others: readonly ReceivedFact[]): ReceivedFact[] {
  const known = new Set(others.map((fact) => JSON.stringify(fact)));
  return some.filter((fact) => !known.has(JSON.stringify(fact)));
}

async function calmRun(hours: number, data: string, { server }: Primary): Promise<Outcome> {
  const replay = await prepareReplay(hours, data, server.url);
  const { db } = replay.database;
  try {
    const followers = await followEverything(db, FOLLOWERS);
    const worker = replay.startWorker();
    await untilReady(db);
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    const outcome = await outcomeOf(db, followers);
    worker.kill('SIGTERM');
    await ended;
    return outcome;
  } finally {
    await replay.close();
  }
}

async function faultyRun(
  hours: number,
  data: string,
  primary: Primary,
): Promise<Outcome & { readers: ReaderReport }> {
  const replay = await prepareReplay(hours, data, primary.server.url);
  const { db, url } = replay.database;
  const followers = await followEverything(db, FOLLOWERS);
  const fleet = await Fleet.start({
    databaseUrl: url,
    env: { ...replay.feeds.env, RECORDED_SPEED: '0' },
    workers: [{}, {}, { CLOCK_SHIFT_MS: String(HOUR_MS) }],
    bffs: [{}, { CLOCK_SHIFT_MS: String(-HOUR_MS) }],
    replicaLagMs: REPLICA_LAG_MS,
  });
  const readers = new ReaderLoop(fleet.addresses, PATHS);
  try {
    readers.start(READERS, PAUSE_MS);
    await disturb(fleet, primary, readers, db);
    await untilReady(db);
    return { ...(await outcomeOf(db, followers)), readers: await readers.stop() };
  } catch (error) {
    for (const { name, complaints } of fleet.all)
      for (const line of complaints.slice(-COMPLAINTS)) console.error(`${name}: ${line}`);
    throw error;
  } finally {
    await readers.stop();
    await fleet.stop();
    await replay.close();
  }
}

async function outcomeOf(
  db: Parameters<typeof visibleStories>[0],
  followers: readonly number[],
): Promise<Outcome> {
  const ledger = await settledLedger(db, followers);
  return {
    ...{ ledger, received: await receivedFacts(db, followers) },
    ...{ stories: await visibleStories(db), faults: await faultsIn(db) },
  };
}
