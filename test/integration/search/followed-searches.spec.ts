import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FollowedSearch, FollowedSearches } from '#contract/search';
import { ErrorBody, FOLLOWED_SEARCHES_MOST } from '#contract/site';
import { writeSearchWords } from '#persistence/ingest/article';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildFollowedSearch } from '../../support/factories/search.js';
import { buildSource } from '../../support/factories/sources.js';
import { type ReaderApp, startReaderApp, type TestReader } from '../../support/reader-app.js';

let world: ReaderApp;
const BEFORE = hoursAfter(-10);

beforeAll(async () => {
  world = await startReaderApp();
  const source = await buildSource(world.db, { name: 'Orrin Herald', domain: 'herald.example' });
  const ids: number[] = [];
  for (const [title, hours, sourceId] of [
    ['The dam holds', -1, source.id],
    ['A dam breaks', -2, null],
    ['An old dam', -20, null],
  ] as const) {
    const values = { title, excerpt: '', published_at: hoursAfter(hours) };
    ids.push((await buildArticle(world.db, { ...values, ...(sourceId && { source_id: sourceId }) })).id);
  }
  await writeSearchWords(world.db, ids);
});
afterAll(() => world.stop());

const list = async (reader: TestReader) =>
  FollowedSearches.parse((await world.call(reader, 'get', '/user/searches').expect(200)).body);
const follow = async (reader: TestReader, search: object) =>
  FollowedSearch.parse((await world.call(reader, 'post', '/user/searches').send(search).expect(201)).body);

describe('followed searches', () => {
  it('start without new results, and count those that come', async () => {
    const reader = await world.reader();
    expect(await follow(reader, { q: ' dam ' })).toMatchObject({
      q: 'dam',
      sources: '',
      kind: null,
      newResults: 0,
    });
    await buildFollowedSearch(world.db, reader.id, { q: 'dams', seen_at: BEFORE });
    await buildFollowedSearch(world.db, reader.id, { q: 'dam', sources: 'herald.example', seen_at: BEFORE });
    await buildFollowedSearch(world.db, reader.id, { q: 'dam', kind: 'comment', seen_at: BEFORE });
    await buildFollowedSearch(world.db, reader.id, { q: 'the', seen_at: BEFORE });
    await buildFollowedSearch(world.db, reader.id, { q: '---', seen_at: BEFORE });
    const counts = (await list(reader)).map(({ q, newResults }) => [q, newResults]);
    expect(counts).toEqual([
      ['---', 0],
      ['the', 1],
      ['dam', 0],
      ['dam', 1],
      ['dams', 2],
      ['dam', 0],
    ]);
  });

  it('forget what is new when the reader looks, and remember it after an undone unfollow', async () => {
    const reader = await world.reader();
    const { id, seenAt } = await follow(reader, { q: 'dam', seenAt: BEFORE.toISOString() });
    expect(await list(reader)).toMatchObject([{ id, newResults: 2 }]);
    await world.call(reader, 'delete', `/user/searches/${id}`).expect(204);
    expect(await list(reader)).toEqual([]);
    const again = await follow(reader, { q: 'dam', seenAt });
    expect(again.newResults).toBe(2);
    await world.call(reader, 'post', `/user/searches/${again.id}/seen`).expect(204);
    expect(await list(reader)).toMatchObject([{ newResults: 0, seenAt: NEWS_DAY.toISOString() }]);
  });

  it('are followed once, even if several calls follow one at a time', async () => {
    const reader = await world.reader();
    const calls = Array.from({ length: 4 }, () => follow(reader, { q: 'dam', sources: 'Herald' }));
    const ids = new Set((await Promise.all(calls)).map(({ id }) => id));
    expect(ids.size).toBe(1);
    expect(await list(reader)).toHaveLength(1);
  });

  it('are limited for each reader', async () => {
    const reader = await world.reader();
    for (let n = 0; n < FOLLOWED_SEARCHES_MOST; n++) await buildFollowedSearch(world.db, reader.id);
    const { body } = await world.call(reader, 'post', '/user/searches').send({ q: 'one more' }).expect(409);
    expect(ErrorBody.parse(body).code).toBe('too_many');
    expect(await list(reader)).toHaveLength(FOLLOWED_SEARCHES_MOST);
  });

  it('belong to their reader', async () => {
    const [reader, other] = [await world.reader(), await world.reader()];
    const { id } = await follow(reader, { q: 'dam' });
    await world.call(other, 'delete', `/user/searches/${id}`).expect(404);
    await world.call(other, 'post', `/user/searches/${id}/seen`).expect(404);
    expect(await list(other)).toEqual([]);
    expect(await list(reader)).toHaveLength(1);
  });

  it.each([
    {},
    { q: ' ' },
    { q: 'dam', kind: 'opinion' },
    { q: 'dam', seenAt: 'yesterday' },
    { q: 'a\u0000b' },
  ])('refuse %j', async (search) => {
    const reader = await world.reader();
    const { body } = await world.call(reader, 'post', '/user/searches').send(search).expect(400);
    expect(ErrorBody.parse(body).code).toBe('invalid_input');
  });
});
