import { Inject, Injectable } from '@nestjs/common';
import type { AnswerLine } from '#contract/assistant';
import {
  type AnswerSentence,
  answerQuestion,
  type DraftAnswer,
  type Passage,
  type ProofField,
  passagesForModel,
  type ReadStory,
  readModelAnswer,
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
import { AnswerWriter } from './model/answer-writer.js';

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
    private readonly writer: AnswerWriter,
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
    const written = draft.outcome === 'silent' ? null : await this.worded(story, draft, question, now);
    const shown = written ?? { sentences, articles };
    for (const sentence of shown.sentences) yield presentSentence(sentence, shown.articles);
    yield { type: 'end', outcome: draft.outcome, by: written ? 'model' : 'extracts' };
  }

  /** The answer in a model's words, cut to the sentences that the proofs bear out. Null if none is left. */
  private async worded(
    story: ReadStory,
    draft: DraftAnswer,
    question: string,
    now: Date,
  ): Promise<Pick<ProvenAnswer, 'sentences' | 'articles'> | null> {
    const passages = passagesForModel(story, draft, question, now);
    const text = await this.writer.write(question, passages);
    if (text === null) return null;
    const articles = await this.stored(passages);
    const sentences = readModelAnswer(text, passages, hashIn(articles));
    const wrong = new Set(verifyAnswer(sentences, (id) => articles.get(id)).map(({ sentence }) => sentence));
    const kept = sentences.filter((_, at) => !wrong.has(at));
    return kept.length === 0 ? null : { sentences: kept, articles };
  }

  private async stored(passages: readonly Passage[]): Promise<Map<number, StoredFieldsRow>> {
    const ids = [...new Set(passages.map(({ article }) => article.id))];
    const rows = ids.length === 0 ? [] : await storedFields(this.db, ids);
    return new Map(rows.map((row) => [row.id, row]));
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
    const quoted = draft.sentences.flatMap((each) => (each.kind === 'quote' ? [each.passage] : []));
    const articles = await this.stored(quoted);
    const sentences = sealAnswer(draft, hashIn(articles));
    const unsupported = verifyAnswer(sentences, (id) => articles.get(id)).length;
    return { draft, sentences, articles, unsupported };
  }
}

function hashIn(articles: ReadonlyMap<number, StoredFieldsRow>) {
  return (id: number, field: ProofField) => textHash(articles.get(id)?.[field] ?? '');
}
