import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { ArticleCards } from '#contract/reading';
import { ErrorBody, RELATED_ANSWERED } from '#contract/site';
import { TopicHeadlines } from '#contract/stories';
import { writeSearchWords } from '#persistence/ingest/article';
import {
  buildArticle,
  buildMilestone,
  buildSource,
  buildTopic,
  categoryId,
  hoursAfter,
} from '../../support/factories.js';
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
  it('gives the same topic first, newest first, then the nearest text, without near repeats', async () => {
    const { db } = test;
    const topic = await buildTopic(db);
    const [article = 0, older = 0, newer = 0] = [
      await buildArticle(db, { topic_id: topic, title: TITLE }),
      await buildArticle(db, { topic_id: topic, title: 'Villages wait', published_at: hoursAfter(1) }),
      await buildArticle(db, {
        topic_id: topic,
        title: 'Engineers measure cracks',
        published_at: hoursAfter(2),
      }),
    ];
    const repeat = await buildArticle(db, {
      topic_id: topic,
      title: `${TITLE}!`,
      published_at: hoursAfter(3),
    });
    const elsewhere = (title: string, values: Record<string, unknown> = {}) =>
      buildArticle(db, { title, excerpt: 'Of the day.', ...values });
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
    for (const none of [article, repeat, far, copy, foreign]) expect(found).not.toContain(none);
    const more = ids(
      await related(`topicId=${await buildTopic(db, { name: 'Dams after the second storm' })}`),
    );
    expect(more.slice(0, 2)).toEqual([repeat, article]);
    expect(more).toContain(three);
  });

  it('takes rare words for near, not those that half of the news says', async () => {
    const { db } = test;
    const make = (title: string) => buildArticle(db, { title, excerpt: 'Of the day.' });
    const article = await make('Election night 1987 of the 300 Quorx islands');
    const near = await make('Quorx islands without light');
    const counts = await make('In 1987 the 300 came');
    const nearer = await make('Quorx islands hold their election');
    const common: number[] = [];
    for (let n = 0; n < 60; n++) common.push(await make(`Election night, part ${n}`));
    await writeSearchWords(db, [article, near, nearer, counts, ...common]);
    await db.rows('analyze article_search');
    // As if there were many more articles of the same kind.
    await db.rows("update pg_class set reltuples = 200000 where oid = 'article_search'::regclass");
    expect(ids(await related(`articleId=${article}`))).toEqual([nearer, near]);
  });

  it('answers by topic, old ids of a merged one included, and no more than its bound', async () => {
    const { db } = test;
    const topic = await buildTopic(db, { name: 'Salt works strike' });
    for (let n = 0; n < RELATED_ANSWERED + 3; n++)
      await buildArticle(db, { topic_id: topic, title: `Day ${n} of it`, published_at: hoursAfter(n) });
    const found = await related(`topicId=${topic}`);
    expect(found).toHaveLength(RELATED_ANSWERED);
    expect(new Set(found.map(({ topicId }) => topicId))).toEqual(new Set([topic]));
    await db.rows(
      "insert into topic_redirect (old_topic_id, old_slug, topic_id, created_at) values (900001, 'merged-away', $1, now())",
      [topic],
    );
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

  it.each(['articleId=2147483647', 'topicId=2147483647'])('does not know %s', async (query) => {
    await get(`/articles/related?${query}`).expect(404);
  });
});

describe('GET /api/topics/:id/headlines', () => {
  it('gives the first headline of each source, and what stood there before', async () => {
    const { db } = test;
    const topic = await buildTopic(db);
    const herald = await buildSource(db, { name: 'Orrin Herald', trust_score: 81, bias: 'center-left' });
    const tide = await buildSource(db, { name: 'Tide' });
    const first = await buildArticle(db, { topic_id: topic, source_id: tide, title: 'Dam: three dead' });
    const second = await buildArticle(db, {
      topic_id: topic,
      source_id: herald,
      title: 'Dam holds, say engineers',
      published_at: hoursAfter(1),
    });
    const again = await buildArticle(db, {
      topic_id: topic,
      source_id: herald,
      title: 'More on the dam',
      published_at: hoursAfter(2),
    });
    const milestone = await buildMilestone(db, topic, [first, second, again], { outlet_count: 2 });
    const alone = await buildArticle(db, { topic_id: topic, published_at: hoursAfter(5) });
    const single = await buildMilestone(db, topic, [alone], { date: hoursAfter(5) });
    await revise(first, 'Dam: two dead', 1);
    await revise(first, 'Dam: three dead', 2);
    await revise(first, 'Dam breaks?', 0.5);

    const answer = await get(`/topics/${topic}/headlines`).expect(200);
    const compared = TopicHeadlines.parse(answer.body);
    expect(ids(compared)).toEqual([milestone]);
    expect(compared[0]?.headlines.map(({ articleId }) => articleId)).toEqual([first, second]);
    expect(compared[0]?.headlines[0]?.earlier).toEqual([
      { title: 'Dam: two dead', replacedAt: hoursAfter(1).toISOString() },
      { title: 'Dam breaks?', replacedAt: hoursAfter(0.5).toISOString() },
    ]);
    expect(compared[0]?.headlines[1]).toMatchObject({
      source: { name: 'Orrin Herald', credibilityScore: 8.1, bias: 'center-left' },
      earlier: [],
    });

    const asked = TopicHeadlines.parse((await get(`/topics/${topic}/headlines?milestone=${single}`)).body);
    expect(ids(asked)).toEqual([single]);
    await revise(alone, 'It was otherwise', 6);
    expect(ids(TopicHeadlines.parse((await get(`/topics/${topic}/headlines`)).body))).toEqual([
      single,
      milestone,
    ]);
    const page = await get(`/topics/${topic}/headlines?limit=1&offset=1`);
    expect(ids(TopicHeadlines.parse(page.body))).toEqual([milestone]);
    expect((await get(`/topics/${topic}/headlines?offset=300`).expect(200)).body).toEqual([]);
  });

  it('shows a milestone of this topic only', async () => {
    const { db } = test;
    const [here, there] = [await buildTopic(db), await buildTopic(db)];
    const foreign = await buildMilestone(db, there, [await buildArticle(db, { topic_id: there })]);
    expect((await get(`/topics/${here}/headlines?milestone=${foreign}`).expect(200)).body).toEqual([]);
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

  it('does not know a topic that never was', async () => {
    await get('/topics/2147483647/headlines').expect(404);
  });
});

/** What the article said until `hours` after the day's first report. */
async function revise(articleId: number, title: string, hours: number): Promise<void> {
  await test.db.rows(
    `insert into article_revision (article_id, title, excerpt, content_hash, replaced_at)
     values ($1, $2, '', 'h', $3)`,
    [articleId, title, hoursAfter(hours)],
  );
}
