import { Injectable } from '@nestjs/common';
import type { HeadlinesQuery, MilestoneHeadlines } from '#contract/stories';
import { Database } from '#persistence/database';
import { topicBySlugOrId } from '#persistence/stories';
import { comparedMilestones, earlierTitles, headlinesOfMilestones } from '#persistence/timeline';
import { notFound } from '../http/errors.js';
import { presentHeadlines } from './headlines.presenter.js';

const SOURCES_PER_MILESTONE = 40;
const EARLIER_PER_ARTICLE = 5;

@Injectable()
export class HeadlinesService {
  constructor(private readonly db: Database) {}

  /** The sources' headlines for each milestone of a topic, newest milestone first. */
  async ofTopic(topicId: number, query: HeadlinesQuery): Promise<MilestoneHeadlines[]> {
    const topic = await topicBySlugOrId(this.db, String(topicId));
    if (!topic) throw notFound('This topic');
    const { milestone = null, limit, offset } = query;
    const milestones = await comparedMilestones(this.db, topic.id, { milestoneId: milestone, limit, offset });
    const headlines = await headlinesOfMilestones(
      this.db,
      milestones.map(({ id }) => id),
      SOURCES_PER_MILESTONE,
    );
    const earlier = await earlierTitles(
      this.db,
      headlines.map(({ id }) => id),
      EARLIER_PER_ARTICLE,
    );
    return presentHeadlines(milestones, headlines, earlier);
  }
}
