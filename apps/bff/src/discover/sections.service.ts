import { Injectable } from '@nestjs/common';
import { SECTION_STORIES, TOPICS_PAGED_MOST } from '#contract/site';
import type { SectionStory, StorySections } from '#contract/stories';
import { onceInSections } from '#domain/reading';
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

  /** No story is in two sections. */
  async all(): Promise<StorySections> {
    const now = await this.clock.now();
    const read = await Promise.all(
      TOPIC_SECTIONS.map((sort, at) => this.read(sort, SECTION_STORIES * (at + 1), now)),
    );
    const shown = onceInSections(
      read.map(({ topics }) => topics),
      SECTION_STORIES,
    );
    const stories = await this.stories(
      shown.flat().map(({ id }) => id),
      now,
    );
    const storyOf = new Map(stories.map((story) => [story.id, story]));
    return {
      sections: read.map(({ sort, total }, at) => ({
        sort,
        stories: (shown[at] ?? []).flatMap(({ id }) => storyOf.get(id) ?? []),
        total,
      })),
    };
  }

  private async read(sort: TopicSection, limit: number, now: Date) {
    const [topics, total] = await Promise.all([
      listedTopics(this.db, { sort, now }, { limit, offset: 0 }),
      countListedTopics(this.db, { sort, now }, TOPICS_PAGED_MOST),
    ]);
    return { sort, topics, total };
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
