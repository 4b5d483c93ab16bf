import { Injectable } from '@nestjs/common';
import { SEARCH_COUNTED_MOST } from '#contract/site';
import type { SearchQuery, SearchResults } from '#contract/v1';
import { SearchService } from '../search/search.service.js';
import { StorySearchService } from '../search/story-search.service.js';
import { presentArticle } from './article.presenter.js';
import { Pages } from './pages.service.js';
import { ApiStoriesService } from './stories.service.js';

/** The site's search, as `/api/v1` answers it. `origin` is the public origin. */
@Injectable()
export class ApiSearchService {
  constructor(
    private readonly articles: SearchService,
    private readonly matching: StorySearchService,
    private readonly stories: ApiStoriesService,
    private readonly pages: Pages,
  ) {}

  async find(query: SearchQuery, origin: string): Promise<SearchResults> {
    const { q, limit, since: from } = query;
    const offset = await this.pages.offset('search', query);
    const [found, stories] = await Promise.all([
      this.articles.news({ q, from, limit, offset, sort: 'relevance', count: 'exact' }),
      offset === 0 ? this.matching.stories(q) : [],
    ]);
    const end = offset + found.articles.length;
    const hasMore = found.articles.length === limit && end < Math.min(found.totalCount, SEARCH_COUNTED_MOST);
    return {
      stories: await this.stories.stories(
        stories.filter((story) => isReportedSince(story, from)).map(({ id }) => id),
        origin,
      ),
      data: found.articles.map((article) => presentArticle(article, origin)),
      page: {
        next: hasMore ? await this.pages.cursorAt('search', query, end) : null,
        total: found.totalCount,
        isTotalExact: !found.totalIsLowerBound,
      },
    };
  }
}

function isReportedSince({ lastReportedAt }: { lastReportedAt: string }, since: string | undefined): boolean {
  return since === undefined || Date.parse(lastReportedAt) >= Date.parse(since);
}
