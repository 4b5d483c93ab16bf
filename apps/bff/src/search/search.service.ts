import { Injectable } from '@nestjs/common';
import { type ArticleCard } from '#contract/reading';
import { type NewsSearchQuery, type SearchAnswer } from '#contract/search';
import { RELATED_SEARCH_ANSWERED, SEARCH_COUNTED_MOST } from '#contract/site';
import { readSearch } from '#domain/search';
import { NewsClock } from '#persistence/news-clock';
import { type FoundRow, foundCards } from '#persistence/search';
import { presentCards } from '../cards/card.presenter.js';
import { ImageAddresses } from '../images/image-addresses.service.js';
import { findArticles, type PageQuery } from './find-articles.js';
import { markResults } from './mark-results.js';
import { SearchQueue } from './search-queue.js';

const NOTHING: SearchAnswer = { articles: [], totalCount: 0, totalIsLowerBound: false };

/** Full-text search of placed articles. */
@Injectable()
export class SearchService {
  constructor(
    private readonly queue: SearchQueue,
    private readonly clock: NewsClock,
    private readonly images: ImageAddresses,
  ) {}

  async news(query: NewsSearchQuery): Promise<SearchAnswer> {
    const search = readSearch(query.q);
    if (search.length === 0) return NOTHING;
    const imageAddress = await this.images.shown();
    return this.queue.run(async (db) => {
      const { count, isLowerBound, ids, literal } = await findArticles(
        db,
        search,
        query,
        await this.clock.now(),
      );
      return {
        articles: await markResults(db, await foundCards(db, ids), { search, literal, imageAddress }),
        totalCount: Math.min(count, SEARCH_COUNTED_MOST),
        totalIsLowerBound: isLowerBound,
      };
    });
  }

  /** The best matches, as article cards. */
  async related(q: string): Promise<ArticleCard[]> {
    const rows = await this.cards({ q, limit: RELATED_SEARCH_ANSWERED, offset: 0 });
    return presentCards(rows, await this.images.shown());
  }

  /** One page of matches, without count or marks. */
  async cards(query: PageQuery & { q: string }): Promise<FoundRow[]> {
    const search = readSearch(query.q);
    if (search.length === 0) return [];
    return this.queue.run(async (db) => {
      const { ids } = await findArticles(db, search, { ...query, count: 'quick' }, await this.clock.now());
      return foundCards(db, ids);
    });
  }
}
