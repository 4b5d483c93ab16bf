import { Injectable } from '@nestjs/common';
import { type SearchStories } from '#contract/search';
import { SEARCH_STORIES_MOST } from '#contract/site';
import { readSearch, searchQuery, searchText } from '#domain/search';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { stemmedQueries, storiesMatching } from '#persistence/search';
import { storySummaries } from '#persistence/stories';
import { presentStorySummary } from '../cards/story-summary.presenter.js';
import { SearchQueue } from './search-queue.js';

const DAY_MS = 86_400_000;

/** Full-text search of listed stories, those that have ended included. */
@Injectable()
export class StorySearchService {
  constructor(
    private readonly db: Database,
    private readonly queue: SearchQueue,
    private readonly clock: NewsClock,
  ) {}

  /** The best matches. Queries of stop words match none. */
  async stories(q: string): Promise<SearchStories> {
    const search = readSearch(q);
    if (search.length === 0) return [];
    const now = await this.clock.now();
    const ids = await this.queue.run(async (db) => {
      const queries = await stemmedQueries(db, searchQuery(search));
      if (queries.every(({ query }) => query === null)) return [];
      return storiesMatching(db, queries, { now, limit: SEARCH_STORIES_MOST, words: searchText(q) });
    });
    if (ids.length === 0) return [];
    const rows = await storySummaries(this.db, ids, new Date(now.getTime() - DAY_MS));
    return rows.map(presentStorySummary);
  }
}
