import { Injectable } from '@nestjs/common';
import { ENDED_MONTHS_MAX, TOPICS_PAGED_MOST } from '#contract/site';
import type { EndedQuery, EndedStories } from '#contract/stories';
import { Database } from '#persistence/database';
import { NewsClock } from '#persistence/news-clock';
import {
  countEndedTopics,
  type EndedBetween,
  endedMonths,
  endedTopicIds,
  storySummaries,
} from '#persistence/stories';
import { presentStorySummary } from '../cards/story-summary.presenter.js';

const DAY_MS = 86_400_000;

/** Stories that ended, by month. */
@Injectable()
export class EndingsService {
  constructor(
    private readonly db: Database,
    private readonly clock: NewsClock,
  ) {}

  async page({ month, limit, offset }: EndedQuery): Promise<EndedStories> {
    const between = month === undefined ? null : daysOf(month);
    const page = { limit: Math.min(limit, Math.max(0, TOPICS_PAGED_MOST - offset)), offset };
    const [now, ids, total, months] = await Promise.all([
      this.clock.now(),
      endedTopicIds(this.db, between, page),
      countEndedTopics(this.db, between, TOPICS_PAGED_MOST),
      endedMonths(this.db, ENDED_MONTHS_MAX),
    ]);
    const rows = await storySummaries(this.db, ids, new Date(now.getTime() - DAY_MS));
    return {
      stories: rows.map(presentStorySummary),
      months: months.map((row) => ({ month: row.month, count: row.topics })),
      total,
    };
  }
}

/** @param month YYYY-MM */
function daysOf(month: string): EndedBetween {
  const from = new Date(`${month}-01T00:00:00Z`);
  return { from, to: new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1)) };
}
