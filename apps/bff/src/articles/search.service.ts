import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type ArticleCard } from '#contract/reading';
import { type NewsSearchQuery, type SearchAnswer } from '#contract/search';
import { RELATED_SEARCH_ANSWERED, SEARCH_COUNTED_MOST } from '#contract/site';
import { readSearch, type Search, searchQuery } from '#domain/search';
import { statementCancelled } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import {
  expectedMatches,
  foundCards,
  SearchConnections,
  sourceIdsNamed,
  stemmedQueries,
  stemsOf,
} from '#persistence/search';
import { tooSlow } from '../http/errors.js';
import { Turns } from '../http/turns.js';
import { presentCard } from './cards/card.presenter.js';
import { type Found, findPage } from './find-page.js';
import { markResults } from './mark-results.js';
import { domainOrName, searchFilter } from './search-filter.js';
import { StemMemory } from './stem-memory.js';

const NOTHING: SearchAnswer = { articles: [], totalCount: 0, totalIsLowerBound: false };

/** Each holds two connections at most. */
export const AT_ONCE = 3;
const WAITING_MOST = 100;

type Asked = Pick<NewsSearchQuery, 'limit' | 'offset'> & Partial<NewsSearchQuery>;

/** Full text search through placed articles. */
@Injectable()
export class SearchService implements OnApplicationShutdown {
  private readonly turns = new Turns(AT_ONCE, WAITING_MOST);
  private readonly stems = new StemMemory((words) => stemsOf(this.db, words));
  /** As far as the last search knew: what is expected of the next one need not be right. */
  private stemmers = ['simple'];

  constructor(
    private readonly db: SearchConnections,
    private readonly clock: NewsClock,
  ) {}

  async news(query: NewsSearchQuery): Promise<SearchAnswer> {
    const search = readSearch(query.q);
    if (search.length === 0) return NOTHING;
    return this.turns.take(async () => {
      const found = await this.find(search, query);
      const cards = await foundCards(this.db, found.ids);
      return {
        articles: await markResults(this.stems, cards, search),
        totalCount: Math.min(found.count, SEARCH_COUNTED_MOST),
        totalIsLowerBound: found.count > SEARCH_COUNTED_MOST,
      };
    });
  }

  /** The best matches, as lists carry them. */
  async related(q: string): Promise<ArticleCard[]> {
    const search = readSearch(q);
    if (search.length === 0) return [];
    return this.turns.take(async () => {
      const { ids } = await this.find(search, { limit: RELATED_SEARCH_ANSWERED, offset: 0 });
      return (await foundCards(this.db, ids)).map(presentCard);
    });
  }

  onApplicationShutdown(): Promise<void> {
    return this.db.close();
  }

  /** @throws ApiError 503 where it takes too long */
  private async find(search: Search, query: Asked): Promise<Found> {
    try {
      return await this.search(search, query);
    } catch (error) {
      throw statementCancelled(error) ? tooSlow() : error;
    }
  }

  private async search(search: Search, query: Asked): Promise<Found> {
    const { limit, offset, sources } = query;
    const sourceIds = sources?.length ? await sourceIdsNamed(this.db, sources.map(domainOrName)) : undefined;
    const filter = searchFilter(query, sourceIds);
    const [queries, expected, now] = await Promise.all([
      stemmedQueries(this.db, searchQuery(search)),
      expectedMatches(this.db, searchQuery(search), this.stemmers, filter),
      this.clock.now(),
    ]);
    if (queries.length > 0) this.stemmers = queries.map(({ stemmer }) => stemmer);
    if (queries.every((each) => each.query === null) || sourceIds?.length === 0) return { count: 0, ids: [] };
    return findPage(this.db, { queries, filter, limit, offset, now }, expected);
  }
}
