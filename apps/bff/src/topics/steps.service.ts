import { Injectable } from '@nestjs/common';
import { ANNOUNCED_STEPS_MAX, NEXT_STEPS_MAX } from '#contract/site';
import type { AnnouncedStep, NextStep } from '#contract/timeline';
import { weekBefore } from '#domain/timeline/steps';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import { type TopicRow, topicBySlugOrId } from '#persistence/stories';
import { stepsOfTopic, stepsOfTopicFrom } from '#persistence/timeline';
import { notFound } from '../http/errors.js';
import { presentNextStep, presentSetStep, presentStep, stateOf } from './steps.presenter.js';

/** What articles announce for a topic. Late and silent follow from the day and news time, so they need no rebuild. */
@Injectable()
export class StepsService {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
  ) {}

  /** The pending steps, soonest first. Those that an editor set stand in place of the announced ones. */
  async next({ id: topicId, next_steps: set }: Pick<TopicRow, 'id' | 'next_steps'>): Promise<NextStep[]> {
    const today = await this.today();
    if (set !== null)
      return set
        .filter(({ date }) => date >= today)
        .toSorted((a, b) => a.date.localeCompare(b.date))
        .map(presentSetStep);
    const rows = await stepsOfTopicFrom(this.db, topicId, weekBefore(today), ANNOUNCED_STEPS_MAX);
    const pending = rows.filter((row) => stateOf(row, today) === 'pending');
    return pending.slice(0, NEXT_STEPS_MAX).map(presentNextStep);
  }

  /**
   * All steps, latest day first.
   *
   * @throws ApiError 404
   */
  async all(id: number): Promise<AnnouncedStep[]> {
    const topic = await topicBySlugOrId(this.db, String(id));
    if (!topic) throw notFound('This topic');
    const [today, rows] = await Promise.all([
      this.today(),
      stepsOfTopic(this.db, topic.id, ANNOUNCED_STEPS_MAX),
    ]);
    return rows.map((row) => presentStep(row, today));
  }

  private async today(): Promise<string> {
    return (await this.clock.now()).toISOString().slice(0, 10);
  }
}
