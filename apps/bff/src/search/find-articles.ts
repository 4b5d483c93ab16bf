import { type NewsSearchQuery } from '#contract/search';
import { SEARCH_COUNTED_MOST, SEARCH_RANKED } from '#contract/site';
import { type Search } from '#domain/search';
import { type RawSql } from '#persistence/database';
import {
  areCandidatesFew,
  areSurelyMore,
  foundPage,
  literalTitles,
  type SearchRequest,
} from '#persistence/search';
import { tooSlow } from '../http/errors.js';
import { readRequest } from './search-request.js';

/** The number of matches (at most one above the counting limit), and the ids on the page. */
export interface Found {
  count: number;
  /** True if more may match than were counted. */
  isLowerBound: boolean;
  ids: number[];
  /** The sequences that were found in titles, if the search has only stop words. */
  literal: readonly string[][] | null;
}

/** The parts of a search query that determine its page. */
export type PageQuery = Pick<NewsSearchQuery, 'limit' | 'offset'> & Partial<NewsSearchQuery>;

const NOTHING: Found = { count: 0, isLowerBound: false, ids: [], literal: null };
/** How many of the newest titles are read for stop words, which the word index does not contain. */
const TITLES_SCANNED = 20_000;

/**
 * One page of a search: the newest matches by score, older ones by date. Matches beyond the counting limit have no page.
 * @throws ApiError 503 if nothing was found before the time was up
 */
export async function findArticles(db: RawSql, search: Search, query: PageQuery, now: Date): Promise<Found> {
  const read = await readRequest(db, search, query);
  if (read === null) return NOTHING;
  const offset = Math.min(query.offset, SEARCH_COUNTED_MOST);
  const limit = Math.min(query.limit, SEARCH_COUNTED_MOST - offset);
  const { request, literal } = read;
  if (literal !== null) return inTitles(db, literal, request, { limit, offset });
  const isLong = await areSurelyMore(db, request, SEARCH_COUNTED_MOST);
  const areFew = !isLong && (await areCandidatesFew(db, request, SEARCH_COUNTED_MOST));
  const ranked = query.sort === 'newest' ? 0 : SEARCH_RANKED;
  const page = { offset, limit, ranked, now, areFew };
  const found = await foundPage(db, request, page, isLong ? 0 : SEARCH_COUNTED_MOST);
  // Nobody can tell yet whether anything matches.
  if (found.isCut && found.count === 0) throw tooSlow();
  const count = isLong ? SEARCH_COUNTED_MOST + 1 : found.count;
  const isLowerBound = count > SEARCH_COUNTED_MOST || found.isCut === true;
  return { count, isLowerBound, ids: found.ids, literal: null };
}

/** The newest titles that contain a sequence. */
async function inTitles(
  db: RawSql,
  literal: string[][],
  request: SearchRequest,
  page: { limit: number; offset: number },
): Promise<Found> {
  const bounds = { scanned: TITLES_SCANNED, most: SEARCH_COUNTED_MOST + 1 };
  const { count, isComplete, ids } = await literalTitles(db, literal, request, { ...page, ...bounds });
  return { count, isLowerBound: !isComplete || count > SEARCH_COUNTED_MOST, ids, literal };
}
