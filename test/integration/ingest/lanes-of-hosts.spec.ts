import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { NewsClock, startReplay } from '#persistence/news-clock';
import { RunTimeSettings } from '#persistence/settings';
import { createLogger, readSettings } from '#platform/runtime';
import { ClaimService } from '../../../apps/worker/src/ingest/claim.service.js';
import type { FetchService } from '../../../apps/worker/src/ingest/fetch.service.js';
import { IngestService } from '../../../apps/worker/src/ingest/ingest.service.js';
import { ParseService } from '../../../apps/worker/src/ingest/parse.service.js';
import { StoreService } from '../../../apps/worker/src/ingest/store.service.js';
import type { Asking, Fetched } from '../../../apps/worker/src/ingest/visit.js';
import { VisitService } from '../../../apps/worker/src/ingest/visit.service.js';
import { buildRecordedFeed } from '../../support/factories/ingest.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { rss } from '../../support/feed-server.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import { readUntilIdle } from '../../support/visits.js';

const RECORDING = 'a test';
const WALL = new Date('2031-06-01T00:00:00Z');
/** The number of hosts that a worker visits concurrently. */
const LANES = 32;
const HOSTS = LANES + 4;
const LIMIT_MS = 20_000;
/** In this time a host that gets a lane is asked (ms). */
const QUIET_MS = 400;

const UNCHANGED: Fetched = { kind: 'outcome', outcome: { kind: 'not_modified', freshForMs: null } };
const DOCUMENT: Fetched = {
  ...{ kind: 'document', bytes: Buffer.from(rss([])), contentType: 'application/rss+xml' },
  ...{ etag: null, lastModified: null, freshForMs: null, link: null, movedTo: null },
};

/** Requests that wait for their answer, in place of the network, which has no 32 connections to one server. */
class Requests {
  readonly asked: number[] = [];
  private readonly waiting: (() => void)[] = [];
  private isOpen = true;

  /** @param answers those of each host's feeds, in the order in which they are due */
  constructor(readonly answers: readonly Fetched[]) {}

  fetch = ({ feed }: Asking): Promise<Fetched> => {
    const place = Number(feed.url.at(-1));
    this.asked[place] = (this.asked[place] ?? 0) + 1;
    const answer = this.answers[place] ?? UNCHANGED;
    if (this.isOpen || place < this.answers.length - 1) return Promise.resolve(answer);
    return new Promise((resolve) => this.waiting.push(() => resolve(answer)));
  };

  /** The last feed of each host does not answer from now on. */
  hold(): void {
    this.isOpen = false;
  }

  answerOne(): void {
    this.waiting.shift()?.();
  }

  answerAll(): void {
    this.isOpen = true;
    for (const answer of this.waiting.splice(0)) answer();
  }
}

let test: TestDatabase;
let ingest: IngestService;

beforeEach(async () => {
  test = await seededDatabase();
});
afterEach(() => test.drop());

async function start(...answers: Fetched[]): Promise<Requests> {
  const requests = new Requests(answers);
  const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const logger = createLogger(settings, 'worker');
  const { db } = test;
  const [from, to] = [hoursAfter(-24), hoursAfter(240)];
  await startReplay(db, { name: RECORDING, fictional: true, from, to, backfillUntil: to, wall: WALL });
  await db.rows('update news_clock set replay_at = $1, speed = 0', [NEWS_DAY]);
  for (let host = 0; host < HOSTS; host += 1)
    for (const place of answers.keys()) {
      const next_check_at = hoursAfter(place - answers.length);
      const { id } = await buildRecordedFeed(db, RECORDING, `host-${host}-${place}`, { next_check_at });
      await db.rows('update feed set host_key = $1 where id = $2', [`host-${host}-0.example`, id]);
    }
  const visits = new VisitService(
    db,
    requests as unknown as FetchService,
    new ParseService(),
    new StoreService(db, logger),
  );
  ingest = new IngestService(
    new NewsClock(db, () => WALL, 0),
    new ClaimService(db, settings),
    visits,
    new RunTimeSettings(db, Date.now),
    logger,
  );
  return requests;
}

async function until(isMet: () => boolean): Promise<void> {
  const deadline = performance.now() + LIMIT_MS;
  while (!isMet()) {
    if (performance.now() > deadline) throw new Error('too few hosts are visited');
    await wait(5);
  }
}

/** Runs `work` and reads all feeds meanwhile. Returns how many were visited, at the latest after `work`. */
async function reading(work: () => Promise<void>, open: () => void): Promise<number> {
  const visited = readUntilIdle(ingest);
  try {
    await work();
  } finally {
    open();
    await visited;
  }
  return visited;
}

describe('the lane of a host', () => {
  it('is held until its last feed has answered, and freed by that', async () => {
    const requests = await start(UNCHANGED, UNCHANGED);
    requests.hold();
    const work = async () => {
      await until(() => requests.asked[1] === LANES);
      await wait(QUIET_MS);
      expect(requests.asked).toEqual([LANES, LANES]);
      requests.answerOne();
      await until(() => requests.asked[1] === LANES + 1);
      expect(requests.asked[0]).toBe(LANES + 1);
    };
    expect(await reading(work, () => requests.answerAll())).toBe(2 * HOSTS);
  });

  describe('while nothing can be written', () => {
    /** Visits all hosts, and runs `work` while none of the visits can be written. */
    async function withoutWrites(work: () => Promise<void>): Promise<number> {
      const freed = Promise.withResolvers<void>();
      const held = Promise.withResolvers<void>();
      const locking = test.db.transaction(async (tx) => {
        await tx.rows('lock table feed_visit in exclusive mode');
        held.resolve();
        await freed.promise;
      });
      await held.promise;
      const visited = await reading(work, freed.resolve);
      await locking;
      return visited;
    }

    it('is free once the last feed has answered without a document', async () => {
      const requests = await start(UNCHANGED);
      const work = async () => {
        await until(() => requests.asked[0] === HOSTS);
        expect(await test.db.rows('select from feed_visit')).toEqual([]);
      };
      expect(await withoutWrites(work)).toBe(HOSTS);
    });

    it('is held if the last feed answered with a document', async () => {
      const requests = await start(DOCUMENT);
      const work = async () => {
        await until(() => requests.asked[0] === LANES);
        await wait(QUIET_MS);
        expect(requests.asked).toEqual([LANES]);
      };
      expect(await withoutWrites(work)).toBe(HOSTS);
    });
  });
});
