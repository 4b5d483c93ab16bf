import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RoundJob } from '../../../apps/worker/src/loops/round.job.js';
import { document, FeedServer, rss } from '../../support/feed-server.js';
import { buildLiveFeed } from '../../support/live-feeds.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import { startTestWorker, type TestWorker } from '../../support/worker.js';

let test: TestDatabase;
let worker: TestWorker;
let address: string;
const feeds = new FeedServer();

beforeAll(async () => {
  test = await seededDatabase();
  address = await feeds.start();
  worker = await startTestWorker(test.url, { FETCH_OPEN_RANGES: '127.0.0.0/8', HOST_GAP_MS: '0' });
});

afterAll(async () => {
  await worker.stop();
  await feeds.stop();
  await test.drop();
});

async function buildFeed(outlet: string): Promise<void> {
  feeds.serve(outlet, document(rss([{ guid: outlet, title: `Report of ${outlet}` }])));
  await buildLiveFeed(test.db, outlet, `http://${address}/${outlet}/feed`);
}

it('reads a feed as soon as it is due and places its articles, without waiting for a tick', async () => {
  const dueIn = { now: '0', soon: '400 milliseconds', later: '1 hour' };
  for (const outlet of Object.keys(dueIn)) await buildFeed(outlet);
  // In one statement: a feed could become due while the others are built.
  await test.db.rows(
    `update feed set next_check_at = now() + ($1::jsonb ->> split_part(host_key, '.', 1))::interval`,
    [JSON.stringify(dueIn)],
  );
  const placed = () => test.db.rows('select from article where topic_id is not null');
  const job = worker.app.get(RoundJob, { strict: false });
  job.start();
  while ((await placed()).length < 2) await wait(20);
  await job.onApplicationShutdown();
  expect(feeds.requests.toSorted()).toEqual(['now', 'soon']);
  expect(await placed()).toHaveLength(2);
});
