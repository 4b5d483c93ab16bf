import type { ChildProcess } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { document, FeedServer, rss } from '../../support/feed-server.js';
import { buildLiveFeed, makeAllDue } from '../../support/live-feeds.js';
import { killHard } from '../../support/replay.js';
import { type RestartingServer, startRestartingServer } from '../../support/restarting-server.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import { startWorkerProcess, stopGently } from '../../support/worker-process.js';

const WORKERS = 3;
const FEEDS = 90;
const ITEMS = 4;
/** The time of a response (ms), so that every worker has several requests in progress. */
const ANSWER_MS = 250;
const LIMIT_MS = 600_000;

const outlets = Array.from({ length: FEEDS }, (_, index) => `crash-${index}`);
let server: RestartingServer;
let test: TestDatabase;
let feeds: FeedServer;
let workers: ChildProcess[];
/** Called with the worker's number at each request. */
let onAsked: (worker: number) => void;
/** Later requests wait for this, so that the round lasts until the test has looked. */
let goOn: Promise<void>;

beforeAll(async () => {
  server = await startRestartingServer();
}, LIMIT_MS);

afterAll(() => server.remove());

beforeEach(async () => {
  test = await seededDatabase(server.url);
  feeds = new FeedServer();
  onAsked = () => {};
  goOn = Promise.resolve();
  const origin = `http://${await feeds.start()}`;
  for (const outlet of outlets) {
    const items = Array.from({ length: ITEMS }, (_, index) => ({
      guid: `${outlet}-${index}`,
      title: `Report ${index} of ${outlet}`,
    }));
    feeds.serve(outlet, slowly(document(rss(items))));
    await buildLiveFeed(test.db, outlet, `${origin}/${outlet}/feed`);
  }
  await test.db.rows("update feed set next_check_at = now() + interval '1 hour'");
  workers = await Promise.all(
    Array.from({ length: WORKERS }, (_, index) =>
      startWorkerProcess(test.url, {
        FETCH_OPEN_RANGES: '127.0.0.1/32',
        HOST_GAP_MS: '0',
        FEED_CONTACT_URL: `https://worker-${index}.example/`,
        FETCH_TIMEOUT_MS: '120000',
        FETCH_IDLE_MS: '120000',
      }),
    ),
  );
}, LIMIT_MS);

afterEach(async () => {
  await Promise.all(workers.map((worker) => stopGently(worker)));
  await feeds.stop();
  await test.drop();
}, LIMIT_MS);

function slowly(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  return (request: IncomingMessage, response: ServerResponse) => {
    onAsked(Number(/worker-(\d)/.exec(request.headers['user-agent'] ?? '')?.[1]));
    void Promise.all([wait(ANSWER_MS), goOn]).then(() => answer(request, response));
  };
}

/** Holds the round from the moment that `begin` resolves until `look` has finished. */
async function inTheMiddle<T>(
  begin: (resolve: (seen: T) => void) => void,
  look: (seen: T) => Promise<void>,
): Promise<void> {
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const begun = new Promise<T>((resolve) => {
    begin((seen) => {
      goOn = promise;
      resolve(seen);
    });
  });
  await makeAllDue(test.db);
  try {
    await look(await begun);
  } finally {
    end();
  }
}

async function count(what: string): Promise<number> {
  const [row] = await test.db.rows<{ n: number }>(`select count(*)::int as n from ${what}`);
  return row?.n ?? 0;
}

async function until(what: string, wanted: number): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  while ((await count(what)) < wanted) {
    if (Date.now() > deadline) throw new Error(`${await count(what)} of ${wanted}: ${what}`);
    await endLeases();
    await wait(1000);
  }
}

/** The test's own connections break too. */
async function untilServed(): Promise<void> {
  for (let served = false; !served; await wait(50)) {
    served = await count('feed').then(
      () => true,
      () => false,
    );
  }
}

/**
 * Leases of dead workers and of interrupted visits expire by themselves after a minute. The test does not wait for that, and
 * even takes hosts away from live workers.
 */
async function endLeases(): Promise<void> {
  await test.db.rows('update host set leased_until = now() where lease_id is not null');
}

async function expectEachOnceAndAllVisitedAgain(): Promise<void> {
  await until("feed where last_outcome in ('ok', 'not_modified')", FEEDS);
  expect(await count('article')).toBe(FEEDS * ITEMS);
  expect(await count('(select distinct feed_id, guid from article) items')).toBe(FEEDS * ITEMS);
  expect(await count('feed where failure_count > 0 or next_check_at <= now()')).toBe(0);
  await makeAllDue(test.db);
  await until("feed where last_outcome = 'not_modified' and next_check_at > now()", FEEDS);
  expect(await count('article')).toBe(FEEDS * ITEMS);
}

describe('a round', () => {
  it(
    'is finished by the others if one of three workers is killed in the middle',
    async () => {
      const requests = workers.map(() => 0);
      await inTheMiddle<number>(
        (begun) => {
          // The first to send a request: another may get hardly any feeds of a round.
          onAsked = (worker) => {
            const times = (requests[worker] ?? 0) + 1;
            requests[worker] = times;
            if (times === 12) begun(worker);
          };
        },
        async (worker) => {
          const victim = workers[worker];
          if (victim === undefined) throw new Error('no known worker sent a request');
          await killHard(victim);
          expect(await count('feed where last_checked_at is null')).toBeGreaterThan(0);
        },
      );
      await endLeases();
      await expectEachOnceAndAllVisitedAgain();
    },
    LIMIT_MS,
  );

  it.each<[string, () => Promise<unknown>]>([
    [
      'loses every connection, three times',
      async () => {
        for (let time = 0; time < 3; time++) {
          await test.db
            .rows('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()')
            .catch((error: Error) => expect(error.message).toMatch(/terminat/));
          await untilServed();
          await wait(150);
        }
      },
    ],
    ['loses the whole server', () => server.crashAndRestart()],
  ])(
    'is finished if it %s in the middle',
    async (_, breakIt) => {
      let requests = 0;
      await inTheMiddle<void>(
        (begun) => {
          onAsked = () => {
            if (++requests === FEEDS / 2) begun();
          };
        },
        async () => {
          await breakIt();
          await untilServed();
          expect(await count('feed where last_checked_at is null')).toBeGreaterThan(0);
        },
      );
      expect(workers.map((worker) => worker.exitCode)).toEqual([null, null, null]);
      await endLeases();
      await expectEachOnceAndAllVisitedAgain();
    },
    LIMIT_MS,
  );
});
