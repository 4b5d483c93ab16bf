import { Injectable } from '@nestjs/common';
import type { TopicWhy } from '#contract';
import {
  Database,
  lastStatusChange,
  milestonesOfTopic,
  openProposal,
  originsOfMilestones,
  placedInTopic,
  topicBySlugOrId,
} from '#persistence';
import { notFound } from '../http/errors.js';
import { presentWhy } from './why.presenter.js';

/** The newest of each. */
const MILESTONES_MAX = 50;
const ARTICLES_MAX = 100;

/** The evidence behind what the machine, or an editor, said of a topic. */
@Injectable()
export class WhyService {
  constructor(private readonly db: Database) {}

  /** @throws ApiError 404 */
  async why(id: number): Promise<TopicWhy> {
    const topic = await topicBySlugOrId(this.db, String(id));
    if (!topic) throw notFound('This topic');
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
}
