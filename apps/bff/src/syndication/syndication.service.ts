import { Inject, Injectable } from '@nestjs/common';
import type { SyndicationFormat } from '#contract/site';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import {
  feedCards,
  followedEndedIds,
  newestMilestonesOfFollowed,
  newestOfSource,
  type SourcePageRow,
  sourceBySlugOrId,
  topicCards,
} from '#persistence/reading';
import {
  endedTopicIds,
  STORIES_CHANNEL,
  storySummaries,
  type TopicRow,
  topicBySlugOrId,
} from '#persistence/stories';
import { milestonesOfTopic } from '#persistence/timeline';
import { type Settings } from '#platform/runtime';
import type { CachedResponse } from '../http/cached-response.js';
import { Channels } from '../http/channels.service.js';
import { notFound } from '../http/errors.js';
import { hubAddress } from '../http/public-origin.js';
import { ResponseCache } from '../http/response-cache.js';
import { SETTINGS } from '../http/tokens.js';
import { ImageAddresses } from '../images/image-addresses.service.js';
import {
  type Addresses,
  presentEndedSyndication,
  presentFollowedSyndication,
  presentNewsSyndication,
  presentSourceSyndication,
  presentTopicSyndication,
} from './syndication.presenter.js';
import type { SyndicationDocument } from './syndication-document.js';
import { writeSyndication } from './write-syndication.js';

/** The maximum number of articles, of milestones, and of endings. */
const ITEMS = 50;
const DOCUMENTS_CACHED = 100;
const MAX_AGE_MS = 60_000;

/** The news, topics, sources, ended and followed stories as feeds. Feed readers poll often, so public ones are cached. */
@Injectable()
export class SyndicationService {
  private readonly cache: ResponseCache;

  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    private readonly images: ImageAddresses,
    channels: Channels,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    const mayCache = () => channels.isListening;
    this.cache = new ResponseCache({ max: DOCUMENTS_CACHED, ttl: MAX_AGE_MS, mayCache });
    channels.on(STORIES_CHANNEL, () => this.cache.clear());
  }

  /** @param origin the public origin, without a trailing slash */
  news(origin: string, format: SyndicationFormat): Promise<CachedResponse> {
    return this.cached('news', origin, format, async (addresses) =>
      presentNewsSyndication(await feedCards(this.db, ITEMS, 0), addresses, format),
    );
  }

  /** The stories that ended last. */
  ended(origin: string, format: SyndicationFormat): Promise<CachedResponse> {
    return this.cached('ended', origin, format, async (addresses) => {
      const [now, ids] = await Promise.all([
        this.clock.now(),
        endedTopicIds(this.db, null, { limit: ITEMS, offset: 0 }),
      ]);
      return presentEndedSyndication(await storySummaries(this.db, ids, now), addresses, format);
    });
  }

  ofTopic(topic: TopicRow, origin: string, format: SyndicationFormat): Promise<CachedResponse> {
    return this.cached(`topic ${topic.id}`, origin, format, async (addresses) => {
      const [milestones, cards] = await Promise.all([
        milestonesOfTopic(this.db, topic.id, ITEMS),
        topicCards(this.db, topic.id, ITEMS, 0),
      ]);
      return presentTopicSyndication({ topic, milestones, cards }, addresses, format);
    });
  }

  ofSource(source: SourcePageRow, origin: string, format: SyndicationFormat): Promise<CachedResponse> {
    return this.cached(`source ${source.id}`, origin, format, async (addresses) =>
      presentSourceSyndication(source, await newestOfSource(this.db, source.id, ITEMS), addresses, format),
    );
  }

  /** Of the stories that a reader follows. Never cached. */
  async ofFollower(userId: number, origin: string, format: SyndicationFormat): Promise<CachedResponse> {
    const [now, milestones, ids] = await Promise.all([
      this.clock.now(),
      newestMilestonesOfFollowed(this.db, userId, ITEMS),
      followedEndedIds(this.db, userId, ITEMS),
    ]);
    const ended = await storySummaries(this.db, ids, now);
    const document = presentFollowedSyndication(milestones, ended, await this.addresses(origin));
    return writeSyndication(document, format);
  }

  /** @throws ApiError 404 */
  async topic(slug: string): Promise<TopicRow> {
    const topic = await topicBySlugOrId(this.db, slug);
    if (topic === null) throw notFound('This topic');
    return topic;
  }

  /** @throws ApiError 404 */
  async source(slug: string): Promise<SourcePageRow> {
    const source = await sourceBySlugOrId(this.db, slug);
    if (source === null) throw notFound('This source');
    return source;
  }

  private cached(
    key: string,
    origin: string,
    format: SyndicationFormat,
    load: (addresses: Addresses) => Promise<SyndicationDocument>,
  ): Promise<CachedResponse> {
    return this.cache.get(`${format} ${origin} ${key}`, async () =>
      writeSyndication(await load(await this.addresses(origin)), format),
    );
  }

  private async addresses(origin: string): Promise<Addresses> {
    return { origin, image: await this.images.shown(), hub: hubAddress(this.settings) };
  }
}
