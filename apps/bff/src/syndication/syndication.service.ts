import { Injectable } from '@nestjs/common';
import { Database } from '#persistence/database';
import { feedCards, topicCards } from '#persistence/reading';
import { STORIES_CHANNEL, type TopicRow, topicBySlugOrId } from '#persistence/stories';
import { milestonesOfTopic } from '#persistence/timeline';
import { CachedResponse } from '../http/cached-response.js';
import { Channels } from '../http/channels.service.js';
import { notFound } from '../http/errors.js';
import { ResponseCache } from '../http/response-cache.js';
import { presentJsonFeed } from './json-feed.presenter.js';
import { presentRss } from './rss.presenter.js';
import {
  presentNewsSyndication,
  presentTopicSyndication,
  type SyndicationFormat,
} from './syndication.presenter.js';
import type { SyndicationDocument } from './syndication-document.js';

const NEWS_ITEMS = 50;
/** The maximum number of milestones, and of articles. */
const TOPIC_ITEMS = 50;
const DOCUMENTS_CACHED = 100;
const MAX_AGE_MS = 60_000;

const WRITERS: Record<SyndicationFormat, { type: string; write: (document: SyndicationDocument) => string }> =
  {
    xml: { type: 'application/rss+xml; charset=utf-8', write: presentRss },
    json: { type: 'application/feed+json; charset=utf-8', write: presentJsonFeed },
  };

/** The news and each topic as RSS and JSON Feed. Feed readers poll often, so responses are cached. */
@Injectable()
export class SyndicationService {
  private readonly cache: ResponseCache;

  constructor(
    private readonly db: Database,
    channels: Channels,
  ) {
    const mayCache = () => channels.isListening;
    this.cache = new ResponseCache({ max: DOCUMENTS_CACHED, ttl: MAX_AGE_MS, mayCache });
    channels.on(STORIES_CHANNEL, () => this.cache.clear());
  }

  /** @param origin the public origin, without a trailing slash */
  news(origin: string, format: SyndicationFormat): Promise<CachedResponse> {
    return this.cached(`news ${origin}`, format, async () =>
      presentNewsSyndication(await feedCards(this.db, NEWS_ITEMS, 0), origin, format),
    );
  }

  ofTopic(topic: TopicRow, origin: string, format: SyndicationFormat): Promise<CachedResponse> {
    return this.cached(`${topic.id} ${origin}`, format, async () => {
      const [milestones, cards] = await Promise.all([
        milestonesOfTopic(this.db, topic.id, TOPIC_ITEMS),
        topicCards(this.db, topic.id, TOPIC_ITEMS, 0),
      ]);
      return presentTopicSyndication({ topic, milestones, cards }, origin, format);
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
    format: SyndicationFormat,
    load: () => Promise<SyndicationDocument>,
  ): Promise<CachedResponse> {
    const { type, write } = WRITERS[format];
    return this.cache.get(`${format} ${key}`, async () => new CachedResponse(write(await load()), type));
  }
}
