import { z } from 'zod';
import {
  HEADLINES_PAGE,
  SEARCH_MAX_CHARS,
  TOPIC_ARTICLES_DEFAULT_LIMIT,
  TOPICS_DEFAULT_LIMIT,
} from '../site/constants.js';
import { IdParam, limit, offset, wholeNumber } from '../site/paging.js';
import { plainLine } from '../site/plain-line.js';
import { TopicStatus } from './topic.js';

export const TopicArticlesQuery = z.object({ limit: limit(TOPIC_ARTICLES_DEFAULT_LIMIT), offset });
export type TopicArticlesQuery = z.infer<typeof TopicArticlesQuery>;

export const TopicsQuery = z.object({
  q: plainLine(SEARCH_MAX_CHARS).min(1).optional(),
  categoryId: wholeNumber.pipe(z.number().min(1)).optional(),
  status: TopicStatus.optional(),
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
