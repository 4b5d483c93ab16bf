import { type NewsSearchQuery } from '#contract/search';
import { SEARCH_COUNTED_MOST, SEARCH_RANKED } from '#contract/site';
import { type Search, searchQuery } from '#domain/search';
import { type RawSql } from '#persistence/database';
import { countedPage, newestPage, sourceIdsNamed, stemmedQueries } from '#persistence/search';

/** The number of matches (at most one above the counting limit), and the ids on the page. */
export interface Found {
  count: number;
  ids: number[];
}

/** The parts of a search query that determine its page. */
export type PageQuery = Pick<NewsSearchQuery, 'limit' | 'offset'> & Partial<NewsSearchQuery>;

const NOTHING: Found = { count: 0, ids: [] };
const DAY_MS = 86_400_000;
/**
 * How many articles a scan by date passes before it gives way to the word index. Reading one match from the word index takes as
 * long as passing five articles. More articles match than are counted, so such a scan at most doubles the time. The articles of one
 * source are too sparse for it.
 */
const SCANNED = 5 * SEARCH_COUNTED_MOST;

/** One page of a search: the newest matches by score, older ones by date. Matches beyond the counting limit have no page. */
export async function findArticles(db: RawSql, search: Search, query: PageQuery, now: Date): Promise<Found> {
  const { sources, from, to } = query;
  const queries = await stemmedQueries(db, searchQuery(search));
  const sourceIds = sources?.length ? await sourceIdsNamed(db, sources.map(domainOrName)) : undefined;
  if (queries.every((each) => each.query === null) || sourceIds?.length === 0) return NOTHING;
  const request = {
    queries,
    sourceIds,
    from: from === undefined ? undefined : new Date(from),
    before: to === undefined ? undefined : new Date(Date.parse(to) + DAY_MS),
  };
  const offset = Math.min(query.offset, SEARCH_COUNTED_MOST);
  const limit = Math.min(query.limit, SEARCH_COUNTED_MOST - offset);
  const page = { offset, limit, ranked: SEARCH_RANKED, now };
  const { count, ids } = await countedPage(db, request, page, SEARCH_COUNTED_MOST);
  const scanned = sourceIds === undefined ? SCANNED : 0;
  return { count, ids: ids ?? (await newestPage(db, request, page, scanned)) };
}

/** Reduces 'https://www.herald.example/' and 'www.herald.example' to 'herald.example'. Other text stays unchanged. */
function domainOrName(text: string): string {
  return text
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/+$/, '');
}
