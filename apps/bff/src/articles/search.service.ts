import { Injectable } from '@nestjs/common';
import {
  type ArticleCard,
  type NewsSearchQuery,
  RELATED_SEARCH_ANSWERED,
  SEARCH_COUNTED_MOST,
  SEARCH_RANKED,
  type SearchAnswer,
} from '#contract';
import { readSearch, SEARCH_STEMMERS, type Search, searchQuery } from '#domain';
import {
  boundSearch,
  countMatches,
  Database,
  foundCards,
  matchesByDate,
  NewsClock,
  newestMatches,
  type Queryable,
  rankMatches,
  type SearchFilter,
  type StemmedQuery,
  sourceIdsNamed,
  statementCancelled,
  stemmedQueries,
} from '#persistence';
import { tooSlow } from '../http/errors.js';
import { Turns } from '../http/turns.js';
import { presentCard } from './card.presenter.js';
import { markResults } from './mark-results.js';
import { domainOrName, searchFilter } from './search-filter.js';

const NOTHING: SearchAnswer = { articles: [], totalCount: 0, totalIsLowerBound: false };

/** No search holds a connection longer (ms), nor do more than these hold one. */
const TIMEOUT_MS = 2_000;
const AT_ONCE = 4;
const WAITING_MOST = 100;

/** Of a common word the newest matches are found among so many of the newest articles, or by the words' index. */
const WALKED = 30_000;

interface Asked {
  queries: readonly StemmedQuery[];
  filter: SearchFilter;
  limit: number;
  offset: number;
}

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
        return await this.db.transaction(async (tx) => {
          await boundSearch(tx, TIMEOUT_MS);
          return work(tx);
        });
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
  ): Promise<{ count: number; ids: number[] }> {
    const { limit, offset, sources } = query;
    const sourceIds = sources?.length ? await sourceIdsNamed(tx, sources.map(domainOrName)) : undefined;
    const queries = await stemmedQueries(tx, SEARCH_STEMMERS, searchQuery(search));
    if (queries.length === 0 || sourceIds?.length === 0) return { count: 0, ids: [] };
    const asked = { queries, filter: searchFilter(query, sourceIds), limit, offset };
    const most = { count: SEARCH_COUNTED_MOST + 1, newest: SEARCH_RANKED };
    const { count, ids } = await countMatches(tx, queries, asked.filter, most);
    if (offset >= Math.min(count, SEARCH_COUNTED_MOST)) return { count, ids: [] };
    return { count, ids: await this.page(tx, asked, count > SEARCH_COUNTED_MOST ? null : ids, now) };
  }

  /** Of the ranked ones first; behind them by date. `newest` is null where only the index of words knows them. */
  private async page(tx: Queryable, asked: Asked, newest: number[] | null, now: Date): Promise<number[]> {
    const { queries, filter, limit, offset } = asked;
    const end = Math.min(offset + limit, SEARCH_COUNTED_MOST);
    const ids: number[] = [];
    if (offset < SEARCH_RANKED) {
      const ranked = await rankMatches(tx, queries, newest ?? (await this.newest(tx, asked)), now);
      ids.push(...ranked.slice(offset, end));
    }
    if (end <= SEARCH_RANKED || (newest !== null && newest.length < SEARCH_RANKED)) return ids;
    const from = Math.max(offset, SEARCH_RANKED);
    return [...ids, ...(await matchesByDate(tx, queries, filter, { limit: end - from, offset: from }))];
  }

  private async newest(tx: Queryable, { queries, filter }: Asked): Promise<number[]> {
    const { sourceIds, ...days } = filter;
    if (sourceIds === undefined) {
      const ids = await newestMatches(tx, queries, days, { walked: WALKED, most: SEARCH_RANKED });
      if (ids.length === SEARCH_RANKED) return ids;
    }
    return matchesByDate(tx, queries, filter, { limit: SEARCH_RANKED, offset: 0 });
  }
}
