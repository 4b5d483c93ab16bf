import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { NewsClock, startReplay } from '#persistence/news-clock';
import { RunTimeSettings } from '#persistence/settings';
import { createLogger, readSettings } from '#platform/runtime';
import { ClaimService } from '../../../apps/worker/src/ingest/claim.service.js';
import { FetchService } from '../../../apps/worker/src/ingest/fetch.service.js';
import { IngestService } from '../../../apps/worker/src/ingest/ingest.service.js';
import { ParseService } from '../../../apps/worker/src/ingest/parse.service.js';
import { StoreService } from '../../../apps/worker/src/ingest/store.service.js';
import { VisitService } from '../../../apps/worker/src/ingest/visit.service.js';
import { buildRecordedFeed } from '../../support/factories/ingest.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { type Answer, document, FeedServer, rss, status } from '../../support/feed-server.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import { readUntilIdle } from '../../support/visits.js';

const RECORDING = 'a test';
const WALL = new Date('2031-06-01T00:00:00Z');

let test: TestDatabase;
let address: string;
const feeds = new FeedServer();

/** A separate worker, like a second process: it shares only the database. */
function worker(): IngestService {
  const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RECORDED_SERVER: address });
  const { db } = test;
  const logger = createLogger(settings, 'worker');
  const store = new StoreService(db, logger);
  const visits = new VisitService(db, new FetchService(settings), new ParseService(), store);
  const clock = new NewsClock(db, () => WALL, 0);
  return new IngestService(
    clock,
    new ClaimService(db, settings),
    visits,
    new RunTimeSettings(db, Date.now),
    logger,
  );
}

async function newFeed(outlet: string): Promise<number> {
  return (await buildRecordedFeed(test.db, RECORDING, outlet)).id;
}

async function setNews(at: Date): Promise<void> {
  await test.db.rows('update news_clock set replay_at = $1, speed = 0', [at]);
}

async function feedRow(id: number): Promise<Record<string, unknown>> {
  const [row] = await test.db.rows<Record<string, unknown>>('select * from feed where id = $1', [id]);
  return row ?? {};
}

function articles(feedId: number): Promise<{ title: string; content_hash: string; revisions: string[] }[]> {
  return test.db.rows(
    `select a.title, a.content_hash, array(select r.title from article_revision r where r.article_id = a.id order by r.id) as revisions
       from article a where a.feed_id = $1 order by a.guid`,
    [feedId],
  );
}

beforeAll(async () => {
  test = await seededDatabase();
  address = await feeds.start();
  const from = hoursAfter(-24);
  const to = hoursAfter(240);
  await startReplay(test.db, { name: RECORDING, fictional: true, from, to, backfillUntil: to, wall: WALL });
});

beforeEach(async () => {
  await test.db.rows("update feed set state = 'waiting'");
  await setNews(NEWS_DAY);
});

afterAll(async () => {
  await feeds.stop();
  await test.drop();
});

describe('a visit', () => {
  it('stores the articles and validators, and returns when the document is stale', async () => {
    const id = await newFeed('herald');
    const fresh = { date: NEWS_DAY.toUTCString(), expires: hoursAfter(2).toUTCString() };
    feeds.serve(
      'herald',
      document(
        rss([
          { guid: 'a', title: 'Bridge closed' },
          { guid: 'b', title: 'Ferry runs' },
        ]),
        '"1"',
        fresh,
      ),
    );
    expect(await readUntilIdle(worker())).toBe(1);
    expect((await articles(id)).map((one) => one.title)).toEqual(['Bridge closed', 'Ferry runs']);
    expect(await feedRow(id)).toMatchObject({
      etag: '"1"',
      last_outcome: 'ok',
      next_check_at: hoursAfter(2),
      next_check_reason: 'freshness',
      documents_parsed: 1,
      title: 'Outlet',
    });
    expect(await test.db.rows('select 1 from host where lease_id is not null')).toEqual([]);
  });

  it("stores the items' categories, and nothing for a source that was disabled meanwhile", async () => {
    const id = await newFeed('sections');
    const item = (n: number) =>
      `<item><guid>https://outlet.example/sections/${n}</guid><title>Report ${n} of the Orrin dam</title><category>Fen, Kestrel &amp; Co</category><category>Opinion</category></item>`;
    const channel = (n: number) =>
      `<rss version="2.0"><channel><title>S</title><copyright>Orrin Press</copyright>${item(n)}</channel></rss>`;
    feeds.serve('sections', document(channel(1)));
    await readUntilIdle(worker());
    const kept = () => test.db.rows('select item_categories from article where feed_id = $1', [id]);
    expect(await kept()).toEqual([{ item_categories: ['Fen, Kestrel & Co', 'Opinion'] }]);
    expect(await feedRow(id)).toMatchObject({ disclosures: ['labels', 'sections', 'rights'] });
    await test.db.rows("update source set disabled_reason = 'asked to be left out' where slug = 'sections'");
    feeds.serve('sections', document(channel(2), '"2"'));
    await setNews(hoursAfter(1));
    await readUntilIdle(worker());
    expect(await feedRow(id)).toMatchObject({ last_outcome: 'ok', documents_parsed: 2 });
    expect(await kept()).toHaveLength(1);
  });

  it('changes nothing the second time, whether the server responds 304 or sends the same document', async () => {
    const id = await newFeed('twice');
    feeds.serve('twice', document(rss([{ guid: 'a', title: 'Bridge closed' }])));
    const reader = worker();
    await readUntilIdle(reader);
    const before = await articles(id);
    await setNews(hoursAfter(1));
    await readUntilIdle(reader);
    expect(await feedRow(id)).toMatchObject({ last_outcome: 'not_modified' });
    feeds.serve('twice', document(rss([{ guid: 'a', title: 'Bridge closed' }]), '"2"'));
    await setNews(hoursAfter(2));
    await readUntilIdle(worker());
    expect(await feedRow(id)).toMatchObject({ last_outcome: 'ok', documents_parsed: 2 });
    expect(await articles(id)).toEqual(before);
  });

  it('keeps the old headline once if a source changes it, also for a worker that saw the first', async () => {
    const id = await newFeed('changing');
    const reader = worker();
    for (const [hour, title] of [
      'Bridge closed',
      'Bridge closed for weeks',
      'Bridge closed for weeks',
    ].entries()) {
      feeds.serve(
        'changing',
        document(
          rss([
            { guid: 'a', title },
            { guid: 'b', title: 'Ferry runs' },
          ]),
          `"${hour}"`,
        ),
      );
      await setNews(hoursAfter(hour));
      await readUntilIdle(reader);
    }
    expect(await articles(id)).toMatchObject([
      { title: 'Bridge closed for weeks', revisions: ['Bridge closed'] },
      { title: 'Ferry runs', revisions: [] },
    ]);
  });

  it('keeps paragraphs apart, and takes them for no change of an article that was stored without them', async () => {
    const id = await newFeed('paragraphs');
    const flat = { guid: 'a', title: 'Bridge closed', text: 'Cracks in two arches The bridge is closed.' };
    feeds.serve('paragraphs', document(rss([flat]), '"flat"'));
    await readUntilIdle(worker());
    const before = await articles(id);
    const text = '<![CDATA[<p>Cracks in two arches</p><p>The bridge is closed.</p>]]>';
    const items = [
      { ...flat, text },
      { guid: 'b', title: 'Bridge closed again', text },
    ];
    feeds.serve('paragraphs', document(rss(items), '"paragraphs"'));
    await setNews(hoursAfter(1));
    await readUntilIdle(worker());
    const [same, fresh] = await articles(id);
    expect([same]).toEqual(before);
    expect(fresh).toMatchObject({ title: 'Bridge closed again', revisions: [] });
    expect(
      await test.db.rows('select excerpt from article where feed_id = $1 order by guid desc limit 1', [id]),
    ).toEqual([{ excerpt: 'Cracks in two arches\nThe bridge is closed.' }]);
  });

  it('takes over a picture that is added and a link that is corrected later, without a revision', async () => {
    const id = await newFeed('later-picture');
    const item = (link: string, picture = '') =>
      `<rss version="2.0"><channel><title>T</title><item><guid isPermaLink="false">a</guid><link>https://outlet.example/${link}</link><title>Bridge closed</title>${picture}</item></channel></rss>`;
    const shown = () =>
      test.db.rows(
        `select url, image_url, (select count(*)::int from article_revision r where r.article_id = a.id) as revisions
           from article a where feed_id = $1`,
        [id],
      );
    const url = (link: string) => `https://outlet.example/${link}`;
    feeds.serve('later-picture', document(item('draft')));
    await readUntilIdle(worker());
    expect(await shown()).toEqual([{ url: url('draft'), image_url: null, revisions: 0 }]);
    const picture = '<enclosure url="https://outlet.example/bridge.jpg" type="image/jpeg" length="1"/>';
    feeds.serve('later-picture', document(item('bridge', picture), '"2"'));
    await setNews(hoursAfter(1));
    await readUntilIdle(worker());
    expect(await shown()).toEqual([{ url: url('bridge'), image_url: url('bridge.jpg'), revisions: 0 }]);
    expect(await feedRow(id)).toMatchObject({ last_outcome: 'ok', documents_parsed: 2 });
  });

  it('reads the complete items of a truncated document and counts an invalid one', async () => {
    const id = await newFeed('faulty');
    const whole = rss([
      { guid: 'a', title: 'Bridge closed' },
      { guid: 'b', title: 'Ferry runs' },
    ]);
    feeds.serve('faulty', document(whole.slice(0, whole.indexOf('Ferry')), '"cut"'));
    await readUntilIdle(worker());
    feeds.serve('faulty', document(whole.replace('<item>', '<item><title/></item><item>'), '"whole"'));
    await setNews(hoursAfter(1));
    await readUntilIdle(worker());
    expect((await articles(id)).map((one) => one.title)).toEqual(['Bridge closed', 'Ferry runs']);
    expect(await feedRow(id)).toMatchObject({ documents_parsed: 2, items_dropped: 1 });
  });

  it.each([
    ['cut', 'a truncated document', (whole: string) => whole.slice(0, whole.indexOf('Ferry'))],
    [
      'cut-early',
      'a document without a complete item',
      (whole: string) => whole.slice(0, whole.indexOf('Bridge')),
    ],
  ])(
    '%s: asks for %s again without validators, so that its rest is not answered with 304',
    async (name, _, cut) => {
      const id = await newFeed(name);
      const whole = rss([
        { guid: 'a', title: 'Bridge closed' },
        { guid: 'b', title: 'Ferry runs' },
      ]);
      feeds.serve(name, document(cut(whole), '"same"'));
      await readUntilIdle(worker());
      feeds.serve(name, document(whole, '"same"'));
      await setNews(hoursAfter(24));
      await readUntilIdle(worker());
      expect((await articles(id)).map((one) => one.title)).toEqual(['Bridge closed', 'Ferry runs']);
      const validators = 'select etag from feed where id = $1';
      expect(await test.db.rows(validators, [id])).toEqual([{ etag: '"same"' }]);
    },
  );

  it('reads a feed again that is older than the page that a server sent in its place', async () => {
    const id = await newFeed('maintained');
    const modified =
      (at: Date, body: string): Answer =>
      (request, response) => {
        const isKnown = Date.parse(request.headers['if-modified-since'] ?? '') >= at.getTime();
        const headers = { 'last-modified': at.toUTCString() };
        response.writeHead(isKnown ? 304 : 200, headers).end(isKnown ? undefined : body);
      };
    feeds.serve('maintained', modified(hoursAfter(0), '<html><body>Back soon.</body></html>'));
    await readUntilIdle(worker());
    expect(await feedRow(id)).toMatchObject({ last_outcome: 'unreadable' });
    feeds.serve('maintained', modified(hoursAfter(-9), rss([{ guid: 'a', title: 'Bridge closed' }])));
    await setNews(hoursAfter(1));
    await readUntilIdle(worker());
    expect(await feedRow(id)).toMatchObject({ last_outcome: 'ok', failure_count: 0 });
    expect(await articles(id)).toHaveLength(1);
  });

  it.each([
    [
      'throttled',
      status(429, { 'retry-after': '7200' }),
      { last_outcome: 'throttled', next_check_at: hoursAfter(2), next_check_reason: 'retry_after' },
    ],
    ['gone', status(410), { state: 'disabled', state_reason: 'gone' }],
    ['forbidden', status(403), { last_outcome: 'unauthorised', last_detail: 'HTTP 403' }],
    ['broken', status(500), { last_outcome: 'server_error', next_check_reason: 'backoff' }],
    [
      'empty',
      document(''),
      {
        last_outcome: 'unreadable',
        last_detail: 'empty: The document has no bytes.',
        documents_unreadable: 1,
      },
    ],
    [
      'html',
      document('<html><body>hello</body></html>'),
      { last_outcome: 'unreadable', documents_unreadable: 1 },
    ],
    ['huge', document(' '.repeat(5_100_000)), { last_outcome: 'too_large' }],
    [
      'inward',
      status(302, { location: 'http://127.0.0.1:8080/' }),
      { last_outcome: 'unreachable', last_detail: expect.stringMatching(/^not_public/) },
    ],
  ])('records a visible state: %s', async (outlet, answer, expected) => {
    const id = await newFeed(outlet);
    feeds.serve(outlet, answer);
    expect(await readUntilIdle(worker())).toBe(1);
    expect(await feedRow(id)).toMatchObject({ failure_count: 1, documents_parsed: 0, ...expected });
  });

  it('writes nothing if it lost its lease meanwhile, and the feed stays due', async () => {
    const id = await newFeed('slow');
    feeds.serve('slow', (request, response) => {
      const stolen = test.db.rows(
        "update host set lease_id = gen_random_uuid(), leased_until = '2031-06-01T00:00:01Z' where host_key = 'slow.example'",
      );
      void stolen.then(() => document(rss([{ guid: 'a', title: 'Bridge closed' }]))(request, response));
    });
    await readUntilIdle(worker());
    expect(await articles(id)).toEqual([]);
    expect(await feedRow(id)).toMatchObject({
      last_checked_at: null,
      next_check_at: NEWS_DAY,
      documents_parsed: 0,
    });
  });
});

describe('workers side by side', () => {
  it('visit every host once and store every article once', async () => {
    const outlets = Array.from({ length: 24 }, (_, index) => `side-${index}`);
    for (const outlet of outlets) {
      await newFeed(outlet);
      feeds.serve(outlet, document(rss([{ guid: outlet, title: `Report of ${outlet}` }])));
    }
    feeds.requests.length = 0;
    const visited = await Promise.all([worker(), worker(), worker()].map(readUntilIdle));
    expect(visited.reduce((sum, one) => sum + one, 0)).toBe(24);
    expect([...feeds.requests].sort()).toEqual([...outlets].sort());
    const [stored] = await test.db.rows<{ n: number }>(
      "select count(*)::int as n from article where guid like 'side-%'",
    );
    expect(stored?.n).toBe(24);
  });

  it('skip a host that another worker holds, and take it over once its lease has expired', async () => {
    const id = await newFeed('held');
    feeds.serve('held', document(rss([{ guid: 'held', title: 'Bridge closed' }])));
    const lease = (until: string) =>
      test.db.rows(
        "update host set lease_id = gen_random_uuid(), leased_until = $1 where host_key = 'held.example'",
        [until],
      );
    await lease(new Date(Date.now() + 60_000).toISOString());
    expect(await readUntilIdle(worker())).toBe(0);
    await lease('2020-01-01T00:00:00Z');
    expect(await readUntilIdle(worker())).toBe(1);
    expect(await articles(id)).toHaveLength(1);
  });
});
