import { type NewsSearchQuery } from '#contract/search';
import { SEARCH_COUNTED_MOST, SEARCH_RANKED } from '#contract/site';
import { type Search, searchQuery } from '#domain/search';
import { type RawSql } from '#persistence/database';
import { countedPage, newestPage, sourceIdsNamed, stemmedQueries } from '#persistence/search';

/** How many articles match (at most one more than is counted), and the ids of the page. */
export interface Found {
  count: number;
  ids: number[];
}

/** What of a search's query leads to its page. */
export type PageQuery = Pick<NewsSearchQuery, 'limit' | 'offset'> & Partial<NewsSearchQuery>;

const NOTHING: Found = { count: 0, ids: [] };
const DAY_MS = 86_400_000;
/**
 * Reading a match by the index of words takes as long as passing five articles along the dates. More than are counted match, so a
 * walk of this length at most doubles the time. Articles of a source are too far apart for it.
 */
const WALKED = 5 * SEARCH_COUNTED_MOST;

/** The page of a search: its newest matches by score, older ones by date. No page lies behind the matches that are counted. */
export async function findArticles(db: RawSql, search: Search, query: PageQuery, now: Date): Promise<Found> {
  const { sources, from, to } = query;
  const queries = await stemmedQueries(db, searchQuery(search));
  const sourceIds = sources?.length ? await sourceIdsNamed(db, sources.map(domainOrName)) : undefined;
  if (queries.every((each) => each.query === null) || sourceIds?.length === 0) return NOTHING;
  const asked = {
    queries,
    sourceIds,
    from: from === undefined ? undefined : new Date(from),
    before: to === undefined ? undefined : new Date(Date.parse(to) + DAY_MS),
  };
  const offset = Math.min(query.offset, SEARCH_COUNTED_MOST);
  const limit = Math.min(query.limit, SEARCH_COUNTED_MOST - offset);
  const page = { offset, limit, ranked: SEARCH_RANKED, now };
  const { count, ids } = await countedPage(db, asked, page, SEARCH_COUNTED_MOST);
  const walked = sourceIds === undefined ? WALKED : 0;
  return { count, ids: ids ?? (await newestPage(db, asked, page, walked)) };
}

/** 'https://www.herald.example/' and 'www.herald.example' are the domain 'herald.example'; anything else stays as it is. */
function domainOrName(text: string): string {
  return text
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/+$/, '');
}
