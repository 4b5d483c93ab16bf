import { Injectable } from '@nestjs/common';
import type { ArticleCard, Category, Topic, TopicArticlesQuery, TopicStats, TopicsQuery } from '#contract';
import {
  allCategories,
  Database,
  listedTopics,
  type TopicRow,
  topicBySlugOrId,
  topicCards,
} from '#persistence';
import { presentCard } from '../articles/card.presenter.js';
import { notFound } from '../http/errors.js';
import { presentCategory, presentStats, presentTopic } from './topic.presenter.js';

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
    return presentStats(await this.find(String(id)));
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
