import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { FollowedOpml, NewPrivateAddress } from '#contract/reading';
import { ErrorBody, OPML_TYPE } from '#contract/site';
import { parseFeed } from '#domain/ingest/parse';
import { readOpml } from '#domain/sources';
import { buildArticle } from '../../support/factories/articles.js';
import { buildFeed } from '../../support/factories/ingest.js';
import { hoursAfter } from '../../support/factories/news-day.js';
import { buildFollow } from '../../support/factories/reading.js';
import { buildSource } from '../../support/factories/sources.js';
import { buildTopic } from '../../support/factories/stories.js';
import { buildMilestone } from '../../support/factories/timeline.js';
import { type ReaderApp, startReaderApp, type TestReader } from '../../support/reader-app.js';

let world: ReaderApp;
let dam: { id: number; slug: string };
let herald: { id: number; slug: string };
const get = (path: string) => request(world.app.getHttpServer()).get(path);

beforeAll(async () => {
  world = await startReaderApp();
  const { db } = world;
  dam = await buildTopic(db, { name: 'Der Damm von Orrin', label: 'Orrin dam', language: 'de' });
  herald = await buildSource(db, { name: 'Orrin Herald', domain: 'herald.example', language: 'de' });
  const article = await buildArticle(db, {
    topic_id: dam.id,
    source_id: herald.id,
    title: 'Der Damm hält',
    image_url: 'https://herald.example/dam.jpg',
  });
  await buildMilestone(db, dam.id, [article.id]);
});
afterAll(() => world.stop());

const FORMATS = [
  ['xml', 'application/rss+xml'],
  ['atom', 'application/atom+xml'],
  ['json', 'application/feed+json'],
] as const;

/** The titles of a feed's items. */
function titlesOf(text: string, type: string): string[] {
  const feed = parseFeed(Buffer.from(text), type, 'https://news.example/');
  if (feed.kind !== 'feed') throw new Error(feed.kind);
  return feed.items.map(({ title }) => title);
}

describe.each(FORMATS)('as %s', (format, type) => {
  it.each([
    ['a story', () => `/topics/${dam.slug}/feed`, ['The dam holds', 'Der Damm hält']],
    ['a source', () => `/sources/${herald.slug}/feed`, ['Der Damm hält']],
  ])('%s has its type, language and picture, and answers 304', async (_, path, titles) => {
    const answer = await get(`${path()}.${format}`).expect(200);
    expect(answer.headers['content-type']).toBe(`${type}; charset=utf-8`);
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(titlesOf(answer.text, type)).toEqual(titles);
    expect(answer.text).toMatch(/<language>de<|xml:lang="de"|"language":"de"/);
    expect(answer.text).toMatch(/\/images\/[\w-]{22}\?url=https%3A%2F%2Fherald\.example%2Fdam\.jpg/);
    await get(`${path()}.${format}`)
      .set('If-None-Match', answer.headers.etag ?? '')
      .expect(304);
  });

  it('the news and ended stories are feeds, too', async () => {
    for (const path of ['/feed', '/stories/ended/feed']) {
      const answer = await get(`${path}.${format}`).expect(200);
      expect(answer.headers['content-type']).toBe(`${type}; charset=utf-8`);
    }
  });

  it('followed stories are at the secret address: what happened, and how they ended', async () => {
    const who = await world.reader();
    const ended = await buildTopic(world.db, {
      name: 'Orrin strike',
      status: 'resolved',
      resolved_at: hoursAfter(-30),
      resolution_summary: 'The strike ended.',
    });
    await buildFollow(world.db, who.id, dam.id);
    await buildFollow(world.db, who.id, ended.id);
    const made = await world.call(who, 'post', '/user/private-address').expect(201);
    const { rss, atom, jsonFeed } = NewPrivateAddress.parse(made.body);
    const { pathname } = new URL({ xml: rss, atom, json: jsonFeed }[format]);
    const answer = await get(pathname).expect(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(titlesOf(answer.text, type)).toEqual(['Orrin dam: The dam holds', 'Ended: Orrin strike']);
    expect(answer.text).not.toContain(pathname.split('/')[2]);
    await world.call(who, 'delete', '/user/private-address').expect(204);
    await get(pathname).expect(404);
  });
});

describe('a development that changed', () => {
  const change = (set: string, values: unknown[]) =>
    world.db.rows(`update milestone set ${set} where id = $1`, values);
  const entries = async (path: string) => {
    const { text } = await get(path).expect(200);
    return [...text.matchAll(/<entry>.*?<\/entry>/gs)].map(([entry]) => ({
      title: /<title>(.*?)<\/title>/.exec(entry)?.[1],
      updated: /<updated>(.*?)<\/updated>/.exec(entry)?.[1],
      published: /<published>(.*?)<\/published>/.exec(entry)?.[1],
    }));
  };
  const story = async () => {
    const topic = await buildTopic(world.db);
    const article = await buildArticle(world.db, { topic_id: topic.id });
    const milestone = await buildMilestone(world.db, topic.id, [article.id]);
    return { milestone, path: `/topics/${topic.slug}/feed` };
  };
  const later = hoursAfter(9);

  it('is updated when it is retracted, not with further origins', async () => {
    const [retracted, grown] = [await story(), await story()];
    await change('retracted_at = $2, updated_at = $2', [retracted.milestone.id, later]);
    await change("title = 'The dam leaks', editor_fields = '{title}', outlet_count = 2, updated_at = $2", [
      grown.milestone.id,
      later,
    ]);
    const [first] = await entries(`${retracted.path}.atom`);
    expect(first).toMatchObject({ title: 'Retracted: The dam holds', updated: later.toISOString() });
    expect(first?.published).not.toBe(first?.updated);
    const [unchanged] = await entries(`${grown.path}.atom`);
    expect(unchanged?.title).toBe('The dam leaks');
    expect(unchanged?.updated).toBe(unchanged?.published);
  });

  it('moves the time of the feed in all formats', async () => {
    const { milestone, path } = await story();
    await change('retracted_at = $2, updated_at = $2', [milestone.id, later]);
    const [rss, atom, json] = await Promise.all(
      ['xml', 'atom', 'json'].map((format) => get(`${path}.${format}`)),
    );
    expect(rss?.text).toContain(`<lastBuildDate>${later.toUTCString()}</lastBuildDate>`);
    expect(/<updated>(.*?)<\/updated>/.exec(atom?.text ?? '')?.[1]).toBe(later.toISOString());
    expect(json?.body).toMatchObject({
      _followthrough: { date_updated: later.toISOString() },
      items: expect.arrayContaining([expect.objectContaining({ date_modified: later.toISOString() })]),
    });
  });
});

it('refuses other formats, and redirects ids', async () => {
  await get('/private/x/feed.txt').expect(400);
  const { headers } = await get(`/sources/${herald.id}/feed.atom`).expect(301);
  expect(headers.location).toBe(`/sources/${herald.slug}/feed.atom`);
  await get('/sources/nothing/feed.xml').expect(404);
});

describe('OPML', () => {
  const wrap = (outlines: string) =>
    `<?xml version="1.0"?><opml version="2.0"><body>${outlines}</body></opml>`;
  const send = (who: TestReader, text: string) =>
    world.call(who, 'post', '/user/sources/opml').set('Content-Type', OPML_TYPE).send(text);

  it('follows the sources of a list by feed, domain or site, and says what became of each line', async () => {
    const who = await world.reader();
    const post = await buildSource(world.db, { name: 'Valley Post', domain: 'post.example' });
    await buildFeed(world.db, { source_id: post.id, url: 'https://feeds.feedburner.com/valley' });
    const list = wrap(`<outline text="News">
      <outline text="Herald" xmlUrl="https://rss.herald.example/world?a=1&amp;b=2"/>
      <outline text="Post" xmlUrl="https://feeds.feedburner.com/valley"/>
      <outline text="Post by site" xmlUrl="https://feeds.feedburner.com/other" htmlUrl="https://www.post.example/"/>
      <outline text="Elsewhere" xmlUrl="https://elsewhere.example/rss"/>
      <outline text="No address" xmlUrl="javascript:alert(1)"/></outline>`);
    const { body } = await send(who, list).expect(200);
    expect(
      FollowedOpml.parse(body).lines.map(({ result, source }) => [result, source?.slug ?? null]),
    ).toEqual([
      ['followed', herald.slug],
      ['followed', post.slug],
      ['already', post.slug],
      ['unknown', null],
      ['refused', null],
    ]);
    const again = FollowedOpml.parse((await send(who, list).expect(200)).body);
    expect(again.lines.map(({ result }) => result).slice(0, 3)).toEqual(['already', 'already', 'already']);
    const [row] = await world.db.rows<{ follower_count: number }>(
      'select follower_count from source where id = $1',
      [post.id],
    );
    expect(row?.follower_count).toBe(1);
  });

  it('lists the followed sources, with our feed for those that have none', async () => {
    const who = await world.reader();
    await world.call(who, 'post', `/sources/${herald.id}/follow`).expect(200);
    const answer = await world.call(who, 'get', '/user/sources/opml').expect(200);
    expect(answer.headers['content-type']).toBe(`${OPML_TYPE}; charset=utf-8`);
    expect(answer.headers['content-disposition']).toBe('attachment; filename=followed-sources.opml');
    const [feed] = readOpml(answer.text) ?? [];
    expect(feed?.title).toBe('Orrin Herald');
    expect(feed?.url).toMatch(new RegExp(`^http://.*/sources/${herald.slug}/feed\\.xml$`));
  });

  it.each(['https://herald.example/rss?token=s3cret', 'http://10.1.0.5/feed', 'http://feeds.internal/news'])(
    'does not tell readers the address %s',
    async (url) => {
      const source = await buildSource(world.db, {});
      await buildFeed(world.db, { source_id: source.id, url });
      const who = await world.reader();
      await world.call(who, 'post', `/sources/${source.id}/follow`).expect(200);
      const [feed] = readOpml((await world.call(who, 'get', '/user/sources/opml').expect(200)).text) ?? [];
      expect(feed?.url).toMatch(new RegExp(`/sources/${source.slug}/feed\\.xml$`));
    },
  );

  it.each([
    ['another document', '<rss version="2.0"/>', 400],
    ['no feeds', wrap('<outline text="x"/>'), 400],
    [
      'entities that refer to entities',
      `<!DOCTYPE o [<!ENTITY a "aaa"><!ENTITY b "&a;&a;">]>${wrap('<outline xmlUrl="https://herald.example/&b;"/>')}`,
      400,
    ],
    ['too many feeds', wrap('<outline xmlUrl="https://herald.example/"/>'.repeat(2_001)), 400],
    ['a million elements', wrap('<outline>'.repeat(100_000)), 400],
    ['too many bytes', wrap(' '.repeat(1_000_001)), 413],
  ])('refuses %s', async (_, text, status) => {
    const { body } = await send(await world.reader(), text).expect(status);
    expect(ErrorBody.parse(body).message).not.toBe('');
  });
});
