import { Injectable } from '@nestjs/common';
import { TOPIC_SOURCE_LATEST, TOPIC_SOURCE_ORIGINS, TOPIC_SOURCES_MAX } from '#contract/site';
import { type TopicSource } from '#contract/stories';
import { type CoverageQuery, type TopicCoverage } from '#contract/timeline';
import { dayStarts } from '#domain/timeline/days';
import { Database } from '#persistence/database';
import { type TopicRow, topicBySlugOrId } from '#persistence/stories';
import {
  coverageOfTopic,
  originsOfTopicSources,
  outletsOfTopic,
  reportsOfTopicSources,
  sourcesOfTopic,
} from '#persistence/timeline';
import { notFound } from '../http/errors.js';
import { presentCoverage, presentTopicSources } from './coverage.presenter.js';

/** Which sources covered a topic, and when. */
@Injectable()
export class CoverageService {
  constructor(private readonly db: Database) {}

  /** @throws ApiError 404 */
  async byDay(id: number, { days: count, zone }: CoverageQuery): Promise<TopicCoverage> {
    const topic = await this.find(id);
    const days = dayStarts(zone, topic.last_reported_at, count);
    const starts = days.map(({ start }) => start);
    const [rows, outlets] = await Promise.all([
      coverageOfTopic(this.db, topic.id, starts),
      outletsOfTopic(this.db, topic.id),
    ]);
    return presentCoverage(topic, days, rows, outlets);
  }

  /** @throws ApiError 404 */
  async sources(id: number): Promise<TopicSource[]> {
    const topic = await this.find(id);
    const sources = await sourcesOfTopic(this.db, topic.id, TOPIC_SOURCES_MAX);
    const ids = sources.map((source) => source.id);
    const [origins, reports] = await Promise.all([
      originsOfTopicSources(this.db, topic.id, ids, TOPIC_SOURCE_ORIGINS),
      reportsOfTopicSources(this.db, topic.id, ids, TOPIC_SOURCE_LATEST),
    ]);
    return presentTopicSources(sources, origins, reports);
  }

  private async find(id: number): Promise<TopicRow> {
    const topic = await topicBySlugOrId(this.db, String(id));
    if (!topic) throw notFound('This topic');
    return topic;
  }
}
