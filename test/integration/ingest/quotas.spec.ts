import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { feedCards } from '#persistence/reading';
import { buildArticle } from '../../support/factories/articles.js';
import { buildSource } from '../../support/factories/sources.js';
import { document, FeedServer, rss } from '../../support/feed-server.js';
import { buildLiveFeed, makeAllDue } from '../../support/live-feeds.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import { startTestWorker, type TestWorker } from '../../support/worker.js';

const feeds = new FeedServer();
let test: TestDatabase;
let worker: TestWorker;
let origin: string;
let visits = 0;

beforeAll(async () => {
  test = await seededDatabase();
  origin = `http://${await feeds.start()}`;
  worker = await startTestWorker(test.url, { FETCH_OPEN_RANGES: '127.0.0.1/32', HOST_GAP_MS: '0' });
});
afterAll(async () => {
  await worker.stop();
  await feeds.stop();
  await test.drop();
});

const items = (from: number, to: number) =>
  rss(
    Array.from({ length: to - from }, (_, n) => ({
      guid: `report-${from + n}`,
      title: `Report ${from + n} of the Orrin Valley council`,
    })),
  );

async function read(outlet: string, body: string) {
  feeds.serve(outlet, document(body, `"${++visits}"`));
  await makeAllDue(test.db);
  await worker.readFeeds();
  const [visit] = await test.db.rows<{ added: number; left_out: unknown }>(
    `select v.added, v.left_out from feed_visit v join feed f on f.id = v.feed_id where f.host_key = $1
      order by v.id desc limit 1`,
    [`${outlet}.example`],
  );
  return visit;
}

const alerts = (outlet: string) =>
  test.db.rows<{ kind: string; payload: object }>(
    `select a.kind, a.payload from operator_alert a join feed f on f.id = a.feed_id where f.host_key = $1`,
    [`${outlet}.example`],
  );

async function feedOf(outlet: string, quotas: string): Promise<void> {
  await buildLiveFeed(test.db, outlet, `${origin}/${outlet}/feed`);
  await test.db.rows(`update source set ${quotas} where domain = $1`, [`${outlet}.example`]);
}

describe('the quota of a source', () => {
  it('limits what a visit stores, and alerts the operator once a day', async () => {
    await feedOf('flooding', 'visit_quota = 5');
    expect(await read('flooding', items(0, 4))).toEqual({ added: 4, left_out: {} });
    expect(await alerts('flooding')).toEqual([]);
    expect(await read('flooding', items(10, 30))).toEqual({ added: 5, left_out: { over_quota: 15 } });
    await read('flooding', items(40, 60));
    expect(await alerts('flooding')).toMatchObject([
      { kind: 'source_flooded', payload: { exceeded: 'visit', quota: 5, over: 15 } },
    ]);
  });

  it('limits what a day stores, over all visits', async () => {
    await feedOf('daily', 'day_quota = 10');
    expect(await read('daily', items(0, 8))).toEqual({ added: 8, left_out: {} });
    expect(await read('daily', items(20, 28))).toEqual({ added: 2, left_out: { over_quota: 6 } });
    expect(await read('daily', items(40, 48))).toEqual({ added: 0, left_out: { over_quota: 8 } });
    expect(await alerts('daily')).toMatchObject([{ payload: { exceeded: 'day', quota: 10, over: 6 } }]);
  });

  it('limits its share of a page of the news feed', async () => {
    const loud = await buildSource(test.db, { page_quota: 9 });
    for (let n = 0; n < 12; n += 1) await buildArticle(test.db, { source_id: loud.id, hot_rank: 1000 + n });
    for (let n = 0; n < 30; n += 1) await buildArticle(test.db, { hot_rank: 100 + n });
    const page = await feedCards(test.db, 12, 0);
    expect(page.filter(({ source_id }) => source_id === loud.id)).toHaveLength(1);
    await test.db.rows('update source set page_quota = 50 where id = $1', [loud.id]);
    const wider = await feedCards(test.db, 12, 0);
    expect(wider.filter(({ source_id }) => source_id === loud.id)).toHaveLength(6);
  });
});
