import { Injectable } from '@nestjs/common';
import {
  type ArticleCard,
  RELATED_ANSWERED,
  RELATED_DEFAULT_MAX,
  type RelatedQuery,
  relatedOf,
} from '#contract';
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

/** What else to read: the same topic first; where that is not enough, the nearest text elsewhere. */
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
    const { title, topic_id: topicId, category_id: categoryId } = article;
    const own = relatedOf(article, await topicCards(this.db, topicId, CANDIDATES, 0));
    const nearest = own.length >= RELATED_DEFAULT_MAX ? [] : await this.nearest(title, topicId, categoryId);
    return relatedOf(article, [...own, ...nearest]).slice(0, RELATED_ANSWERED);
  }

  private async toArticleId(id: string): Promise<CardRow[]> {
    const article = await articleBySlugOrId(this.db, id);
    if (!article) throw notFound('This article');
    return this.toArticle(article);
  }

  private async toTopicId(id: string): Promise<CardRow[]> {
    const topic = await topicBySlugOrId(this.db, id);
    if (!topic) throw notFound('This topic');
    const own = await topicCards(this.db, topic.id, RELATED_ANSWERED, 0);
    const nearest =
      own.length >= RELATED_DEFAULT_MAX ? [] : await this.nearest(topic.name, topic.id, topic.category_id);
    return [...own, ...nearest].slice(0, RELATED_ANSWERED);
  }

  private async nearest(title: string, topicId: number, categoryId: number | null): Promise<CardRow[]> {
    if (categoryId === null) return [];
    const elsewhere = await categoryCards(this.db, { categoryId, exceptTopicId: topicId }, CANDIDATES);
    return nearestByWords(title, elsewhere);
  }
}
