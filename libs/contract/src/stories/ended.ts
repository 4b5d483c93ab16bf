import { z } from 'zod';
import { ENDED_MONTHS_MAX, TOPICS_PAGE } from '../site/constants.js';
import { limit, offset } from '../site/paging.js';
import { StorySummary } from './story-summary.js';

/** YYYY-MM, of news time (UTC). */
const Month = z.string().regex(/^[12]\d{3}-(?:0[1-9]|1[0-2])$/, 'must be a month such as 2031-03');

export const EndedQuery = z.object({ month: Month.optional(), limit: limit(TOPICS_PAGE), offset });
export type EndedQuery = z.infer<typeof EndedQuery>;

/** Stories that ended. */
export const EndedStories = z.object({
  /** Newest end first. */
  stories: z.array(StorySummary),
  /** Newest first. */
  months: z.array(z.object({ month: Month, count: z.int().positive() })).max(ENDED_MONTHS_MAX),
  /** Of the month that was asked for, otherwise of all; counted up to `TOPICS_PAGED_MOST`. */
  total: z.int().min(0),
});
export type EndedStories = z.infer<typeof EndedStories>;
