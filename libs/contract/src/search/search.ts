import { z } from 'zod';
import { ARTICLE_KINDS, SEARCH_ORDERS } from '#vocabulary';
import { ArticleCard } from '../reading/article.js';
import { SEARCH_LIMIT_MAX, SEARCH_MAX_CHARS, SEARCH_PAGE, SEARCH_SOURCES_MOST } from '../site/constants.js';
import { PageQuery } from '../site/paging.js';
import { plainLine } from '../site/plain-line.js';

export const SEARCH_MESSAGES = {
  empty: 'must not be empty',
  tooLong: `must be at most ${SEARCH_MAX_CHARS} characters`,
  noDate: 'must be a date such as 2031-03-04',
  fromAfterTo: 'must not be after to',
  syndicated: (q: string) => `The newest results for “${q}”.`,
  tooManySources: `must name at most ${SEARCH_SOURCES_MOST} sources`,
} as const;

/** The words of a search. A search of invisible characters only is not empty: it finds nothing. */
export const SearchWords = z
  .string()
  .refine((given) => given.trim() !== '', { message: SEARCH_MESSAGES.empty })
  .pipe(plainLine(SEARCH_MAX_CHARS, SEARCH_MESSAGES.tooLong));
const day = z.iso.date(SEARCH_MESSAGES.noDate).optional();

/** How far results are counted: up to `SEARCH_COUNTED_MOST`, or no further than is quick. */
export const SEARCH_COUNTS = ['exact', 'quick'] as const;
export type SearchCount = (typeof SEARCH_COUNTS)[number];

/** The longest list of sources in a search, in characters. */
export const SEARCH_SOURCES_CHARS = 2_000;

/** Names or domains, separated by commas. */
const sources = plainLine(SEARCH_SOURCES_CHARS)
  .transform((text) =>
    text
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  )
  .pipe(z.array(z.string().max(200)).max(SEARCH_SOURCES_MOST, SEARCH_MESSAGES.tooManySources))
  .optional();

/** What a search looks for. Days are UTC and inclusive. */
const Searched = z.object({
  q: SearchWords,
  sources,
  from: day,
  to: day,
  /** Only reports, or only comment. Without it, both. */
  kind: z.enum(ARTICLE_KINDS).optional(),
});

const isInOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined || from <= to;
const FROM_AFTER_TO = { path: ['from'], message: SEARCH_MESSAGES.fromAfterTo };

export const NewsSearchQuery = Searched.extend({
  sort: z.enum(SEARCH_ORDERS).default('relevance'),
  /** `quick` counts no further than the page has to be read for, if more than a thousand match (`SEARCH_RANKED`). */
  count: z.enum(SEARCH_COUNTS).default('exact'),
  limit: PageQuery.shape.limit.unwrap().pipe(z.number().max(SEARCH_LIMIT_MAX)).default(SEARCH_PAGE),
  offset: PageQuery.shape.offset,
}).refine(isInOrder, FROM_AFTER_TO);
export type NewsSearchQuery = z.infer<typeof NewsSearchQuery>;

/** A search whose newest results are syndicated. */
export const SyndicatedSearchQuery = Searched.refine(isInOrder, FROM_AFTER_TO);
export type SyndicatedSearchQuery = z.infer<typeof SyndicatedSearchQuery>;

export const RelatedSearchQuery = z.object({ q: SearchWords });

/** A range of the text in UTF-16 units; the end is exclusive. */
const Mark = z.tuple([z.int().min(0), z.int().min(0)]);

export const SearchResult = ArticleCard.extend({
  /** The ranges of title and excerpt that show what was searched for, in the order of the text. */
  marks: z.object({ title: z.array(Mark), excerpt: z.array(Mark) }),
  /**
   * The sentence around the first match further on in the text, if the beginning of the excerpt shows none. Plain text
   * with its ranges. Null if there is no such match.
   */
  passage: z.object({ text: z.string(), marks: z.array(Mark) }).nullable(),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const SearchAnswer = z.object({
  articles: z.array(SearchResult),
  totalCount: z.int().min(0),
  /** True if more articles match, or may match, than were counted. */
  totalIsLowerBound: z.boolean(),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;
