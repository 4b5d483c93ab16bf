import { Injectable } from '@nestjs/common';
import type { ArticleCard, Category, Topic, TopicArticlesQuery, TopicStats, TopicsQuery } from '#contract';
import { updateFrequency } from '#domain';
import {
  allCategories,
  coverageOfTopic,
  Database,
  firstReport,
  listedTopics,
  NewsClock,
  newestOpenings,
  outletsOfTopic,
  type TopicRow,
  topicBySlugOrId,
  topicCards,
} from '#persistence';
import { presentCard } from '../articles/card.presenter.js';
import { notFound } from '../http/errors.js';
import { presentCategory, presentStats, presentTopic } from './topic.presenter.js';

const COVERAGE_DAYS = 120;
/** More do not change how frequent the updates are. */
const OPENINGS = 7;

@Injectable()
export class TopicsService {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
  ) {}

  async list(query: TopicsQuery): Promise<Topic[]> {
    return (await listedTopics(this.db, query)).map(presentTopic);
  }

  async show(slug: string): Promise<Topic> {
    return presentTopic(await this.find(slug));
  }

  async stats(id: number): Promise<TopicStats> {
    const topic = await this.find(String(id));
    const [now, openings, first, coverage, outlets] = await Promise.all([
      this.clock.now(),
      newestOpenings(this.db, topic.id, OPENINGS),
      firstReport(this.db, topic.id),
      coverageOfTopic(this.db, topic.id, COVERAGE_DAYS),
      outletsOfTopic(this.db, topic.id),
    ]);
    return presentStats(topic, { frequency: updateFrequency(openings, now), first, coverage, outlets });
  }

  async articles(id: number, { limit, offset }: TopicArticlesQuery): Promise<ArticleCard[]> {
    const topic = await this.find(String(id));
    return (await topicCards(this.db, topic.id, limit, offset)).map(presentCard);
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
