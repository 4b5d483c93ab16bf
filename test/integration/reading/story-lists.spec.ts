import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { ErrorBody, TOPICS_PAGED_MOST } from '#contract/site';
import { EndedStories, StorySections, TopicPlaces, Topics } from '#contract/stories';
import { startReplay } from '#persistence/news-clock';
import { placesOfTopics } from '#persistence/stories';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter } from '../../support/factories/news-day.js';
import { buildTopic, categoryId } from '../../support/factories/stories.js';
import { buildAnnouncedStep, buildMilestone } from '../../support/factories/timeline.js';
import { createTestApp } from '../../support/test-app.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

const DAY = 24;
/** News time of the test: two weeks after the first day. */
const NOW_HOURS = 14 * DAY;
const ago = (hours: number) => hoursAfter(NOW_HOURS - hours);
const dayIn = (days: number) =>
  hoursAfter(NOW_HOURS + days * DAY)
    .toISOString()
    .slice(0, 10);

let database: TestDatabase;
let app: NestExpressApplication;
const get = (path: string) => request(app.getHttpServer()).get(path);
const slugs = async (query: string) =>
  Topics.parse((await get(`/api/topics?${query}`).expect(200)).body).map(({ slug }) => slug);

const RESOLVED = { status: 'resolved', resolution_summary: 'Ended: “The dam is repaired.”' } as const;

beforeAll(async () => {
  database = await seededDatabase();
  app = await createTestApp(database.url);
  const { db } = database;
  const now = hoursAfter(NOW_HOURS);
  const clock = { from: now, to: hoursAfter(NOW_HOURS + DAY), backfillUntil: now, wall: new Date() };
  await startReplay(db, { name: 'test', fictional: true, ...clock });
  const fresh = { last_reported_at: ago(1) };
  await buildTopic(db, { slug: 'moves-first', ...moving(2), ...fresh, hot_rank: 1, place: 'GB' });
  await buildTopic(db, { slug: 'moves-second', ...moving(20), ...fresh, hot_rank: 2, place: 'FR' });
  await buildTopic(db, { slug: 'moved-before', ...moving(60), ...fresh, hot_rank: 3, place: 'GB' });
  await buildTopic(db, { slug: 'votes-soon', ...fresh, hot_rank: 9, place: 'world' });
  await buildTopic(db, { slug: 'votes-later', ...fresh, hot_rank: 8 });
  await buildTopic(db, { slug: 'far-along', ...fresh, estimated_completion_percent: 85 });
  await buildTopic(db, { slug: 'quiet-small', origin_count: 2, last_reported_at: ago(80) });
  await buildTopic(db, { slug: 'quiet-large', origin_count: 9, last_reported_at: ago(300) });
  await buildTopic(db, { slug: 'ended-late', ...RESOLVED, resolved_at: ago(1) });
  await buildTopic(db, { slug: 'ended-early', ...RESOLVED, resolved_at: hoursAfter(-60 * DAY) });
  await buildTopic(db, { slug: 'unlisted', is_listed: false, ...RESOLVED, resolved_at: ago(2), place: 'GB' });
  await announce('votes-soon', 'Parliament votes on the dam on Friday.', 2);
  await announce('votes-later', 'The verdict is due next week.', 9);
  await announce('quiet-small', 'The verdict is due in a month.', 30);
  await announce('moves-first', 'The minister visits the valley.', 1);
  await announce('ended-late', 'Parliament votes on the next dam.', 1);
  // It moves and is near an end.
  await announce('moves-second', 'The verdict is due tomorrow.', 1);
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

const moving = (hours: number) => ({ status: 'developing', last_milestone_at: ago(hours) }) as const;

async function announce(slug: string, text: string, days: number): Promise<void> {
  const [topic] = await database.db.rows<{ id: number }>('select id from topic where slug = $1', [slug]);
  const topic_id = topic?.id ?? 0;
  const article = await buildArticle(database.db, { topic_id });
  await buildAnnouncedStep(database.db, topic_id, [article.id], { text, day: dayIn(days) });
}

describe('GET /api/topics', () => {
  it.each([
    ['moving', ['moves-first', 'moves-second']],
    ['near-end', ['moves-second', 'votes-soon', 'votes-later', 'far-along']],
    ['ended', ['ended-late', 'ended-early']],
    ['quiet', ['quiet-large', 'quiet-small']],
  ])('sort=%s selects and orders', async (sort, expected) => {
    expect(await slugs(`sort=${sort}`)).toEqual(expected);
    const { headers } = await get(`/api/topics?sort=${sort}&limit=1&offset=1`);
    expect(headers['x-total-count']).toBe(String(expected.length));
    expect(await slugs(`sort=${sort}&limit=1&offset=1`)).toEqual(expected.slice(1, 2));
  });

  it('lists the liveliest first unless asked otherwise, without unlisted ones', async () => {
    const all = await slugs('');
    expect(all.slice(0, 4)).toEqual(['votes-soon', 'votes-later', 'moved-before', 'moves-second']);
    expect(all).toHaveLength(10);
  });

  it('filters every order by place, category, status and words', async () => {
    expect(await slugs('place=GB')).toEqual(['moved-before', 'moves-first']);
    expect(await slugs('place=world')).toEqual(['votes-soon']);
    expect(await slugs('sort=moving&place=FR')).toEqual(['moves-second']);
    expect(await slugs('sort=ended&status=developing')).toEqual([]);
    const sports = await categoryId(database.db, 'sports');
    expect(await slugs(`sort=quiet&categoryId=${sports}`)).toEqual([]);
    expect(await slugs(`sort=near-end&q=no+such+words`)).toEqual([]);
  });

  it('answers an empty list beyond the last page that can be reached', async () => {
    expect(await slugs(`offset=${TOPICS_PAGED_MOST}`)).toEqual([]);
    expect(await slugs('offset=999999999')).toEqual([]);
  });

  it.each(['sort=newest', 'place=gb', 'place=GBR', 'place=World'])('refuses %s', async (query) => {
    expect(ErrorBody.parse((await get(`/api/topics?${query}`).expect(400)).body).code).toBe('invalid_input');
  });
});

describe('GET /api/stories/sections', () => {
  it('shows the sections with totals, no story twice, and the step that is expected', async () => {
    const { sections } = StorySections.parse((await get('/api/stories/sections').expect(200)).body);
    expect(sections.map(({ sort, total, stories }) => [sort, total, stories.length])).toEqual([
      ['moving', 2, 2],
      ['near-end', 4, 3],
      ['ended', 2, 2],
      ['quiet', 2, 2],
    ]);
    const [moving, near, ended] = sections;
    expect(near?.stories.map(({ expected }) => expected)).toEqual([
      { text: 'Parliament votes on the dam on Friday.', date: dayIn(2), precision: 'day' },
      { text: 'The verdict is due next week.', date: dayIn(9), precision: 'day' },
      null,
    ]);
    expect(moving?.stories[0]?.expected).toBeNull();
    expect(ended?.stories[0]?.ending).toEqual({
      text: RESOLVED.resolution_summary,
      at: ago(1).toISOString(),
    });
  });
});

describe('GET /api/stories/ended', () => {
  const ended = async (query: string) =>
    EndedStories.parse((await get(`/api/stories/ended?${query}`).expect(200)).body);

  it('lists the newest end first, and the months', async () => {
    const { stories, months, total } = await ended('');
    expect(stories.map(({ slug }) => slug)).toEqual(['ended-late', 'ended-early']);
    expect([total, months]).toEqual([
      2,
      [
        { month: '2031-03', count: 1 },
        { month: '2031-01', count: 1 },
      ],
    ]);
  });

  it('lists one month, page by page', async () => {
    const january = await ended('month=2031-01');
    expect([january.stories.map(({ slug }) => slug), january.total]).toEqual([['ended-early'], 1]);
    expect(january.months).toHaveLength(2);
    expect((await ended('month=2031-01&offset=1')).stories).toEqual([]);
    expect((await ended('month=2031-02')).total).toBe(0);
    expect((await ended('offset=999999999')).stories).toEqual([]);
  });

  it.each(['month=2031-13', 'month=2031', 'month=0000-01', 'limit=0'])('refuses %s', async (query) => {
    await get(`/api/stories/ended?${query}`).expect(400);
  });

  it('has a milestone’s sentence as the state of an open story, and counts the day’s reports', async () => {
    const { db } = database;
    const topic = await buildTopic(db, { slug: 'has-state', ...RESOLVED, resolved_at: ago(3) });
    const article = await buildArticle(db, { topic_id: topic.id, published_at: ago(2) });
    const { id } = await buildMilestone(db, topic.id, [article.id]);
    await db.rows("update topic set stands_milestone_id = $2, stands_text = 'It holds.' where id = $1", [
      topic.id,
      id,
    ]);
    const found = (await ended('')).stories.find(({ slug }) => slug === 'has-state');
    expect([found?.whereItStands?.text, found?.newReports]).toEqual(['It holds.', 1]);
    await db.rows('update topic set is_listed = false where id = $1', [topic.id]);
  });
});

describe('GET /api/places', () => {
  it('counts the listed topics of each place, most first', async () => {
    expect(TopicPlaces.parse((await get('/api/places').expect(200)).body)).toEqual([
      { place: 'GB', topics: 2 },
      { place: 'FR', topics: 1 },
      { place: 'world', topics: 1 },
    ]);
  });

  it('counts the liveliest topics only', async () => {
    expect(await placesOfTopics(database.db, { among: 4, limit: 15 })).toEqual([
      { place: 'FR', topics: 1 },
      { place: 'GB', topics: 1 },
      { place: 'world', topics: 1 },
    ]);
  });
});
