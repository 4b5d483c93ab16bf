import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { HISTORY_MOST, READING_LIST_PAGE, ReadingList, SAVED_MOST, SavedIds } from '#contract/reading';
import { ErrorBody } from '#contract/site';
import { type Database } from '#persistence/database';
import { buildArticle } from '../../support/factories/articles.js';
import { NEWS_DAY } from '../../support/factories/news-day.js';
import { buildSource } from '../../support/factories/sources.js';
import { buildTopic, categoryId } from '../../support/factories/stories.js';
import type { Values } from '../../support/factories/values.js';
import { type ReaderApp, startReaderApp, type TestReader } from '../../support/reader-app.js';

let test: ReaderApp;
let db: Database;
let app: NestExpressApplication;
const reader = (values?: Values<'user_account'>) => test.reader(values);
const call = (who: TestReader, method: 'get' | 'post' | 'patch' | 'delete', path: string) =>
  test.call(who, method, path);

beforeAll(async () => {
  test = await startReaderApp();
  ({ db, app } = test);
});

afterAll(() => test.stop());

async function listOf(who: TestReader, path: string) {
  const { entries, pagination } = ReadingList.parse((await call(who, 'get', path).expect(200)).body);
  return { ids: entries.map(({ article }) => article.id), at: entries.map(({ at }) => at), pagination };
}

const savedIdsOf = async (who: TestReader) =>
  SavedIds.parse((await call(who, 'get', '/saved/ids').expect(200)).body);
const codeOf = (body: unknown) => ErrorBody.parse(body).code;

/** Inserts many placed articles and returns their ids. */
async function manyArticles(most: number): Promise<number[]> {
  // Raw SQL: one statement for many rows.
  const rows = await db.rows<{ id: number }>(
    `insert into article (slug, source_id, identity_key, url, title, excerpt, language, published_at, published_from,
                          first_seen_at, updated_at, content_hash, raw_hash, tags, category_id, topic_id, is_card)
     select s.word, $1::int, s.word, s.word, s.word, '', 'en', $4::timestamptz, 'feed', $4, $4, s.word, s.word,
            '{science}', $2::int, $3::int, true
       from (select 'pile-' || $3::int || '-x' || n as word from generate_series(1, $5::int) n) s returning id`,
    [(await buildSource(db)).id, await categoryId(db), (await buildTopic(db)).id, NEWS_DAY, most],
  );
  return rows.map(({ id }) => id);
}

describe.each(['/saved', '/history'])('%s', (path) => {
  it('lists newest first, once each, and removes one or all', async () => {
    const [who, other] = [await reader(), await reader()];
    const ids = [(await buildArticle(db)).id, (await buildArticle(db)).id, (await buildArticle(db)).id];
    const [first = 0, second = 0, third = 0] = ids;
    for (const id of [...ids, first]) await call(who, 'post', `${path}/${id}`).expect(204);
    await call(other, 'post', `${path}/${second}`).expect(204);
    const list = await listOf(who, path);
    expect(list.ids.toSorted((a, b) => a - b)).toEqual(ids);
    expect(list.at[0]).toBe(NEWS_DAY.toISOString());
    expect(list.pagination).toEqual({ total: 3, limit: READING_LIST_PAGE, offset: 0 });
    expect((await listOf(who, `${path}?limit=1&offset=2`)).ids).toEqual(list.ids.slice(2));
    expect((await listOf(who, `${path}?offset=3`)).ids).toEqual([]);
    for (const _ of [1, 2]) await call(who, 'delete', `${path}/${third}`).expect(204);
    expect((await listOf(who, path)).ids).not.toContain(third);
    await call(who, 'delete', path).expect(204);
    expect((await listOf(who, path)).pagination.total).toBe(0);
    expect((await listOf(other, path)).ids).toEqual([second]);
  });

  it('refuses visitors, unknown articles and malformed ids', async () => {
    const who = await reader();
    const waiting = await buildArticle(db, { topic_id: null, is_card: false });
    for (const id of [waiting.id, 2_147_483_647])
      expect(codeOf((await call(who, 'post', `${path}/${id}`).expect(404)).body)).toBe('not_found');
    for (const id of ['x', '-1', '2147483648', '1e3']) await call(who, 'post', `${path}/${id}`).expect(400);
    for (const query of ['limit=0', 'limit=301', 'offset=-1', 'limit=ten'])
      await call(who, 'get', `${path}?${query}`).expect(400);
    await request(app.getHttpServer()).get(`/api${path}`).expect(401);
    await request(app.getHttpServer()).post(`/api${path}/1`).expect(401);
    await request(app.getHttpServer()).delete(`/api${path}`).expect(401);
  });
});

describe('saved articles', () => {
  it('import the bookmarks of the device, the last as the newest', async () => {
    const who = await reader();
    const ids = [(await buildArticle(db)).id, (await buildArticle(db)).id, (await buildArticle(db)).id];
    const [first = 0, second = 0, third = 0] = ids;
    const takeOver = (articleIds: unknown) => call(who, 'post', '/saved/device').send({ articleIds });
    await takeOver([third, 2_147_483_647, first, second, first]).expect(204);
    expect(await savedIdsOf(who)).toEqual([second, first, third]);
    await takeOver([third]).expect(204);
    expect(await savedIdsOf(who)).toEqual([second, first, third]);
    for (const bad of [Array.from({ length: 501 }, (_, n) => n + 1), ['1'], [0], [2_147_483_648], 'all'])
      await takeOver(bad).expect(400);
  });

  it('are limited to the maximum for one reader', async () => {
    const who = await reader();
    const [a = 0, b = 0, ...pile] = await manyArticles(SAVED_MOST + 1);
    // Raw SQL: one statement for many rows.
    await db.rows('insert into saved_article select $1, unnest($2::int[]), $3', [who.id, pile, NEWS_DAY]);
    const answers = await Promise.all([a, b].map((id) => call(who, 'post', `/saved/${id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(codeOf(answers.find(({ status }) => status === 409)?.body)).toBe('too_many');
    await call(who, 'post', `/saved/${pile[0]}`).expect(204);
    await call(who, 'post', '/saved/device')
      .send({ articleIds: [a, b] })
      .expect(204);
    expect(await savedIdsOf(who)).toHaveLength(SAVED_MOST);
  });
});

describe('the reading history', () => {
  it('drops the oldest entry when it is full', async () => {
    const who = await reader();
    const [last = 0, ...pile] = await manyArticles(HISTORY_MOST + 1);
    // Raw SQL: one statement for many rows.
    await db.rows(
      `insert into read_article select $1, id, $3::timestamptz - place * interval '1 minute'
         from unnest($2::int[]) with ordinality u (id, place)`,
      [who.id, pile, NEWS_DAY],
    );
    await call(who, 'post', `/history/${last}`).expect(204);
    expect((await listOf(who, '/history?limit=2')).ids).toEqual([last, pile[0]]);
    const end = await listOf(who, `/history?limit=5&offset=${HISTORY_MOST - 1}`);
    expect(end.ids).toEqual([pile.at(-2)]);
    expect(end.pagination.total).toBe(HISTORY_MOST);
  });

  it('stores nothing for readers who switched it off', async () => {
    const who = await reader({ keeps_history: false });
    await call(who, 'post', `/history/${(await buildArticle(db)).id}`).expect(204);
    expect((await listOf(who, '/history')).ids).toEqual([]);
  });
});
