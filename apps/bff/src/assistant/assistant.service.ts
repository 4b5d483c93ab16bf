import { Inject, Injectable } from '@nestjs/common';
import type { AnswerLine } from '#contract/assistant';
import {
  type AnswerSentence,
  answerQuestion,
  type DraftAnswer,
  type ReadStory,
  SILENT,
  sealAnswer,
  textHash,
  verifyAnswer,
} from '#domain/assistant';
import { type StoredFieldsRow, storedFields } from '#persistence/assistant';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { type TopicRow, topicBySlugOrId } from '#persistence/stories';
import type { Logger } from '#platform/runtime';
import { notFound } from '../http/errors.js';
import { LOGGER } from '../http/tokens.js';
import { presentSentence } from './answer.presenter.js';
import { AskedStoriesService } from './asked-stories.service.js';

/** An answer whose sentences are all supported by what is stored now. */
interface ProvenAnswer {
  draft: DraftAnswer;
  sentences: AnswerSentence[];
  articles: ReadonlyMap<number, StoredFieldsRow>;
}

/** Answers questions about a story from its articles. */
@Injectable()
export class AssistantService {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    private readonly stories: AskedStoriesService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws ApiError 404 */
  async find(topicId: number): Promise<TopicRow> {
    const topic = await topicBySlugOrId(this.db, String(topicId));
    if (!topic) throw notFound('This topic');
    return topic;
  }

  async *answer(topic: TopicRow, question: string): AsyncGenerator<AnswerLine> {
    const now = await this.clock.now();
    const story = await this.stories.of(topic);
    const { draft, sentences, articles } = await this.prove(topic, story, (read) =>
      answerQuestion(read, question, now),
    );
    for (const sentence of sentences) yield presentSentence(sentence, articles);
    yield { type: 'end', outcome: draft.outcome, by: 'extracts' };
  }

  /** Seals an answer with what is stored. If an article has changed since the story was read, it is read again once. */
  private async prove(
    topic: TopicRow,
    story: ReadStory,
    answer: (story: ReadStory) => DraftAnswer,
  ): Promise<ProvenAnswer> {
    const first = await this.seal(answer(story));
    if (first.unsupported === 0) return first;
    const second = await this.seal(answer(await this.stories.of(topic, true)));
    if (second.unsupported === 0) return second;
    this.logger.error(
      { topicId: topic.id, unsupported: second.unsupported },
      'answer without proof withheld',
    );
    return { draft: SILENT, sentences: sealAnswer(SILENT, () => ''), articles: new Map() };
  }

  private async seal(draft: DraftAnswer): Promise<ProvenAnswer & { unsupported: number }> {
    const cited = draft.sentences.flatMap((each) => (each.kind === 'quote' ? [each.passage.article.id] : []));
    const rows = cited.length === 0 ? [] : await storedFields(this.db, [...new Set(cited)]);
    const articles = new Map(rows.map((row) => [row.id, row]));
    const sentences = sealAnswer(draft, (id, field) => textHash(articles.get(id)?.[field] ?? ''));
    const unsupported = verifyAnswer(sentences, (id) => articles.get(id)).length;
    return { draft, sentences, articles, unsupported };
  }
}
