import { Injectable } from '@nestjs/common';
import type { PageQuery } from '#contract/site';
import { STORIES_CHANNEL } from '#persistence/stories';
import { CachedResponse } from '../http/cached-response.js';
import { Channels } from '../http/channels.service.js';
import { ResponseCache } from '../http/response-cache.js';
import { ArticlesService } from './articles.service.js';

/** A page of 300 articles takes about 350 kB with its compressed encodings. */
const PAGES_CACHED = 64;
/** A source's trust changes without a notification, and the cards show it. */
const MAX_AGE_MS = 30_000;

/** The feed's pages, the same for every reader, cached until the worker reports that a story changed. */
@Injectable()
export class FeedPages {
  private readonly cache: ResponseCache;

  constructor(
    private readonly articles: ArticlesService,
    channels: Channels,
  ) {
    const isHeard = () => channels.isListening;
    this.cache = new ResponseCache({ max: PAGES_CACHED, ttl: MAX_AGE_MS, isHeard });
    channels.on(STORIES_CHANNEL, () => this.cache.clear());
  }

  page(query: PageQuery): Promise<CachedResponse> {
    return this.cached(`${query.limit} ${query.offset}`, () => this.articles.list(query));
  }

  featured(): Promise<CachedResponse> {
    return this.cached('featured', () => this.articles.featured());
  }

  private cached(key: string, load: () => Promise<object>): Promise<CachedResponse> {
    return this.cache.get(key, async () => new CachedResponse(JSON.stringify(await load())));
  }
}
