import { Injectable } from '@nestjs/common';
import { FEED_PAGE, PAGES, type PageName, pagePath, TAGLINE, titleOf } from '#contract/site';
import { ArticlesService } from '../articles/articles.service.js';
import { NewsFeedPages } from '../articles/news-feed-pages.service.js';
import { SourcePageService } from '../community/source-page.service.js';
import { HealthService } from '../health/health.service.js';
import { ApiError } from '../http/errors.js';
import { GENERAL_HEAD, type Head } from './head.presenter.js';
import type { ScreenTexts } from './html-page.js';
import type { PageAddress } from './page-address.js';
import { PAGE_DESCRIPTIONS } from './page-descriptions.js';
import { type TopicHead, TopicHeadsService } from './topic-heads.service.js';

/** A page, or the path to redirect to. */
export type PageAnswer =
  | { status: 200 | 404; head: Head; screen: ScreenTexts }
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
   * @param isSearch whether the page shows search results, which are not indexed
   * @throws if the database does not respond
   */
  async page(address: PageAddress, isSearch: boolean): Promise<PageAnswer> {
    try {
      const answer = await this.find(address);
      if (answer.status === 301 || !isSearch) return answer;
      return { ...answer, head: { ...answer.head, isIndexed: false } };
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return missing();
      throw error;
    }
  }

  private async find(address: PageAddress): Promise<PageAnswer> {
    if ('movedTo' in address) return { status: 301, path: address.movedTo };
    const { name, key } = address;
    switch (name) {
      case 'home':
        return this.home();
      case 'topic':
      case 'topic-timeline':
      case 'topic-sources':
        return this.ofTopic(await this.topics.topic(name, key));
      case 'article':
        return this.article(key);
      case 'story':
        return this.ofTopic(await this.topics.story(key));
      case 'source':
        return this.source(key);
      case 'not-found':
        return missing();
      default:
        return found(headOf(name, key));
    }
  }

  private async home(): Promise<PageAnswer> {
    const newsFeed = await this.newsFeed.page({ limit: FEED_PAGE, offset: 0 });
    const head = { ...headOf('home'), sharedAs: TAGLINE, syndicationPath: '/feed' };
    return found(head, await this.screen({ feed: newsFeed.body.toString() }));
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

const found = (head: Head, screen: ScreenTexts = {}): PageAnswer => ({ status: 200, head, screen });

const missing = (): PageAnswer => ({
  status: 404,
  head: { ...headOf('not-found'), path: null },
  screen: {},
});

/** The head of a page that needs nothing but the table of pages. */
function headOf(name: PageName, key = ''): Head {
  const description = PAGE_DESCRIPTIONS[name] ?? GENERAL_HEAD.description;
  const { isIndexed } = PAGES[name];
  return { ...GENERAL_HEAD, title: titleOf(name), description, isIndexed, path: pagePath(name, key) };
}
