import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LIVE_PACE } from '#domain/ingest/schedule';
import { startReplay } from '#persistence/news-clock';
import { createLogger, readSettings } from '#platform/runtime';
import { ClaimService } from '../../../apps/worker/src/ingest/claim.service.js';
import { findingsOf } from '../../../apps/worker/src/ingest/findings.js';
import { StepTimes } from '../../../apps/worker/src/ingest/step-times.js';
import { StoreService } from '../../../apps/worker/src/ingest/store.service.js';
import type { Visit } from '../../../apps/worker/src/ingest/visit.js';
import { buildRecordedFeed } from '../../support/factories/ingest.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

const RECORDING = 'a test';
/** How long a visit waits for others (ms). */
const MOMENT_MS = 25;
const realTimeout = globalThis.setTimeout;
const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });

let test: TestDatabase;
let store: StoreService;
let outlets = 0;
let moments: (() => void)[];

beforeAll(async () => {
  test = await seededDatabase();
  const [from, to] = [hoursAfter(-24), hoursAfter(240)];
  const wall = new Date();
  await startReplay(test.db, { name: RECORDING, fictional: true, from, to, backfillUntil: to, wall });
});
afterAll(() => test.drop());

beforeEach(() => {
  store = new StoreService(test.db, createLogger(settings, 'worker'));
  moments = [];
  // A moment passes only when the test says so. All other timers run as usual.
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms?: number) => {
    if (ms !== MOMENT_MS) return realTimeout(work, ms);
    moments.push(work);
    return realTimeout(() => {}, 0);
  }) as typeof setTimeout);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Visits to so many feeds, each of a host of its own that is claimed. */
async function claimed(count: number): Promise<Visit[]> {
  for (let n = 0; n < count; n += 1) await buildRecordedFeed(test.db, RECORDING, `outlet-${outlets++}`);
  const scope = { recording: RECORDING, newsNow: NEWS_DAY };
  const hosts = await new ClaimService(test.db, settings).next(scope, count);
  return hosts.flatMap(({ claim, feeds: [feed] }) =>
    feed ? [{ feed, claim, now: NEWS_DAY, livePace: LIVE_PACE }] : [],
  );
}

function write(visit: Visit, othersFollow: boolean) {
  const unchanged = findingsOf(visit, { kind: 'not_modified', freshForMs: null });
  return store.store(visit, unchanged, new StepTimes(), othersFollow);
}

/** Of each visit the transaction that wrote it; null if none did. */
async function transactions(visits: readonly Visit[]): Promise<(string | null)[]> {
  const rows = await test.db.rows<{ feed_id: number; by: string }>(
    'select feed_id, xmin::text as by from feed_visit where feed_id = any($1::int[])',
    [visits.map(({ feed }) => feed.id)],
  );
  return visits.map(({ feed }) => rows.find(({ feed_id }) => feed_id === feed.id)?.by ?? null);
}

describe('a visit that found nothing new', () => {
  it('is written at once if no other visit is under way', async () => {
    const visits = await claimed(1);
    const writing = visits.map((visit) => write(visit, false));
    expect(moments).toEqual([]);
    await Promise.all(writing);
    expect(await transactions(visits)).toEqual([expect.any(String)]);
  });

  it('waits for others that are under way, and shares their statement', async () => {
    const visits = await claimed(3);
    const [first, second, last] = visits;
    if (!first || !second || !last) throw new Error('Three hosts must be claimed.');
    const writing = [write(first, true), write(second, true)];
    expect(await transactions(visits)).toEqual([null, null, null]);
    writing.push(write(last, false));
    await Promise.all(writing);
    const [by, ...others] = await transactions(visits);
    expect(by).toEqual(expect.any(String));
    expect(others).toEqual([by, by]);
  });

  it('waits only a moment', async () => {
    const visits = await claimed(1);
    const writing = visits.map((visit) => write(visit, true));
    expect(await transactions(visits)).toEqual([null]);
    expect(moments).toHaveLength(1);
    for (const pass of moments) pass();
    await Promise.all(writing);
    expect(await transactions(visits)).toEqual([expect.any(String)]);
  });
});
