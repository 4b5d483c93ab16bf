import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RoundJob } from '../../apps/worker/src/round.job.js';
import { document, FeedServer, rss } from '../support/feed-server.js';
import { buildLiveFeed } from '../support/live-feeds.js';
import { seededDatabase, type TestDatabase } from '../support/test-database.js';
import { startTestWorker, type TestWorker } from '../support/worker.js';

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

async function buildFeedDueIn(outlet: string, wait: string): Promise<void> {
  feeds.serve(outlet, document(rss([{ guid: outlet, title: `Report of ${outlet}` }])));
  const id = await buildLiveFeed(test.db, outlet, `http://${address}/${outlet}/feed`);
  await test.db.rows('update feed set next_check_at = now() + $2::interval where id = $1', [id, wait]);
}

it('waits for a feed that falls due before the next tick, and for none that is due later', async () => {
  await buildFeedDueIn('now', '0');
  await buildFeedDueIn('soon', '400 milliseconds');
  await buildFeedDueIn('later', '1 hour');
  await worker.app.get(RoundJob, { strict: false }).runUntilIdle();
  expect(feeds.asked).toEqual(['now', 'soon']);
  const placed = await test.db.rows('select from article where topic_id is not null');
  expect(placed).toHaveLength(2);
});
