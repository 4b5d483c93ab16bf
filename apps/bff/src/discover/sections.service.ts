import { Injectable } from '@nestjs/common';
import { SECTION_STORIES, TOPICS_PAGED_MOST } from '#contract/site';
import type { SectionStory, StorySection, StorySections } from '#contract/stories';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { countListedTopics, listedTopics, nextDecisiveSteps, storySummaries } from '#persistence/stories';
import { TOPIC_SECTIONS, type TopicSection } from '#vocabulary';
import { presentStorySummary } from '../cards/story-summary.presenter.js';
import { presentExpected } from './expected.presenter.js';

const DAY_MS = 86_400_000;

/** The sections with which Discover opens. */
@Injectable()
export class SectionsService {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
  ) {}

  async all(): Promise<StorySections> {
    const now = await this.clock.now();
    return { sections: await Promise.all(TOPIC_SECTIONS.map((sort) => this.section(sort, now))) };
  }

  private async section(sort: TopicSection, now: Date): Promise<StorySection> {
    const [topics, total] = await Promise.all([
      listedTopics(this.db, { sort, now }, { limit: SECTION_STORIES, offset: 0 }),
      countListedTopics(this.db, { sort, now }, TOPICS_PAGED_MOST),
    ]);
    const ids = topics.map(({ id }) => id);
    return { sort, stories: await this.stories(ids, now), total };
  }

  private async stories(ids: readonly number[], now: Date): Promise<SectionStory[]> {
    if (ids.length === 0) return [];
    const [rows, steps] = await Promise.all([
      storySummaries(this.db, ids, new Date(now.getTime() - DAY_MS)),
      nextDecisiveSteps(this.db, ids, now),
    ]);
    const stepOf = new Map(steps.map((step) => [step.topic_id, step]));
    return rows.map((row) => ({
      ...presentStorySummary(row),
      expected: presentExpected(stepOf.get(row.id) ?? null),
    }));
  }
}
