import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { ArticleList } from '#contract/reading';
import { FEED_FIRST_LOAD, FEED_PAGE } from '#contract/site';
import { FRONT_CARDS } from '#domain/reading';
import { feedCards } from '#persistence/reading';
import { buildArticle } from '../../support/factories/articles.js';
import { buildSource } from '../../support/factories/sources.js';
import { buildTopic } from '../../support/factories/stories.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

const TOPICS = 90;
const SOURCES = 30;
/** Beyond the arranged part. */
const CARDS = FRONT_CARDS + 60;

type Card = ArticleList['articles'][number];

let test: TestDatabase;
let app: NestExpressApplication;
const topics: number[] = [];
const sources: number[] = [];

/** Seven cards or so of each story side by side in rank. Every third card is from one outlet. */
beforeAll(async () => {
  test = await seededDatabase();
  app = await createTestApp(test.url);
  for (let n = 0; n < TOPICS; n++) topics.push((await buildTopic(test.db)).id);
  for (let n = 0; n < SOURCES; n++) sources.push((await buildSource(test.db)).id);
  for (let n = 0; n < CARDS; n++)
    await buildArticle(test.db, {
      hot_rank: 2 * CARDS - n,
      topic_id: topics[Math.floor(n / 7) % TOPICS],
      source_id: n % 3 === 0 ? sources[0] : sources[n % SOURCES],
    });
});

afterAll(async () => {
  await app.close();
  await test.drop();
});

async function cards(limit: number, offset: number): Promise<Card[]> {
  const { body } = await request(app.getHttpServer())
    .get(`/api/articles?limit=${limit}&offset=${offset}`)
    .expect(200);
  return ArticleList.parse(body).articles;
}

async function walk(limit: number): Promise<number[]> {
  const ids: number[] = [];
  for (let offset = 0; ; offset += limit) {
    const page = await cards(limit, offset);
    if (page.length === 0) return ids;
    ids.push(...page.map(({ id }) => id));
  }
}

function mostOf(values: readonly unknown[]): number {
  return Math.max(...[...Map.groupBy(values, (value) => value).values()].map((same) => same.length));
}

describe('the first page of the news feed', () => {
  it('shows each story once among the cards before the first load of more', async () => {
    const page = await cards(FEED_PAGE, 0);
    expect(page).toHaveLength(FEED_PAGE);
    expect(mostOf(page.map(({ topicId }) => topicId))).toBe(1);
  });

  it('takes at most a fifth of a page from one outlet', async () => {
    const first = await cards(FEED_FIRST_LOAD, 0);
    expect(first).toHaveLength(FEED_FIRST_LOAD);
    expect(mostOf(first.map(({ sourceId }) => sourceId))).toBeLessThanOrEqual(FEED_FIRST_LOAD / 5);
    for (let offset = 0; offset < FEED_FIRST_LOAD; offset += FEED_PAGE) {
      const page = first.slice(offset, offset + FEED_PAGE);
      expect(mostOf(page.map(({ sourceId }) => sourceId))).toBeLessThanOrEqual(FEED_PAGE / 5);
    }
  });

  it('starts with the hottest card', async () => {
    const [hottest] = await test.db.rows<{ id: number }>(
      'select id from article where is_card order by hot_rank desc limit 1',
    );
    expect((await cards(1, 0))[0]?.id).toBe(hottest?.id);
  });

  it.each([FEED_FIRST_LOAD, FEED_PAGE, 7])(
    'neither loses nor repeats a card in pages of %i',
    async (limit) => {
      const ids = await walk(limit);
      expect(ids).toHaveLength(CARDS);
      expect(new Set(ids).size).toBe(CARDS);
      expect(ids).toEqual(await walk(FEED_FIRST_LOAD));
    },
  );

  it('keeps every other card if one arrives on top', async () => {
    const all = async () => (await feedCards(test.db, 2 * CARDS, 0)).map(({ id }) => id);
    const before = await all();
    const topic = await buildTopic(test.db);
    const fresh = await buildArticle(test.db, { hot_rank: 1_000_000, topic_id: topic.id });
    const after = await all();
    expect(after[0]).toBe(fresh.id);
    expect([...after].sort((a, b) => a - b)).toEqual([...before, fresh.id].sort((a, b) => a - b));
  });
});
