import { z } from 'zod';
import { READING_LIST_PAGE } from '../reading/reading-list.js';
import { BiasGroup } from '../sources/source.js';
import { SOURCE_SORTS, SourceCategory } from '../sources/source-directory.js';
import { TopicStatus } from '../stories/topic.js';
import {
  FEED_FIRST_LOAD,
  HEADLINES_PAGE,
  LIMIT_MAX,
  SEARCH_MAX_CHARS,
  SOURCES_DEFAULT_LIMIT,
  TOPIC_ARTICLES_DEFAULT_LIMIT,
  TOPICS_DEFAULT_LIMIT,
} from './constants.js';
import { plainLine } from './plain-line.js';

/** Query strings carry text: digits only, so that '1e2', ' 5' and '' are refused. */
const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number')
  .transform(Number);

const limit = (byDefault: number) => wholeNumber.pipe(z.number().min(1).max(LIMIT_MAX)).default(byDefault);
const offset = wholeNumber.pipe(z.number().min(0)).default(0);

export const PageQuery = z.object({ limit: limit(FEED_FIRST_LOAD), offset });
export type PageQuery = z.infer<typeof PageQuery>;

export const ReadingListQuery = z.object({ limit: limit(READING_LIST_PAGE), offset });
export type ReadingListQuery = z.infer<typeof ReadingListQuery>;

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

export const SourcesQuery = z.object({
  /** Part of the name or the domain, without regard to case. */
  q: plainLine(SEARCH_MAX_CHARS).min(1).optional(),
  category: SourceCategory.optional(),
  bias: BiasGroup.optional(),
  /** As sources state it, without regard to case: two letters, or the name of a recording's land. */
  country: plainLine(60).min(1).optional(),
  sort: z.enum(SOURCE_SORTS).default('name'),
  limit: limit(SOURCES_DEFAULT_LIMIT),
  offset,
});
export type SourcesQuery = z.infer<typeof SourcesQuery>;

/** An id in a path or query: a positive integer that PostgreSQL's integer can hold. */
export const IdParam = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'must be a positive integer')
  .transform(Number)
  .pipe(z.number().max(2_147_483_647));

/** What related articles are asked for; with both, those of the article. */
export const RelatedQuery = z
  .object({ articleId: IdParam.optional(), topicId: IdParam.optional() })
  .refine(({ articleId, topicId }) => articleId !== undefined || topicId !== undefined, {
    path: ['articleId'],
    message: 'articleId or topicId is needed',
  });
export type RelatedQuery = z.infer<typeof RelatedQuery>;

/** The developments of a topic whose headlines are compared, or one of them. */
export const HeadlinesQuery = z.object({
  milestone: IdParam.optional(),
  limit: limit(HEADLINES_PAGE),
  offset,
});
export type HeadlinesQuery = z.infer<typeof HeadlinesQuery>;

/** A slug in a path, or an id in its place. */
export const SlugParam = z
  .string()
  .max(200)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}-]*$/u, 'must be a slug or an id');
