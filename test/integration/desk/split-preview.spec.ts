import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { REFUSAL_MESSAGES, SplitPreview } from '#contract/desk';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter } from '../../support/factories/news-day.js';
import { buildTopic } from '../../support/factories/stories.js';
import { buildMilestone } from '../../support/factories/timeline.js';
import { type ReaderApp, startReaderApp, type TestReader } from '../../support/reader-app.js';

let site: ReaderApp;
let editor: TestReader;
let topic: number;
/** Of two milestones: 0 and 1, and 2 to 4. The fifth reports none. */
let articles: number[];
let milestones: number[];

beforeAll(async () => {
  site = await startReaderApp();
  editor = await site.reader({ is_editor: true });
  topic = (await buildTopic(site.db)).id;
  articles = [];
  for (let n = 0; n < 6; n += 1)
    articles.push(
      (
        await buildArticle(site.db, {
          ...{ topic_id: topic, title: `Report ${n}`, published_at: hoursAfter(n) },
          origin_key: `source:${n % 3}`,
        })
      ).id,
    );
  const of = async (title: string, from: number, to: number) =>
    (await buildMilestone(site.db, topic, articles.slice(from, to), { title })).id;
  milestones = [await of('The dam breaks', 0, 2), await of('The dam is sealed', 2, 5)];
});
afterAll(() => site.stop());

async function preview(body: object, of = topic): Promise<SplitPreview> {
  const answer = await site.call(editor, 'post', `/admin/topics/${of}/split-preview`).send(body).expect(200);
  return SplitPreview.parse(answer.body);
}

it('counts what leaves and what stays, and names the milestones that both would tell', async () => {
  const { leaves, stays, shared, refusal } = await preview({
    articles: [articles[0], articles[5]],
    milestones: [milestones[1]],
  });
  expect(refusal).toBeNull();
  expect(leaves).toEqual({
    ...{ articles: 5, origins: 3, sources: 5, milestones: 2 },
    ...{ firstAt: hoursAfter(0).toISOString(), lastAt: hoursAfter(5).toISOString() },
    titles: ['Report 0', 'Report 2', 'Report 3', 'Report 4', 'Report 5'],
  });
  expect(stays).toMatchObject({ articles: 1, origins: 1, milestones: 1, titles: ['Report 1'] });
  expect(shared).toEqual(['The dam breaks']);
});

it('changes nothing', async () => {
  const rows = () => site.db.rows('select id, topic_id from article order by id');
  const before = await rows();
  await preview({ articles: [articles[0]] });
  expect(await rows()).toEqual(before);
  expect(await site.db.rows('select 1 from topic_command')).toEqual([]);
});

it('says why a split would be refused', async () => {
  const other = await buildArticle(site.db);
  expect((await preview({ articles })).refusal).toBe(REFUSAL_MESSAGES.whole_topic);
  expect((await preview({ articles: [other.id] })).refusal).toBe(REFUSAL_MESSAGES.not_of_topic);
  expect((await preview({})).refusal).toBe(REFUSAL_MESSAGES.no_articles);
  await site.call(editor, 'post', '/admin/topics/2147483647/split-preview').send({}).expect(404);
  await site
    .call(editor, 'post', `/admin/topics/${topic}/split-preview`)
    .send({ articles: Array.from({ length: 5001 }, (_, n) => n + 1) })
    .expect(400);
});
