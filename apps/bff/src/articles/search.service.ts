import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type ArticleCard } from '#contract/reading';
import { type NewsSearchQuery, type SearchAnswer } from '#contract/search';
import { RELATED_SEARCH_ANSWERED, SEARCH_COUNTED_MOST } from '#contract/site';
import { readSearch, type Search } from '#domain/search';
import { statementCancelled } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { foundCards, SearchConnections } from '#persistence/search';
import { presentCard } from '../cards/card.presenter.js';
import { BoundedQueue } from '../http/bounded-queue.js';
import { tooSlow } from '../http/errors.js';
import { type Found, findArticles, type PageQuery } from './find-articles.js';
import { markResults } from './mark-results.js';

const NOTHING: SearchAnswer = { articles: [], totalCount: 0, totalIsLowerBound: false };

/** Searches that run at once in this process. Each holds one connection. */
export const SEARCHES_AT_ONCE = 3;
const MOST_WAITING = 100;

/** Full-text search of placed articles. */
@Injectable()
export class SearchService implements OnApplicationShutdown {
  private readonly queue = new BoundedQueue({ concurrency: SEARCHES_AT_ONCE, mostWaiting: MOST_WAITING });

  constructor(
    private readonly db: SearchConnections,
    private readonly clock: NewsClock,
  ) {}

  async news(query: NewsSearchQuery): Promise<SearchAnswer> {
    const search = readSearch(query.q);
    if (search.length === 0) return NOTHING;
    return this.queue.run(async () => {
      const { count, ids } = await this.find(search, query);
      const cards = await foundCards(this.db, ids);
      return {
        articles: await markResults(this.db, cards, search),
        totalCount: Math.min(count, SEARCH_COUNTED_MOST),
        totalIsLowerBound: count > SEARCH_COUNTED_MOST,
      };
    });
  }

  /** The best matches, as article cards. */
  async related(q: string): Promise<ArticleCard[]> {
    const search = readSearch(q);
    if (search.length === 0) return [];
    return this.queue.run(async () => {
      const { ids } = await this.find(search, { limit: RELATED_SEARCH_ANSWERED, offset: 0 });
      return (await foundCards(this.db, ids)).map(presentCard);
    });
  }

  onApplicationShutdown(): Promise<void> {
    return this.db.close();
  }

  /** @throws ApiError 503 if a statement takes too long */
  private async find(search: Search, query: PageQuery): Promise<Found> {
    try {
      return await findArticles(this.db, search, query, await this.clock.now());
    } catch (error) {
      throw statementCancelled(error) ? tooSlow() : error;
    }
  }
}
