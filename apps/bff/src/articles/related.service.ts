import { Injectable } from '@nestjs/common';
import { type ArticleCard, RELATED_ANSWERED, type RelatedQuery, relatedOf } from '#contract';
import {
  type ArticleRow,
  articleBySlugOrId,
  type CardRow,
  categoryCards,
  Database,
  topicBySlugOrId,
  topicCards,
} from '#persistence';
import { notFound } from '../http/errors.js';
import { presentCard } from './card.presenter.js';
import { nearestByWords } from './nearest-by-words.js';

const CANDIDATES = 200;

/** What else to read: the same topic first, then the nearest text. */
@Injectable()
export class RelatedService {
  constructor(private readonly db: Database) {}

  async find({ articleId, topicId }: RelatedQuery): Promise<ArticleCard[]> {
    const rows =
      articleId === undefined ? this.toTopicId(String(topicId)) : this.toArticleId(String(articleId));
    return (await rows).map(presentCard);
  }

  /** Without the article itself, and without titles that nearly repeat its own (70 % rule). */
  async toArticle(article: ArticleRow): Promise<CardRow[]> {
    const candidates = await this.candidates(article.title, article.topic_id, article.category_id);
    return relatedOf(article, candidates).slice(0, RELATED_ANSWERED);
  }

  private async toArticleId(id: string): Promise<CardRow[]> {
    const article = await articleBySlugOrId(this.db, id);
    if (!article) throw notFound('This article');
    return this.toArticle(article);
  }

  private async toTopicId(id: string): Promise<CardRow[]> {
    const topic = await topicBySlugOrId(this.db, id);
    if (!topic) throw notFound('This topic');
    return (await this.candidates(topic.name, topic.id, topic.category_id)).slice(0, RELATED_ANSWERED);
  }

  private async candidates(title: string, topicId: number, categoryId: number | null): Promise<CardRow[]> {
    const [sameTopic, elsewhere] = await Promise.all([
      topicCards(this.db, topicId, CANDIDATES, 0),
      categoryId === null ? [] : categoryCards(this.db, { categoryId, exceptTopicId: topicId }, CANDIDATES),
    ]);
    return [...sameTopic, ...nearestByWords(title, elsewhere)];
  }
}
