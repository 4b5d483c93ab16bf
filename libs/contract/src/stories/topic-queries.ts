import { z } from 'zod';
import type { MilestoneRole } from '#vocabulary';
import { TOPIC_SORTS } from '#vocabulary';
import {
  HEADLINES_PAGE,
  SEARCH_MAX_CHARS,
  TOPIC_ARTICLES_DEFAULT_LIMIT,
  TOPICS_DEFAULT_LIMIT,
} from '../site/constants.js';
import { IdParam, limit, offset, wholeNumber } from '../site/paging.js';
import { plainLine } from '../site/plain-line.js';
import { Place } from './place.js';
import { TopicStatus } from './topic.js';

/** The time machine's earliest moment. */
const EARLIEST = '1970-01-01T00:00:00Z';

/** A moment in a query: the story as it was known then. UTC, or with an offset. */
export const AsOf = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine((at) => at >= new Date(EARLIEST), { message: 'must not be before 1970' })
  .optional();
export const AsOfQuery = z.object({ at: AsOf });
export type AsOfQuery = z.infer<typeof AsOfQuery>;

export const TopicArticlesQuery = z.object({
  at: AsOf,
  /** Comment only: opinion, background, live blogs and digests. */
  role: z.literal('comment' satisfies MilestoneRole).optional(),
  limit: limit(TOPIC_ARTICLES_DEFAULT_LIMIT),
  offset,
});
export type TopicArticlesQuery = z.infer<typeof TopicArticlesQuery>;

export const TopicsQuery = z.object({
  q: plainLine(SEARCH_MAX_CHARS).min(1).optional(),
  categoryId: wholeNumber.pipe(z.number().min(1)).optional(),
  status: TopicStatus.optional(),
  place: Place.optional(),
  /**
   * The liveliest first; the newest milestones of the last two days; the soonest decisive step, then what has come far; the newest
   * ends; or the most origins among stories without a report for three days. All but the first also select topics.
   */
  sort: z.enum(TOPIC_SORTS).default('lively'),
  limit: limit(TOPICS_DEFAULT_LIMIT),
  offset,
});
export type TopicsQuery = z.infer<typeof TopicsQuery>;

/** Compares the headlines of a topic's developments, or of one of them. */
export const HeadlinesQuery = z.object({
  milestone: IdParam.optional(),
  limit: limit(HEADLINES_PAGE),
  offset,
});
export type HeadlinesQuery = z.infer<typeof HeadlinesQuery>;
