import { Injectable } from '@nestjs/common';
import { type ArticleCard, type RelatedQuery, relatedOf } from '#contract/reading';
import { RELATED_ANSWERED, RELATED_DEFAULT_MAX } from '#contract/site';
import { Database } from '#persistence/database';
import {
  type ArticleRow,
  articleBySlugOrId,
  type CardRow,
  nearestCards,
  rareWords,
  topicCards,
} from '#persistence/reading';
import { topicBySlugOrId } from '#persistence/stories';
import { presentCards } from '../cards/card.presenter.js';
import { notFound } from '../http/errors.js';
import { ImageAddresses } from '../images/image-addresses.service.js';

const CANDIDATES = 200;
/** Related text shares the rarest words of a title: at most `most` words, each in about `occurrences` articles or fewer. */
const RARE_WORDS = { most: 8, occurrences: 20_000 };

/** Related articles: the same topic first. If it has too few, the most similar text of other topics. */
@Injectable()
export class RelatedService {
  constructor(
    private readonly db: Database,
    private readonly images: ImageAddresses,
  ) {}

  async find({ articleId, topicId }: RelatedQuery): Promise<ArticleCard[]> {
    const rows =
      articleId === undefined ? this.toTopicId(String(topicId)) : this.toArticleId(String(articleId));
    return presentCards(await rows, await this.images.shown());
  }

  /** Excludes the article itself and titles that share at least 70% of its longer words. */
  async toArticle(article: ArticleRow): Promise<CardRow[]> {
    const { title: text, language, topic_id: topicId } = article;
    const own = relatedOf(article, await topicCards(this.db, topicId, CANDIDATES, 0));
    const nearest = own.length >= RELATED_DEFAULT_MAX ? [] : await this.nearest({ text, language }, topicId);
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
      own.length >= RELATED_DEFAULT_MAX
        ? []
        : await this.nearest({ text: topic.name, language: topic.language }, topic.id);
    return [...own, ...nearest].slice(0, RELATED_ANSWERED);
  }

  private async nearest(text: { text: string; language: string }, exceptTopicId: number): Promise<CardRow[]> {
    const rare = await rareWords(this.db, text, RARE_WORDS);
    if (rare.words.length === 0) return [];
    return nearestCards(this.db, rare, { exceptTopicId, limit: CANDIDATES });
  }
}
