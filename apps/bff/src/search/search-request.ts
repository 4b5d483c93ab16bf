import { type NewsSearchQuery } from '#contract/search';
import { literalSequences, type Search, searchQuery } from '#domain/search';
import { type RawSql } from '#persistence/database';
import { type SearchRequest, type StemmedQuery, sourceIdsNamed, stemmedQueries } from '#persistence/search';

/** The filters of a search. */
export type SearchFilter = Partial<Pick<NewsSearchQuery, 'sources' | 'from' | 'to' | 'kind'>>;

/** A search as the database reads it. `literal` holds sequences of words to find in titles instead of stems. */
export interface ReadRequest {
  request: SearchRequest;
  literal: string[][] | null;
}

const DAY_MS = 86_400_000;
/** The stemmer of the site's language. Its stop words are those that readers mean. */
const SITE_STEMMER = 'english';

/** Null if no article can match. */
export async function readRequest(
  db: RawSql,
  search: Search,
  { sources, from, to, kind }: SearchFilter,
): Promise<ReadRequest | null> {
  const queries = await stemmedQueries(db, searchQuery(search));
  const sourceIds = sources?.length ? await sourceIdsNamed(db, sources.map(domainOrName)) : undefined;
  if (sourceIds?.length === 0) return null;
  const literal = hasOnlyStopWords(queries) ? literalSequences(search) : null;
  if (literal?.length === 0) return null;
  const request = {
    queries,
    sourceIds,
    from: from === undefined ? undefined : new Date(from),
    before: to === undefined ? undefined : new Date(Date.parse(to) + DAY_MS),
    kind,
  };
  return { request, literal };
}

function hasOnlyStopWords(queries: readonly StemmedQuery[]): boolean {
  return (
    queries.every(({ query }) => query === null) ||
    queries.some(({ stemmer, query }) => stemmer === SITE_STEMMER && query === null)
  );
}

/** Reduces 'https://www.herald.example/' and 'www.herald.example' to 'herald.example'. Other text stays unchanged. */
function domainOrName(text: string): string {
  return text
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/+$/, '');
}
