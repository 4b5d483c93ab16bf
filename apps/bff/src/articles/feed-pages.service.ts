import { Injectable } from '@nestjs/common';
import type { PageQuery } from '#contract/site';
import { STORIES_CHANNEL } from '#persistence/stories';
import { Channels } from '../http/channels.service.js';
import { KeptAnswer } from '../http/kept-answer.js';
import { KeptAnswers } from '../http/kept-answers.js';
import { ArticlesService } from './articles.service.js';

/** A page of 300 articles takes about 350 kB with its packings. */
const PAGES_KEPT = 64;
/** Articles change without a word where their source's trust does. */
const MAX_AGE_MS = 30_000;

/** The feed's pages, the same for every reader, ready to be sent until the worker tells that a story changed. */
@Injectable()
export class FeedPages {
  private readonly pages: KeptAnswers;

  constructor(
    private readonly articles: ArticlesService,
    channels: Channels,
  ) {
    const isHeard = () => channels.isListening;
    this.pages = new KeptAnswers({ most: PAGES_KEPT, maxAgeMs: MAX_AGE_MS, isHeard });
    channels.on(STORIES_CHANNEL, () => this.pages.drop());
  }

  page(query: PageQuery): Promise<KeptAnswer> {
    return this.keep(`${query.limit} ${query.offset}`, () => this.articles.list(query));
  }

  featured(): Promise<KeptAnswer> {
    return this.keep('featured', () => this.articles.featured());
  }

  private keep(key: string, load: () => Promise<object>): Promise<KeptAnswer> {
    return this.pages.get(key, async () => new KeptAnswer(JSON.stringify(await load())));
  }
}
