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
  searchSettings,
  sourceIdsNamed,
  statementCancelled,
  stemmedQueries,
} from '#persistence';
import { tooSlow } from '../http/errors.js';
import { Turns } from '../http/turns.js';
import { presentCard } from './card.presenter.js';
import { type Bounded, type Found, findPage } from './find-page.js';
import { markResults } from './mark-results.js';
import { domainOrName, searchFilter } from './search-filter.js';

const NOTHING: SearchAnswer = { articles: [], totalCount: 0, totalIsLowerBound: false };

/** No statement of a search takes longer (ms); each search holds two connections at most. */
const TIMEOUT_MS = 2_000;
const AT_ONCE = 3;
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
    return this.turns.take(async () => {
      const found = await this.find(search, query);
      const cards = await foundCards(this.db, found.ids);
      return {
        articles: await markResults(this.db, cards, search),
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

  private async find(
    search: Search,
    query: Pick<NewsSearchQuery, 'limit' | 'offset'> & Partial<NewsSearchQuery>,
  ): Promise<Found> {
    const { limit, offset, sources } = query;
    const sourceIds = sources?.length ? await sourceIdsNamed(this.db, sources.map(domainOrName)) : undefined;
    const queries = await stemmedQueries(this.db, searchQuery(search));
    if (queries.every((each) => each.query === null) || sourceIds?.length === 0) return { count: 0, ids: [] };
    const asked = { queries, filter: searchFilter(query, sourceIds), limit, offset };
    return findPage(this.db, this.bounded, { ...asked, now: await this.clock.now() });
  }

  /** @throws ApiError 503 where it takes too long */
  private readonly bounded: Bounded = async (work) => {
    try {
      return await this.db.transaction(work, searchSettings(TIMEOUT_MS));
    } catch (error) {
      throw statementCancelled(error) ? tooSlow() : error;
    }
  };
}
