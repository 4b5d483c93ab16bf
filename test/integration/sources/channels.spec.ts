import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { DeskFeedPage, DeskSourcePage, MERGE_NOT_CONFIRMED, SOURCE_RULES } from '#contract/desk';
import { ErrorBody, OPML_TYPE } from '#contract/site';
import type { Database } from '#persistence/database';
import { goLive } from '#persistence/news-clock';
import { loadRecording } from '#persistence/seed';
import { createSafeFetch, type SafeFetchSettings } from '#platform/safe-fetch';
import { FeedFinder } from '../../../apps/bff/src/admin/feeds/feed-finder.service.js';
import { KeeperService } from '../../../apps/worker/src/stories/keeper.service.js';
import { buildUser } from '../../support/factories/accounts.js';
import { buildArticle } from '../../support/factories/articles.js';
import { buildFeed } from '../../support/factories/ingest.js';
import { NEWS_DAY } from '../../support/factories/news-day.js';
import { buildSource } from '../../support/factories/sources.js';
import { buildTopic } from '../../support/factories/stories.js';
import { buildMilestone } from '../../support/factories/timeline.js';
import { document, FeedServer } from '../../support/feed-server.js';
import { settle } from '../../support/keeper.js';
import { bearerOf } from '../../support/readers.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';
import { startTestWorker } from '../../support/worker.js';
import { runCommand } from '../../support/worker-command.js';

const HERALD = 'UCHerald0123456789-_abcd';
const LANTERN = 'UCLantern123456789-_abcd';
const NAMES = new Map([
  [HERALD, 'Orrin Herald'],
  [LANTERN, 'Fen Lantern'],
]);
const key = (id: string) => `youtube.com/channel/${id.toLowerCase()}`;
const page = (id: string) => `https://www.youtube.com/channel/${id}`;
const feedOf = (id: string) => `https://www.youtube.com/feeds/videos.xml?channel_id=${id}`;

interface Video {
  id: string;
  title: string;
  text: string;
}

/** A document as YouTube writes it. */
function videos(channel: string, entries: readonly Video[] = []): string {
  const name = NAMES.get(channel);
  const author = `<author><name>${name}</name><uri>${page(channel)}</uri></author>`;
  const published = new Date(Date.now() - 3_600_000).toISOString();
  const items = entries.map(
    ({ id, title, text }) => `<entry><id>yt:video:${id}</id><yt:videoId>${id}</yt:videoId>
      <yt:channelId>${channel}</yt:channelId><title>${title}</title>
      <link rel="alternate" href="https://www.youtube.com/watch?v=${id}"/>${author}<published>${published}</published>
      <media:group><media:title>${title}</media:title><media:thumbnail url="https://i1.ytimg.com/vi/${id}/hqdefault.jpg"/>
      <media:description>${text}</media:description></media:group></entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
    <feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom">
    <link rel="self" href="${feedOf(channel)}"/><id>yt:channel:${channel}</id><title>${name}</title>
    <link rel="alternate" href="${page(channel)}"/>${author}<published>${published}</published>${items.join('')}</feed>`;
}

const outline = (url: string, text: string, site = '') =>
  `<outline text="${text}" xmlUrl="${url.replaceAll('&', '&amp;')}" htmlUrl="${site}"/>`;
const opml = (...outlines: string[]) => `<opml version="2.0"><body>${outlines.join('')}</body></opml>`;
const LIST = opml(
  outline(feedOf(HERALD), 'Orrin Herald', page(HERALD)),
  outline(feedOf(LANTERN), 'Fen Lantern', 'https://www.youtube.com/@lantern'),
  outline(`https://www.youtube.com/feeds/videos.xml?playlist_id=UULF${HERALD.slice(2)}`, 'Videos'),
  outline('https://www.youtube.com/feeds/videos.xml?user=marsh', 'Marsh'),
);

let test: TestDatabase;
let db: Database;
let app: NestExpressApplication;
let token: string;
let folder: string;
let port: string;
const server = new FeedServer();
const toThisMachine: SafeFetchSettings['lookup'] = (_host, _options, found) =>
  found(null, [{ address: '127.0.0.1', family: 4 }]);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'channels-'));
  port = (await server.start()).split(':')[1] ?? '';
});
beforeEach(async () => {
  test = await seededDatabase();
  db = test.db;
  await goLive(db);
  app = await createTestApp(test.url);
  const safe = createSafeFetch({ userAgent: 'test', openRanges: ['127.0.0.0/8'], lookup: toThisMachine });
  Object.assign(app.get(FeedFinder, { strict: false }), { safe });
  token = await bearerOf(db, (await buildUser(db, { is_admin: true })).id);
});
afterEach(async () => {
  await app.close();
  await test.drop();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const sourcesOfFeeds = () =>
  db.rows<{ domain: string; name: string; url: string; feeds: number }>(
    `select s.domain, s.name, s.url, count(*)::int as feeds from feed f join source s on s.id = f.source_id
      group by s.id order by min(f.id)`,
  );
const CHANNELS = [
  { domain: key(HERALD), name: 'Orrin Herald', url: page(HERALD), feeds: 2 },
  { domain: key(LANTERN), name: 'Fen Lantern', url: page(LANTERN), feeds: 1 },
];

async function imported(list: string): Promise<unknown[]> {
  const answer = await request(app.getHttpServer())
    .post('/api/admin/opml')
    .set('Authorization', token)
    .set('Content-Type', OPML_TYPE)
    .buffer(true)
    .parse((response, done) => {
      let text = '';
      response.on('data', (part: Buffer) => {
        text += part.toString();
      });
      response.on('end', () => done(null, text));
    })
    .send(list)
    .expect(200);
  return String(answer.body)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe('channels in a list of feeds', () => {
  it('are a source each, if imported at the desk', async () => {
    const lines = await imported(LIST);
    expect(lines.at(-1)).toEqual({ kind: 'end', added: 3, known: 0, refused: 1 });
    expect(lines).toContainEqual(
      expect.objectContaining({
        title: 'Marsh',
        reason: expect.stringMatching(
          /names neither the site nor the channel of \/feeds\/videos\.xml\?user=marsh\.$/,
        ),
      }),
    );
    expect(await sourcesOfFeeds()).toEqual(CHANNELS);
  });

  it('are a source each, if imported by the command', async () => {
    const file = join(folder, 'list.opml');
    writeFileSync(file, LIST);
    const run = await runCommand(['opml', 'import', file], { DATABASE_URL: test.url });
    expect(run.out).toBe('3 feeds added, 0 already known, 1 refused.\n');
    expect(await sourcesOfFeeds()).toEqual(CHANNELS);
    const found = await runCommand(['sources', 'list', 'uclantern', '--json'], { DATABASE_URL: test.url });
    expect(JSON.parse(found.out)).toMatchObject([{ domain: key(LANTERN) }]);
  });

  it('stay with the source that they have', async () => {
    const platform = await buildSource(db, { domain: 'youtube.com', name: 'YouTube' });
    await buildFeed(db, { source_id: platform.id, host_key: 'youtube.com', url: feedOf(HERALD) });
    const lines = await imported(
      opml(outline(feedOf(HERALD), 'Herald'), outline(feedOf(LANTERN), 'Lantern')),
    );
    expect(lines.at(-1)).toMatchObject({ added: 1, known: 1 });
    expect((await sourcesOfFeeds()).map(({ domain }) => domain)).toEqual(['youtube.com', key(LANTERN)]);
    expect(await db.rows('select 1 from source where domain = $1', [key(HERALD)])).toEqual([]);
  });
});

it('blogs of one platform are a source each', async () => {
  const lines = await imported(
    opml(
      outline('https://quay.wordpress.com/feed/', 'Quay'),
      outline('https://fen.wordpress.com/feed/', 'Fen'),
      outline('https://quay.substack.com/feed', 'Quay Letter'),
    ),
  );
  expect(lines.at(-1)).toEqual({ kind: 'end', added: 3, known: 0, refused: 0 });
  expect((await sourcesOfFeeds()).map(({ domain }) => domain)).toEqual([
    'quay.wordpress.com',
    'fen.wordpress.com',
    'quay.substack.com',
  ]);
});

describe('channels that are added at the desk', () => {
  const add = (query: string, domain = '') =>
    request(app.getHttpServer())
      .post('/api/admin/feeds')
      .set('Authorization', token)
      .send({ url: `http://www.youtube.com:${port}/feeds/videos.xml?${query}`, domain });
  const sourceOf = async (query: string, domain = '') =>
    DeskFeedPage.parse((await add(query, domain).expect(201)).body).source;

  beforeEach(() => {
    server.serve('feeds', (incoming, response) => {
      const asked = new URL(incoming.url ?? '', 'http://x').searchParams.get('channel_id');
      document(videos(asked ?? HERALD))(incoming, response);
    });
  });

  it('are a source each, named after the channel', async () => {
    expect(await sourceOf(`channel_id=${HERALD}`)).toMatchObject({
      domain: key(HERALD),
      name: 'Orrin Herald',
    });
    expect(await sourceOf(`channel_id=${LANTERN}`)).toMatchObject({
      domain: key(LANTERN),
      name: 'Fen Lantern',
    });
    expect((await sourcesOfFeeds()).map(({ url }) => url)).toEqual([page(HERALD), page(LANTERN)]);
  });

  it('are found by what the document of the platform says', async () => {
    expect((await sourceOf('user=herald')).domain).toBe(key(HERALD));
  });

  it('are not put into the source of the whole platform', async () => {
    await buildSource(db, { domain: 'youtube.com', name: 'YouTube' });
    expect((await sourceOf(`channel_id=${HERALD}`, 'www.youtube.com')).domain).toBe(key(HERALD));
  });

  it('belong to the outlet or channel that the admin names', async () => {
    const { domain } = await buildSource(db, { domain: 'herald.example' });
    expect((await sourceOf(`channel_id=${HERALD}`, 'herald.example')).domain).toBe(domain);
    const videosOf = outline(
      `https://www.youtube.com/feeds/videos.xml?playlist_id=UULF${HERALD.slice(2)}`,
      'Videos',
    );
    expect((await imported(opml(videosOf))).at(-1)).toMatchObject({ added: 1 });
    expect(await sourcesOfFeeds()).toMatchObject([{ domain, feeds: 2 }]);
    expect((await sourceOf('user=lantern', page(LANTERN))).domain).toBe(key(LANTERN));
    const { issues } = ErrorBody.parse((await add('user=marsh', 'youtube.com/@marsh').expect(400)).body);
    expect(issues).toEqual([{ path: 'domain', message: SOURCE_RULES.domain }]);
  });
});

describe('the channel of an outlet', () => {
  const changed = async (source: number, act: string, domain: string, status = 200, merge?: boolean) => {
    const post = (path: string, body: object) =>
      request(app.getHttpServer())
        .post(`/api/admin/sources/${source}/${path}`)
        .set('Authorization', token)
        .send(body);
    const { body } = await request(app.getHttpServer())
      .get(`/api/admin/sources/${source}`)
      .set('Authorization', token);
    const { seen } = DeskSourcePage.parse(body);
    return (await post(act, { domain, seen, merge }).expect(status)).body as unknown;
  };
  const domainsOf = (answer: unknown) => DeskSourcePage.parse(answer).domains;

  it('is another domain of it, so its feeds come there', async () => {
    const { id, domain } = await buildSource(db, { domain: 'herald.example' });
    const own = { domain: key(HERALD), origin: 'operator' };
    expect(domainsOf(await changed(id, 'domains', page(HERALD)))).toEqual([own]);
    expect((await imported(opml(outline(feedOf(HERALD), 'Orrin Herald')))).at(-1)).toMatchObject({
      added: 1,
    });
    expect(await sourcesOfFeeds()).toMatchObject([{ domain, feeds: 1 }]);
    expect(domainsOf(await changed(id, 'domains/remove', key(HERALD)))).toEqual([]);
  });

  it('is merged into it if it was a source of its own, and is no second origin', async () => {
    const kept = await buildSource(db, { domain: 'herald.example' });
    await imported(opml(outline(feedOf(HERALD), 'Orrin Herald')));
    const [double] = await db.rows<{ id: number; slug: string }>(
      'select id, slug from source where domain = $1',
      [key(HERALD)],
    );
    const topic = await buildTopic(db, { source_count: 2, origin_count: 2, multi_source_updates: 1 });
    const articles = await Promise.all(
      [kept.id, double?.id ?? 0].map((source, index) =>
        buildArticle(db, {
          topic_id: topic.id,
          source_id: source,
          origin_key: `source:${index === 0 ? 'herald.example' : key(HERALD)}`,
        }),
      ),
    );
    await buildMilestone(
      db,
      topic.id,
      articles.map(({ id }) => id),
      { multiple_at: NEWS_DAY },
    );
    await db.rows(
      'update milestone_article m set origin_key = a.origin_key from article a where a.id = m.article_id',
    );
    await db.rows(
      `update host set lease_id = gen_random_uuid(), leased_until = now() + interval '1 minute'
        where host_key = 'youtube.com'`,
    );
    const [keeper] = await db.rows<{ epoch: number }>('select epoch from keeper');
    expect(domainsOf(await changed(kept.id, 'domains', page(HERALD), 200, true))).toEqual([
      { domain: key(HERALD), origin: 'merged' },
    ]);
    expect(await sourcesOfFeeds()).toMatchObject([{ domain: 'herald.example', feeds: 1 }]);
    expect(await db.rows('select distinct source_id, origin_key from article')).toEqual([
      { source_id: kept.id, origin_key: 'source:herald.example' },
    ]);
    expect(await db.rows('select origin_count, confirmation_level from milestone')).toEqual([
      { origin_count: 1, confirmation_level: 'single' },
    ]);
    expect(
      await db.rows('select source_id from source_redirect where old_slug = $1', [double?.slug]),
    ).toEqual([{ source_id: kept.id }]);
    expect(await db.rows('select epoch > $1 as newer from keeper', [keeper?.epoch])).toEqual([
      { newer: true },
    ]);
    expect(await db.rows('select 1 from host where lease_id is not null')).toEqual([]);
  });

  it('is not merged before the admin says so', async () => {
    const kept = await buildSource(db, { domain: 'herald.example' });
    const double = await buildSource(db, { domain: key(HERALD), name: 'Orrin Herald TV' });
    const state = () =>
      db.rows(
        `select (select count(*)::int from source) as sources, (select epoch from keeper) as epoch,
                (select count(*)::int from audit_entry) as entries`,
      );
    const before = await state();
    const refused = async (merge?: boolean) =>
      ErrorBody.parse(await changed(kept.id, 'domains', page(HERALD), 409, merge));
    const issues = [{ path: 'merge', message: 'Orrin Herald TV' }];
    expect(await refused()).toEqual({
      code: MERGE_NOT_CONFIRMED,
      message: '“Orrin Herald TV” is a source of its own, with 0 articles.',
      issues,
    });
    await buildArticle(db, { source_id: double.id });
    expect(await refused(false)).toMatchObject({
      message: '“Orrin Herald TV” is a source of its own, with 1 article.',
      issues,
    });
    expect(await state()).toEqual(before);
    await changed(kept.id, 'domains', page(HERALD), 400, 'yes' as never);
    await changed(kept.id, 'domains', page(HERALD), 200, true);
    expect(await db.rows('select id from source')).toEqual([{ id: kept.id }]);
  });

  it('is asked about for no other address', async () => {
    const { id } = await buildSource(db, { domain: 'herald.example' });
    const { domain } = await buildSource(db);
    for (const merge of [false, true])
      expect(ErrorBody.parse(await changed(id, 'domains', domain, 409, merge)).code).toBe('known');
    await changed(id, 'domains', page(LANTERN), 200, true);
    await changed(id, 'domains/remove', key(LANTERN), 400, true);
  });

  it.each([
    ['a handle', 'https://www.youtube.com/@herald', SOURCE_RULES.domain],
    ['a page elsewhere', 'https://herald.example/videos', SOURCE_RULES.domain],
    ['the platform', 'www.youtube.com', SOURCE_RULES.shared],
    ['a server of many blogs', 'rss.beehiiv.com', SOURCE_RULES.shared],
  ])('is not told by %s', async (_, given, message) => {
    const { id } = await buildSource(db, { domain: 'herald.example' });
    const { issues } = ErrorBody.parse(await changed(id, 'domains', given, 400));
    expect(issues).toEqual([{ path: 'domain', message }]);
  });

  it('stays with the outlet that has it', async () => {
    const [kept, other] = [await buildSource(db), await buildSource(db)];
    await changed(kept.id, 'domains', page(HERALD));
    for (const { id } of [kept, other])
      expect(ErrorBody.parse(await changed(id, 'domains', page(HERALD), 409)).code).toBe('known');
  });
});

describe('channels that are added by the command', () => {
  const run = (...args: string[]) => runCommand(args, { DATABASE_URL: test.url });
  const add = (url: string, ...options: string[]) => run('feeds', 'add', url, '--untested', ...options);

  it('are a source each, also if the platform is named', async () => {
    expect((await add(feedOf(HERALD), '--name', 'Orrin Herald')).out).toContain(` of ${key(HERALD)}: `);
    expect((await add(feedOf(LANTERN), '--source', 'youtube.com')).out).toContain(` of ${key(LANTERN)}: `);
    expect((await sourcesOfFeeds()).map(({ url }) => url)).toEqual([page(HERALD), page(LANTERN)]);
  });

  it('must be named if nothing tells the channel', async () => {
    const byUser = 'https://www.youtube.com/feeds/videos.xml?user=herald';
    expect((await add(byUser)).err).toMatch(/^youtube\.com carries feeds of many outlets\. Name the outlet/m);
    expect((await add(byUser, '--source', 'youtube.com/@herald')).err).toContain(
      'is neither a domain nor the address of a channel',
    );
    expect((await add(byUser, '--source', page(HERALD))).out).toContain(` of ${key(HERALD)}: `);
    expect((await run('sources', 'add', page(HERALD))).err).toContain(`${key(HERALD)} is already a source`);
  });

  it('are another domain of the outlet that is named', async () => {
    await buildSource(db, { domain: 'herald.example' });
    await add(feedOf(HERALD), '--source', 'herald.example');
    expect((await run('sources', 'add', page(HERALD))).err).toContain('another domain of herald.example');
  });
});

it('channels of one owner with one name are a source each in a recording', async () => {
  const outlets = [HERALD, LANTERN].map((id) => ({
    ...{ outlet: id, name: 'Video news', owner: 'Fen Group', domain: key(id) },
    url: id === HERALD ? page(HERALD) : null,
  }));
  await loadRecording(db, 'a test', outlets.slice(0, 1), NEWS_DAY);
  await loadRecording(db, 'a test', outlets, NEWS_DAY);
  expect(await sourcesOfFeeds()).toMatchObject([
    { domain: key(HERALD), feeds: 1, url: page(HERALD) },
    { domain: key(LANTERN), feeds: 1, url: 'https://www.youtube.com/' },
  ]);
});

const BREACH = 'The dam above Orvale broke in the storm and flooded the lower street of the town.';
const AGAIN = 'Water from the dam above Orvale flooded the lower street after it broke in a storm.';

it('two channels that report an event are two independent origins, and a link to a video is nobody else’s', async () => {
  await imported(LIST);
  const herald = await buildSource(db, { domain: 'herald.example' });
  await buildFeed(db, {
    source_id: herald.id,
    host_key: 'herald.example',
    url: `http://127.0.0.1:${port}/site/feed`,
  });
  await db.rows(
    `update feed set url = replace(url, 'https://www.youtube.com', $1), next_check_at = now() - interval '1 minute'`,
    [`http://127.0.0.1:${port}`],
  );
  const told: Record<string, Video> = {
    [HERALD]: { id: 'herald00001', title: 'Orvale dam breaks after storm', text: BREACH },
    [LANTERN]: { id: 'lantern0001', title: 'Dam above Orvale breaks in storm', text: AGAIN },
  };
  server.serve('feeds', (incoming, response) => {
    const asked = new URL(incoming.url ?? '', 'http://x').searchParams.get('channel_id') ?? '';
    const video = told[asked];
    document(videos(asked === '' ? HERALD : asked, video === undefined ? [] : [video]))(incoming, response);
  });
  const linked = '<link>https://www.youtube.com/watch?v=herald00001</link>';
  server.serve(
    'site',
    document(
      `<rss version="2.0"><channel><title>Herald</title><item>${linked}<title>Foundry beat Anchors by one goal</title>
       <description>The league match at Ropewalk Park ended late.</description></item></channel></rss>`,
    ),
  );
  const worker = await startTestWorker(test.url, { FETCH_OPEN_RANGES: '127.0.0.0/8', HOST_GAP_MS: '0' });
  try {
    await worker.readFeeds();
    await settle(db, worker.app.get(KeeperService, { strict: false }));
    const articles = await db.rows(
      `select a.title, a.url, s.domain, a.origin_key from article a join source s on s.id = a.source_id order by a.title`,
    );
    const url = (id: string) => `https://www.youtube.com/watch?v=${id}`;
    const from = (domain: string) => ({ domain, origin_key: `source:${domain}` });
    expect(articles).toEqual([
      { title: told[LANTERN]?.title, url: url('lantern0001'), ...from(key(LANTERN)) },
      { title: 'Foundry beat Anchors by one goal', url: url('herald00001'), ...from('herald.example') },
      { title: told[HERALD]?.title, url: url('herald00001'), ...from(key(HERALD)) },
    ]);
    const levels = await db.rows(
      `select t.source_count, m.origin_count, m.outlet_count, m.confirmation_level
         from milestone m join topic t on t.id = m.topic_id order by t.source_count desc`,
    );
    expect(levels).toEqual([
      { source_count: 2, origin_count: 2, outlet_count: 2, confirmation_level: 'multiple' },
      { source_count: 1, origin_count: 1, outlet_count: 1, confirmation_level: 'single' },
    ]);
  } finally {
    await worker.stop();
  }
});
