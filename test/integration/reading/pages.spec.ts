import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { parseDocument } from 'htmlparser2';
import request from 'supertest';
import { FIRST_SCREEN_ID, FirstScreen } from '#contract/reading';
import { isPlainPage, PAGE_LIST, PAGES, pagePath } from '#contract/site';
import { createLogger, projectRoot, readSettings } from '#platform/runtime';
import { createApp } from '../../../apps/bff/src/create-app.js';
import { buildUser } from '../../support/factories/accounts.js';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildOwner, buildSource } from '../../support/factories/sources.js';
import { buildTopic, buildTopicRedirect } from '../../support/factories/stories.js';
import { buildMilestone } from '../../support/factories/timeline.js';
import { buildSourceVote } from '../../support/factories/trust.js';
import { bearerOf } from '../../support/readers.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

const ORIGIN = 'https://news.example';
/** A title that is harmful in text, in an attribute and in a script unless it is escaped. */
const HOSTILE = '</title></script><script>alert(1)</script> "it\' & <!--\u2028 dam';
const BUILT = `<!doctype html><html><head><meta charset="utf-8" />
    <meta name="description" content="As it was built" />
    <title>Built</title><link rel="stylesheet" href="/assets/x.css" /></head><body><div id="root"></div><script type="module" src="/assets/x.js"></script>
  </body></html>`;

const folder = mkdtempSync(join(tmpdir(), 'followthrough-web-'));
let test: TestDatabase;
let app: NestExpressApplication;
/** On Home from the start: a page that is cached has it too. */
let hostileArticle: number;
/** A story that ended. */
let wholeDam: number;

/** As Vite writes it: Home imports its own chunk and one that every page loads. */
const MANIFEST = {
  'index.html': { file: 'assets/x.js', isEntry: true, imports: ['_libraries.js'], css: ['assets/x.css'] },
  '_libraries.js': { file: 'assets/libraries.js' },
  '_pieces.js': { file: 'assets/pieces.js', css: ['assets/pieces.css'], imports: ['_libraries.js'] },
  'src/app/pages/home-page.tsx': {
    file: 'assets/home.js',
    css: ['assets/home.css'],
    imports: ['index.html', '_pieces.js'],
  },
  'src/app/pages/topic-timeline-page.tsx': { file: 'assets/timeline.js', css: ['assets/timeline.css'] },
  'src/app/pages/most-followed-page.tsx': { file: 'assets/most-followed.js', imports: ['index.html'] },
  'src/app/pages/not-found-page.tsx': { file: 'assets/not-found.js' },
  'src/app/guards/readers-only.tsx': { file: 'assets/readers-only.js', imports: ['_pieces.js'] },
  'src/app/pages/saved-page.tsx': { file: 'assets/saved.js', imports: ['_pieces.js'] },
};

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), BUILT);
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(MANIFEST));
  test = await seededDatabase();
  hostileArticle = (await buildArticle(test.db, { title: HOSTILE })).id;
  wholeDam = await buildEndedStory('whole-dam');
  const env = { NODE_ENV: 'test', DATABASE_URL: test.url, LOG_LEVEL: 'silent', PUBLIC_URL: `${ORIGIN}/` };
  const settings = readSettings(env);
  app = await createApp(settings, createLogger(settings, 'bff'), folder);
  await app.init();
});

afterAll(async () => {
  await app.close();
  await test.drop();
  rmSync(folder, { recursive: true });
});

async function buildEndedStory(slug: string): Promise<number> {
  const { id } = await buildTopic(test.db, {
    slug,
    status: 'resolved',
    resolution_summary: 'The dam holds.',
    resolved_at: NEWS_DAY,
  });
  const article = await buildArticle(test.db, { topic_id: id });
  await buildMilestone(test.db, id, [article.id], { title: 'The dam holds' });
  return id;
}

interface Seen {
  title: string[];
  /** By `name` or `property`. */
  meta: Record<string, string>;
  /** By `rel`, or the type of an alternate. */
  links: Record<string, string>;
  scripts: string[];
  screen: Record<string, unknown>;
  /** JSON-LD. */
  data: unknown[];
}

/** The parts of a page that a browser reads. */
function seen(html: string): Seen {
  const found: Seen = { title: [], meta: {}, links: {}, scripts: [], screen: {}, data: [] };
  const visit = (nodes: ReturnType<typeof parseDocument>['children']) => {
    for (const node of nodes) {
      if (!('children' in node) || !('attribs' in node)) continue;
      const { name, attribs } = node as { name: string; attribs: Record<string, string> };
      const text = node.children.map((child) => ('data' in child ? String(child.data) : '')).join('');
      if (name === 'title') found.title.push(text);
      if (name === 'meta') found.meta[attribs.name ?? attribs.property ?? ''] = attribs.content ?? '';
      if (name === 'link') found.links[attribs.type ?? attribs.rel ?? ''] = attribs.href ?? '';
      if (name === 'script' && attribs.id === FIRST_SCREEN_ID) found.screen = JSON.parse(text);
      else if (name === 'script' && attribs.type === 'application/ld+json') found.data.push(JSON.parse(text));
      else if (name === 'script') found.scripts.push(attribs.src ?? text);
      visit(node.children);
    }
  };
  visit(parseDocument(html).children);
  return found;
}

async function page(path: string, status = 200): Promise<Seen> {
  const { text, headers } = await request(app.getHttpServer()).get(path).expect(status);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toMatch(/script-src 'self'(;|$)/);
  return seen(text);
}

async function leadsTo(path: string): Promise<string | undefined> {
  return (await request(app.getHttpServer()).get(path).expect(301)).headers.location;
}

const PLAIN_PAGES = PAGE_LIST.filter(([name, page]) => isPlainPage(page) && name !== 'not-found');

describe('the table of pages', () => {
  it.each(PLAIN_PAGES)('%s is served with its title and its rule for indexing', async (_, expected) => {
    const { title, meta, links } = await page(expected.path);
    expect([title, meta.robots, links.canonical]).toEqual([
      [`${expected.title} | Followthrough`],
      expected.isIndexed ? undefined : 'noindex',
      ORIGIN + expected.path,
    ]);
  });

  it("serves detail pages with the item's name in the title", async () => {
    const topic = await buildTopic(test.db, { name: 'Tabled dam', slug: 'tabled-dam' });
    await buildSource(test.db, { name: 'Tabled Herald', slug: 'tabled-herald' });
    await buildArticle(test.db, { topic_id: topic.id, slug: 'tabled-report', title: 'The dam is tabled' });
    const shown: Record<string, { key: string; name: string }> = {
      topic: { key: 'tabled-dam', name: 'Tabled dam' },
      'topic-timeline': { key: 'tabled-dam', name: 'Tabled dam' },
      'topic-sources': { key: 'tabled-dam', name: 'Tabled dam' },
      article: { key: 'tabled-report', name: 'The dam is tabled' },
      source: { key: 'tabled-herald', name: 'Tabled Herald' },
      story: { key: String(topic.id), name: 'Tabled dam' },
      collection: { key: '7', name: '' },
    };
    const others = PAGE_LIST.filter(([, each]) => !isPlainPage(each));
    expect(others.map(([name]) => name).toSorted()).toEqual(Object.keys(shown).toSorted());
    for (const [name, expected] of others) {
      const path = pagePath(name, shown[name]?.key);
      const { title, meta, links } = await page(path);
      expect([title, meta.robots, links.canonical]).toEqual([
        [`${expected.title.replace('{name}', shown[name]?.name ?? '')} | Followthrough`],
        expected.isIndexed ? undefined : 'noindex',
        ORIGIN + path,
      ]);
    }
  });

  it('redirects every other address of a page to it', async () => {
    for (const [name, { aliases = [] }] of PAGE_LIST)
      for (const alias of aliases) {
        const from = alias.replace(/:\w+/, 'no-such-thing');
        expect([from, await leadsTo(from)]).toEqual([from, pagePath(name, 'no-such-thing')]);
      }
    expect(await leadsTo('/sources')).toBe('/about?tab=sources');
    expect(await leadsTo('/sources?category=local')).toBe('/about?tab=sources&category=local');
  });

  it('serves the not-found page at any other address', async () => {
    const { title, meta } = await page('/no/such/page', 404);
    expect([title, meta.robots]).toEqual([[`${PAGES['not-found'].title} | Followthrough`], 'noindex']);
  });

  it('is in the sitemap if search engines may index it', async () => {
    const { text } = await request(app.getHttpServer()).get('/sitemaps/pages.xml').expect(200);
    const found = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    const indexed = PLAIN_PAGES.filter(([, { isIndexed }]) => isIndexed);
    expect(found.toSorted()).toEqual(indexed.map(([, { path }]) => ORIGIN + path).toSorted());
  });
});

describe('pages before any script runs', () => {
  it('embed the news feed, today’s stories and the time on Home, with links to the syndication', async () => {
    const home = await page('/');
    expect(home.title).toEqual(['Home | Followthrough']);
    const { feed, today } = FirstScreen.parse(home.screen);
    expect(today).toEqual((await request(app.getHttpServer()).get('/api/today').expect(200)).body);
    expect(feed?.pagination).toMatchObject({ limit: 12, offset: 0 });
    expect(feed?.articles.find((card) => card.id === hostileArticle)?.title).toBe(HOSTILE);
    expect(home.scripts).toEqual(['/assets/x.js']);
    expect(home.links).toMatchObject({
      canonical: `${ORIGIN}/`,
      'application/rss+xml': `${ORIGIN}/feed.xml`,
      'application/atom+xml': `${ORIGIN}/feed.atom`,
      'application/feed+json': `${ORIGIN}/feed.json`,
    });
    expect(home.meta).toMatchObject({
      'og:type': 'website',
      'og:site_name': 'Followthrough',
      'og:url': `${ORIGIN}/`,
    });
    expect(home.meta.description).not.toBe('As it was built');
    expect(home.meta.robots).toBeUndefined();
  });

  it.each([
    [
      '/',
      [
        'modulepreload /assets/pieces.js',
        'modulepreload /assets/home.js',
        'stylesheet /assets/pieces.css',
        'stylesheet /assets/home.css',
      ],
    ],
    ['/topics/own-files/timeline', ['modulepreload /assets/timeline.js', 'stylesheet /assets/timeline.css']],
    ['/community/most-followed', ['modulepreload /assets/most-followed.js']],
    ['/no/such/page', ['modulepreload /assets/not-found.js']],
    ['/about', []],
    [
      '/saved',
      [
        'modulepreload /assets/pieces.js',
        'modulepreload /assets/readers-only.js',
        'modulepreload /assets/saved.js',
        'stylesheet /assets/pieces.css',
      ],
    ],
  ])('preload at %s the files of that page alone, after those of every page', async (path, expected) => {
    if (path.includes('own-files')) await buildTopic(test.db, { slug: 'own-files' });
    const { text } = await request(app.getHttpServer()).get(path);
    const [head = ''] = text.split('</head>');
    const links = [...head.matchAll(/<link rel="(modulepreload|stylesheet)" crossorigin href="([^"]+)">/g)];
    expect(links.map(([, rel, href]) => `${rel} ${href}`)).toEqual(expected);
    expect(links.every(({ index }) => index > head.indexOf('/assets/x.css'))).toBe(true);
  });

  it("show a topic's name as text, whatever it contains", async () => {
    const topic = await buildTopic(test.db, { name: HOSTILE, slug: 'hostile-dam', description: HOSTILE });
    const found = await page('/topics/hostile-dam');
    const line = HOSTILE.replace(/\s+/g, ' ');
    expect(found.title).toEqual([`${line} | Followthrough`]);
    expect(found.scripts).toEqual(['/assets/x.js']);
    expect(found.meta).toMatchObject({ 'og:title': line, 'og:description': line, description: line });
    expect(FirstScreen.parse(found.screen).topic).toMatchObject({ id: topic.id, name: HOSTILE });
    expect(found.links).toMatchObject({
      canonical: `${ORIGIN}/topics/hostile-dam`,
      'application/rss+xml': `${ORIGIN}/topics/hostile-dam/feed.xml`,
    });
  });

  it('name the card of a story with its description, and where to embed it', async () => {
    const topic = await buildTopic(test.db, {
      name: HOSTILE,
      label: 'Orrin dam',
      slug: 'carded-dam',
      origin_count: 3,
      estimated_completion_percent: 40,
      stands_text: 'The second gate holds',
    });
    const article = await buildArticle(test.db, { topic_id: topic.id });
    const { id: stands_milestone_id } = await buildMilestone(test.db, topic.id, [article.id], {});
    await test.db.kysely
      .updateTable('topic')
      .set({ stands_milestone_id })
      .where('id', '=', topic.id)
      .execute();
    const card = new RegExp(`^${ORIGIN}/cards/story/${topic.id}\\.png\\?v=[0-9a-f]{12}$`);
    for (const path of ['/topics/carded-dam', '/topics/carded-dam/sources', `/story/${topic.id}`]) {
      const { meta, links, scripts } = await page(path);
      expect([path, scripts]).toEqual([path, ['/assets/x.js']]);
      expect(meta).toMatchObject({
        'og:image': expect.stringMatching(card),
        'og:image:type': 'image/png',
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': expect.stringMatching(
          /^Orrin dam: .* The second gate holds\. Ongoing, 40% complete by estimate, 3 independent origins/,
        ),
        'twitter:card': 'summary_large_image',
        'twitter:image': expect.stringMatching(card),
        'twitter:image:alt': meta['og:image:alt'],
      });
      for (const format of ['json', 'xml']) {
        const type = `${format === 'json' ? 'application/json' : 'text/xml'}+oembed`;
        const address = String(links[type]);
        expect(address).toBe(
          `${ORIGIN}/api/oembed?url=${encodeURIComponent(ORIGIN + path)}&format=${format}`,
        );
        await request(app.getHttpServer()).get(address.replace(ORIGIN, '')).expect(200);
      }
      await request(app.getHttpServer()).head(String(meta['og:image']).replace(ORIGIN, '')).expect(200);
    }
    expect((await page('/discover')).links['application/json+oembed']).toBeUndefined();
    const home = await page('/');
    expect([home.meta['og:image'], home.links['application/json+oembed']]).toEqual([
      `${ORIGIN}/icons/card.png`,
      undefined,
    ]);
    expect(existsSync(join(projectRoot(), 'web', 'public', 'icons', 'card.png'))).toBe(true);
  });

  it('describe themselves in the terms of schema.org, whatever outlets wrote', async () => {
    const { id } = await buildTopic(test.db, { name: HOSTILE, label: null, slug: 'described-dam' });
    const article = await buildArticle(test.db, { topic_id: id });
    const milestone = await buildMilestone(test.db, id, [article.id], { title: HOSTILE });
    for (let n = 0; n < 10; n++) {
      const of = await buildArticle(test.db, { topic_id: id });
      const values = { title: 'Taken back', date: hoursAfter(n + 1), retracted_at: hoursAfter(20) };
      await buildMilestone(test.db, id, [of.id], values);
    }
    const owner = await buildOwner(test.db, { name: HOSTILE });
    await buildSource(test.db, { name: HOSTILE, slug: 'described-herald', owner_id: owner.id });
    const site = { '@type': 'WebSite', name: 'Followthrough', url: `${ORIGIN}/` };
    const line = HOSTILE.replace(/\s+/g, ' ');
    const described = async (path: string) => {
      const { data, scripts } = await page(path);
      expect([path, data.length, scripts]).toEqual([path, 1, ['/assets/x.js']]);
      return data[0];
    };
    expect(await described('/')).toMatchObject({
      '@context': 'https://schema.org',
      ...site,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${ORIGIN}/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    });
    for (const path of ['/topics/described-dam', `/story/${id}`])
      expect(await described(path)).toEqual({
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        name: line,
        description: expect.any(String),
        url: ORIGIN + path,
        isPartOf: site,
        primaryImageOfPage: {
          '@type': 'ImageObject',
          url: expect.stringContaining(`${ORIGIN}/cards/story/${id}.png?v=`),
          caption: expect.any(String),
          width: 1200,
          height: 630,
        },
        dateCreated: NEWS_DAY.toISOString(),
        dateModified: NEWS_DAY.toISOString(),
        about: { '@type': 'Thing', name: HOSTILE },
        mainEntity: {
          '@type': 'ItemList',
          itemListOrder: 'https://schema.org/ItemListOrderDescending',
          numberOfItems: 1,
          itemListElement: [
            {
              '@type': 'ListItem',
              position: 1,
              name: HOSTILE,
              url: `${ORIGIN}/topics/described-dam#milestone-${milestone.id}`,
            },
          ],
        },
      });
    expect(await described('/sources/described-herald')).toMatchObject({
      '@type': 'WebPage',
      name: line,
      mainEntity: {
        '@type': 'NewsMediaOrganization',
        name: HOSTILE,
        url: expect.stringMatching(/^https?:/),
        parentOrganization: { '@type': 'Organization', name: HOSTILE },
      },
    });
    expect(await described('/stories/ended')).toMatchObject({
      '@type': 'CollectionPage',
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: expect.arrayContaining([
          expect.objectContaining({ '@type': 'ListItem', url: `${ORIGIN}/topics/whole-dam` }),
        ]),
      },
    });
    expect((await page('/discover')).data).toEqual([]);
    expect((await page('/stories/ended?month=2031-03')).data).toEqual([]);
  });

  it("name an article's picture, date and text", async () => {
    const images = {
      'https://outlet.example/x.jpg': expect.stringMatching(
        `^${ORIGIN}/images/[\\w-]{22}\\?url=https%3A%2F%2Foutlet\\.example%2Fx\\.jpg$`,
      ),
      '/recorded/images/x.svg': `${ORIGIN}/recorded/images/x.svg`,
    };
    for (const [image_url, shown] of Object.entries(images)) {
      const { id } = await buildArticle(test.db, { image_url, excerpt: 'word '.repeat(100) });
      const [row] = await test.db.rows<{ slug: string }>('select slug from article where id = $1', [id]);
      const { meta, screen, links } = await page(`/articles/${row?.slug}`);
      expect(meta).toMatchObject({
        'og:type': 'article',
        'og:image': shown,
        'twitter:card': 'summary_large_image',
        'article:published_time': NEWS_DAY.toISOString(),
      });
      expect(meta.description).toMatch(/word…$/);
      expect(links.canonical).toBe(`${ORIGIN}/articles/${row?.slug}`);
      expect(FirstScreen.parse(screen).article?.article.id).toBe(id);
    }
    const { id } = await buildArticle(test.db, { image_url: 'javascript:alert(1)' });
    const [row] = await test.db.rows<{ slug: string }>('select slug from article where id = $1', [id]);
    expect((await page(`/articles/${row?.slug}`)).meta['og:image']).toBeUndefined();
  });

  it('have titles for timeline, sources, story and source pages', async () => {
    const topic = await buildTopic(test.db, { name: 'Orrin dam', slug: 'orrin-dam' });
    await buildSource(test.db, {
      name: 'Orrin Herald',
      slug: 'orrin-herald',
      description: 'Newspaper, Orrin',
    });
    const expected: [path: string, title: string, canonical: string][] = [
      ['/topics/orrin-dam/timeline', 'Orrin dam: Timeline', '/topics/orrin-dam/timeline'],
      ['/topics/orrin-dam/sources', 'Orrin dam: Sources', '/topics/orrin-dam/sources'],
      [`/story/${topic.id}?tracked=true`, 'Orrin dam', `/story/${topic.id}`],
      ['/story/orrin-dam', 'Orrin dam', `/story/${topic.id}`],
      ['/sources/orrin-herald', 'Orrin Herald', '/sources/orrin-herald'],
      ['/discover', 'Discover', '/discover'],
      ['/about?tab=approach', 'About', '/about'],
    ];
    for (const [path, title, canonical] of expected) {
      const found = await page(path);
      expect([found.title, found.links.canonical, found.meta.robots]).toEqual([
        [`${title} | Followthrough`],
        ORIGIN + canonical,
        undefined,
      ]);
    }
  });

  it('embed the data of story and source pages as visitors see it', async () => {
    const topic = await buildTopic(test.db, { name: HOSTILE, slug: 'embedded-dam' });
    const source = await buildSource(test.db, { name: HOSTILE, slug: 'embedded-herald' });
    const dates = [NEWS_DAY, new Date(NEWS_DAY.getTime() - 86_400_000)];
    for (const date of dates) {
      const article = await buildArticle(test.db, {
        topic_id: topic.id,
        source_id: source.id,
        title: HOSTILE,
      });
      await buildMilestone(test.db, topic.id, [article.id], { title: HOSTILE, date });
    }
    const reader = await buildUser(test.db);
    await buildSourceVote(test.db, reader.id, source.id);
    const server = request(app.getHttpServer());
    for (const path of [`/story/${topic.id}`, '/story/embedded-dam', '/sources/embedded-herald']) {
      const { text } = await server
        .get(path)
        .set('Authorization', await bearerOf(test.db, reader.id))
        .expect(200);
      const { scripts, screen } = seen(text);
      expect([path, scripts]).toEqual([path, ['/assets/x.js']]);
      const { story, source: outlet } = FirstScreen.parse(screen);
      if (path.startsWith('/story')) {
        expect(story).toEqual((await server.get(`/api/stories/${topic.id}/tracker`).expect(200)).body);
        expect(story?.milestones.map(({ createdAt }) => createdAt)).toEqual(
          dates.map((date) => date.toISOString()),
        );
      } else {
        expect(outlet).toEqual((await server.get('/api/sources/embedded-herald').expect(200)).body);
        expect(outlet?.votes).toEqual({ up: 1, down: 0, own: null });
      }
    }
  });

  it.each<[page: string, calls: Record<string, string>]>([
    [
      '/topics/whole-dam',
      {
        topic: '/api/topics/whole-dam',
        milestones: '/api/topics/ID/milestones',
        stats: '/api/topics/ID/stats',
        related: '/api/topics/ID/related',
        categories: '/api/categories',
      },
    ],
    [
      '/topics/whole-dam/timeline',
      { topic: '/api/topics/whole-dam', milestones: '/api/topics/ID/milestones' },
    ],
    [
      '/story/whole-dam',
      {
        story: '/api/stories/ID/tracker',
        stats: '/api/topics/ID/stats',
        related: '/api/topics/ID/related',
        categories: '/api/categories',
      },
    ],
    [
      '/discover',
      { categories: '/api/categories', places: '/api/places', sections: '/api/stories/sections' },
    ],
    ['/stories/ended', { ended: '/api/stories/ended' }],
    ['/discover?sort=quiet', {}],
    ['/stories/ended?month=2031-03', {}],
  ])('embed at %s the responses to the calls that the page would make', async (path, calls) => {
    const server = request(app.getHttpServer());
    const { now, meta, topics, ...parts } = FirstScreen.partial().parse((await page(path)).screen);
    expect(Object.keys(parts).toSorted()).toEqual(Object.keys(calls).toSorted());
    for (const [part, call] of Object.entries(calls)) {
      const { body } = await server.get(call.replace('ID', String(wholeDam))).expect(200);
      expect({ [part]: parts[part as keyof typeof parts] }).toEqual({ [part]: body });
    }
    if (path !== '/discover') return;
    const first = await server.get('/api/topics?sort=lively&limit=24&offset=0').expect(200);
    expect(topics).toEqual({ entries: first.body, total: Number(first.headers['x-total-count']) });
  });

  it('are sent without a part that cannot be loaded', async () => {
    await buildTopic(test.db, { slug: 'half-dam' });
    await test.db.rows('alter table milestone_quote rename to milestone_quote_away');
    const { screen, title } = await page('/topics/half-dam');
    await test.db.rows('alter table milestone_quote_away rename to milestone_quote');
    expect(title).not.toEqual([]);
    expect(Object.keys(screen)).toEqual(expect.arrayContaining(['topic', 'stats', 'related']));
    expect(screen.milestones).toBeUndefined();
  });

  it('leave large data to a separate call', async () => {
    const content = `<p>${'dam '.repeat(40_000)}</p>`;
    const { id } = await buildArticle(test.db, { slug: 'a-long-read', content });
    const { screen, meta } = await page('/articles/a-long-read');
    expect(Object.keys(FirstScreen.parse(screen))).toEqual(['now', 'meta']);
    expect(meta['og:type']).toBe('article');
    expect((await request(app.getHttpServer()).get(`/api/articles/${id}`)).body.article.content).toBe(
      content,
    );
  });

  it('exclude unlisted topics, disabled sources, personal pages and results from search engines', async () => {
    const topic = await buildTopic(test.db, { slug: 'whispers', is_listed: false });
    await buildSource(test.db, { slug: 'silenced-herald', disabled_reason: 'asked to be left out' });
    const paths = [
      '/sources/silenced-herald',
      '/topics/whispers',
      '/topics/whispers/timeline',
      `/story/${topic.id}`,
      '/search?q=dam',
      '/discover?q=dam',
      '/profile',
      '/collections/1',
      '/auth',
      '/admin/dashboard',
    ];
    for (const path of paths) expect([path, (await page(path)).meta.robots]).toEqual([path, 'noindex']);
  });

  it('names the syndication of a search, and of no other query', async () => {
    const { links } = await page('/search?q=dam+%22wall%22&from=2031-03-01&page=2');
    expect(links).toMatchObject({
      'application/rss+xml': `${ORIGIN}/search/feed.xml?q=dam+%22wall%22&from=2031-03-01`,
      'application/feed+json': `${ORIGIN}/search/feed.json?q=dam+%22wall%22&from=2031-03-01`,
    });
    for (const path of ['/search', '/search?q=', '/search?q=dam&from=never', '/discover?q=dam'])
      expect((await page(path)).links['application/rss+xml']).toBeUndefined();
  });

  it('respond to unknown items with the page and 404', async () => {
    const paths = [
      '/topics/no-such-topic',
      '/topics/%00',
      '/topics/2000000000',
      '/topics/x/timeline',
      '/articles/no-such-article',
      '/story/2000000000',
      '/sources/no-such-outlet',
      '/no/such/page',
      `/topics/${'x'.repeat(3000)}`,
    ];
    for (const path of paths) {
      const { meta, links, screen } = await page(path, 404);
      expect([meta.robots, links.canonical, screen]).toEqual(['noindex', undefined, {}]);
    }
  });

  it('redirect old, singular and numbered addresses to the canonical one', async () => {
    const topic = await buildTopic(test.db, { slug: 'orrin-valley-dam' });
    await buildTopicRedirect(test.db, topic.id, { old_topic_id: 900_001, old_slug: 'orrin-leak' });
    const article = await buildArticle(test.db, { slug: 'the-dam-holds' });
    const to = Object.entries({
      '/topics/orrin-leak': '/topics/orrin-valley-dam',
      '/topics/900001/timeline': '/topics/orrin-valley-dam/timeline',
      [`/topics/${topic.id}?tab=history`]: '/topics/orrin-valley-dam?tab=history',
      '/topic/orrin-valley-dam': '/topics/orrin-valley-dam',
      [`/articles/${article.id}`]: '/articles/the-dam-holds',
      '/article/the-dam-holds': '/articles/the-dam-holds',
      '/most-followed': '/community/most-followed',
      '/favorite-sources': '/community/favorite-sources',
    });
    for (const [from, there] of to) expect([from, await leadsTo(from)]).toEqual([from, there]);
  });

  it('redirect from a merged source to the one that was kept', async () => {
    const { id } = await buildSource(test.db, { slug: 'kept-courant' });
    await test.db.rows(
      "insert into source_redirect (old_source_id, old_slug, source_id, merged_at) values (900002, 'old-courant', $1, now())",
      [id],
    );
    for (const which of ['old-courant', '900002', String(id)])
      expect(await leadsTo(`/sources/${which}`)).toBe('/sources/kept-courant');
  });

  it('respond to HEAD, and with 304 to a known ETag', async () => {
    const server = request(app.getHttpServer());
    const { headers } = await server.get('/about').expect(200);
    await server.head('/about').expect(200);
    await server.get('/about').set('If-None-Match', String(headers.etag)).expect(304);
  });

  it('are served even if the data of the head cannot be read', async () => {
    await test.db.rows('alter table source rename to source_gone');
    try {
      const found = await page('/sources/orrin-herald', 503);
      expect(found.title).toEqual(['Temporarily Unavailable | Followthrough']);
      expect(found.meta.robots).toBeUndefined();
    } finally {
      await test.db.rows('alter table source_gone rename to source');
    }
  });
});
