/** Raw SQL: conditions of full-text search. */
import { type ArticleKind, COMMENT_ROLES } from '#vocabulary';
import { inList } from '../database/sql-words.js';
import { SEARCH_KEYS, sourceKeys } from '../ingest/article/search-keys.js';

/** A search query reduced by one stemmer, as the text of a `tsquery`. */
export interface StemmedQuery {
  stemmer: string;
  /** Null if it has only stop words, or nothing that an index can find. */
  query: string | null;
}

/** A search with its filters. At least one query is not null. */
export interface SearchRequest {
  queries: readonly StemmedQuery[];
  sourceIds: readonly number[] | undefined;
  /** Articles published from here (inclusive) … */
  from: Date | undefined;
  /** … and before this moment. */
  before: Date | undefined;
  /** Only articles of this kind. */
  kind?: ArticleKind | undefined;
}

/** Collects the parameters of a statement while its text is built. */
export class Parameters {
  readonly values: unknown[] = [];

  /** @returns the placeholder of this value */
  add(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}

/** The condition on `article_search` for the matches of a search. */
export function matchesOf(search: SearchRequest, given: Parameters): string {
  const parts = [
    holdsWords(search.queries, given),
    withinFilter(search, given),
    ofKind(search, 'article_search'),
  ];
  return parts.join(' and ');
}

/**
 * The part of the condition about kinds, which looks up one row for each match (primary key of `milestone_article`).
 * @param articles the relation that holds `article_id`
 */
export function ofKind({ kind }: SearchRequest, articles: string): string {
  if (kind === undefined) return 'true';
  // A scalar subquery is never replaced by a scan of the whole table, as `exists` may be.
  const isComment = `coalesce((select r.role in ${inList(COMMENT_ROLES)} from milestone_article r
                               where r.article_id = ${articles}.article_id), false)`;
  return kind === 'comment' ? isComment : `not ${isComment}`;
}

/**
 * The part of the condition about words. The index finds the matches of all stemmers at once. If their queries
 * differ, each article is then checked against the query of its own stemmer.
 */
export function holdsWords(queries: readonly StemmedQuery[], given: Parameters): string {
  const indexed = `words @@ ${given.add(anyQuery(queries))}::tsquery`;
  const areSame = new Set(queries.map(({ query }) => query)).size === 1;
  return areSame ? indexed : `${indexed} and words @@ ${ownQuery(queries, given)}`;
}

/** What articles of any stemmer match, as the text of a `tsquery`. */
export function anyQuery(queries: readonly StemmedQuery[]): string {
  const texts = new Set(queries.map(({ query }) => query).filter((query) => query !== null));
  return texts.size === 1 ? ([...texts][0] ?? '') : [...texts].map((text) => `(${text})`).join(' | ');
}

/** The part of the condition about sources and days. */
export function withinFilter(search: SearchRequest, given: Parameters): string {
  const { sourceIds } = search;
  const days = withinDays(search, given);
  return sourceIds === undefined ? days : `${ofSources(sourceIds, given)} and ${days}`;
}

export function ofSources(sourceIds: readonly number[], given: Parameters): string {
  return `source_id = any(${given.add(sourceIds)}::int[])`;
}

/** The part of the condition about sources, by the index of words. */
export function hasSources({ sourceIds }: SearchRequest, given: Parameters): string {
  return sourceIds === undefined ? 'true' : `${SEARCH_KEYS} && ${given.add(sourceKeys(sourceIds))}::int[]`;
}

export function withinDays({ from, before }: SearchRequest, given: Parameters): string {
  const parts = ['true'];
  if (from !== undefined) parts.push(`published_at >= ${given.add(from)}::timestamptz`);
  if (before !== undefined) parts.push(`published_at < ${given.add(before)}::timestamptz`);
  return parts.join(' and ');
}

/** The query of an article's own stemmer. */
export function ownQuery(queries: readonly StemmedQuery[], given: Parameters): string {
  const stemmers = given.add(queries.map(({ stemmer }) => stemmer));
  const texts = given.add(queries.map(({ query }) => query));
  return `(${texts}::tsquery[])[array_position(${stemmers}::text[], stemmer)]`;
}
