import { Injectable } from '@nestjs/common';
import {
  type NewStoryQuestion,
  OPEN_QUESTIONS_MAX,
  OPEN_QUESTIONS_MAX_SUBSCRIBED,
  QUESTIONS_LISTED,
  type StoryQuestion,
  type StoryQuestions,
} from '#contract/reading';
import { questionKey, readQuestion } from '#domain/questions';
import { lockReader } from '#persistence/accounts';
import { Database, type Queryable } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import {
  addQuestion,
  countOpenQuestions,
  followState,
  questionsAbout,
  removeQuestion,
} from '#persistence/reading';
import { topicBySlugOrId } from '#persistence/stories';
import { systemClock } from '#platform/runtime';
import { ENGLISH } from '#vocabulary';
import type { Reader } from '../auth/identity/reader.js';
import { ApiError, notFound, signedOut, tooMany } from '../http/errors.js';
import { LimitsService } from '../limits/limits.service.js';
import { presentQuestion } from './questions.presenter.js';

const UNCLEAR =
  'No report could settle this. Please ask whether or when one thing happens, such as “Is the ferry found?” or “When does the inquiry report?”.';

/** The questions that followers attach to a story. The worker settles them. */
@Injectable()
export class QuestionsService {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    private readonly limits: LimitsService,
  ) {}

  /**
   * The reader's own questions, followed or not: a page shows a follow as soon as it is pressed.
   * @throws ApiError 404
   */
  async list(reader: Reader, topicId: number): Promise<StoryQuestions> {
    const { id } = await existingTopic(this.db, topicId);
    const [rows, open] = await Promise.all([
      questionsAbout(this.db, { userId: reader.userId, topicId: id }, QUESTIONS_LISTED),
      countOpenQuestions(this.db, reader.userId),
    ]);
    return { questions: rows.map(presentQuestion), open, most: mostOf(reader) };
  }

  /** @throws ApiError 400, 404, 409, 429 */
  async ask(reader: Reader, topicId: number, { text }: NewStoryQuestion): Promise<StoryQuestion> {
    const { userId } = reader;
    const { language } = await followedTopic(this.db, userId, topicId);
    if (language !== ENGLISH)
      throw new ApiError(400, 'other_language', 'Questions work for stories in English only.');
    if (readQuestion(text) === null) throw new ApiError(400, 'unclear_question', UNCLEAR);
    await this.limits.charge([{ limit: 'storyQuestion', key: String(userId) }]);
    const at = await this.clock.now();
    const row = await this.db.transaction(async (tx) => {
      if (!(await lockReader(tx, userId))) throw signedOut();
      const { id } = await followedTopic(tx, userId, topicId);
      if ((await countOpenQuestions(tx, userId)) >= mostOf(reader)) throw tooMany(tooManyWords(reader));
      return addQuestion(tx, { userId, topicId: id, text, textKey: questionKey(text), at });
    });
    if (row === null) throw new ApiError(409, 'duplicate', 'You have already asked this about this story.');
    return presentQuestion(row);
  }

  /** @throws ApiError 404 */
  async remove(userId: number, topicId: number, id: number): Promise<void> {
    if (!(await removeQuestion(this.db, { id, userId, topicId }, systemClock.now())))
      throw notFound('This question');
  }
}

function mostOf({ isSubscribed }: Reader): number {
  return isSubscribed ? OPEN_QUESTIONS_MAX_SUBSCRIBED : OPEN_QUESTIONS_MAX;
}

function tooManyWords(reader: Reader): string {
  const words = `You can have at most ${mostOf(reader)} open questions. Remove one to ask another.`;
  return reader.isSubscribed ? words : `${words} Subscribers can have ${OPEN_QUESTIONS_MAX_SUBSCRIBED}.`;
}

/** The topic, which may have been merged. */
async function existingTopic(db: Queryable, topicId: number) {
  const topic = await topicBySlugOrId(db, String(topicId));
  if (!topic) throw notFound('This topic');
  return topic;
}

/** Only followers ask. */
async function followedTopic(db: Queryable, userId: number, topicId: number) {
  const topic = await existingTopic(db, topicId);
  const state = await followState(db, userId, topic.id);
  if (!state?.is_following) throw new ApiError(404, 'not_followed', 'You do not follow this topic.');
  return topic;
}
