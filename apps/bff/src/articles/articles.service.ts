import { Injectable } from '@nestjs/common';
import {
  type ArticleCard,
  type ArticleList,
  type ArticlePage,
  FEATURED_ANSWERED,
  type PageQuery,
} from '#contract';
import {
  articleBySlugOrId,
  cardTotal,
  categoryCards,
  Database,
  featuredCards,
  hottestCards,
  milestonesOfTopic,
  NewsClock,
  sourceById,
  topicBySlugOrId,
  topicCards,
} from '#persistence';
import { notFound } from '../http/errors.js';
import { presentArticlePage } from './article-page.presenter.js';
import { presentCard } from './card.presenter.js';
import { relatedArticles } from './related-articles.js';

const FEATURED_WINDOW_MS = 48 * 3_600_000;
const RELATED_CANDIDATES = 200;
const MILESTONES_ON_ARTICLE_PAGE = 50;

@Injectable()
export class ArticlesService {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
  ) {}

  async list({ limit, offset }: PageQuery): Promise<ArticleList> {
    const [cards, total] = await Promise.all([hottestCards(this.db, limit, offset), cardTotal(this.db)]);
    return { articles: cards.map(presentCard), pagination: { total, limit, offset } };
  }

  async featured(): Promise<ArticleCard[]> {
    const since = new Date((await this.clock.now()).getTime() - FEATURED_WINDOW_MS);
    return (await featuredCards(this.db, since, FEATURED_ANSWERED)).map(presentCard);
  }

  async page(slug: string): Promise<ArticlePage> {
    const article = await articleBySlugOrId(this.db, slug);
    if (!article) throw notFound('This article');
    const [source, topic, milestones, sameTopic, sameCategory] = await Promise.all([
      sourceById(this.db, article.source_id),
      topicBySlugOrId(this.db, String(article.topic_id)),
      milestonesOfTopic(this.db, article.topic_id, MILESTONES_ON_ARTICLE_PAGE),
      topicCards(this.db, article.topic_id, RELATED_CANDIDATES, 0),
      categoryCards(this.db, { id: article.id, topicId: article.topic_id }, RELATED_CANDIDATES),
    ]);
    if (!source || !topic) throw notFound('This article');
    const related = relatedArticles(article, sameTopic, sameCategory);
    return presentArticlePage({ article, source, topic, milestones, related });
  }
}
