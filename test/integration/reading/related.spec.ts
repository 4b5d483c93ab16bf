import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { ArticleCards } from '#contract/reading';
import { ErrorBody, RELATED_ANSWERED } from '#contract/site';
import { TopicHeadlines } from '#contract/stories';
import { writeSearchWords } from '#persistence/ingest/article';
import { buildArticle, buildRevision } from '../../support/factories/articles.js';
import { hoursAfter } from '../../support/factories/news-day.js';
import { buildSource } from '../../support/factories/sources.js';
import { buildTopic, buildTopicRedirect, categoryId } from '../../support/factories/stories.js';
import { buildMilestone, buildReport } from '../../support/factories/timeline.js';
import type { Values } from '../../support/factories/values.js';
import { type ReaderApp, startReaderApp } from '../../support/reader-app.js';

let test: ReaderApp;
const get = (path: string) => request(test.app.getHttpServer()).get(`/api${path}`);
const related = async (query: string) =>
  ArticleCards.parse((await get(`/articles/related?${query}`).expect(200)).body);
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

beforeAll(async () => {
  test = await startReaderApp();
});

afterAll(() => test.stop());

const TITLE = 'Orrin dam holds after second storm night';

describe('GET /api/articles/related', () => {
  it('returns the same topic first, newest first, then the nearest text, without near-duplicates', async () => {
    const { db } = test;
    const topic = await buildTopic(db);
    const [article = 0, older = 0, newer = 0] = [
      (await buildArticle(db, { topic_id: topic.id, title: TITLE })).id,
      (await buildArticle(db, { topic_id: topic.id, title: 'Villages wait', published_at: hoursAfter(1) }))
        .id,
      (
        await buildArticle(db, {
          topic_id: topic.id,
          title: 'Engineers measure cracks',
          published_at: hoursAfter(2),
        })
      ).id,
    ];
    const repeat = await buildArticle(db, {
      topic_id: topic.id,
      title: `${TITLE}!`,
      published_at: hoursAfter(3),
    });
    const elsewhere = async (title: string, values: Values<'article'> = {}) =>
      (await buildArticle(db, { title, excerpt: 'Of the day.', ...values })).id;
    const sports = { category_id: await categoryId(db, 'sports'), tags: ['sports'] };
    const two = await elsewhere('Second storm closes the pass', sports);
    const three = await elsewhere('Dams held in the second storm', {
      published_at: hoursAfter(-900),
      hot_rank: -9,
    });
    const summary = await elsewhere('Council pays', { excerpt: 'For what the storm did to the dam.' });
    const far = await elsewhere('A poet wins the storm prize');
    const copy = await elsewhere('Second storm closes a pass', { is_card: false });
    const foreign = await elsewhere('Second storm, sagt Orrin', { language: 'de' });
    const rows = await db.rows<{ id: number }>('select id from article');
    await writeSearchWords(db, ids(rows));
    const found = ids(await related(`articleId=${article}`));
    expect(found).toEqual([newer, older, three, summary, two]);
    for (const none of [article, repeat.id, far, copy, foreign]) expect(found).not.toContain(none);
    const more = ids(
      await related(`topicId=${(await buildTopic(db, { name: 'Dams after the second storm' })).id}`),
    );
    expect(more.slice(0, 2)).toEqual([repeat.id, article]);
    expect(more).toContain(three);
  });

  it('ranks by rare words, not by words in half of the news', async () => {
    const { db } = test;
    const make = async (title: string) => (await buildArticle(db, { title, excerpt: 'Of the day.' })).id;
    const article = await make('Election night 1987 of the 300 Quorx islands');
    const near = await make('Quorx islands without light');
    const counts = await make('In 1987 the 300 came');
    const nearer = await make('Quorx islands hold their election');
    const common: number[] = [];
    for (let n = 0; n < 60; n++) common.push(await make(`Election night, part ${n}`));
    await writeSearchWords(db, [article, near, nearer, counts, ...common]);
    await db.rows('analyze article_search');
    // Simulates many more articles of the same kind.
    await db.rows("update pg_class set reltuples = 200000 where oid = 'article_search'::regclass");
    expect(ids(await related(`articleId=${article}`))).toEqual([nearer, near]);
  });

  it('finds by topic, also by ids from before a merge, up to its limit', async () => {
    const { db } = test;
    const topic = await buildTopic(db, { name: 'Salt works strike' });
    for (let n = 0; n < RELATED_ANSWERED + 3; n++)
      await buildArticle(db, { topic_id: topic.id, title: `Day ${n} of it`, published_at: hoursAfter(n) });
    const found = await related(`topicId=${topic.id}`);
    expect(found).toHaveLength(RELATED_ANSWERED);
    expect(new Set(found.map(({ topicId }) => topicId))).toEqual(new Set([topic.id]));
    await buildTopicRedirect(db, topic.id, { old_topic_id: 900_001 });
    expect(ids(await related('topicId=900001'))).toEqual(ids(found));
  });

  it.each([
    '',
    'articleId=',
    'articleId=0',
    'articleId=-1',
    'articleId=abc',
    'topicId=1e3',
    'topicId=99999999999',
  ])('refuses "%s"', async (query) => {
    const { body } = await get(`/articles/related?${query}`).expect(400);
    expect(ErrorBody.parse(body).issues?.[0]?.path).toMatch(/articleId|topicId/);
  });

  it.each(['articleId=2147483647', 'topicId=2147483647'])('responds 404 to %s', async (query) => {
    await get(`/articles/related?${query}`).expect(404);
  });
});

describe('GET /api/topics/:id/headlines', () => {
  it("returns the headline of each source's first report and its earlier versions", async () => {
    const { db } = test;
    const topic = await buildTopic(db);
    const herald = await buildSource(db, { name: 'Orrin Herald', trust_score: 81, bias: 'center-left' });
    const tide = await buildSource(db, { name: 'Tide' });
    const first = await buildArticle(db, {
      topic_id: topic.id,
      source_id: tide.id,
      title: 'Dam: three dead',
    });
    const second = await buildArticle(db, {
      topic_id: topic.id,
      source_id: herald.id,
      title: 'Dam holds, say engineers',
      published_at: hoursAfter(1),
    });
    const again = await buildArticle(db, {
      topic_id: topic.id,
      source_id: herald.id,
      title: 'More on the dam',
      published_at: hoursAfter(2),
    });
    const milestone = await buildMilestone(db, topic.id, [first.id, second.id, again.id], {
      outlet_count: 2,
    });
    const opinion = await buildArticle(db, { topic_id: topic.id, title: 'Who let the dam break?' });
    await buildReport(db, milestone.id, opinion.id, { role: 'comment' });
    const alone = await buildArticle(db, { topic_id: topic.id, published_at: hoursAfter(5) });
    const single = await buildMilestone(db, topic.id, [alone.id], { date: hoursAfter(5) });
    await buildRevision(test.db, first.id, { title: 'Dam: two dead', replaced_at: hoursAfter(1) });
    await buildRevision(test.db, first.id, { title: 'Dam: three dead', replaced_at: hoursAfter(2) });
    await buildRevision(test.db, first.id, { title: 'Dam breaks?', replaced_at: hoursAfter(0.5) });

    const answer = await get(`/topics/${topic.id}/headlines`).expect(200);
    const compared = TopicHeadlines.parse(answer.body);
    expect(ids(compared)).toEqual([milestone.id]);
    expect(compared[0]?.headlines.map(({ articleId }) => articleId)).toEqual([first.id, second.id]);
    expect(compared[0]?.headlines[0]?.earlier).toEqual([
      { title: 'Dam: two dead', replacedAt: hoursAfter(1).toISOString() },
      { title: 'Dam breaks?', replacedAt: hoursAfter(0.5).toISOString() },
    ]);
    expect(compared[0]?.headlines[1]).toMatchObject({
      source: { name: 'Orrin Herald', credibilityScore: 8.1, bias: 'center-left' },
      earlier: [],
    });

    const requested = TopicHeadlines.parse(
      (await get(`/topics/${topic.id}/headlines?milestone=${single.id}`)).body,
    );
    expect(ids(requested)).toEqual([single.id]);
    await buildRevision(test.db, alone.id, { title: 'It was otherwise', replaced_at: hoursAfter(6) });
    expect(ids(TopicHeadlines.parse((await get(`/topics/${topic.id}/headlines`)).body))).toEqual([
      single.id,
      milestone.id,
    ]);
    const page = await get(`/topics/${topic.id}/headlines?limit=1&offset=1`);
    expect(ids(TopicHeadlines.parse(page.body))).toEqual([milestone.id]);
    expect((await get(`/topics/${topic.id}/headlines?offset=300`).expect(200)).body).toEqual([]);
  });

  it('shows a milestone of this topic only', async () => {
    const { db } = test;
    const [here, there] = [(await buildTopic(db)).id, (await buildTopic(db)).id];
    const foreign = await buildMilestone(db, there, [(await buildArticle(db, { topic_id: there })).id]);
    expect((await get(`/topics/${here}/headlines?milestone=${foreign.id}`).expect(200)).body).toEqual([]);
  });

  it.each(['limit=0', 'limit=301', 'limit=x', 'offset=-1', 'milestone=abc', 'milestone=0'])(
    'refuses %s',
    async (q) => {
      await get(`/topics/1/headlines?${q}`).expect(400);
    },
  );

  it.each(['abc', '0', '-1', '1e3'])('refuses the id %s', async (id) => {
    await get(`/topics/${id}/headlines`).expect(400);
  });

  it('responds 404 to an unknown topic', async () => {
    await get('/topics/2147483647/headlines').expect(404);
  });
});
