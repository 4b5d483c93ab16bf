import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { ErrorBody } from '#contract/site';
import { type ParsedFeed } from '#domain/ingest/article';
import { parseFeed } from '#domain/ingest/parse';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildSource } from '../../support/factories/sources.js';
import { buildTopic, buildTopicRedirect } from '../../support/factories/stories.js';
import { buildMilestone } from '../../support/factories/timeline.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

const ORIGIN = 'https://news.example';
const HOSTILE = 'Dam ]]> & "more" </title><script>alert(1)</script>\u0001\u000b\ud800 it\'s &amp; 3 < 4';
/** The fields that a feed reader shows. */
const SHOWN = /^Dam \]\]> & "more".*it's.*3 < 4$/;

let test: TestDatabase;
let app: NestExpressApplication;
const get = (path: string) => request(app.getHttpServer()).get(path);

beforeAll(async () => {
  test = await seededDatabase();
  app = await createTestApp(test.url, { PUBLIC_URL: ORIGIN });
});

afterAll(async () => {
  await app.close();
  await test.drop();
});

/** Parses the document as the product parses feeds. */
async function read(path: string): Promise<ParsedFeed & { kind: 'feed' }> {
  const { text, headers } = await get(path).expect(200);
  expect(headers['cache-control']).toBe('public, max-age=300');
  const feed = parseFeed(Buffer.from(text), String(headers['content-type']), ORIGIN + path);
  if (feed.kind !== 'feed') throw new Error(feed.detail);
  expect([feed.dropped, feed.cut]).toEqual([0, false]);
  return feed;
}

async function hostileStory() {
  const { db } = test;
  const { id: source_id } = await buildSource(db, { name: 'Orrin & <Herald>' });
  const topic = await buildTopic(db, {
    name: HOSTILE.toWellFormed(),
    status: 'developing',
    is_listed: false,
  });
  const article = await buildArticle(db, {
    topic_id: topic.id,
    source_id,
    title: HOSTILE.toWellFormed(),
    excerpt: HOSTILE.toWellFormed(),
    hot_rank: 1_000_000,
  });
  const milestone = await buildMilestone(db, topic.id, [article.id], {
    title: HOSTILE.toWellFormed(),
    date: hoursAfter(3),
  });
  const [row] = await db.rows<{ slug: string; card: string }>(
    'select t.slug, a.slug as card from topic t join article a on a.id = $2 where t.id = $1',
    [topic.id, article.id],
  );
  return {
    topic: topic.id,
    article: article.id,
    milestone: milestone.id,
    slug: row?.slug ?? '',
    card: row?.card ?? '',
  };
}

const buildEnding = (name: string, hours: number) =>
  buildTopic(test.db, {
    slug: name,
    label: `Dam ${name}`,
    status: 'resolved',
    resolved_at: hoursAfter(hours),
    resolution_summary: 'Ended: “The dam is repaired” (Orrin Herald).',
  });

describe.each(['xml', 'json'])('syndication as %s', (ending) => {
  it('has the news, well-formed whatever the titles contain', async () => {
    const { article, card } = await hostileStory();
    const { feed, items } = await read(`/feed.${ending}`);
    expect(feed).toMatchObject({ title: 'Followthrough', link: `${ORIGIN}/` });
    const item = items.find(({ guid }) => guid === `article-${article}`);
    expect(item).toMatchObject({
      link: `${ORIGIN}/articles/${card}`,
      publishedAt: NEWS_DAY,
      author: 'Orrin & <Herald>',
    });
    expect(item?.title).toMatch(SHOWN);
    expect(item?.categories).toEqual(['science']);
    expect(items.length).toBeLessThanOrEqual(50);
  });

  it("has a story's milestones and reports, newest first, with its status", async () => {
    const { article, milestone, slug } = await hostileStory();
    const path = `/topics/${slug}/feed.${ending}`;
    const { feed, items } = await read(path);
    expect(feed.title).toMatch(/\| Followthrough$/);
    expect(feed.subtitle).toMatch(/^Active & Developing\. /);
    expect(feed.link).toBe(`${ORIGIN}/topics/${slug}`);
    expect(items.map(({ guid }) => guid)).toEqual([`milestone-${milestone}`, `article-${article}`]);
    expect(items[0]?.link).toBe(`${ORIGIN}/topics/${slug}#milestone-${milestone}`);
    expect(items[0]?.categories).toEqual(['milestone', 'single']);
    expect((await get(path)).headers['x-robots-tag']).toBe('noindex');
  });

  it('has the stories that ended, newest first, each with how it ended', async () => {
    const older = await buildEnding(`older-${ending}`, 400);
    const newer = await buildEnding(`newer-${ending}`, 500);
    const { feed, items } = await read(`/stories/ended/feed.${ending}`);
    expect(feed).toMatchObject({ title: 'Ended Stories | Followthrough', link: `${ORIGIN}/stories/ended` });
    expect(items[0]).toMatchObject({
      guid: `ended-${newer.id}-2031-03-25`,
      title: `Dam newer-${ending}`,
      link: `${ORIGIN}/topics/${newer.slug}`,
      publishedAt: hoursAfter(500),
      categories: ['ended'],
    });
    expect(items.at(-1)?.link).toBe(`${ORIGIN}/topics/older-xml`);
    expect(items.some(({ link }) => link === `${ORIGIN}/topics/${older.slug}`)).toBe(true);
  });

  it('redirects from an id or an old slug, and responds 404 to an unknown one', async () => {
    const topic = await buildTopic(test.db, { slug: `orrin-dam-${ending}` });
    await buildTopicRedirect(test.db, topic.id, {
      old_topic_id: 900_000 + topic.id,
      old_slug: `orrin-leak-${ending}`,
    });
    for (const old of [String(topic.id), `orrin-leak-${ending}`]) {
      const { headers } = await get(`/topics/${old}/feed.${ending}`).expect(301);
      expect(headers.location).toBe(`/topics/orrin-dam-${ending}/feed.${ending}`);
    }
    const { body } = await get(`/topics/no-such-topic/feed.${ending}`).expect(404);
    expect(ErrorBody.parse(body).code).toBe('not_found');
    await get(`/topics/%00/feed.${ending}`).expect(400);
  });

  it('responds to HEAD, and with 304 to a known ETag', async () => {
    const { headers } = await get(`/feed.${ending}`).expect(200);
    await request(app.getHttpServer()).head(`/feed.${ending}`).expect(200);
    const { text } = await get(`/feed.${ending}`).set('If-None-Match', String(headers.etag)).expect(304);
    expect(text).toBe('');
  });
});

/** Elements are closed, without characters of markup between them. */
const WELL_FORMED =
  /^<\?xml [^>]*\?>\n<(\w+) xmlns="[^"<>]*">\n(?:<(url|sitemap)><loc>[^<>]*<\/loc>(?:<lastmod>[-\dT:.Z]*<\/lastmod>)?<\/\2>\n)*<\/\1>\n$/;

describe('sitemaps', () => {
  const addresses = async (path: string): Promise<string[]> => {
    const { text, headers } = await get(path).expect(200);
    expect(headers['content-type']).toMatch(/^application\/xml/);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(text).toMatch(WELL_FORMED);
    return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  };

  it('stand beside security.txt and the description of the search', async () => {
    const security = await get('/.well-known/security.txt')
      .expect(200)
      .expect('Content-Type', /^text\/plain/);
    expect(security.text).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt`);
    const search = await get('/opensearch.xml')
      .expect(200)
      .expect('Content-Type', /^application\/opensearchdescription\+xml/);
    expect(search.text).toContain(`template="${ORIGIN}/search?q={searchTerms}"`);
  });

  it('are linked from robots.txt through the index to its parts', async () => {
    const { text } = await get('/robots.txt')
      .expect(200)
      .expect('Content-Type', /^text\/plain/);
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    const parts = await addresses('/sitemap.xml');
    expect(parts).toEqual(
      ['pages', 'articles', 'sources-1', 'topics-1'].map((part) => `${ORIGIN}/sitemaps/${part}.xml`),
    );
    for (const part of parts) await addresses(new URL(part).pathname);
  });

  it('list public pages, listed topics, enabled sources and placed articles, and nothing else', async () => {
    const { db } = test;
    const listed = await buildTopic(db, { slug: 'listed-dam', is_listed: true, id: 50_001 });
    await buildTopic(db, { slug: 'whispered-dam', is_listed: false, id: 50_002 });
    await buildArticle(db, { topic_id: listed.id, slug: 'placed-report' });
    await buildArticle(db, { topic_id: null, is_card: false, slug: 'waiting-report' });
    expect(await addresses('/sitemaps/topics-6.xml')).toEqual([`${ORIGIN}/topics/listed-dam`]);
    await buildSource(db, { slug: 'open-herald', id: 40_001 });
    await buildSource(db, { slug: 'silenced-herald', id: 40_002, disabled_reason: 'asked to be left out' });
    expect(await addresses('/sitemaps/sources-5.xml')).toEqual([`${ORIGIN}/sources/open-herald`]);
    const pages = await addresses('/sitemaps/pages.xml');
    expect(pages).toContain(`${ORIGIN}/discover`);
    expect(pages.filter((page) => /profile|auth|search|admin|saved/.test(page))).toEqual([]);
  });

  it.each([
    'topics-0.xml',
    'topics-7.xml',
    'topics-x.xml',
    'sources-0.xml',
    'sources-6.xml',
    'topics-999999.xml',
    'nothing.xml',
    '..%2Fx',
    '%00',
  ])('have no part %s', async (part) => {
    const { body, headers } = await get(`/sitemaps/${part}`).expect(404);
    expect(headers['cache-control'] ?? '').not.toMatch(/public/);
    expect(ErrorBody.parse(body).code).toBe('not_found');
  });

  it('respond to a known ETag with 304', async () => {
    const { headers } = await get('/sitemap.xml').expect(200);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    await get('/sitemap.xml').set('If-None-Match', String(headers.etag)).expect(304);
  });
});
