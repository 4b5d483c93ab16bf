import { Injectable } from '@nestjs/common';
import type { ArticleCard, Category } from '#contract/reading';
import { MOST_FOLLOWED_ANSWERED, RELATED_TOPICS_MAX, TOPICS_PAGED_MOST } from '#contract/site';
import type {
  RelatedTopic,
  Topic,
  TopicArticlesQuery,
  TopicPage,
  TopicStats,
  TopicsQuery,
} from '#contract/stories';
import { mutedPattern } from '#domain/reading';
import { FREQUENCY_SPAN_MS, updateFrequency } from '#domain/stories';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { followSettings, topicCards, topicComment } from '#persistence/reading';
import {
  allCategories,
  countListedTopics,
  listedTopics,
  mostFollowedTopics,
  relatedTopics,
  type TopicRow,
  topicBySlugOrId,
  topicStands,
} from '#persistence/stories';
import { firstReport, newestOpenings, reportsOfEnding } from '#persistence/timeline';
import { presentCards } from '../cards/card.presenter.js';
import { notFound } from '../http/errors.js';
import { ImageAddresses } from '../images/image-addresses.service.js';
import { StepsService } from './steps.service.js';
import {
  presentCategory,
  presentRelatedTopic,
  presentStats,
  presentTopic,
  presentTopicPage,
} from './topic.presenter.js';

/** More openings do not change the update frequency. */
const OPENINGS = 7;

@Injectable()
export class TopicsService {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
    private readonly steps: StepsService,
    private readonly images: ImageAddresses,
  ) {}

  /** A page, and the length of the list, counted as far as it can be paged. */
  async list({ limit, offset, ...filter }: TopicsQuery): Promise<{ topics: Topic[]; total: number }> {
    const asked = { ...filter, now: await this.clock.now() };
    const page = { limit: Math.min(limit, Math.max(0, TOPICS_PAGED_MOST - offset)), offset };
    const [rows, total] = await Promise.all([
      page.limit === 0 ? [] : listedTopics(this.db, asked, page),
      countListedTopics(this.db, asked, TOPICS_PAGED_MOST),
    ]);
    return { topics: rows.map(presentTopic), total };
  }

  async mostFollowed(): Promise<Topic[]> {
    return (await mostFollowedTopics(this.db, MOST_FOLLOWED_ANSWERED)).map(presentTopic);
  }

  async show(slug: string): Promise<TopicPage> {
    return this.page(await this.find(slug));
  }

  /** A topic with what its own page shows. */
  async page(topic: TopicRow): Promise<TopicPage> {
    const ended = topic.resolution_article_ids;
    const [stands, endingReports, next] = await Promise.all([
      topicStands(this.db, topic.id),
      ended.length === 0 ? [] : reportsOfEnding(this.db, topic.id, ended),
      this.steps.next(topic),
    ]);
    return presentTopicPage(topic, { stands, endingReports, next });
  }

  async stats(id: number): Promise<TopicStats> {
    const topic = await this.find(String(id));
    const now = await this.clock.now();
    const since = new Date(now.getTime() - FREQUENCY_SPAN_MS);
    const [openings, first] = await Promise.all([
      newestOpenings(this.db, topic.id, { since, limit: OPENINGS }),
      firstReport(this.db, topic.id),
    ]);
    return presentStats(topic, updateFrequency(openings, now), first);
  }

  /** Listed topics that are near to this one but not one with it. */
  async related(id: number): Promise<RelatedTopic[]> {
    const topic = await this.find(String(id));
    return (await relatedTopics(this.db, topic.id, RELATED_TOPICS_MAX)).map(presentRelatedTopic);
  }

  /** Leaves out what a following reader has hidden. */
  async articles(
    id: number,
    { role, limit, offset }: TopicArticlesQuery,
    readerId: number | null,
  ): Promise<ArticleCard[]> {
    const topic = await this.find(String(id));
    const settings = readerId === null ? null : await followSettings(this.db, readerId, topic.id);
    const sieve = settings && {
      pattern: mutedPattern(settings.muted_words),
      sourceIds: settings.hidden_sources.map((source) => source.id),
    };
    const cards = role === 'comment' ? topicComment : topicCards;
    const rows = await cards(this.db, topic.id, limit, offset, sieve ?? undefined);
    return presentCards(rows, await this.images.shown());
  }

  async categories(): Promise<Category[]> {
    return (await allCategories(this.db)).map(presentCategory);
  }

  private async find(slug: string): Promise<TopicRow> {
    const topic = await topicBySlugOrId(this.db, slug);
    if (!topic) throw notFound('This topic');
    return topic;
  }
}
