import { Injectable } from '@nestjs/common';
import { Database } from '#persistence/database';
import { hottestCards, topicCards } from '#persistence/reading';
import { STORIES_CHANNEL, type TopicRow, topicBySlugOrId } from '#persistence/stories';
import { milestonesOfTopic } from '#persistence/timeline';
import { CachedResponse } from '../http/cached-response.js';
import { Channels } from '../http/channels.service.js';
import { notFound } from '../http/errors.js';
import { ResponseCache } from '../http/response-cache.js';
import type { FeedDocument } from './feed-document.js';
import { presentJsonFeed } from './json-feed.presenter.js';
import { type FeedEnding, presentNewsFeed, presentTopicFeed } from './news-feed.presenter.js';
import { presentRss } from './rss.presenter.js';

const NEWS_ITEMS = 50;
/** Of milestones, and as many of articles. */
const TOPIC_ITEMS = 50;
const FEEDS_CACHED = 100;
const MAX_AGE_MS = 60_000;

const WRITERS: Record<FeedEnding, { type: string; write: (feed: FeedDocument) => string }> = {
  xml: { type: 'application/rss+xml; charset=utf-8', write: presentRss },
  json: { type: 'application/feed+json; charset=utf-8', write: presentJsonFeed },
};

/** The news, and each topic, as RSS and JSON Feed. Feed readers ask often, so responses are cached. */
@Injectable()
export class FeedsService {
  private readonly cache: ResponseCache;

  constructor(
    private readonly db: Database,
    channels: Channels,
  ) {
    const isHeard = () => channels.isListening;
    this.cache = new ResponseCache({ max: FEEDS_CACHED, ttl: MAX_AGE_MS, isHeard });
    channels.on(STORIES_CHANNEL, () => this.cache.clear());
  }

  /** @param origin where readers find us, without a slash at its end */
  news(origin: string, ending: FeedEnding): Promise<CachedResponse> {
    return this.cached(`news ${origin}`, ending, async () =>
      presentNewsFeed(await hottestCards(this.db, NEWS_ITEMS, 0), origin, ending),
    );
  }

  ofTopic(topic: TopicRow, origin: string, ending: FeedEnding): Promise<CachedResponse> {
    return this.cached(`${topic.id} ${origin}`, ending, async () => {
      const [milestones, cards] = await Promise.all([
        milestonesOfTopic(this.db, topic.id, TOPIC_ITEMS),
        topicCards(this.db, topic.id, TOPIC_ITEMS, 0),
      ]);
      return presentTopicFeed({ topic, milestones, cards }, origin, ending);
    });
  }

  /** @throws ApiError 404 */
  async topic(slug: string): Promise<TopicRow> {
    const topic = await topicBySlugOrId(this.db, slug);
    if (topic === null) throw notFound('This topic');
    return topic;
  }

  private cached(
    key: string,
    ending: FeedEnding,
    load: () => Promise<FeedDocument>,
  ): Promise<CachedResponse> {
    const { type, write } = WRITERS[ending];
    return this.cache.get(`${ending} ${key}`, async () => new CachedResponse(write(await load()), type));
  }
}
