/** Raw SQL: conditions of full-text search. */
/** What to look for in words of one way of reducing them: the `tsquery` as text. */
export interface StemmedQuery {
  stemmer: string;
  /** Null where nothing is left to look for (only stop words), or nothing that an index can answer. */
  query: string | null;
}

/** Which articles may be found: of these sources, published from (inclusive) and before. */
export interface SearchFilter {
  sourceIds?: readonly number[] | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
}

/** What is searched for, where. */
export interface SearchAsked {
  queries: readonly StemmedQuery[];
  filter: SearchFilter;
}

/** The parameters of a statement, which grow with its conditions. */
export class Parameters {
  readonly values: unknown[] = [];

  /** @returns the place of this value */
  add(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}

/** Holds for rows of `article_search` that a search finds. */
export function fits({ queries, filter }: SearchAsked, given: Parameters): string {
  return `${fitsWords(queries, given)} and ${fitsFilter(filter, given)}`;
}

/**
 * What any stemmer's query finds, which the index answers; where they differ each article must fit the query of its own
 * stemmer.
 */
export function fitsWords(queries: readonly StemmedQuery[], given: Parameters): string {
  const indexed = fitsAnyStemmer(queries, given);
  return differing(queries).length === 1 ? indexed : `${indexed} and words @@ ${ownQuery(queries, given)}`;
}

function fitsAnyStemmer(queries: readonly StemmedQuery[], given: Parameters): string {
  const asked = differing(queries).filter((query) => query !== null);
  return `words @@ ${given.add(asked.map((query) => `(${query})`).join(' | '))}::tsquery`;
}

/** True where one word is looked for, reduced the same way by every stemmer. */
export function isOneWord(queries: readonly StemmedQuery[]): boolean {
  const [query, another] = differing(queries);
  return another === undefined && /^'[^']+'$/.test(query ?? '');
}

/** True where words must follow one another: that is seldom, however many articles hold them. */
export function hasPhrase(queries: readonly StemmedQuery[]): boolean {
  return queries.some(({ query }) => query !== null && /<(?:-|\d+)>/.test(query));
}

/** The query of an article's own stemmer. */
export function ownQuery(queries: readonly StemmedQuery[], given: Parameters): string {
  const [query, another] = differing(queries);
  if (another === undefined) return `${given.add(query)}::tsquery`;
  const own = given.add(queries.map((each) => each.query));
  const stemmers = given.add(queries.map(({ stemmer }) => stemmer));
  return `(${own}::tsquery[])[array_position(${stemmers}::text[], stemmer)]`;
}

export function fitsFilter({ sourceIds, from, before }: SearchFilter, given: Parameters): string {
  const parts: string[] = [];
  if (sourceIds !== undefined) parts.push(`source_id = any(${given.add(sourceIds)}::int[])`);
  if (from !== undefined) parts.push(`published_at >= ${given.add(from)}::timestamptz`);
  if (before !== undefined) parts.push(`published_at < ${given.add(before)}::timestamptz`);
  return parts.length === 0 ? 'true' : parts.join(' and ');
}

function differing(queries: readonly StemmedQuery[]): (string | null)[] {
  return [...new Set(queries.map(({ query }) => query))];
}
