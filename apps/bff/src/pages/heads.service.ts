import { Injectable } from '@nestjs/common';
import { SyndicatedSearchQuery } from '#contract/search';
import { FEED_PAGE, PAGES, type PageName, pagePath, TAGLINE, titleOf } from '#contract/site';
import { NewsFeedPages } from '../articles/news-feed-pages.service.js';
import { HealthService } from '../health/health.service.js';
import { ApiError } from '../http/errors.js';
import { searchParameters } from '../search/search-syndication.presenter.js';
import { DiscoverScreensService } from './discover-screens.service.js';
import { type FoundHead, GENERAL_HEAD, type Head } from './head.presenter.js';
import type { ScreenTexts } from './html-page.js';
import { ItemHeadsService } from './item-heads.service.js';
import type { PageAddress } from './page-address.js';
import { PAGE_DESCRIPTIONS } from './page-descriptions.js';
import { withoutLongParts } from './screen-parts.js';
import { TopicHeadsService } from './topic-heads.service.js';

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
    private readonly discover: DiscoverScreensService,
    private readonly topics: TopicHeadsService,
    private readonly items: ItemHeadsService,
    private readonly health: HealthService,
  ) {}

  /**
   * Missing content also gets a page, with status 404.
   * @param query of the address. Results of a search (`q`) are not indexed; `tab` may change the title
   * @throws if the database does not respond
   */
  async page(address: PageAddress, query: Readonly<Record<string, unknown>>): Promise<PageAnswer> {
    try {
      const answer = await this.find(address, query);
      if (answer.status === 301) return answer;
      if (query.at !== undefined && 'key' in address && address.name === 'topic') return asOf(answer);
      if (query.q === undefined) return answer;
      return { ...answer, head: { ...answer.head, ...searchHead(address, query), isIndexed: false } };
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return missing();
      throw error;
    }
  }

  private async find(address: PageAddress, query: Readonly<Record<string, unknown>>): Promise<PageAnswer> {
    if ('movedTo' in address) return { status: 301, path: address.movedTo };
    const { name, key } = address;
    // An address that selects something shows other data.
    const isPlain = Object.keys(query).length === 0;
    switch (name) {
      case 'home':
        return this.home();
      case 'topic':
      case 'topic-timeline':
      case 'topic-sources':
        return this.present(await this.topics.topic(name, key));
      case 'story':
        return this.present(await this.topics.story(key));
      case 'article':
        return this.present(await this.items.article(key));
      case 'source':
        return this.present(await this.items.source(key));
      case 'discover':
        if (!isPlain) return this.plain(headOf(name, key, query.tab));
        return found(headOf(name), await this.screen(await this.discover.discover()));
      case 'stories-ended': {
        const head = { ...headOf(name), syndicationPath: `${pagePath(name)}/feed` };
        if (!isPlain) return this.plain(head);
        const { stories, screen } = await this.discover.ended();
        return found({ ...head, subject: { kind: 'endings', stories } }, await this.screen(screen));
      }
      case 'not-found':
        return missing();
      default:
        return this.plain(headOf(name, key, query.tab));
    }
  }

  private async home(): Promise<PageAnswer> {
    const [newsFeed, today] = await Promise.all([
      this.newsFeed.page({ limit: FEED_PAGE, offset: 0 }),
      this.newsFeed.today(),
    ]);
    const subject = { kind: 'site' as const };
    const shared = { sharedAs: TAGLINE, imageUrl: '/icons/card.png' };
    const head = { ...headOf('home'), ...shared, syndicationPath: '/feed', subject };
    return found(head, await this.screen({ feed: newsFeed.body.toString(), today: today.body.toString() }));
  }

  private async present(answer: FoundHead): Promise<PageAnswer> {
    if ('movedTo' in answer) return { status: 301, path: answer.movedTo };
    return found(answer.head, await this.screen(answer.shown));
  }

  /** A page without data of its own. It is rendered with the time. */
  private async plain(head: Head): Promise<PageAnswer> {
    return found(head, {}, await this.screen());
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

/** The page of a moment: without the data of now, and not indexed. */
function asOf(answer: Exclude<PageAnswer, { status: 301 }>): PageAnswer {
  return { ...answer, head: { ...answer.head, isIndexed: false }, screen: {}, renderedWith: {} };
}

function found(head: Head, shown: ScreenTexts, renderedWith = shown): PageAnswer {
  return { status: 200, head, screen: withoutLongParts(shown), renderedWith: withoutLongParts(renderedWith) };
}

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
