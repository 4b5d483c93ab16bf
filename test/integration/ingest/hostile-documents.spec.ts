import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { document, FeedServer, rss } from '../../support/feed-server.js';
import { buildLiveFeed, makeAllDue } from '../../support/live-feeds.js';
import { setClock } from '../../support/set-clock.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import { startTestWorker, type TestWorker } from '../../support/worker.js';

/** The product reads at most this many items of a feed. */
const MAX_ITEMS = 2000;
const DAY_MS = 86_400_000;

const feeds = new FeedServer();
let test: TestDatabase;
let worker: TestWorker;
let origin: string;

interface Article {
  title: string;
  url: string;
  guid: string | null;
  content: string | null;
  excerpt: string;
  published_at: Date;
  published_from: string;
  first_seen_at: Date;
  revisions: string[];
}

beforeAll(async () => {
  test = await seededDatabase();
  origin = `http://${await feeds.start()}`;
  worker = await startTestWorker(test.url, { FETCH_OPEN_RANGES: '127.0.0.1/32', HOST_GAP_MS: '0' });
});

afterAll(async () => {
  setClock(null);
  await worker.stop();
  await feeds.stop();
  await test.drop();
});

let visits = 0;

/** Serves the document and visits every feed that is due. */
async function read(outlet: string, body: string, headers: Record<string, string> = {}): Promise<void> {
  feeds.serve(outlet, document(body, `"${++visits}"`, headers));
  const known = await test.db.rows('select 1 from feed where host_key = $1', [`${outlet}.example`]);
  if (known.length === 0) await buildLiveFeed(test.db, outlet, `${origin}/${outlet}/feed`);
  else await makeAllDue(test.db);
  await worker.readFeeds();
}

async function feedRow(outlet: string): Promise<Record<string, unknown>> {
  const [row] = await test.db.rows<Record<string, unknown>>('select * from feed where host_key = $1', [
    `${outlet}.example`,
  ]);
  return row ?? {};
}

function articles(outlet: string): Promise<Article[]> {
  return test.db.rows<Article>(
    `select a.title, a.url, a.guid, a.content, a.excerpt, a.published_at, a.published_from, a.first_seen_at,
            array(select r.title from article_revision r where r.article_id = a.id order by r.id) as revisions
       from article a join feed f on f.id = a.feed_id where f.host_key = $1 order by a.id`,
    [`${outlet}.example`],
  );
}

const item = (inner: string) => `<item>${inner}</item>`;
const channel = (...items: string[]) =>
  `<rss version="2.0"><channel><title>Outlet</title>${items.join('')}</channel></rss>`;
const link = (name: string) => `<link>https://outlet.example/${name}</link>`;
const bridge = (name: string) => item(`<title>Bridge closed</title>${link(`${name}-bridge`)}`);

describe('a hostile document', () => {
  it('gets no entities expanded and no external resources fetched', async () => {
    feeds.requests.length = 0;
    const doctype = `<!DOCTYPE rss [<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY web SYSTEM "${origin}/stolen/feed">]>`;
    await read(
      'external',
      doctype + channel(item(`<title>Bridge &file;&web; closed</title>${link('external')}`)),
    );
    expect(feeds.requests).toEqual(['external']);
    const [article] = await articles('external');
    expect(article?.title).toMatch(/^Bridge .*closed$/);
    expect(article?.title).not.toContain('root:');
  });

  it('raises the alert of a dead feed although what is quoted of it is cut within an emoji', async () => {
    const body = `${'x'.repeat(39)}🌊 is no feed.`;
    await read('dying', body);
    await test.db.rows(
      "update feed set failure_count = 8, failing_since = now() - interval '8 days' where host_key = 'dying.example'",
    );
    await read('dying', body);
    const { id, dead_since } = await feedRow('dying');
    expect(dead_since).not.toBeNull();
    expect(await test.db.rows('select kind from operator_alert where feed_id = $1', [id])).toEqual([
      { kind: 'feed_dead' },
    ]);
  });

  it('may contain NUL bytes anywhere', async () => {
    await read('nul', channel(item(`<title>Bri\0dge clo\0sed</title>${link('nul\0')}<guid>\0</guid>`)));
    await read('nul-entity', channel(item(`<title>Bridge&#0; closed&#x0;</title>${link('nul-entity')}`)));
    expect(await articles('nul')).toMatchObject([{ title: 'Bridge closed' }]);
    expect((await articles('nul-entity'))[0]?.title).toMatch(/^Bridge.? closed.?$/);
  });

  it('is read up to a number of items, and the others are counted', async () => {
    const items = Array.from({ length: 10_000 }, (_, index) =>
      item(`<title>Report ${index} of the Orrin Valley</title>${link(`report-${index}`)}`),
    );
    await read('many', channel(...items));
    const stored = await articles('many');
    expect(stored).toHaveLength(MAX_ITEMS);
    expect(stored.some((article) => article.title.startsWith('Report 0 '))).toBe(true);
    expect(await feedRow('many')).toMatchObject({ last_outcome: 'ok', items_dropped: 10_000 - MAX_ITEMS });
  });

  it('is read up to a number of items, also in JSON', async () => {
    const items = Array.from({ length: 10_000 }, (_, id) => ({
      id: String(id),
      url: `https://outlet.example/json-${id}`,
      title: `Report ${id} of the Orrin Valley`,
    }));
    await read(
      'many-json',
      JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'x', items }),
    );
    expect(await articles('many-json')).toHaveLength(MAX_ITEMS);
    expect(await feedRow('many-json')).toMatchObject({
      last_outcome: 'ok',
      items_dropped: 10_000 - MAX_ITEMS,
    });
  });

  it.each<[string, string]>([
    ['words', 'word '.repeat(200_000)],
    ['one-word', 'w'.repeat(1_000_000)],
    ['brackets', '&lt;'.repeat(250_000)],
    ['ampersands', '&amp;'.repeat(200_000)],
    ['entities', '&amp;amp;'.repeat(120_000)],
    ['spaces', `a${' '.repeat(1_000_000)}b`],
    ['tags', '&lt;b&gt;'.repeat(110_000)],
  ])('may have a title of a megabyte: %s', async (name, title) => {
    await read(
      `title-${name}`,
      channel(item(`<title>${title}</title>${link(`title-${name}`)}`), bridge(name)),
    );
    expect(await feedRow(`title-${name}`)).toMatchObject({ last_outcome: 'ok' });
    const stored = await articles(`title-${name}`);
    expect(stored.map((article) => article.title)).toContain('Bridge closed');
    expect(Math.max(...stored.map((article) => article.title.length))).toBeLessThanOrEqual(300);
  });

  it('loses its javascript: links, also those in its texts', async () => {
    await read(
      'script',
      channel(
        item('<title>Click</title><link>javascript:alert(1)</link>'),
        item('<title>Click</title><guid>javascript:alert(2)</guid>'),
        item('<title>Click</title><link>data:text/html,x</link>'),
        item(
          `<title>Ferry runs</title>${link('ferry')}<description>${'Long text. '.repeat(80)}&lt;a href="javascript:alert(3)" onclick="alert(4)"&gt;here&lt;/a&gt;&lt;script&gt;alert(5)&lt;/script&gt;</description><enclosure url="javascript:alert(6)" type="image/png" length="1"/>`,
        ),
        bridge('script'),
      ),
    );
    const stored = await articles('script');
    expect(stored.map((article) => article.title)).toEqual(['Ferry runs', 'Bridge closed']);
    expect(JSON.stringify(stored)).not.toMatch(/javascript:|alert|onclick/);
    expect(await feedRow('script')).toMatchObject({ last_outcome: 'ok', items_dropped: 3 });
  });

  it('cannot date its items to 1970 or 2099', async () => {
    const dated = (name: string, date: string) =>
      item(`<title>Report of ${name}</title>${link(name)}<pubDate>${date}</pubDate>`);
    await read(
      'dates',
      channel(dated('1970', 'Thu, 01 Jan 1970 00:00:00 GMT'), dated('2099', 'Fri, 01 May 2099 00:00:00 GMT')),
    );
    const stored = await articles('dates');
    expect(stored.map((article) => article.published_from).sort()).toEqual(['first_seen', 'future_clamped']);
    for (const article of stored) expect(article.published_at).toEqual(article.first_seen_at);
  });

  it('adds one article for a guid, however often it repeats it', async () => {
    const same = (title: string) => ({ guid: 'same', title });
    await read('twice', rss([same('Bridge closed'), same('Bridge closed again'), same('Bridge closed')]));
    expect(await articles('twice')).toMatchObject([{ title: 'Bridge closed', revisions: [] }]);
  });

  it('keeps the earlier version of a changed item', async () => {
    const texts = ['Bridge closed', 'Bridge closed for weeks', 'Bridge open'];
    for (const title of texts) await read('changed', rss([{ guid: 'same', title }]));
    expect(await articles('changed')).toMatchObject([{ title: 'Bridge open', revisions: texts.slice(0, 2) }]);
  });

  it('may use the address of the feed as the guid of all items', async () => {
    const guid = `<guid>${origin}/one-guid/feed</guid>`;
    await read(
      'one-guid',
      channel(
        item(`<title>Bridge closed</title>${link('one-guid-a')}${guid}`),
        item(`<title>Ferry runs</title>${link('one-guid-b')}${guid}`),
      ),
    );
    expect((await articles('one-guid')).map((article) => article.title)).toEqual([
      'Bridge closed',
      'Ferry runs',
    ]);
  });

  it('cannot change any prototype', async () => {
    const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];
    const elements = names.map((name) => `<${name}><polluted>yes</polluted></${name}>`).join('');
    await read('proto', channel(elements, item(`<title>Bridge closed</title>${link('proto')}${elements}`)));
    const json = `{"version":"https://jsonfeed.org/version/1.1","__proto__":{"polluted":"yes"},"items":[{"__proto__":{"polluted":"yes"},"id":"1","url":"https://outlet.example/json","title":"Bridge closed","constructor":{"prototype":{"polluted":"yes"}}}]}`;
    await read('proto-json', json);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(await articles('proto')).toMatchObject([{ title: 'Bridge closed' }]);
    expect(await articles('proto-json')).toMatchObject([{ title: 'Bridge closed' }]);
  });

  it.each<[string, string]>([
    ['elements', '<b>'.repeat(200_000)],
    ['items', '<item>'.repeat(200_000)],
    ['comments', '<!--'.repeat(200_000)],
    ['sections', '<![CDATA['.repeat(200_000)],
    ['attributes', `<b ${'a="1" '.repeat(200_000)}>`],
    ['declarations', '<!DOCTYPE '.repeat(100_000)],
    ['quotes', '<b a="'.repeat(200_000)],
  ])('is read or refused if its nesting never ends: %s', async (name, opened) => {
    await read(`open-${name}`, `<rss version="2.0"><channel><title>x</title>${bridge(name)}${opened}`);
    const { last_outcome: outcome, last_detail: detail } = await feedRow(`open-${name}`);
    expect(`${outcome}: ${detail}`).toMatch(/^(ok: null|unreadable: (?!not stored))/);
    await read(`open-${name}`, channel(bridge(name)));
    expect(await feedRow(`open-${name}`)).toMatchObject({ last_outcome: 'ok' });
    expect(await articles(`open-${name}`)).toHaveLength(1);
  });
});

describe('a clock that jumps', () => {
  it('loses no article and stops no feed, forwards or back', async () => {
    const start = Date.now();
    await read('clock', rss([{ guid: 'a', title: 'Bridge closed' }]));
    for (const [step, at] of [start + 400 * DAY_MS, start + DAY_MS, start - 400 * DAY_MS].entries()) {
      setClock(at);
      feeds.serve(
        'clock',
        document(rss([{ guid: `b-${step}`, title: `Ferry ${step} runs` }]), `"clock-${step}"`),
      );
      await worker.readFeeds();
    }
    setClock(null);
    await makeAllDue(test.db);
    await worker.readFeeds();
    expect((await articles('clock')).map((article) => article.title)).toEqual([
      'Bridge closed',
      'Ferry 0 runs',
      'Ferry 1 runs',
      'Ferry 2 runs',
    ]);
    expect(await feedRow('clock')).toMatchObject({ failure_count: 0, last_outcome: 'not_modified' });
  });
});
