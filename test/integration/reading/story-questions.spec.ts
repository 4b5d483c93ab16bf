import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  OPEN_QUESTIONS_MAX,
  OPEN_QUESTIONS_MAX_SUBSCRIBED,
  StoryQuestion,
  StoryQuestions,
} from '#contract/reading';
import { ErrorBody } from '#contract/site';
import { buildArticle } from '../../support/factories/articles.js';
import { hoursAfter, NEWS_DAY } from '../../support/factories/news-day.js';
import { buildFollow, buildStoryQuestion } from '../../support/factories/reading.js';
import { buildTopic } from '../../support/factories/stories.js';
import type { Values } from '../../support/factories/values.js';
import { type ReaderApp, startReaderApp, type TestReader } from '../../support/reader-app.js';

let test: ReaderApp;

beforeAll(async () => {
  test = await startReaderApp();
});
afterAll(() => test.stop());

async function follower(values?: Values<'user_account'>) {
  const [who, topic] = [await test.reader(values), await buildTopic(test.db)];
  await buildFollow(test.db, who.id, topic.id);
  return { who, topic: topic.id };
}

const list = async (who: TestReader, topic: number) =>
  StoryQuestions.parse((await test.call(who, 'get', `/topics/${topic}/questions`).expect(200)).body);
const ask = (who: TestReader, topic: number, text: unknown) =>
  test.call(who, 'post', `/topics/${topic}/questions`).send({ text });
const remove = (who: TestReader, topic: number, id: number) =>
  test.call(who, 'delete', `/topics/${topic}/questions/${id}`);
const codeOf = (body: unknown) => ErrorBody.parse(body).code;

describe('questions about a followed story', () => {
  it('are asked, listed, removed and brought back', async () => {
    const { who, topic } = await follower();
    expect(await list(who, topic)).toEqual({ questions: [], open: 0, most: OPEN_QUESTIONS_MAX });
    const asked = StoryQuestion.parse((await ask(who, topic, ' Is the dam sealed? ').expect(201)).body);
    expect(asked).toMatchObject({
      text: 'Is the dam sealed?',
      askedAt: NEWS_DAY.toISOString(),
      settled: null,
    });
    expect(await list(who, topic)).toMatchObject({ questions: [asked], open: 1 });
    expect(codeOf((await ask(who, topic, 'is the dam SEALED').expect(409)).body)).toBe('duplicate');
    await remove(who, topic, asked.id).expect(204);
    expect(await list(who, topic)).toMatchObject({ questions: [], open: 0 });
    await remove(who, topic, asked.id).expect(404);
    const back = StoryQuestion.parse((await ask(who, topic, 'Is the dam sealed?').expect(201)).body);
    expect(back.id).toBe(asked.id);
  });

  it('show how they were settled', async () => {
    const { who, topic } = await follower();
    const article = await buildArticle(test.db, { topic_id: topic });
    await buildStoryQuestion(test.db, who.id, topic, {
      ...{ settled_at: hoursAfter(3), answer: 'no', article_id: article.id, day: '2031-03-03' },
      sentence: 'The dam was not declared safe.',
    });
    const { questions, open } = await list(who, topic);
    expect(open).toBe(0);
    expect(questions[0]?.settled).toEqual({
      ...{ answer: 'no', words: 'No', day: '2031-03-03', sentence: 'The dam was not declared safe.' },
      cited: { slug: article.slug, source: expect.any(String) },
    });
  });

  it.each([
    ['free', false, OPEN_QUESTIONS_MAX],
    ['subscribed', true, OPEN_QUESTIONS_MAX_SUBSCRIBED],
  ])('are at most so many while open: %s', async (_, isSubscribed, most) => {
    const { who, topic } = await follower({ premium_granted: isSubscribed });
    for (let nth = 1; nth <= most; nth += 1)
      await buildStoryQuestion(test.db, who.id, topic, { text_key: `question ${nth}` });
    const refused = ErrorBody.parse((await ask(who, topic, 'Is the dam sealed?').expect(409)).body);
    expect(refused.code).toBe('too_many');
    expect(refused.message).toContain(`at most ${most} open questions`);
    await test.db.rows(
      `update story_question set settled_at = now(), answer = 'yes', sentence = 'It is.' where text_key = 'question 1'`,
    );
    await ask(who, topic, 'Is the dam sealed?').expect(201);
  });

  it.each([
    ['short', 'Is it?', 'invalid'],
    ['long', `Is the dam ${'very '.repeat(50)}safe?`, 'invalid'],
    ['two lines', 'Is the dam\nsealed?', 'invalid'],
    ['no text', 7, 'invalid'],
    ['what no report can settle', 'Why did the dam break?', 'unclear_question'],
  ])('are refused: %s', async (_, text, code) => {
    const { who, topic } = await follower();
    const { body } = await ask(who, topic, text).expect(400);
    expect(codeOf(body)).toMatch(new RegExp(code));
  });

  it('belong to followers, each to their own', async () => {
    const { who, topic } = await follower();
    const { id } = StoryQuestion.parse((await ask(who, topic, 'Is the dam sealed?').expect(201)).body);
    const [stranger, other] = [await test.reader(), await test.reader()];
    await buildFollow(test.db, other.id, topic);
    expect(codeOf((await ask(stranger, topic, 'Is the dam sealed?').expect(404)).body)).toBe('not_followed');
    const seen = await test.call(stranger, 'get', `/topics/${topic}/questions`).expect(200);
    expect(StoryQuestions.parse(seen.body).questions).toEqual([]);
    expect((await list(other, topic)).questions).toEqual([]);
    await remove(other, topic, id).expect(404);
    await remove(stranger, topic, id).expect(404);
    expect((await list(who, topic)).questions).toHaveLength(1);
  });
});
