import { Injectable } from '@nestjs/common';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { feedCards, topicCards } from '#persistence/reading';
import {
  endedTopicIds,
  STORIES_CHANNEL,
  storySummaries,
  type TopicRow,
  topicBySlugOrId,
} from '#persistence/stories';
import { milestonesOfTopic } from '#persistence/timeline';
import type { CachedResponse } from '../http/cached-response.js';
import { Channels } from '../http/channels.service.js';
import { notFound } from '../http/errors.js';
import { ResponseCache } from '../http/response-cache.js';
import {
  presentEndedSyndication,
  presentNewsSyndication,
  presentTopicSyndication,
  type SyndicationFormat,
} from './syndication.presenter.js';
import type { SyndicationDocument } from './syndication-document.js';
import { writeSyndication } from './write-syndication.js';

const NEWS_ITEMS = 50;
/** The maximum number of milestones, and of articles. */
const TOPIC_ITEMS = 50;
const ENDED_ITEMS = 50;
const DOCUMENTS_CACHED = 100;
const MAX_AGE_MS = 60_000;

/** The news, each topic and ended stories as RSS and JSON Feed. Feed readers poll often, so responses are cached. */
@Injectable()
export class SyndicationService {
  private readonly cache: ResponseCache;

  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
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

  /** The stories that ended last. */
  ended(origin: string, format: SyndicationFormat): Promise<CachedResponse> {
    return this.cached(`ended ${origin}`, format, async () => {
      const [now, ids] = await Promise.all([
        this.clock.now(),
        endedTopicIds(this.db, null, { limit: ENDED_ITEMS, offset: 0 }),
      ]);
      return presentEndedSyndication(await storySummaries(this.db, ids, now), origin, format);
    });
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
    return this.cache.get(`${format} ${key}`, async () => writeSyndication(await load(), format));
  }
}
