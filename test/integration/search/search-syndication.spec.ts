import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { ErrorBody } from '#contract/site';
import { parseFeed } from '#domain/ingest/parse';
import { writeSearchWords } from '#persistence/ingest/article';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter } from '../../support/factories/news-day.js';
import { buildSource } from '../../support/factories/sources.js';
import { type ReaderApp, startReaderApp } from '../../support/reader-app.js';

let world: ReaderApp;
const get = (path: string) => request(world.app.getHttpServer()).get(path);

beforeAll(async () => {
  world = await startReaderApp();
  const source = await buildSource(world.db, { name: 'Orrin Herald', domain: 'herald.example' });
  const ids: number[] = [];
  for (let n = 0; n < 40; n++) {
    const values = { title: `Dam & "wall" ${n}`, published_at: hoursAfter(-n) };
    ids.push((await buildArticle(world.db, { ...values, ...(n === 7 && { source_id: source.id }) })).id);
  }
  await writeSearchWords(world.db, ids);
});
afterAll(() => world.stop());

describe('a search as a feed', () => {
  it.each(['xml', 'json'])('lists its 30 newest results as %s', async (format) => {
    const answer = await get(`/search/feed.${format}?q=dam`).expect(200);
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    const feed = parseFeed(
      Buffer.from(answer.text),
      String(answer.headers['content-type']),
      'https://news.example/',
    );
    const titles = feed.kind === 'feed' ? feed.items.map(({ title }) => title) : [];
    expect(titles).toHaveLength(30);
    expect(titles[0]).toBe('Dam & "wall" 0');
    expect(titles[29]).toBe('Dam & "wall" 29');
  });

  it('names its search and its own address', async () => {
    const { body } = await get('/search/feed.json?q=%22dam%22%20%26%20wall&from=2031-03-01').expect(200);
    expect(body.title).toBe('Search: "dam" & wall | Followthrough');
    expect(body.home_page_url).toMatch(/\/search\?q=%22dam%22\+%26\+wall&from=2031-03-01$/);
    expect(body.feed_url).toMatch(/\/search\/feed\.json\?q=%22dam%22\+%26\+wall&from=2031-03-01$/);
  });

  it.each([
    ['sources=herald.example', 1],
    ['from=2031-03-04', 13],
    ['to=2031-03-02', 3],
    ['kind=comment', 0],
  ])('takes the filter %s', async (filter, items) => {
    const { body } = await get(`/search/feed.json?q=dam&${filter}`).expect(200);
    expect(body.items).toHaveLength(items);
  });

  it.each(['', '?q=', '?q=dam&from=2031-03-05&to=2031-03-04', '?q=dam&kind=x'])(
    'refuses %s',
    async (query) => {
      const { body } = await get(`/search/feed.xml${query}`).expect(400);
      expect(ErrorBody.parse(body).code).toBe('invalid_input');
    },
  );

  it('answers a repeated request with 304', async () => {
    const { headers } = await get('/search/feed.xml?q=wall').expect(200);
    await get('/search/feed.xml?q=wall')
      .set('If-None-Match', headers.etag ?? '')
      .expect(304);
  });
});
