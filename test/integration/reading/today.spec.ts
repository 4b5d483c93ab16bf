import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { ArticleCards, ArticleList, Today } from '#contract/reading';
import { startReplay } from '#persistence/news-clock';
import { notifyListeners, STORIES_CHANNEL, storySummaries } from '#persistence/stories';
import { Channels } from '../../../apps/bff/src/http/channels.service.js';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildSource } from '../../support/factories/sources.js';
import { buildTopic, buildTopicRelation, categoryId } from '../../support/factories/stories.js';
import { buildMilestone } from '../../support/factories/timeline.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

type TopicValues = Parameters<typeof buildTopic>[1];

let test: TestDatabase;
let app: NestExpressApplication;
let origin: string;

/** The news stands still at `NEWS_DAY`. */
beforeAll(async () => {
  test = await seededDatabase();
  await startReplay(test.db, {
    name: 'test',
    fictional: true,
    from: NEWS_DAY,
    to: NEWS_DAY,
    backfillUntil: NEWS_DAY,
    wall: new Date(),
  });
  app = await createTestApp(test.url);
  await app.listen(0, '127.0.0.1');
  origin = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
  while (!app.get(Channels).isListening) await new Promise((resolve) => setTimeout(resolve, 20));
});

afterAll(async () => {
  await app.close();
  await test.drop();
});

const ask = async (path: string) => (await request(origin).get(path).expect(200)).body as unknown;
const today = async () => Today.parse(await ask('/api/today'));

/** Tells the BFF that stories have changed. */
async function announce(): Promise<void> {
  const received = new Promise<void>((resolve) => app.get(Channels).on(STORIES_CHANNEL, () => resolve()));
  await notifyListeners(test.db, []);
  await received;
}

async function newToday() {
  await announce();
  return today();
}

/** A story of three origins that was reported an hour ago. */
const lively = (values: TopicValues = {}) =>
  buildTopic(test.db, { last_reported_at: hoursAfter(-1), origin_count: 3, hot_rank: 10, ...values });

/** Ends all other stories long ago. */
const clear = () =>
  test.db.rows(
    `update topic set status = 'resolved', resolved_at = $1, resolution_summary = 'Over.', is_listed = false`,
    [hoursAfter(-24 * 365)],
  );

describe('GET /api/today', () => {
  it('is empty on an empty database', async () => {
    expect(await today()).toEqual({ lead: null, stories: [], ended: [], quiet: [] });
  });

  it('leads with the hottest story that says where it stands, and tells how outlets report it', async () => {
    const { db } = test;
    await clear();
    const topic = await lively({ hot_rank: 90, label: 'Orrin dam dispute', name: 'Dam holds' });
    const [left, right] = [
      await buildSource(db, { bias: 'left', name: 'Left Lamp' }),
      await buildSource(db, { bias: 'right', name: 'Right Reed' }),
    ];
    const report = (title: string, hours: number, values: object = {}) =>
      buildArticle(db, {
        topic_id: topic.id,
        source_id: left.id,
        title,
        published_at: hoursAfter(hours),
        ...values,
      });
    const first = await report('The dam holds, engineers say', -30, { origin_key: 'owner:a' });
    await report('Engineers: the dam holds', -3, {
      origin_key: 'owner:b',
      source_id: right.id,
      image_url: 'https://reed.example/dam.jpg',
      hot_rank: 9,
    });
    await report('A wall stands', -2, {
      origin_key: 'owner:b',
      image_url: 'https://lamp.example/wall.jpg',
      hot_rank: 2,
    });
    await report('The dam holds, engineers say.', -1, { origin_key: 'owner:c' });
    const milestone = await buildMilestone(db, topic.id, [first.id], { date: hoursAfter(-30) });
    await db.rows('update topic set stands_milestone_id = $2, stands_text = $3 where id = $1', [
      topic.id,
      milestone.id,
      'The dam holds, engineers say.',
    ]);
    // Hotter, but its state only repeats its name.
    const other = await lively({ hot_rank: 100, name: 'Tram strike goes on' });
    const strike = await buildArticle(db, {
      topic_id: other.id,
      title: 'Tram strike goes on',
      published_at: hoursAfter(-40),
    });
    const reported = await buildMilestone(db, other.id, [strike.id]);
    await db.rows('update topic set stands_milestone_id = $2, stands_text = $3 where id = $1', [
      other.id,
      reported.id,
      'Tram strike goes on.',
    ]);

    const { lead, stories } = await newToday();
    expect(stories.map(({ id }) => id)).toEqual([other.id]);
    expect(lead).toMatchObject({
      id: topic.id,
      label: 'Orrin dam dispute',
      whereItStands: { text: 'The dam holds, engineers say.', at: hoursAfter(-30).toISOString() },
      originCount: 3,
      newReports: 3,
      ending: null,
      image: {
        url: expect.stringMatching(/^\/images\/.+https%3A%2F%2Freed\.example%2Fdam\.jpg$/),
        sourceName: 'Right Reed',
      },
    });
    expect(lead?.outlets).toMatchObject({ left: 1, right: 1, center: 0, unknown: 0 });
    // Not the sentence of the state itself, and one headline of each origin.
    expect(lead?.headlines.map(({ title, sourceName }) => [title, sourceName])).toEqual([
      ['A wall stands', 'Left Lamp'],
    ]);
    expect(stories[0]).toMatchObject({ headlines: [], image: null });
  });

  it('shows a retracted state no more', async () => {
    await test.db.rows('update milestone set retracted_at = $1', [NEWS_DAY]);
    expect((await newToday()).lead?.whereItStands ?? null).toBeNull();
  });

  it('takes five unresolved listed stories of the last two days', async () => {
    await clear();
    const ids: number[] = [];
    const category = ['sports', 'health', 'politics'];
    for (let n = 0; n < 6; n++)
      ids.push(
        (await lively({ hot_rank: 50 - n, category_id: await categoryId(test.db, category[n % 3]) })).id,
      );
    await lively({ hot_rank: 80, is_listed: false });
    await lively({ hot_rank: 81, last_reported_at: hoursAfter(-49) });
    await lively({ hot_rank: 82, origin_count: 1 });
    await lively({
      hot_rank: 83,
      status: 'resolved',
      resolved_at: hoursAfter(-1),
      resolution_summary: 'Over.',
    });
    const { lead, stories } = await newToday();
    expect([lead?.id, ...stories.map(({ id }) => id)]).toEqual(ids.slice(0, 5));
  });

  it('leaves out a story that is near to a hotter one', async () => {
    await clear();
    const [whole, part, far] = [
      await lively({ hot_rank: 9 }),
      await lively({ hot_rank: 8 }),
      await lively({ hot_rank: 7 }),
    ];
    await buildTopicRelation(test.db, part.id, whole.id, { kind: 'part_of' });
    const { lead, stories } = await newToday();
    expect([lead?.id, ...stories.map(({ id }) => id)]).toEqual([whole.id, far.id]);
  });

  it('lists what ended in the last week, by origins, and has no lead if everything is over', async () => {
    await clear();
    const ended = (origins: number, hours: number, values: TopicValues = {}) =>
      lively({
        origin_count: origins,
        status: 'resolved',
        resolved_at: hoursAfter(hours),
        resolution_summary: `Ended by ${origins}.`,
        ...values,
      });
    const [few, many] = [await ended(2, -1), await ended(8, -24 * 6)];
    await ended(9, -24 * 7 - 1);
    await ended(9, 1);
    await ended(9, -1, { is_listed: false });
    const { lead, ended: shown } = await newToday();
    expect(lead).toBeNull();
    expect(shown.map(({ id }) => id)).toEqual([many.id, few.id]);
    expect(shown[0]?.ending).toEqual({ text: 'Ended by 8.', at: hoursAfter(-24 * 6).toISOString() });
  });

  it('lists open stories without a report for three to sixty days, by origins and followers', async () => {
    await clear();
    const silent = (origins: number, days: number, values: TopicValues = {}) =>
      lively({ origin_count: origins, last_reported_at: hoursAfter(-24 * days), ...values });
    const [plain, followed] = [await silent(4, 3), await silent(3, 59, { follower_count: 5 })];
    await silent(9, 2.9);
    await silent(9, 61);
    await silent(2, 10);
    await silent(9, 10, { is_listed: false });
    const { quiet } = await newToday();
    expect(quiet.map(({ id }) => id)).toEqual([followed.id, plain.id]);
    for (let n = 0; n < 6; n++) await silent(5, 5);
    expect((await newToday()).quiet).toHaveLength(5);
  });

  it('is cached until the worker reports a changed story', async () => {
    await clear();
    await announce();
    const before = await today();
    const { id } = await lively();
    expect(await today()).toEqual(before);
    expect((await newToday()).lead?.id).toBe(id);
  });
});

describe('storySummaries', () => {
  it('keeps the given order, counts new reports, and leaves out what is gone', async () => {
    const { db } = test;
    const [open, over] = [
      await lively({ label: 'Quiet wall' }),
      await lively({ status: 'resolved', resolved_at: NEWS_DAY, resolution_summary: 'It is over.' }),
    ];
    for (const hours of [-50, -3, -2])
      await buildArticle(db, { topic_id: open.id, published_at: hoursAfter(hours) });
    const rows = await storySummaries(db, [over.id, 999_999, open.id], hoursAfter(-24));
    expect(
      rows.map(({ id, label, new_reports, stands_text, resolution_summary }) => [
        id,
        label,
        new_reports,
        stands_text,
        resolution_summary,
      ]),
    ).toEqual([
      [over.id, null, 0, null, 'It is over.'],
      [open.id, 'Quiet wall', 2, null, null],
    ]);
    expect(await storySummaries(db, [], NEWS_DAY)).toEqual([]);
  });
});

describe('the story of a card', () => {
  it('is named by its label, and null if the article stands alone', async () => {
    const { db } = test;
    const named = await lively({
      label: 'Silverbank dispute',
      article_count: 9,
      origin_count: 8,
      status: 'developing',
    });
    const unnamed = await lively({ article_count: 2, origin_count: 1 });
    const lone = await lively({ article_count: 1, origin_count: 1 });
    for (const { id } of [named, unnamed, lone])
      await buildArticle(db, { topic_id: id, hot_rank: 1_000_000 });
    await announce();
    const { articles } = ArticleList.parse(await ask('/api/articles?limit=3'));
    const storyOf = (topicId: number) => articles.find((article) => article.topicId === topicId)?.story;
    expect(storyOf(named.id)).toEqual({
      slug: named.slug,
      name: 'Silverbank dispute',
      language: 'en',
      originCount: 8,
      status: 'developing',
    });
    expect(storyOf(unnamed.id)).toMatchObject({ name: unnamed.name });
    expect(storyOf(lone.id)).toBeNull();
  });
});

describe('GET /api/articles/featured without news of late', () => {
  const featured = async () => ArticleCards.parse(await ask('/api/articles/featured'));

  it('goes back to the newest report, and shows the news feed if no story is listed', async () => {
    const { db } = test;
    await db.rows('delete from article where id not in (select anchor_article_id from milestone)');
    await clear();
    const old = await lively({ last_reported_at: hoursAfter(-400) });
    const older = await lively({ last_reported_at: hoursAfter(-500) });
    const card = await buildArticle(db, { topic_id: old.id, published_at: hoursAfter(-400) });
    await buildArticle(db, { topic_id: older.id, published_at: hoursAfter(-500) });
    await announce();
    expect((await featured()).map(({ id }) => id)).toEqual([card.id]);
    await clear();
    await announce();
    const feed = ArticleList.parse(await ask('/api/articles?limit=50')).articles;
    expect(feed.length).toBeGreaterThan(0);
    expect(await featured()).toEqual(feed);
  });
});
