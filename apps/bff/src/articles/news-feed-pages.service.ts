import { Injectable } from '@nestjs/common';
import type { PageQuery } from '#contract/site';
import { STORIES_CHANNEL } from '#persistence/stories';
import { CachedResponse } from '../http/cached-response.js';
import { Channels } from '../http/channels.service.js';
import { ResponseCache } from '../http/response-cache.js';
import { ArticlesService } from './articles.service.js';
import { TodayService } from './today.service.js';

/** A page of 300 articles takes about 350 kB with its compressed encodings. */
const PAGES_CACHED = 64;
/** The cards show trust scores, which change without a message on the channel. */
const MAX_AGE_MS = 30_000;

/** The pages of the news feed, and what Home shows above it. They are the same for every reader and cached until the worker reports a changed story. */
@Injectable()
export class NewsFeedPages {
  private readonly cache: ResponseCache;

  constructor(
    private readonly articles: ArticlesService,
    private readonly todays: TodayService,
    channels: Channels,
  ) {
    const mayCache = () => channels.isListening;
    this.cache = new ResponseCache({ max: PAGES_CACHED, ttl: MAX_AGE_MS, mayCache });
    channels.on(STORIES_CHANNEL, () => this.cache.clear());
  }

  page(query: PageQuery): Promise<CachedResponse> {
    return this.cached(`${query.limit} ${query.offset}`, () => this.articles.list(query));
  }

  featured(): Promise<CachedResponse> {
    return this.cached('featured', () => this.articles.featured());
  }

  today(): Promise<CachedResponse> {
    return this.cached('today', () => this.todays.today());
  }

  private cached(key: string, load: () => Promise<object>): Promise<CachedResponse> {
    return this.cache.get(key, async () => new CachedResponse(JSON.stringify(await load())));
  }
}
