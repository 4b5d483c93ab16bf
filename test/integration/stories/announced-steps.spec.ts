import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TopicPage } from '#contract/stories';
import { AnnouncedSteps } from '#contract/timeline';
import type { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { orderTopicCommand } from '#persistence/stories';
import { StepsService } from '../../../apps/bff/src/topics/steps.service.js';
import { buildArticle, buildWaitingArticle } from '../../support/factories/articles.js';
import { hoursAfter } from '../../support/factories/news-day.js';
import { buildSource } from '../../support/factories/sources.js';
import { buildTopic } from '../../support/factories/stories.js';
import { buildAnnouncedStep, buildMilestone } from '../../support/factories/timeline.js';
import { KeptStories } from '../../support/kept-stories.js';

let stories: KeptStories;
let db: Database;

beforeAll(async () => {
  stories = await KeptStories.start(400);
  db = stories.db;
});
afterAll(() => stories.stop());

const get = (path: string) => stories.get(path);
const topicOf = (article: number) => stories.topicOf(article);
const topicView = async (key: number | string) =>
  TopicPage.parse((await get(`/api/topics/${key}`).expect(200)).body);
const stepsOf = async (id: number) =>
  AnnouncedSteps.parse((await get(`/api/topics/${id}/steps`).expect(200)).body);

async function report(hours: number, title: string, excerpt: string, language = 'en'): Promise<number> {
  const article = await buildWaitingArticle(db, hours, [title, excerpt], { language });
  await stories.settle();
  return article.id;
}

const GUILTY =
  'A jury in Orvale found Mayor Petra Vane guilty of fraud over the Orvale dam. Judge Marrow will sentence Mayor Vane for the fraud on 20 March.';
const AGAIN =
  'Mayor Petra Vane, guilty of fraud over the Orvale dam, is due to be sentenced by Judge Marrow on March 20.';
const POSTPONED =
  'The sentencing of Mayor Petra Vane, guilty of fraud over the Orvale dam, was postponed to 27 March by Judge Marrow.';

describe('the rebuild of a story', () => {
  it('keeps what its articles announce, through a new date, a split and a merge', async () => {
    const first = await report(0, 'Orvale mayor Vane guilty of dam fraud', GUILTY);
    const second = await report(2, 'Mayor Vane guilty of Orvale dam fraud', AGAIN);
    const id = await topicOf(first);
    expect(await topicOf(second)).toBe(id);
    const view = await topicView(id);
    expect(view.next).toEqual([
      {
        text: 'Judge Marrow will sentence Mayor Vane for the fraud on 20 March.',
        date: '2031-03-20',
        precision: 'day',
        articleIds: [first, second],
        cited: { slug: expect.any(String), source: expect.any(String) },
        movedFrom: [],
      },
    ]);
    expect((await topicView(view.slug)).next).toEqual(view.next);

    const third = await report(8, 'Sentence of Orvale mayor Vane for dam fraud postponed', POSTPONED);
    expect(await topicOf(third)).toBe(id);
    expect((await topicView(id)).next).toMatchObject([
      { date: '2031-03-27', movedFrom: ['2031-03-20'], articleIds: [third] },
    ]);

    await orderTopicCommand(
      db,
      { kind: 'split', payload: { topic: id, articles: [second, third] } },
      'editor',
    );
    await stories.settle();
    const other = await topicOf(third);
    expect(other).not.toBe(id);
    expect((await topicView(id)).next).toMatchObject([{ date: '2031-03-20', articleIds: [first] }]);
    expect((await topicView(other)).next).toMatchObject([{ date: '2031-03-27', movedFrom: ['2031-03-20'] }]);

    await orderTopicCommand(db, { kind: 'merge', payload: { from: other, into: id } }, 'editor');
    await stories.settle();
    expect((await topicView(id)).next).toMatchObject([{ date: '2031-03-27', movedFrom: ['2031-03-20'] }]);
    expect(await db.rows('select id from announced_step where topic_id = $1', [id])).toHaveLength(1);
  });

  it('keeps the steps of a story whose older articles are not read again', async () => {
    const [row] = await db.rows<{ topic_id: number }>('select topic_id from announced_step limit 1');
    const id = row?.topic_id ?? 0;
    await db.rows('update topic set article_count = 500 where id = $1', [id]);
    const added = await report(12, 'Orvale mayor Vane appeals in dam fraud', AGAIN.replace('20', '27'));
    expect(await topicOf(added)).toBe(id);
    expect((await topicView(id)).next.map(({ date }) => date)).toEqual(['2031-03-27']);
  });
});

describe('a story in German', () => {
  it('has what its articles announce, with the new date, and does not say that steps are not read', async () => {
    const first = await report(
      20,
      'Streik der Hohenauer Fährleute: Reederei Tolm will verhandeln',
      'Die Fährleute der Reederei Tolm in Hohenau streiken weiter. Reederei und Fährleute verhandeln am 20. März in Hohenau über höhere Löhne.',
      'de',
    );
    const id = await topicOf(first);
    expect((await topicView(id)).next).toMatchObject([
      {
        text: 'Reederei und Fährleute verhandeln am 20. März in Hohenau über höhere Löhne.',
        date: '2031-03-20',
        articleIds: [first],
      },
    ]);
    const second = await report(
      26,
      'Streik der Hohenauer Fährleute: Reederei Tolm verschiebt Verhandlung',
      'Die Verhandlung der Reederei Tolm mit den Fährleuten über höhere Löhne in Hohenau wurde auf den 27. März verschoben.',
      'de',
    );
    expect(await topicOf(second)).toBe(id);
    const view = await topicView(id);
    expect(view.next).toMatchObject([
      { date: '2031-03-27', movedFrom: ['2031-03-20'], articleIds: [second] },
    ]);
    expect(view.languageLimits).toEqual({
      language: 'de',
      missing: [],
      partial: ['numbers', 'withdrawals', 'sentences'],
    });
  });
});

describe('GET /api/topics/:id/steps', () => {
  it('says what became of each step, without a rebuild when its day passes', async () => {
    const topic = await buildTopic(db);
    const source = await buildSource(db, { name: 'The Gull' });
    const ids: number[] = [];
    for (let n = 0; n < 5; n += 1)
      ids.push((await buildArticle(db, { topic_id: topic.id, source_id: source.id })).id);
    const [a, b, c, d, e] = ids as [number, number, number, number, number];
    const told = await buildMilestone(db, topic.id, [a]);
    await buildAnnouncedStep(db, topic.id, [a], { day: '2031-03-06', met_milestone_id: told.id });
    await buildAnnouncedStep(db, topic.id, [b], { day: '2031-03-08', called_off_text: 'It was cancelled.' });
    await buildAnnouncedStep(db, topic.id, [c, d], { day: '2031-03-10', moved_from: ['2031-03-07'] });
    await buildAnnouncedStep(db, topic.id, [e], { day: '2031-03-10', precision: 'week' });
    const found = await stepsOf(topic.id);
    expect(found.map(({ date, milestoneId, calledOffText }) => [date, milestoneId, calledOffText])).toEqual([
      ['2031-03-10', null, null],
      ['2031-03-10', null, null],
      ['2031-03-08', null, 'It was cancelled.'],
      ['2031-03-06', told.id, null],
    ]);
    expect(found[1]).toMatchObject({
      ...{ articleIds: [c, d], movedFrom: ['2031-03-07'], cited: { source: 'The Gull' } },
    });
    const statesAt = async (days: number) => {
      const service = new StepsService(db, new NewsClock(db, () => hoursAfter(days * 24), 0));
      const next = await service.next(topic);
      return [next.length, ...(await service.all(topic.id)).map(({ state }) => state)];
    };
    expect(await statesAt(1)).toEqual([2, 'pending', 'pending', 'called_off', 'met']);
    expect(await statesAt(7)).toEqual([1, 'pending', 'late', 'called_off', 'met']);
    expect(await statesAt(14)).toEqual([0, 'late', 'silent', 'called_off', 'met']);
    expect(await statesAt(60)).toEqual([0, 'silent', 'silent', 'called_off', 'met']);
  });

  it('shows the steps that an editor set in place of the announced ones, until their day has passed', async () => {
    const set = [
      { date: '2031-03-09', text: 'The court sentences her.' },
      { date: '2031-03-06', text: 'The hearing goes on.' },
    ];
    const topic = await buildTopic(db, { next_steps: JSON.stringify(set) as never });
    const { id } = await buildArticle(db, { topic_id: topic.id });
    await buildAnnouncedStep(db, topic.id, [id], { day: '2031-03-07' });
    const nextAt = async (days: number) => {
      const service = new StepsService(db, new NewsClock(db, () => hoursAfter(days * 24), 0));
      return (await service.next({ ...topic, next_steps: set })).map(({ text, cited }) => [text, cited]);
    };
    expect(await nextAt(1)).toEqual([
      ['The hearing goes on.', null],
      ['The court sentences her.', null],
    ]);
    expect(await nextAt(4)).toEqual([['The court sentences her.', null]]);
    expect((await topicView(topic.id)).next.map(({ text }) => text)).toContain('The court sentences her.');
  });

  it('shows five next steps at most, soonest first', async () => {
    const topic = await buildTopic(db);
    for (let n = 1; n <= 7; n += 1) {
      const { id } = await buildArticle(db, { topic_id: topic.id });
      await buildAnnouncedStep(db, topic.id, [id], { day: `2031-04-1${7 - n}` });
    }
    const days = (await topicView(topic.id)).next.map(({ date }) => date);
    expect(days).toEqual(['2031-04-10', '2031-04-11', '2031-04-12', '2031-04-13', '2031-04-14']);
  });

  it.each([
    [999_999, 404],
    ['x', 400],
    [0, 400],
  ])('%s: %d', async (id, status) => {
    await get(`/api/topics/${id}/steps`).expect(status);
  });
});
