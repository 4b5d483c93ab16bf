import { Injectable } from '@nestjs/common';
import { Database } from '#persistence/database';
import { hottestCards, topicCards } from '#persistence/reading';
import { STORIES_CHANNEL, type TopicRow, topicBySlugOrId } from '#persistence/stories';
import { milestonesOfTopic } from '#persistence/timeline';
import { Channels } from '../http/channels.service.js';
import { notFound } from '../http/errors.js';
import { KeptAnswer } from '../http/kept-answer.js';
import { KeptAnswers } from '../http/kept-answers.js';
import type { FeedDocument } from './feed-document.js';
import { presentJsonFeed } from './json-feed.presenter.js';
import { type FeedEnding, presentNewsFeed, presentTopicFeed } from './news-feed.presenter.js';
import { presentRss } from './rss.presenter.js';

const NEWS_ITEMS = 50;
/** Of milestones, and as many of articles. */
const TOPIC_ITEMS = 50;
const FEEDS_KEPT = 100;
const MAX_AGE_MS = 60_000;

const WRITERS: Record<FeedEnding, { type: string; write: (feed: FeedDocument) => string }> = {
  xml: { type: 'application/rss+xml; charset=utf-8', write: presentRss },
  json: { type: 'application/feed+json; charset=utf-8', write: presentJsonFeed },
};

/** The news, and each topic, as RSS and JSON Feed. Feed readers ask often: what did not change is kept. */
@Injectable()
export class FeedsService {
  private readonly kept: KeptAnswers;

  constructor(
    private readonly db: Database,
    channels: Channels,
  ) {
    const isHeard = () => channels.isListening;
    this.kept = new KeptAnswers({ most: FEEDS_KEPT, maxAgeMs: MAX_AGE_MS, isHeard });
    channels.on(STORIES_CHANNEL, () => this.kept.drop());
  }

  /** @param origin where readers find us, without a slash at its end */
  news(origin: string, ending: FeedEnding): Promise<KeptAnswer> {
    return this.keep(`news ${origin}`, ending, async () =>
      presentNewsFeed(await hottestCards(this.db, NEWS_ITEMS, 0), origin, ending),
    );
  }

  ofTopic(topic: TopicRow, origin: string, ending: FeedEnding): Promise<KeptAnswer> {
    return this.keep(`${topic.id} ${origin}`, ending, async () => {
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

  private keep(key: string, ending: FeedEnding, load: () => Promise<FeedDocument>): Promise<KeptAnswer> {
    const { type, write } = WRITERS[ending];
    return this.kept.get(`${ending} ${key}`, async () => new KeptAnswer(write(await load()), type));
  }
}
