import { z } from 'zod';
import { ArticleCard } from '../reading/article.js';
import { SEARCH_LIMIT_MAX, SEARCH_MAX_CHARS, SEARCH_PAGE, SEARCH_SOURCES_MOST } from '../site/constants.js';
import { PageQuery } from '../site/paging.js';
import { plainLine } from '../site/plain-line.js';

export const SEARCH_MESSAGES = {
  empty: 'must not be empty',
  tooLong: `must be at most ${SEARCH_MAX_CHARS} characters`,
  noDate: 'must be a date such as 2031-03-04',
  fromAfterTo: 'must not be after to',
  tooManySources: `must name at most ${SEARCH_SOURCES_MOST} sources`,
} as const;

const words = plainLine(SEARCH_MAX_CHARS, SEARCH_MESSAGES.tooLong).min(1, SEARCH_MESSAGES.empty);
const day = z.iso.date(SEARCH_MESSAGES.noDate).optional();

/** Names or domains, between commas. */
const sources = plainLine(2_000)
  .transform((text) =>
    text
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  )
  .pipe(z.array(z.string().max(200)).max(SEARCH_SOURCES_MOST, SEARCH_MESSAGES.tooManySources))
  .optional();

/** Days are UTC, both included. */
export const NewsSearchQuery = z
  .object({
    q: words,
    sources,
    from: day,
    to: day,
    limit: PageQuery.shape.limit.unwrap().pipe(z.number().max(SEARCH_LIMIT_MAX)).default(SEARCH_PAGE),
    offset: PageQuery.shape.offset,
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['from'],
    message: SEARCH_MESSAGES.fromAfterTo,
  });
export type NewsSearchQuery = z.infer<typeof NewsSearchQuery>;

export const RelatedSearchQuery = z.object({ q: words });

/** Start (inclusive) and end (exclusive), in UTF-16 units of the text. */
const Mark = z.tuple([z.int().min(0), z.int().min(0)]);

export const SearchResult = ArticleCard.extend({
  /** Where the title and the excerpt match the search, in the order of the text. */
  marks: z.object({ title: z.array(Mark), excerpt: z.array(Mark) }),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const SearchAnswer = z.object({
  articles: z.array(SearchResult),
  totalCount: z.int().min(0),
  /** True if there are more results than were counted. */
  totalIsLowerBound: z.boolean(),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;
