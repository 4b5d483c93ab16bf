import { Injectable } from '@nestjs/common';
import type { ArticleCard, Category, Topic, TopicArticlesQuery, TopicStats, TopicsQuery } from '#contract';
import {
  allCategories,
  coverageOfTopic,
  Database,
  firstReport,
  listedTopics,
  outletsOfTopic,
  type TopicRow,
  topicBySlugOrId,
  topicCards,
} from '#persistence';
import { presentCard } from '../articles/card.presenter.js';
import { notFound } from '../http/errors.js';
import { presentCategory, presentStats, presentTopic } from './topic.presenter.js';

const COVERAGE_DAYS = 120;

@Injectable()
export class TopicsService {
  constructor(private readonly db: Database) {}

  async list(query: TopicsQuery): Promise<Topic[]> {
    return (await listedTopics(this.db, query)).map(presentTopic);
  }

  async show(slug: string): Promise<Topic> {
    return presentTopic(await this.find(slug));
  }

  async stats(id: number): Promise<TopicStats> {
    const topic = await this.find(String(id));
    const [first, coverage, outlets] = await Promise.all([
      firstReport(this.db, topic.id),
      coverageOfTopic(this.db, topic.id, COVERAGE_DAYS),
      outletsOfTopic(this.db, topic.id),
    ]);
    return presentStats(topic, { first, coverage, outlets });
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
