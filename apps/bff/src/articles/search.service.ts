import { Injectable } from '@nestjs/common';
import {
  type ArticleCard,
  type NewsSearchQuery,
  RELATED_SEARCH_ANSWERED,
  SEARCH_COUNTED_MOST,
  type SearchAnswer,
} from '#contract';
import { readSearch, type Search, searchQuery } from '#domain';
import {
  Database,
  foundCards,
  NewsClock,
  type Queryable,
  searchSettings,
  sourceIdsNamed,
  statementCancelled,
  stemmedQueries,
} from '#persistence';
import { tooSlow } from '../http/errors.js';
import { Turns } from '../http/turns.js';
import { presentCard } from './card.presenter.js';
import { type Found, findPage } from './find-page.js';
import { markResults } from './mark-results.js';
import { domainOrName, searchFilter } from './search-filter.js';

const NOTHING: SearchAnswer = { articles: [], totalCount: 0, totalIsLowerBound: false };

/** No search holds a connection longer (ms), nor do more than these hold one. */
const TIMEOUT_MS = 2_000;
const AT_ONCE = 4;
const WAITING_MOST = 100;

/** Full text search through placed articles. */
@Injectable()
export class SearchService {
  private readonly turns = new Turns(AT_ONCE, WAITING_MOST);

  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
  ) {}

  async news(query: NewsSearchQuery): Promise<SearchAnswer> {
    const search = readSearch(query.q);
    if (search.length === 0) return NOTHING;
    const now = await this.clock.now();
    return this.bounded(async (tx) => {
      const found = await this.find(tx, search, query, now);
      const cards = await foundCards(tx, found.ids);
      return {
        articles: await markResults(tx, cards, search),
        totalCount: Math.min(found.count, SEARCH_COUNTED_MOST),
        totalIsLowerBound: found.count > SEARCH_COUNTED_MOST,
      };
    });
  }

  /** The best matches, as lists carry them. */
  async related(q: string): Promise<ArticleCard[]> {
    const search = readSearch(q);
    if (search.length === 0) return [];
    const now = await this.clock.now();
    return this.bounded(async (tx) => {
      const page = { limit: RELATED_SEARCH_ANSWERED, offset: 0 };
      const { ids } = await this.find(tx, search, page, now);
      return (await foundCards(tx, ids)).map(presentCard);
    });
  }

  /** @throws ApiError 503 where it takes too long, or too many wait */
  private bounded<T>(work: (tx: Queryable) => Promise<T>): Promise<T> {
    return this.turns.take(async () => {
      try {
        return await this.db.transaction(work, searchSettings(TIMEOUT_MS));
      } catch (error) {
        throw statementCancelled(error) ? tooSlow() : error;
      }
    });
  }

  private async find(
    tx: Queryable,
    search: Search,
    query: Pick<NewsSearchQuery, 'limit' | 'offset'> & Partial<NewsSearchQuery>,
    now: Date,
  ): Promise<Found> {
    const { limit, offset, sources } = query;
    const sourceIds = sources?.length ? await sourceIdsNamed(tx, sources.map(domainOrName)) : undefined;
    const queries = await stemmedQueries(tx, searchQuery(search));
    if (queries.every((each) => each.query === null) || sourceIds?.length === 0) return { count: 0, ids: [] };
    return findPage(tx, { queries, filter: searchFilter(query, sourceIds) }, { limit, offset, now });
  }
}
