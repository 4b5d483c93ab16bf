import { Injectable } from '@nestjs/common';
import { SyndicatedSearchQuery } from '#contract/search';
import { FEED_PAGE, PAGES, type PageName, pagePath, TAGLINE, titleOf } from '#contract/site';
import { ArticlesService } from '../articles/articles.service.js';
import { NewsFeedPages } from '../articles/news-feed-pages.service.js';
import { SourcePageService } from '../community/source-page.service.js';
import { HealthService } from '../health/health.service.js';
import { ApiError } from '../http/errors.js';
import { searchParameters } from '../search/search-syndication.presenter.js';
import { GENERAL_HEAD, type Head } from './head.presenter.js';
import type { ScreenTexts } from './html-page.js';
import type { PageAddress } from './page-address.js';
import { PAGE_DESCRIPTIONS } from './page-descriptions.js';
import { type TopicHead, TopicHeadsService } from './topic-heads.service.js';

/** A page, or the path to redirect to. */
export type PageAnswer =
  | {
      status: 200 | 404;
      head: Head;
      screen: ScreenTexts;
      /** What the server renders the page with. A page that never changes is sent without the time, and keeps its ETag. */
      renderedWith?: ScreenTexts;
    }
  | { status: 301; path: string };

/** Provides each page's head and the data of its first screen. */
@Injectable()
export class HeadsService {
  constructor(
    private readonly newsFeed: NewsFeedPages,
    private readonly articles: ArticlesService,
    private readonly topics: TopicHeadsService,
    private readonly sources: SourcePageService,
    private readonly health: HealthService,
  ) {}

  /**
   * Missing content also gets a page, with status 404.
   * @param query of the address. Results of a search (`q`) are not indexed; `tab` may change the title
   * @throws if the database does not respond
   */
  async page(address: PageAddress, query: Readonly<Record<string, unknown>>): Promise<PageAnswer> {
    try {
      const answer = await this.find(address, query.tab);
      if (answer.status === 301 || query.q === undefined) return answer;
      return { ...answer, head: { ...answer.head, ...searchHead(address, query), isIndexed: false } };
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return missing();
      throw error;
    }
  }

  private async find(address: PageAddress, tab: unknown): Promise<PageAnswer> {
    if ('movedTo' in address) return { status: 301, path: address.movedTo };
    const { name, key } = address;
    switch (name) {
      case 'home':
        return this.home();
      case 'topic':
      case 'topic-timeline':
      case 'topic-sources':
        return this.ofTopic(await this.topics.topic(name, key));
      case 'stories-ended':
        return found({ ...headOf(name), syndicationPath: `${pagePath(name)}/feed` }, {}, await this.screen());
      case 'article':
        return this.article(key);
      case 'story':
        return this.ofTopic(await this.topics.story(key));
      case 'source':
        return this.source(key);
      case 'not-found':
        return missing();
      default:
        return found(headOf(name, key, tab), {}, await this.screen());
    }
  }

  private async home(): Promise<PageAnswer> {
    const [newsFeed, today] = await Promise.all([
      this.newsFeed.page({ limit: FEED_PAGE, offset: 0 }),
      this.newsFeed.today(),
    ]);
    const head = { ...headOf('home'), sharedAs: TAGLINE, syndicationPath: '/feed' };
    return found(head, await this.screen({ feed: newsFeed.body.toString(), today: today.body.toString() }));
  }

  private async ofTopic(answer: TopicHead): Promise<PageAnswer> {
    if ('movedTo' in answer) return { status: 301, path: answer.movedTo };
    return found(answer.head, await this.screen(answer.shown));
  }

  private async article(slug: string): Promise<PageAnswer> {
    const page = await this.articles.page(slug);
    const { title, excerpt, imageUrl, publishedAt, slug: present } = page.article;
    const path = pagePath('article', present);
    if (present !== slug) return { status: 301, path };
    const head: Head = {
      ...GENERAL_HEAD,
      title: titleOf('article', title),
      description: excerpt,
      path,
      kind: 'article',
      imageUrl,
      publishedAt,
    };
    return found(head, await this.screen({ article: JSON.stringify(page) }));
  }

  /** As visitors see it. The page fetches the reader's own follow and vote. */
  private async source(slug: string): Promise<PageAnswer> {
    const source = await this.sources.page(slug, null);
    const path = pagePath('source', source.slug);
    if (source.slug !== slug) return { status: 301, path };
    const { name, description, disabledReason } = source;
    const head = {
      ...GENERAL_HEAD,
      title: titleOf('source', name),
      description: `${name}: ${description}`,
      path,
      isIndexed: disabledReason === null,
    };
    return found(head, await this.screen({ source: JSON.stringify(source) }));
  }

  private async screen(shown: ScreenTexts = {}): Promise<ScreenTexts> {
    const meta = await this.health.meta();
    return { now: JSON.stringify(meta.now), meta: JSON.stringify(meta), ...shown };
  }
}

/** The syndication of the search that the page shows. Other pages with a query have none. */
function searchHead(address: PageAddress, query: Readonly<Record<string, unknown>>): Partial<Head> {
  if ('movedTo' in address || address.name !== 'search') return {};
  const search = SyndicatedSearchQuery.safeParse(query);
  if (!search.success) return {};
  return { syndicationPath: `${pagePath('search')}/feed`, syndicationQuery: searchParameters(search.data) };
}

const found = (head: Head, screen: ScreenTexts = {}, renderedWith = screen): PageAnswer => ({
  status: 200,
  head,
  screen,
  renderedWith,
});

const missing = (): PageAnswer => ({
  status: 404,
  head: { ...headOf('not-found'), path: null },
  screen: {},
});

/** The head of a page that needs nothing but the table of pages. */
function headOf(name: PageName, key = '', tab: unknown = null): Head {
  const description = PAGE_DESCRIPTIONS[name] ?? GENERAL_HEAD.description;
  const { isIndexed } = PAGES[name];
  return {
    ...GENERAL_HEAD,
    title: titleOf(name, '', tab),
    description,
    isIndexed,
    path: pagePath(name, key),
  };
}
