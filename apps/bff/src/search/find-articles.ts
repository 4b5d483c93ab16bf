import { type NewsSearchQuery } from '#contract/search';
import { SEARCH_COUNTED_MOST, SEARCH_RANKED } from '#contract/site';
import { type Search } from '#domain/search';
import { type RawSql } from '#persistence/database';
import {
  areCandidatesFew,
  foundPage,
  isSieved,
  literalTitles,
  provenMatches,
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
/** If a sample proves that more match, the newest are read slice by slice: that is quicker than to read all of them. */
const MANY = 1_500;
/** How many of the newest titles are read for stop words, which the word index does not contain. */
const TITLES_SCANNED = 20_000;

/**
 * One page of a search: the newest matches by score, older ones by date. Matches beyond the counting limit have no page. A quick count
 * ends at `SEARCH_RANKED` if more match.
 * @throws ApiError 503 if nothing was found before the time was up
 */
export async function findArticles(db: RawSql, search: Search, query: PageQuery, now: Date): Promise<Found> {
  const read = await readRequest(db, search, query);
  if (read === null) return NOTHING;
  const offset = Math.min(query.offset, SEARCH_COUNTED_MOST);
  const limit = Math.min(query.limit, SEARCH_COUNTED_MOST - offset);
  const { request, literal } = read;
  if (literal !== null) return inTitles(db, literal, request, { limit, offset });
  const isQuick = query.count === 'quick' && offset + limit <= SEARCH_RANKED;
  const { isLong, areFew } = await howToRead(db, request, isQuick);
  const ranked = query.sort === 'newest' ? 0 : SEARCH_RANKED;
  const page = { offset, limit, ranked, now, areFew };
  // A page needs that many at most. If few are read at once, their number is known anyway.
  const counted = isQuick && !areFew ? SEARCH_RANKED - 1 : SEARCH_COUNTED_MOST;
  const found = await foundPage(db, request, page, isLong ? 0 : counted);
  // Nobody can tell yet whether anything matches.
  if (found.isCut && found.count === 0) throw tooSlow();
  const count = isLong ? SEARCH_COUNTED_MOST + 1 : found.count;
  return { count, isLowerBound: count > counted || found.isCut === true, ids: found.ids, literal: null };
}

/** Samples tell whether more than can be counted match (`isLong`), and whether all that the index finds are read at once (`areFew`). */
async function howToRead(db: RawSql, request: SearchRequest, isQuick: boolean) {
  const isSievedSearch = isSieved(request);
  // No more match than the index finds.
  if (isSievedSearch && (await areCandidatesFew(db, request, SEARCH_COUNTED_MOST)))
    return { isLong: false, areFew: true };
  const proven = await provenMatches(
    db,
    request,
    isQuick ? [MANY, SEARCH_COUNTED_MOST] : [SEARCH_COUNTED_MOST],
  );
  return { isLong: proven === SEARCH_COUNTED_MOST, areFew: proven === 0 && !isSievedSearch };
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
