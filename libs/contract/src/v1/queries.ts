import { z } from 'zod';
import { SOURCE_CATEGORIES, TAGS, TOPIC_STATUSES } from '#vocabulary';
import { SearchWords } from '../search/search.js';
import { SEARCH_LIMIT_MAX, SEARCH_MAX_CHARS } from '../site/constants.js';
import { IdParam, wholeNumber } from '../site/paging.js';
import { plainLine } from '../site/plain-line.js';

export const API_PAGE = 25;
export const API_PAGE_MOST = 100;
/** Lists are counted up to this number. */
export const API_COUNTED_MOST = 10_000;

const NAMED_MOST = 5;

/** Unknown parameters are refused by name: a misspelt filter must not answer the whole list. */
function parameters<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `Unknown parameter: ${issue.keys
            .slice(0, NAMED_MOST)
            .map((key) => key.slice(0, 40))
            .join(', ')}`
        : undefined,
  });
}

const cursor = z
  .string()
  .regex(/^[\w-]{1,400}$/, 'is not a cursor of this list')
  .optional()
  .describe('`page.next` of the page before. Other parameters must stay the same, except `limit`.');
const limitOf = (most: number) =>
  wholeNumber.pipe(z.int().min(1).max(most)).default(API_PAGE).describe('The most entries on the page.');
const limit = limitOf(API_PAGE_MOST);
const time = z.iso
  .datetime({ offset: true, error: 'must be a time such as 2031-03-04T12:00:00Z' })
  .refine((text) => Date.parse(text) >= 0, { message: 'must not be before 1970' })
  .optional();
const sinceOf = (what: string) => time.describe(`Only what ${what} at this time or later.`);
const updatedSince = time.describe(
  'Only stories that were updated at this time or later, in the order of their updates. Begin a copy with `1970-01-01T00:00:00Z`, later pass `nextUpdatedSince` of the first page.',
);
const tag = z.enum(TAGS).optional().describe('Only stories about this.');
const words = plainLine(SEARCH_MAX_CHARS).min(1).optional();

export const NoQuery = parameters({});

export const StoryPath = z.object({ id: IdParam.pipe(z.int().min(1)).describe('The id of a story.') });
export const SourcePath = z.object({ id: IdParam.pipe(z.int().min(1)).describe('The id of an outlet.') });

export const StoriesQuery = parameters({
  q: words.describe('Part of the name or the description.'),
  status: z.enum(TOPIC_STATUSES).optional().describe('Only stories with this status.'),
  tag,
  since: sinceOf('was reported'),
  updatedSince,
  cursor,
  limit,
});
export type StoriesQuery = z.infer<typeof StoriesQuery>;

export const EndingsQuery = parameters({ tag, since: sinceOf('ended'), cursor, limit });
export type EndingsQuery = z.infer<typeof EndingsQuery>;

export const RemovalsQuery = parameters({
  since: sinceOf('left the list').describe(
    'Only what left the list at this time or later. Pass the `updatedSince` of the stories that were read before.',
  ),
  cursor,
  limit,
});
export type RemovalsQuery = z.infer<typeof RemovalsQuery>;

export const MilestonesQuery = parameters({ since: sinceOf('happened'), cursor, limit });
export type MilestonesQuery = z.infer<typeof MilestonesQuery>;

export const ArticlesQuery = parameters({ since: sinceOf('was published by its outlet'), cursor, limit });
export type ArticlesQuery = z.infer<typeof ArticlesQuery>;

export const SourcesQuery = parameters({
  q: words.describe('Part of the name or of a domain.'),
  category: z.enum(SOURCE_CATEGORIES).optional().describe('Only outlets of this category.'),
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/, 'must be two letters')
    .optional()
    .describe('ISO 3166-1.'),
  cursor,
  limit,
});
export type SourcesQuery = z.infer<typeof SourcesQuery>;

export const SearchQuery = parameters({
  q: SearchWords.describe('Words, "phrases", -excluded words.'),
  since: sinceOf('was published').describe(
    'Only articles published, and stories last reported, at this time or later.',
  ),
  cursor,
  limit: limitOf(SEARCH_LIMIT_MAX),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

export const FollowsQuery = parameters({ cursor, limit });
export type FollowsQuery = z.infer<typeof FollowsQuery>;

export const NotificationsQuery = parameters({
  unread: z.enum(['true']).optional().describe('Only those that have not been read.'),
  since: sinceOf('was written'),
  cursor,
  limit,
});
export type NotificationsQuery = z.infer<typeof NotificationsQuery>;
