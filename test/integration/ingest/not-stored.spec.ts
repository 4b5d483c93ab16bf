import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { articleSlug, type LeftOut } from '#domain/ingest/article';
import { buildArticle } from '../../support/factories/articles.js';
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
  await test.db.rows(
    `create function refuse_some() returns trigger language plpgsql as
       $$ begin raise exception 'refused' using errcode = '22000'; end $$`,
  );
  await test.db.rows(
    `create trigger refuse_some before insert or update on article for each row when (new.title like 'Refused%')
       execute function refuse_some()`,
  );
});

afterAll(async () => {
  await worker.stop();
  await feeds.stop();
  await test.drop();
});

interface Seen {
  titles: string[];
  added: number;
  left_out: LeftOut;
  outcome: string;
}

async function read(outlet: string, body: string): Promise<Seen> {
  feeds.serve(outlet, document(body, `"${++visits}"`));
  const known = await test.db.rows('select 1 from feed where host_key = $1', [`${outlet}.example`]);
  if (known.length === 0) await buildLiveFeed(test.db, outlet, `${origin}/${outlet}/feed`);
  else await makeAllDue(test.db);
  await worker.readFeeds();
  const [seen] = await test.db.rows<Seen>(
    `select v.added, v.left_out, v.outcome,
            array(select a.title from article a where a.feed_id = f.id order by a.title) as titles
       from feed_visit v join feed f on f.id = v.feed_id where f.host_key = $1 order by v.id desc limit 1`,
    [`${outlet}.example`],
  );
  if (seen === undefined) throw new Error('the feed was not visited');
  return seen;
}

const report = (number: number, title = `Report ${number} of the Orrin Valley council`) => ({
  guid: `report-${number}`,
  title,
});

describe('an item that cannot be stored', () => {
  it('loses only itself, and the visit says why', async () => {
    const items = Array.from({ length: 20 }, (_, number) => report(number));
    const seen = await read(
      'refusing',
      rss([...items, report(90, 'Refused one'), report(91, 'Refused two')]),
    );
    expect(seen).toMatchObject({ added: 20, left_out: { refused: 2 }, outcome: 'ok' });
    expect(seen.titles).toHaveLength(20);
  });

  it('keeps what it said before if only its change is refused', async () => {
    await read('changing', rss([report(1), report(2)]));
    const seen = await read(
      'changing',
      rss([report(1, 'Refused change'), report(2, 'Council changes its mind'), report(3)]),
    );
    expect(seen).toMatchObject({ added: 1, left_out: { refused: 1 }, outcome: 'ok' });
    expect(seen.titles).toEqual([
      'Council changes its mind',
      'Report 1 of the Orrin Valley council',
      'Report 3 of the Orrin Valley council',
    ]);
  });

  it('does not take a NUL in JSON for a reason', async () => {
    const items = [
      {
        id: 'one\u0000',
        url: 'https://nul.example/one',
        title: 'Bri\u0000dge \u0007closed',
        content_text: 'No\u0000te',
      },
      {
        id: 'two',
        url: 'https://nul.example/two',
        title: 'Dam holds',
        tags: ['a\u0000'],
        authors: [{ name: 'A\u0000da' }],
      },
    ];
    const seen = await read(
      'nul',
      JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'N\u0000ul', items }),
    );
    expect(seen).toMatchObject({ added: 2, left_out: {}, titles: ['Bridge closed', 'Dam holds'] });
  });

  it('is counted if it makes no article', async () => {
    const broken =
      '<item><description></description><link>https://outlet.example/empty</link></item><item><title>Nowhere</title></item>';
    const twice = [report(1), report(1, 'Report 1 again')];
    const body = rss(twice)
      .replace('</channel>', `${broken}</channel>`)
      .replaceAll('https://outlet.example/report-1', 'https://outlet.example/same');
    const { left_out } = await read('broken', body);
    expect(left_out).toMatchObject({ no_title: 1, no_link: 1, repeated: 1 });
  });
});

describe('a slug that another article has', () => {
  it('does not lose the article', async () => {
    const { id: feed } = await buildLiveFeed(test.db, 'collision', `${origin}/collision/feed`);
    const identity = `feed:${feed}:report-7`;
    const taken = articleSlug(report(7).title, identity);
    await buildArticle(test.db, { slug: taken });
    feeds.serve('collision', document(rss([report(6), report(7), report(8)]), '"c"'));
    await worker.readFeeds();
    const rows = await test.db.rows<{ slug: string; identity_key: string }>(
      `select slug, identity_key from article where identity_key like 'feed:%:report-_' and url like '%/report-_'
          and feed_id = $1 order by identity_key`,
      [feed],
    );
    expect(rows).toHaveLength(3);
    expect(rows[1]?.slug).toBe(articleSlug(report(7).title, identity, 40));
  });
});
