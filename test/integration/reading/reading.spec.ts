import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { ArticleCards, ArticleList, ArticlePage, Categories } from '#contract/reading';
import { ErrorBody } from '#contract/site';
import { StoryTracker, Topic, TopicStats, Topics } from '#contract/stories';
import { Milestones } from '#contract/timeline';
import { startReplay } from '#persistence/news-clock';
import { sourcesOfMilestones } from '#persistence/timeline';
import { TAGS } from '#vocabulary';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildSource } from '../../support/factories/sources.js';
import { buildTopic, buildTopicRedirect } from '../../support/factories/stories.js';
import { buildMilestone, buildQuote } from '../../support/factories/timeline.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let database: TestDatabase;
let app: NestExpressApplication;
const get = (path: string) => request(app.getHttpServer()).get(path);

beforeAll(async () => {
  database = await seededDatabase();
  app = await createTestApp(database.url);
  await startReplay(database.db, {
    name: 'test',
    fictional: true,
    from: NEWS_DAY,
    to: hoursAfter(48),
    backfillUntil: hoursAfter(48),
    wall: new Date(),
  });
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

describe('GET /api/articles', () => {
  it('lists placed cards, hottest first, with the stored total', async () => {
    const { db } = database;
    const rated = await buildSource(db, { name: 'Orrin Herald', trust_score: 93.6 });
    const lower = await buildArticle(db, { hot_rank: 1_000_001 });
    const higher = await buildArticle(db, {
      hot_rank: 1_000_002,
      source_id: rated.id,
      copy_count: 2,
      language: 'de',
    });
    await buildArticle(db, { topic_id: null, is_card: false, hot_rank: 1_000_003 });
    const answer = await get('/api/articles?limit=2').expect(200);
    const list = ArticleList.parse(answer.body);
    expect(list.articles.map((card) => card.id)).toEqual([higher.id, lower.id]);
    expect(list.pagination).toEqual({ total: 2, limit: 2, offset: 0 });
    expect(list.articles[0]).toMatchObject({
      copies: 2,
      language: 'de',
      sourceName: 'Orrin Herald',
      source: { credibilityScore: 9.4 },
      category: 'Science',
    });
    expect(list.articles[1]?.source.credibilityScore).toBeNull();
    expect(answer.body.articles[0]).not.toHaveProperty('content');
  });

  it('returns an empty list past the end', async () => {
    const { body } = await get('/api/articles?offset=100000').expect(200);
    expect(ArticleList.parse(body).articles).toEqual([]);
  });

  it('has an ETag and responds to it with 304', async () => {
    const first = await get('/api/articles').expect(200);
    const etag = first.headers.etag;
    expect(etag).toBeDefined();
    await get('/api/articles').set('If-None-Match', String(etag)).expect(304);
  });

  it.each([
    'limit=0',
    'limit=301',
    'limit=1e2',
    'limit=',
    'limit=-1',
    'offset=-1',
    'offset=x',
    'limit=1&limit=2',
    'limit=99999999999999999999',
  ])('refuses %s with 400 and the name of the parameter', async (query) => {
    const { body } = await get(`/api/articles?${query}`).expect(400);
    const error = ErrorBody.parse(body);
    expect(error.code).toBe('invalid_input');
    expect(error.issues?.[0]?.path).toMatch(/limit|offset/);
  });
});

describe('GET /api/articles/featured', () => {
  it('returns one card for each topic with most origins in 48 hours', async () => {
    const { db } = database;
    const busy = await buildTopic(db, { name: 'Busy' });
    for (const origin of ['owner:a', 'owner:b', 'agency:tidewire']) {
      await buildArticle(db, { topic_id: busy.id, origin_key: origin, published_at: hoursAfter(1) });
    }
    const old = await buildTopic(db, { last_reported_at: hoursAfter(-200) });
    await buildArticle(db, { topic_id: old.id, published_at: hoursAfter(-200) });
    const { body } = await get('/api/articles/featured').expect(200);
    const cards = ArticleCards.parse(body);
    expect(cards[0]?.topicId).toBe(busy.id);
    expect(cards.filter((card) => card.topicId === busy.id)).toHaveLength(1);
    expect(cards.some((card) => card.topicId === old.id)).toBe(false);
  });
});

describe('GET /api/articles/:slug', () => {
  it('finds by slug and by id, with topic, source, milestones and related articles', async () => {
    const { db } = database;
    const topic = await buildTopic(db);
    const article = await buildArticle(db, {
      topic_id: topic.id,
      slug: 'the-dam-holds',
      content: '<p>It holds.</p>',
    });
    const other = await buildArticle(db, {
      topic_id: topic.id,
      title: 'Villagers return home after the warning',
    });
    const milestone = await buildMilestone(db, topic.id, [article.id, other.id]);
    for (const key of ['the-dam-holds', String(article.id)]) {
      const page = ArticlePage.parse((await get(`/api/articles/${key}`).expect(200)).body);
      expect(page.article).toMatchObject({ id: article.id, content: '<p>It holds.</p>' });
      expect(page.topic.id).toBe(topic.id);
      expect(page.milestones.map((one) => one.id)).toEqual([milestone.id]);
      expect(page.relatedArticles.map((one) => one.id)).toContain(other.id);
      expect(page.relatedArticles.map((one) => one.id)).not.toContain(article.id);
    }
  });

  it("synthesises 'Article Published' if the topic has no milestone", async () => {
    const article = await buildArticle(database.db);
    const { milestones } = ArticlePage.parse((await get(`/api/articles/${article.id}`).expect(200)).body);
    expect(milestones).toEqual([
      expect.objectContaining({ id: 0, title: 'Article Published', impactValue: 7, isSignificant: true }),
    ]);
  });

  it.each(['nobody-wrote-this', '2147483647', '2147483648', '9'.repeat(20), '9'.repeat(200)])(
    'has no article, topic or story %s',
    async (key) => {
      for (const path of [`articles/${key}`, `topics/${key}`, `stories/${key}/tracker`]) {
        expect(ErrorBody.parse((await get(`/api/${path}`).expect(404)).body).code).toBe('not_found');
      }
    },
  );

  it('refuses an invalid slug', async () => {
    await get('/api/articles/%00').expect(400);
    await get(`/api/articles/${'a'.repeat(201)}`).expect(400);
  });
});

describe('topics', () => {
  it('are found if listed, liveliest first, by name or description, category and status', async () => {
    const { db } = database;
    const quiet = await buildTopic(db, { name: 'Quiet 100% affair', hot_rank: 5, status: 'developing' });
    const lively = await buildTopic(db, { description: 'About the AFFAIR, too', hot_rank: 9 });
    await buildTopic(db, { name: 'Unlisted affair', is_listed: false });
    const found = Topics.parse((await get('/api/topics?q=affair').expect(200)).body);
    expect(found.map((topic) => topic.id)).toEqual([lively.id, quiet.id]);
    const literal = Topics.parse((await get('/api/topics?q=100%25').expect(200)).body);
    expect(literal.map((topic) => topic.id)).toEqual([quiet.id]);
    const developing = Topics.parse((await get('/api/topics?q=affair&status=developing').expect(200)).body);
    expect(developing.map((topic) => topic.id)).toEqual([quiet.id]);
    await get('/api/topics?status=forgotten').expect(400);
  });

  it.each(['%00', 'a%00b', 'a%0Ab'])('refuse control characters in q=%s', async (q) => {
    const { body } = await get(`/api/topics?q=${q}`).expect(400);
    expect(ErrorBody.parse(body).issues?.[0]?.path).toBe('q');
  });

  it('are found by slug, by id and by slugs and ids merged into them', async () => {
    const { db } = database;
    const topic = await buildTopic(db, { slug: 'orrin-dam' });
    await buildTopicRedirect(db, topic.id, { old_topic_id: 900_001, old_slug: 'orrin-dam-2' });
    for (const key of ['orrin-dam', String(topic.id), 'orrin-dam-2', '900001']) {
      expect(Topic.parse((await get(`/api/topics/${key}`).expect(200)).body).slug).toBe('orrin-dam');
    }
    await get('/api/topics/no-such-topic').expect(404);
  });

  it('have stats, and articles, newest first', async () => {
    const { db } = database;
    const topic = await buildTopic(db, {
      article_count: 2,
      source_count: 2,
      origin_count: 2,
      update_frequency: 'frequent',
    });
    const older = await buildArticle(db, { topic_id: topic.id, published_at: hoursAfter(-24 * 20) });
    await buildMilestone(db, topic.id, [older.id]);
    const newer = await buildArticle(db, { topic_id: topic.id, published_at: hoursAfter(1) });
    await buildArticle(db, { topic_id: topic.id, is_card: false, published_at: hoursAfter(2) });
    const cards = ArticleCards.parse((await get(`/api/topics/${topic.id}/articles`).expect(200)).body);
    expect(cards.map((card) => card.id)).toEqual([newer.id, older.id]);
    const stats = TopicStats.parse((await get(`/api/topics/${topic.id}/stats`).expect(200)).body);
    expect(stats).toMatchObject({ articleCount: 2, sourceCount: 2, updateFrequency: 'slow' });
  });

  it.each(['articles', 'stats', 'milestones'])(
    'refuse a malformed id of %s and respond 404 to an unknown one',
    async (part) => {
      await get(`/api/topics/0/${part}`).expect(400);
      await get(`/api/topics/orrin/${part}`).expect(400);
      await get(`/api/topics/4000000000/${part}`).expect(400);
      await get(`/api/topics/2000000000/${part}`).expect(404);
    },
  );

  it('have one category for each tag', async () => {
    const categories = Categories.parse((await get('/api/categories').expect(200)).body);
    expect(categories).toHaveLength(TAGS.length);
    expect(categories.map((category) => category.colorClass)).toContain('category-science');
  });
});

describe('milestones and story', () => {
  it('lists milestones oldest first with sources, quotes, level and gap', async () => {
    const { db } = database;
    const topic = await buildTopic(db);
    const articles = [];
    for (let n = 0; n < 4; n++) articles.push((await buildArticle(db, { topic_id: topic.id })).id);
    const [a, b, c, d] = articles as [number, number, number, number];
    const late = await buildMilestone(db, topic.id, [d], { date: hoursAfter(24 * 5) });
    const early = await buildMilestone(db, topic.id, [a, b, c], {
      impact_value: 8,
      is_significant: true,
      significance: 'high',
    });
    await buildQuote(db, early.id, a, { text: 'It holds', speaker: 'Ilse Varn' });
    const milestones = Milestones.parse((await get(`/api/topics/${topic.id}/milestones`).expect(200)).body);
    expect(milestones.map((one) => one.id)).toEqual([early.id, late.id]);
    expect(milestones[0]).toMatchObject({
      confirmationLevel: 'verified',
      originCount: 3,
      timeGap: 0,
      articleQuote: 'It holds',
    });
    expect(milestones[0]?.sources).toHaveLength(3);
    const bounded = await sourcesOfMilestones(db, [early.id, late.id], 2);
    expect(bounded.map((one) => one.milestone_id)).toEqual([late.id, early.id, early.id]);
    expect(milestones[1]).toMatchObject({ confirmationLevel: 'single', timeGap: 5 });

    const newest = StoryTracker.parse((await get(`/api/stories/${topic.id}/tracker`).expect(200)).body);
    expect(newest.milestones.map((one) => one.id)).toEqual([late.id, early.id]);
    expect(newest.milestones[1]?.articles).toHaveLength(3);
    const oldest = StoryTracker.parse(
      (await get(`/api/stories/${newest.slug}/tracker?sort=oldest`).expect(200)).body,
    );
    expect(oldest.milestones.map((one) => one.id)).toEqual([early.id, late.id]);
    expect(newest.milestones.map(({ retracted, retraction }) => [retracted, retraction])).toEqual([
      [false, null],
      [false, null],
    ]);
    await db.rows(
      "update milestone set retracted_at = now(), retraction_reason = 'A misprint.' where id = $1",
      [late.id],
    );
    const withdrawn = StoryTracker.parse((await get(`/api/stories/${topic.id}/tracker`).expect(200)).body);
    expect(withdrawn.milestones[0]).toMatchObject({
      id: late.id,
      retracted: true,
      retraction: 'A misprint.',
    });
    await get(`/api/stories/${topic.id}/tracker?sort=random`).expect(400);
    await get('/api/stories/2000000000/tracker').expect(404);
  });
});
