import { Injectable } from '@nestjs/common';
import type { TopicChange, TopicWhy } from '#contract/stories';
import { Database } from '#persistence/database';
import {
  changesOfTopic,
  lastStatusChange,
  originsOfMilestones,
  placedInTopic,
  type TopicRow,
  topicBySlugOrId,
} from '#persistence/stories';
import { milestonesOfTopic, openProposal } from '#persistence/timeline';
import { notFound } from '../http/errors.js';
import { presentChange, presentWhy } from './why.presenter.js';

/** Limits, newest first. */
const MILESTONES_MAX = 50;
const ARTICLES_MAX = 100;
const CHANGES_MAX = 100;

/** The evidence behind the decisions on a topic, automatic or by an editor. */
@Injectable()
export class WhyService {
  constructor(private readonly db: Database) {}

  /** @throws ApiError 404 */
  async why(id: number): Promise<TopicWhy> {
    const topic = await this.find(id);
    const [change, proposal, milestones, articles] = await Promise.all([
      lastStatusChange(this.db, topic.id),
      openProposal(this.db, topic.id),
      milestonesOfTopic(this.db, topic.id, MILESTONES_MAX),
      placedInTopic(this.db, topic.id, ARTICLES_MAX),
    ]);
    const origins = await originsOfMilestones(
      this.db,
      milestones.map((milestone) => milestone.id),
    );
    return presentWhy({ topic, change, proposal, milestones, origins, articles });
  }

  /** The public change log, newest first. @throws ApiError 404 */
  async changes(id: number): Promise<TopicChange[]> {
    const topic = await this.find(id);
    return (await changesOfTopic(this.db, topic.id, CHANGES_MAX)).map(presentChange);
  }

  private async find(id: number): Promise<TopicRow> {
    const topic = await topicBySlugOrId(this.db, String(id));
    if (!topic) throw notFound('This topic');
    return topic;
  }
}
