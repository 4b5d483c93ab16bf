import { z } from 'zod';
import { ARTICLE_KINDS } from '#vocabulary';
import { FOLLOWED_SEARCHES_MOST, NEW_RESULTS_MOST } from '../site/constants.js';
import { plainLine } from '../site/plain-line.js';
import { SEARCH_SOURCES_CHARS, SearchWords } from './search.js';

const kind = z.enum(ARTICLE_KINDS);

/** A search to follow. */
export const NewFollowedSearch = z.strictObject({
  q: SearchWords,
  /** Names or domains, separated by commas. */
  sources: plainLine(SEARCH_SOURCES_CHARS).default(''),
  kind: kind.nullable().default(null),
  /** Brings back a search with the results that were new when it was unfollowed. Without it, no result is new. */
  seenAt: z.iso.datetime().optional(),
});
export type NewFollowedSearch = z.infer<typeof NewFollowedSearch>;

/** A search that the reader follows. */
export const FollowedSearch = z.object({
  id: z.int().positive(),
  q: z.string(),
  sources: z.string(),
  kind: kind.nullable(),
  /** When the reader last looked at its results (news time). */
  seenAt: z.iso.datetime(),
  /** Results published since then, counted up to NEW_RESULTS_MOST. */
  newResults: z.int().min(0).max(NEW_RESULTS_MOST),
});
export type FollowedSearch = z.infer<typeof FollowedSearch>;

/** Newest follow first. */
export const FollowedSearches = z.array(FollowedSearch).max(FOLLOWED_SEARCHES_MOST);
