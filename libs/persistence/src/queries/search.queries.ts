import type { Queryable } from '../database.js';
import { CARD_COLUMNS, CARD_JOINS, type CardRow } from './cards.queries.js';

/** What to look for in words of one way of reducing them: the `tsquery` as text. */
export interface StemmedQuery {
  stemmer: string;
  query: string;
}

/**
 * A search in PostgreSQL's form, for each stemmer; those in which nothing is left to look for (only stop words) are left
 * out, and so are those that an index cannot answer.
 */
export function stemmedQueries(
  db: Queryable,
  stemmers: readonly string[],
  query: string,
): Promise<StemmedQuery[]> {
  return db.rows(
    `select stemmer, query::text as query
       from unnest($1::text[]) as s (stemmer), lateral websearch_to_tsquery(stemmer::regconfig, $2) as query
      where querytree(query) not in ('', 'T')`,
    [stemmers, query],
  );
}

/** Which articles may be found: of these sources, published from (inclusive) and before. */
export interface SearchFilter {
  sourceIds?: readonly number[] | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
}

interface Condition {
  sql: string;
  values: unknown[];
}

/** `$1` is what any stemmer finds, which the index answers; each article must fit its own stemmer's query. */
function wordsCondition(queries: readonly StemmedQuery[]): Condition {
  const distinct = [...new Set(queries.map(({ query }) => query))];
  return {
    sql: `words @@ $1::tsquery and words @@ ($2::tsquery[])[array_position($3::text[], stemmer)]`,
    values: [
      distinct.map((query) => `(${query})`).join(' | '),
      queries.map(({ query }) => query),
      queries.map(({ stemmer }) => stemmer),
    ],
  };
}

/** The filter's part of a condition; its parameters follow the `taken` ones. */
function filterCondition({ sourceIds, from, before }: SearchFilter, taken: number): Condition {
  const parts: string[] = [];
  const values: unknown[] = [];
  const add = (value: unknown, sql: (place: string) => string) => {
    if (value === undefined) return;
    values.push(value);
    parts.push(sql(`$${taken + values.length}`));
  };
  add(sourceIds, (place) => `source_id = any(${place}::int[])`);
  add(from, (place) => `published_at >= ${place}::timestamptz`);
  add(before, (place) => `published_at < ${place}::timestamptz`);
  return { sql: parts.length === 0 ? 'true' : parts.join(' and '), values };
}

/**
 * Holds for the rest of the transaction: no statement takes longer, none reads the table from end to end (the words' index
 * answers), and none is compiled, which would take longer than it saves.
 */
export async function boundSearch(tx: Queryable, timeoutMs: number): Promise<void> {
  await tx.rows(
    `select set_config('statement_timeout', $1, true), set_config('enable_seqscan', 'off', true),
            set_config('jit', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`,
    [String(timeoutMs)],
  );
}

/** How many articles match, counted up to `countMost`, and the ids of the `newest` newest of those counted. */
export async function countMatches(
  tx: Queryable,
  queries: readonly StemmedQuery[],
  filter: SearchFilter,
  most: { count: number; newest: number },
): Promise<{ count: number; ids: number[] }> {
  const words = wordsCondition(queries);
  const rest = filterCondition(filter, 5);
  const [row] = await tx.rows<{ count: number; ids: number[] }>(
    `with m as materialized (
       select article_id, published_at from article_search where ${words.sql} and ${rest.sql} limit $4)
     select (select count(*)::int from m) as count,
            array(select article_id from m order by published_at desc, article_id desc limit $5) as ids`,
    [...words.values, most.count, most.newest, ...rest.values],
  );
  return row ?? { count: 0, ids: [] };
}

/** The newest matches among the `walked` newest articles, at most `most` (index `article_search_newest`). */
export async function newestMatches(
  tx: Queryable,
  queries: readonly StemmedQuery[],
  filter: Omit<SearchFilter, 'sourceIds'>,
  { walked, most }: { walked: number; most: number },
): Promise<number[]> {
  const words = wordsCondition(queries);
  const rest = filterCondition(filter, 5);
  const rows = await tx.rows<{ article_id: number }>(
    `select article_id
       from (select * from article_search where ${rest.sql}
              order by published_at desc, article_id desc limit $4) walked
      where ${words.sql} limit $5`,
    [...words.values, walked, most, ...rest.values],
  );
  return rows.map((row) => row.article_id);
}

/** Matches from the newest on, of all that the words' index finds. */
export async function matchesByDate(
  tx: Queryable,
  queries: readonly StemmedQuery[],
  filter: SearchFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const words = wordsCondition(queries);
  const rest = filterCondition(filter, 5);
  const rows = await tx.rows<{ article_id: number }>(
    `with m as materialized (
       select article_id, published_at from article_search where ${words.sql} and ${rest.sql})
     select article_id from m order by published_at desc, article_id desc limit $4 offset $5`,
    [...words.values, limit, offset, ...rest.values],
  );
  return rows.map((row) => row.article_id);
}

/**
 * Puts matches into order: how well the words fit (PostgreSQL's `ts_rank`, by length), times freshness, which falls from 1
 * to 0.2, half of the way within a week; a copy of another article counts half.
 */
export async function rankMatches(
  tx: Queryable,
  queries: readonly StemmedQuery[],
  articleIds: readonly number[],
  now: Date,
): Promise<number[]> {
  const words = wordsCondition(queries);
  const rows = await tx.rows<{ article_id: number }>(
    `select s.article_id
       from article_search s join article a on a.id = s.article_id
      where s.article_id = any($4::int[]) and $1::tsquery is not null
      order by ts_rank(words, ($2::tsquery[])[array_position($3::text[], stemmer)], 1)
               * (0.2 + 0.8 * exp(-greatest(extract(epoch from $5::timestamptz - s.published_at)::float8, 0) / 864000))
               * case when a.is_card then 1 else 0.5 end desc,
               s.published_at desc, s.article_id desc`,
    [...words.values, articleIds, now],
  );
  return rows.map((row) => row.article_id);
}

export interface FoundRow extends CardRow {
  stemmer: string;
}

/** Cards of these articles, in this order. */
export function foundCards(tx: Queryable, articleIds: readonly number[]): Promise<FoundRow[]> {
  return tx.rows(
    `select ${CARD_COLUMNS}, w.stemmer
       from unnest($1::int[]) with ordinality as f (id, place)
       join article a on a.id = f.id join article_search w on w.article_id = a.id ${CARD_JOINS}
      order by f.place`,
    [articleIds],
  );
}

/** What each word (as `foldWord` gives it) is reduced to by the stemmer beside it; null for stop words. */
export async function stemsOf(
  tx: Queryable,
  words: readonly { stemmer: string; word: string }[],
): Promise<(string | null)[]> {
  const rows = await tx.rows<{ stem: string | null }>(
    `select (tsvector_to_array(to_tsvector(w.stemmer::regconfig, w.word)))[1] as stem
       from unnest($1::text[], $2::text[]) with ordinality as w (stemmer, word, place) order by w.place`,
    [words.map(({ stemmer }) => stemmer), words.map(({ word }) => word)],
  );
  return rows.map(({ stem }) => stem);
}

/** Sources by name (without regard to case) or domain. */
export async function sourceIdsNamed(db: Queryable, names: readonly string[]): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    'select id from source where lower(name) = any($1::text[]) or domain = any($1::text[]) limit 1000',
    [names.map((name) => name.toLowerCase())],
  );
  return rows.map(({ id }) => id);
}
