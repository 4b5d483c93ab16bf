import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '#persistence/database';
import { redirectTopic } from '#persistence/stories';
import type { KeeperService } from '../../../apps/worker/src/stories/keeper.service.js';
import { buildUser } from '../../support/factories/accounts.js';
import { buildWaitingArticle } from '../../support/factories/articles.js';
import { hoursAfter } from '../../support/factories/news-day.js';
import { buildFollow, buildStoryQuestion } from '../../support/factories/reading.js';
import { buildSource } from '../../support/factories/sources.js';
import { buildTopic } from '../../support/factories/stories.js';
import { keeperAt, settle } from '../../support/keeper.js';
import { seededDatabase, type TestDatabase } from '../../support/test-database.js';

let database: TestDatabase;
let db: Database;
let keeper: KeeperService;

beforeAll(async () => {
  database = await seededDatabase();
  db = database.db;
  keeper = keeperAt(db, 400);
});
afterAll(async () => {
  await keeper.release();
  await database.drop();
});

async function report(hours: number, title: string, excerpt: string, values = {}) {
  const article = await buildWaitingArticle(db, hours, [title, excerpt], values);
  await settle(db, keeper);
  const [row] = await db.rows<{ topic_id: number }>('select topic_id from article where id = $1', [
    article.id,
  ]);
  return { id: article.id, topic: row?.topic_id ?? 0 };
}

/** A follower who asked a question an hour after the first report. */
async function asked(topic: number, text: string, follow = {}) {
  const { id: user } = await buildUser(db);
  await buildFollow(db, user, topic, follow);
  const values = { text, text_key: text.toLowerCase(), asked_at: hoursAfter(1) };
  const { id } = await buildStoryQuestion(db, user, topic, values);
  return { user, id };
}

const stateOf = async (id: number) =>
  (await db.rows('select answer, article_id, sentence, day from story_question where id = $1', [id]))[0];
const noticesOf = (user: number) =>
  db.rows<{ title: string; message: string }>(
    'select title, message, topic_id from notification where user_id = $1 order by id',
    [user],
  );

const OPEN = { answer: null, article_id: null, sentence: null, day: null };
const SUNK =
  'The passenger ferry Wren sank off Astermouth in rough seas. The coast guard searches for the passenger ferry Wren.';
const HOPED =
  'The coast guard off Astermouth hopes that the passenger ferry Wren will be found in the rough seas on Friday.';
const FOUND = 'Divers of the coast guard found the sunken passenger ferry Wren in rough seas off Astermouth.';

describe('a question about a story', () => {
  it('is settled once by the report that says so, and those who asked are told once', async () => {
    const { topic } = await report(0, 'Passenger ferry Wren sinks off Astermouth', SUNK);
    const reader = await asked(topic, 'Is the ferry Wren found?');
    const muted = await asked(topic, 'Is the ferry found?', { muted_since: hoursAfter(0) });
    const other = await asked(topic, 'Is the captain arrested?');
    const hope = await report(3, 'Coast guard hopes to find passenger ferry Wren off Astermouth', HOPED);
    expect(hope.topic).toBe(topic);
    expect(await stateOf(reader.id)).toEqual(OPEN);

    const found = await report(6, 'Sunken passenger ferry Wren found off Astermouth', FOUND);
    expect(found.topic).toBe(topic);
    const settled = { answer: 'yes', article_id: found.id, sentence: FOUND, day: '2031-03-03' };
    expect(await stateOf(reader.id)).toEqual({ ...settled, day: expect.stringMatching(/^2031-03-0\d$/) });
    expect(await stateOf(muted.id)).toMatchObject({ answer: 'yes' });
    expect(await stateOf(other.id)).toEqual(OPEN);
    const notice = {
      title: 'Settled: Is the ferry Wren found?',
      message: expect.stringContaining(`Yes: “${FOUND}” (`),
      topic_id: topic,
    };
    expect(await noticesOf(reader.user)).toEqual([notice]);
    await report(8, 'Passenger ferry Wren found by divers off Astermouth', `${FOUND} It is whole.`);
    expect(await noticesOf(reader.user)).toEqual([notice]);
    expect(await noticesOf(muted.user)).toEqual([]);
    expect(await noticesOf(other.user)).toEqual([]);
  });

  it('is open again when the report that settled it is taken back', async () => {
    const { id: source_id } = await buildSource(db);
    const first = 'The chemist Liv Amundry of the Kestrow Institute was asked about her salt cell paper.';
    const { topic } = await report(0, 'Kestrow chemist Liv Amundry asked about salt cell paper', first);
    const { user, id } = await asked(topic, 'Does Liv Amundry resign?');
    const told = 'The chemist Liv Amundry of the Kestrow Institute resigned over her salt cell paper.';
    const resigned = await report(3, 'Kestrow chemist Liv Amundry resigns over salt cell paper', told, {
      source_id,
    });
    expect(resigned.topic).toBe(topic);
    expect(await stateOf(id)).toMatchObject({ answer: 'yes' });
    const wrong =
      'We reported that the Kestrow chemist Liv Amundry resigned over her salt cell paper. That was wrong. We withdraw the article.';
    await report(6, 'Retraction: Kestrow chemist Liv Amundry has not resigned', wrong, { source_id });
    expect(await stateOf(id)).toEqual(OPEN);
    expect((await noticesOf(user)).map(({ title }) => title)).toEqual([
      'Settled: Does Liv Amundry resign?',
      'Open again: Does Liv Amundry resign?',
    ]);
  });

  it('waits while its reader does not follow the story, and stays removed', async () => {
    const { topic } = await report(
      0,
      'Night bus depot burns in Corrinholt',
      'A fire burns in the Corrinholt night bus depot.',
    );
    const left = await asked(topic, 'Is the fire put out?');
    await db.rows('delete from follow where user_id = $1', [left.user]);
    const removed = await asked(topic, 'Is the fire contained?');
    await db.rows('update story_question set removed_at = now() where id = $1', [removed.id]);
    const told = 'The fire in the Corrinholt night bus depot was put out on Monday.';
    const end = await report(5, 'Fire in Corrinholt night bus depot put out', told);
    expect(end.topic).toBe(topic);
    expect(await stateOf(left.id)).toEqual(OPEN);
    expect(await stateOf(removed.id)).toEqual(OPEN);
  });

  it('moves to the topic into which its own is merged, where it is asked once', async () => {
    const [gone, kept] = [await buildTopic(db), await buildTopic(db)];
    const first = await asked(gone.id, 'Is the dam safe?');
    await buildFollow(db, first.user, kept.id);
    await buildStoryQuestion(db, first.user, kept.id, {
      text: 'Is the dam safe?',
      text_key: 'is the dam safe?',
    });
    const second = await asked(gone.id, 'Is the dam sealed?');
    await db.transaction((tx) => redirectTopic(tx, gone.id, kept.id, hoursAfter(9)));
    const rows = await db.rows('select user_id from story_question where topic_id = $1 order by user_id', [
      kept.id,
    ]);
    expect(rows).toEqual([{ user_id: first.user }, { user_id: second.user }]);
  });
});
