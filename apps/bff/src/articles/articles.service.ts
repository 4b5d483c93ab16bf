import { Injectable } from '@nestjs/common';
import { type ArticleCard, type ArticleList, type ArticlePage } from '#contract/reading';
import { FEATURED_ANSWERED, type PageQuery } from '#contract/site';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { articleBySlugOrId, cardTotal, featuredCards, feedCards } from '#persistence/reading';
import { sourceById } from '#persistence/sources';
import { topicBySlugOrId } from '#persistence/stories';
import { milestonesOfTopic } from '#persistence/timeline';
import { presentCard } from '../cards/card.presenter.js';
import { notFound } from '../http/errors.js';
import { presentArticlePage } from './article-page.presenter.js';
import { RelatedService } from './related.service.js';

const FEATURED_WINDOW_MS = 48 * 3_600_000;
const MILESTONES_ON_ARTICLE_PAGE = 50;

@Injectable()
export class ArticlesService {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    private readonly related: RelatedService,
  ) {}

  async list({ limit, offset }: PageQuery): Promise<ArticleList> {
    const [cards, total] = await Promise.all([feedCards(this.db, limit, offset), cardTotal(this.db)]);
    return { articles: cards.map(presentCard), pagination: { total, limit, offset } };
  }

  async featured(): Promise<ArticleCard[]> {
    const since = new Date((await this.clock.now()).getTime() - FEATURED_WINDOW_MS);
    return (await featuredCards(this.db, since, FEATURED_ANSWERED)).map(presentCard);
  }

  async page(slug: string): Promise<ArticlePage> {
    const article = await articleBySlugOrId(this.db, slug);
    if (!article) throw notFound('This article');
    const [source, topic, milestones, related] = await Promise.all([
      sourceById(this.db, article.source_id),
      topicBySlugOrId(this.db, String(article.topic_id)),
      milestonesOfTopic(this.db, article.topic_id, MILESTONES_ON_ARTICLE_PAGE),
      this.related.toArticle(article),
    ]);
    if (!source || !topic) throw notFound('This article');
    return presentArticlePage({ article, source, topic, milestones, related });
  }
}
