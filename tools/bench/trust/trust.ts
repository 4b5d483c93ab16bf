import type { Database } from '#persistence/database';
import { connectDatabase, migrate } from '#persistence/schema';
import {
  countedVotes,
  ownArticles,
  readFeeds,
  retractionsOf,
  sourcesWithNewEvidence,
  storedTextsOf,
} from '#persistence/trust';
import { readSettings, systemClock } from '#platform/runtime';
import { AssessService } from '../../../apps/worker/src/trust/assess.service.js';
import { EvidenceService } from '../../../apps/worker/src/trust/evidence.service.js';
import { milestonesOf } from '../../../apps/worker/src/trust/own-reports.js';
import { openScratchDatabase } from '../../measure/scratch-database.js';
import { ARTICLES, addNews, buildTrustWorld } from './trust-world.js';

const HOUR_MS = 3_600_000;
const BATCH = 25;

/**
 * `bench trust`: the seconds a worker takes to assess all sources of the directory with 80,000 articles, and then the sources with
 * new evidence after one night. The baseline runs only the queries for the same evidence. Prints a line of JSON for each.
 */
export async function run(): Promise<void> {
  const scratch = await openScratchDatabase();
  try {
    const db = await connectDatabase(scratch.url, 4);
    try {
      await migrate(db.orm);
      await measure(db);
    } finally {
      await db.close();
    }
  } finally {
    await scratch.close();
  }
}

async function measure(db: Database): Promise<void> {
  const now = systemClock.now();
  await buildTrustWorld(db, now);
  const all = (await db.rows<{ id: number }>('select id from source order by id')).map(({ id }) => id);
  const assessor = new AssessService(db, new EvidenceService(db, readSettings({})));
  const full = await timed(() => assessor.assess(all, 'first', now));
  const bare = await timed(() => queryOnly(db, all));
  print({ run: 'all', sources: all.length, articles: ARTICLES }, full, bare);
  const later = new Date(now.getTime() + 24 * HOUR_MS);
  await addNews(db, later);
  let touched: number[] = [];
  const night = await timed(async () => {
    touched = await sourcesWithNewEvidence(db, new Date(now.getTime() + HOUR_MS));
    return assessor.assess(touched, 'evidence', later);
  });
  const bareNight = await timed(() => queryOnly(db, touched));
  print({ run: 'night', sources: touched.length, articles: ARTICLES / 100 }, night, bareNight);
}

/** Runs the queries for the same evidence without using the results. */
async function queryOnly(db: Database, ids: readonly number[]): Promise<void> {
  const owns = await db.rows<{ sourceId: number; ownKey: string }>(
    `select distinct source_id as "sourceId", origin_key as "ownKey" from article where source_id = any($1::int[])`,
    [ids],
  );
  for (let at = 0; at < owns.length; at += BATCH) {
    const some = owns.slice(at, at + BATCH);
    const sourceIds = some.map(({ sourceId }) => sourceId);
    const milestones = milestonesOf(await ownArticles(db, some));
    await storedTextsOf(db, milestones, sourceIds);
    await retractionsOf(db, milestones);
    await countedVotes(db, sourceIds, { wall: systemClock.now(), confirmedOnly: false });
    await readFeeds(db, sourceIds);
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return Math.round((performance.now() - began) / 10) / 100;
}

function print(what: Record<string, string | number>, seconds: number, floorSeconds: number): void {
  const timesFloor = Math.round((10 * seconds) / floorSeconds) / 10;
  console.log(JSON.stringify({ bench: 'trust', ...what, seconds, floorSeconds, timesFloor }));
}
