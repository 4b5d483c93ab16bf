import { Injectable } from '@nestjs/common';
import {
  type CoverageQuery,
  TOPIC_SOURCE_LATEST,
  TOPIC_SOURCE_ORIGINS,
  TOPIC_SOURCES_MAX,
  type TopicCoverage,
  type TopicSource,
} from '#contract';
import {
  coverageOfTopic,
  Database,
  originsOfTopicSources,
  outletsOfTopic,
  reportsOfTopicSources,
  sourcesOfTopic,
  type TopicRow,
  topicBySlugOrId,
} from '#persistence';
import { notFound } from '../http/errors.js';
import { presentCoverage, presentTopicSources } from './coverage.presenter.js';

const DAY_MS = 86_400_000;

/** Who told a topic, and when. */
@Injectable()
export class CoverageService {
  constructor(private readonly db: Database) {}

  /** @throws ApiError 404 */
  async byDay(id: number, { days }: CoverageQuery): Promise<TopicCoverage> {
    const topic = await this.find(id);
    const lastDay = new Date(topic.last_reported_at).setUTCHours(0, 0, 0, 0);
    const [rows, outlets] = await Promise.all([
      coverageOfTopic(this.db, topic.id, new Date(lastDay - (days - 1) * DAY_MS)),
      outletsOfTopic(this.db, topic.id),
    ]);
    return presentCoverage(topic, rows, outlets);
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
