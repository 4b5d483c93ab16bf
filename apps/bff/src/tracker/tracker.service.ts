import { Injectable } from '@nestjs/common';
import type { StoryQuery, StoryTracker } from '#contract/stories';
import type { Milestone } from '#contract/timeline';
import { Database } from '#persistence/database';
import { type TopicRow, topicBySlugOrId } from '#persistence/stories';
import {
  articlesOfMilestones,
  claimsOfMilestones,
  milestonesOfTopic,
  quotesOfMilestones,
  type StandingMilestoneRow,
  sourcesOfMilestones,
  standingMilestones,
} from '#persistence/timeline';
import { notFound } from '../http/errors.js';
import { ImageAddresses } from '../images/image-addresses.service.js';
import { PastService } from '../topics/past.service.js';
import { TopicsService } from '../topics/topics.service.js';
import { presentMilestones, presentStoryMilestone } from './milestone.presenter.js';

/** The newest milestones that a story shows. */
const MILESTONES_MAX = 300;
const ARTICLES_PER_MILESTONE = 20;
const SOURCES_PER_MILESTONE = 100;

@Injectable()
export class TrackerService {
  constructor(
    private readonly db: Database,
    private readonly topics: TopicsService,
    private readonly past: PastService,
    private readonly images: ImageAddresses,
  ) {}

  /** As they were known then. @param from the address of the caller */
  async milestonesThen(topicId: number, at: Date, from: string): Promise<Milestone[]> {
    const { milestones, sources } = await this.past.asked(String(topicId), at, from);
    const last = milestones.slice(-MILESTONES_MAX);
    const imageAddress = await this.images.shown();
    return presentMilestones(last, { sources, quotes: [], claims: [], imageAddress });
  }

  async milestones(topicId: number): Promise<Milestone[]> {
    const imageAddress = await this.images.shown();
    const topic = await this.find(String(topicId), 'This topic');
    const rows = await milestonesOfTopic(this.db, topic.id, MILESTONES_MAX);
    const ids = rows.map((row) => row.id);
    const [sources, quotes, claims] = await Promise.all([
      sourcesOfMilestones(this.db, ids, SOURCES_PER_MILESTONE),
      quotesOfMilestones(this.db, ids),
      claimsOfMilestones(this.db, ids),
    ]);
    return presentMilestones(rows, { sources, quotes, claims, imageAddress });
  }

  async story(id: string, { sort }: StoryQuery): Promise<StoryTracker> {
    const topic = await this.find(id, 'This story');
    const [page, rows] = await Promise.all([
      this.topics.page(topic),
      milestonesOfTopic(this.db, topic.id, MILESTONES_MAX),
    ]);
    const articles = await articlesOfMilestones(
      this.db,
      rows.map((row) => row.id),
      ARTICLES_PER_MILESTONE,
    );
    const articlesOf = Map.groupBy(articles, (article) => article.milestone_id);
    const milestones = rows.map((row) => presentStoryMilestone(row, articlesOf.get(row.id) ?? []));
    return {
      ...page,
      title: page.name,
      milestones: sort === 'newest' ? milestones.toReversed() : milestones,
    };
  }

  /** The newest developments that are not retracted, oldest first. */
  standing(topicId: number, most: number): Promise<StandingMilestoneRow[]> {
    return standingMilestones(this.db, topicId, most);
  }

  private async find(idOrSlug: string, what: string): Promise<TopicRow> {
    const topic = await topicBySlugOrId(this.db, idOrSlug);
    if (!topic) throw notFound(what);
    return topic;
  }
}
