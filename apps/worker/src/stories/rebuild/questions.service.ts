import { Inject, Injectable } from '@nestjs/common';
import { isMuted } from '#domain/notifications';
import {
  type Question,
  readQuestion,
  reopenedNotice,
  type Settlement,
  settledNotice,
  settleQuestion,
  takenBackArticles,
} from '#domain/questions';
import { withCopyGroups } from '#domain/timeline';
import type { Queryable } from '#persistence/database';
import { notifyReaders, writeNotifications } from '#persistence/notifications';
import {
  type OpenQuestionRow,
  openQuestions,
  reopenQuestions,
  settleOpenQuestion,
} from '#persistence/reading';
import { type Logger, systemClock } from '#platform/runtime';
import { ENGLISH } from '#vocabulary';
import { LOGGER } from '../../setup/tokens.js';
import { NoticeOrders } from '../../targets/notice-orders.service.js';
import type { DecidedTopic } from './rebuild-stages.js';

/** Open questions per transaction. The next rebuild of a topic goes on with the rest. */
const QUESTIONS_AT_ONCE = 2000;

interface Notice {
  userId: number;
  topicId: number;
  words: ReturnType<typeof settledNotice> | ReturnType<typeof reopenedNotice>;
}

/** Settles readers' questions about rebuilt topics inside the keeper's transaction, and notifies those who asked. */
@Injectable()
export class QuestionsService {
  constructor(
    private readonly orders: NoticeOrders,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @param now news time */
  async settle(tx: Queryable, topics: readonly DecidedTopic[], now: Date): Promise<void> {
    const notices = await reopen(tx, topics);
    const ids = topics.map(({ id }) => id);
    const waiting = Map.groupBy(await openQuestions(tx, ids, QUESTIONS_AT_ONCE), (row) => row.topic_id);
    for (const topic of topics) {
      const questions = waiting.get(topic.id) ?? [];
      if (questions.length > 0) notices.push(...(await settleTopic(tx, topic, questions, now)));
    }
    const at = { at: now, wall: systemClock.now() };
    if (notices.length === 0) return;
    const order = await this.orders.open();
    const written: number[] = [];
    for (const { userId, topicId, words } of notices) {
      const notice = { ...words, topicId, milestoneId: null, isUnreadAgain: false };
      written.push(...(await writeNotifications(tx, [userId], notice, at)));
    }
    await order(tx, written);
    await notifyReaders(tx, [...new Set(notices.map(({ userId }) => userId))]);
    this.logger.info({ questions: notices.length }, 'questions settled');
  }
}

async function settleTopic(
  tx: Queryable,
  topic: DecidedTopic,
  questions: readonly OpenQuestionRow[],
  now: Date,
): Promise<Notice[]> {
  if (topic.language !== ENGLISH) return [];
  const retracted = retractedArticles(topic);
  const articles = withCopyGroups(topic.articles).filter(
    ({ id, publishedAt }) => publishedAt <= now && !retracted.has(id),
  );
  const sources = new Map(articles.map(({ id, sourceName }) => [id, sourceName]));
  const read = new Map<string, Question | null>();
  const notices: Notice[] = [];
  for (const row of questions) {
    const question = read.get(row.text) ?? readQuestion(row.text);
    read.set(row.text, question);
    const settlement = question && settleQuestion(question, articles, row.asked_at);
    if (!settlement || !(await settleOpenQuestion(tx, { id: row.id, ...stored(settlement) }, now))) continue;
    if (isMuted({ since: row.muted_since, until: row.muted_until }, now)) continue;
    const sourceName = sources.get(settlement.articleId) ?? '';
    const words = settledNotice({ text: row.text, ...settlement, sourceName });
    notices.push({ userId: row.user_id, topicId: topic.id, words });
  }
  return notices;
}

function stored({ answer, articleId, sentence, day, originCount }: Settlement) {
  return { answer, articleId, sentence, day, originCount };
}

/** Questions whose report was retracted are open again. */
async function reopen(tx: Queryable, topics: readonly DecidedTopic[]): Promise<Notice[]> {
  const retracted = topics.flatMap((topic) => [...retractedArticles(topic)]);
  if (retracted.length === 0) return [];
  const rows = await reopenQuestions(tx, retracted);
  return rows.map(({ user_id: userId, topic_id: topicId, text }) => ({
    ...{ userId, topicId, words: reopenedNotice(text) },
  }));
}

/** The articles that their outlets took back, and those of milestones that were retracted. */
function retractedArticles({ articles: all, rebuilt }: DecidedTopic): Set<number> {
  const { insert, update } = rebuilt.milestones;
  const drafts = [...insert, ...[...update].map(([, draft]) => draft)];
  const ofMilestones = drafts.flatMap(({ retractedAt, articles }) =>
    retractedAt ? articles.map(({ articleId }) => articleId) : [],
  );
  return new Set([...ofMilestones, ...takenBackArticles(all)]);
}
