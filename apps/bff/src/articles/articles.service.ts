import { Injectable } from '@nestjs/common';
import { type ArticleCard, type ArticleList, type ArticlePage } from '#contract/reading';
import { FEATURED_ANSWERED, FOLLOWED_ARTICLES, type PageQuery } from '#contract/site';
import { Database, type Queryable } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import {
  articleBySlugOrId,
  type CardRow,
  cardIdsOfFollowedSources,
  cardsInOrder,
  cardTotal,
  featuredCards,
  feedCards,
  newestListedReport,
} from '#persistence/reading';
import { sourceById } from '#persistence/sources';
import { topicBySlugOrId } from '#persistence/stories';
import { milestonesOfTopic } from '#persistence/timeline';
import { presentCards } from '../cards/card.presenter.js';
import { notFound } from '../http/errors.js';
import { ImageAddresses } from '../images/image-addresses.service.js';
import { Reads } from '../replicas/reads.service.js';
import { presentArticlePage } from './article-page.presenter.js';
import { FeedMarks } from './feed-marks.js';
import { RelatedService } from './related.service.js';

const FEATURED_WINDOW_MS = 48 * 3_600_000;
const MILESTONES_ON_ARTICLE_PAGE = 50;
/** From here on, counting the cards above a page takes longer than reading it. */
const DEEP = 5_000;

@Injectable()
export class ArticlesService {
  private readonly marks = new FeedMarks();

  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    private readonly related: RelatedService,
    private readonly images: ImageAddresses,
    private readonly reads: Reads,
  ) {}

  async list({ limit, offset }: PageQuery): Promise<ArticleList> {
    const { cards, total } = await this.reads.run(async (db) => {
      const total = await cardTotal(db);
      const isDeep = offset > DEEP;
      return {
        total,
        cards: await (isDeep ? this.marks.page(db, { limit, offset, total }) : feedCards(db, limit, offset)),
      };
    });
    return { articles: await this.present(cards), pagination: { total, limit, offset } };
  }

  /** The newest articles of the sources that a reader follows. */
  async ofFollowedSources(userId: number, { limit, offset }: PageQuery): Promise<ArticleList> {
    const ids = await cardIdsOfFollowedSources(this.db, userId, FOLLOWED_ARTICLES);
    const cards = await cardsInOrder(this.db, ids.slice(offset, offset + limit));
    return { articles: await this.present(cards), pagination: { total: ids.length, limit, offset } };
  }

  /** Of the last 48 hours; if nothing was reported in them, of the 48 hours before the newest report; else as in the news feed. */
  async featured(): Promise<ArticleCard[]> {
    const now = await this.clock.now();
    return this.present(
      await this.reads.run(async (db) => {
        const cards = await featuredUntil(db, now);
        if (cards.length > 0) return cards;
        const newest = await newestListedReport(db);
        const older = newest === null ? [] : await featuredUntil(db, newest);
        return older.length > 0 ? older : feedCards(db, FEATURED_ANSWERED, 0);
      }),
    );
  }

  private async present(rows: readonly CardRow[]): Promise<ArticleCard[]> {
    return presentCards(rows, await this.images.shown());
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
    return presentArticlePage({ article, source, topic, milestones, related }, await this.images.shown());
  }
}

function featuredUntil(db: Queryable, end: Date): Promise<CardRow[]> {
  return featuredCards(db, new Date(end.getTime() - FEATURED_WINDOW_MS), FEATURED_ANSWERED);
}
