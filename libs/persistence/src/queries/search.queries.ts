import type { Queryable } from '../database.js';
import { CARD_COLUMNS, CARD_JOINS, type CardRow } from './cards.queries.js';
import { STEMMER_OCCURS } from './search-words.queries.js';

/** What to look for in words of one way of reducing them: the `tsquery` as text. */
export interface StemmedQuery {
  stemmer: string;
  /** Null where nothing is left to look for (only stop words), or nothing that an index can answer. */
  query: string | null;
}

/** A search in PostgreSQL's form, for each stemmer that occurs. */
export function stemmedQueries(db: Queryable, query: string): Promise<StemmedQuery[]> {
  return db.rows(
    `select stemmer, case when querytree(query) not in ('', 'T') then query::text end as query
       from (select substr(name, length($1) + 1) as stemmer from counter where starts_with(name, $1)) s,
            lateral websearch_to_tsquery(stemmer::regconfig, $2) as query`,
    [STEMMER_OCCURS, query],
  );
}

/** Which articles may be found: of these sources, published from (inclusive) and before. */
export interface SearchFilter {
  sourceIds?: readonly number[] | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
}

/** The parameters of a statement, which grow with its conditions. */
class Parameters {
  readonly values: unknown[] = [];

  /** @returns the place of this value */
  add(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}

/**
 * What any stemmer's query finds, which the index answers; where they differ each article must fit the query of its own
 * stemmer.
 */
function fitsWords(queries: readonly StemmedQuery[], given: Parameters): string {
  const distinct = new Set(queries.map(({ query }) => query));
  const asked = [...distinct].filter((query) => query !== null);
  const any = given.add(asked.map((query) => `(${query})`).join(' | '));
  const indexed = `words @@ ${any}::tsquery`;
  return distinct.size === 1 ? indexed : `${indexed} and words @@ ${ownQuery(queries, given)}`;
}

/** The query of an article's own stemmer. */
function ownQuery(queries: readonly StemmedQuery[], given: Parameters): string {
  const own = given.add(queries.map(({ query }) => query));
  const stemmers = given.add(queries.map(({ stemmer }) => stemmer));
  return `(${own}::tsquery[])[array_position(${stemmers}::text[], stemmer)]`;
}

function fitsFilter({ sourceIds, from, before }: SearchFilter, given: Parameters): string {
  const parts: string[] = [];
  if (sourceIds !== undefined) parts.push(`source_id = any(${given.add(sourceIds)}::int[])`);
  if (from !== undefined) parts.push(`published_at >= ${given.add(from)}::timestamptz`);
  if (before !== undefined) parts.push(`published_at < ${given.add(before)}::timestamptz`);
  return parts.length === 0 ? 'true' : parts.join(' and ');
}

/**
 * Holds for the rest of the transaction: no statement takes longer, none reads a table from end to end (the words' index
 * answers, and rows are looked up one by one), and none is compiled or spread over processors, which would take longer than it saves.
 */
export async function boundSearch(tx: Queryable, timeoutMs: number): Promise<void> {
  await tx.rows(
    `select set_config('statement_timeout', $1, true), set_config('enable_seqscan', 'off', true),
            set_config('enable_mergejoin', 'off', true), set_config('enable_hashjoin', 'off', true),
            set_config('jit', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)`,
    [String(timeoutMs)],
  );
}

/** What is searched for, where. */
export interface SearchAsked {
  queries: readonly StemmedQuery[];
  filter: SearchFilter;
}

/**
 * How many articles match, counted up to `most.count` + 1, and the ids of the `most.newest` newest; null where not all were
 * counted, so that nobody knows which are the newest.
 */
export async function countMatches(
  tx: Queryable,
  { queries, filter }: SearchAsked,
  most: { count: number; newest: number },
): Promise<{ count: number; ids: number[] | null }> {
  const given = new Parameters();
  const fits = `${fitsWords(queries, given)} and ${fitsFilter(filter, given)}`;
  const counted = given.add(most.count);
  const [row] = await tx.rows<{ count: number; ids: number[] | null }>(
    `with m as materialized (
       select article_id, published_at from article_search where ${fits} limit ${counted}::int + 1),
     n as materialized (select count(*)::int as count from m)
     select count, case when count <= ${counted}::int then
              array(select article_id from m order by published_at desc, article_id desc limit ${given.add(most.newest)})
            end as ids
       from n`,
    given.values,
  );
  return row ?? { count: 0, ids: [] };
}

/**
 * How many articles PostgreSQL's statistics let expect to match, and among how many: nothing is read for it but the words'
 * frequencies, and words that stand together or avoid each other make it wrong.
 */
export async function expectedMatches(
  tx: Queryable,
  { queries, filter }: SearchAsked,
): Promise<{ matches: number; articles: number }> {
  const given = new Parameters();
  const fits = `${fitsWords(queries, given)} and ${fitsFilter(filter, given)}`;
  const [row] = await tx.rows<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(
    `explain (format json) select from article_search where ${fits}`,
    given.values,
  );
  const [table] = await tx.rows<{ articles: number }>(
    "select reltuples::float8 as articles from pg_class where oid = 'article_search'::regclass",
  );
  const matches = row?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
  return { matches, articles: Math.max(0, table?.articles ?? 0) };
}

/**
 * The newest matches among the `walked` newest articles, at most `most`, and how many articles were walked to the last of
 * them (index `article_search_newest`).
 */
export async function newestMatches(
  tx: Queryable,
  { queries, filter }: SearchAsked,
  { walked, most }: { walked: number; most: number },
): Promise<{ ids: number[]; walked: number }> {
  const given = new Parameters();
  const rows = await tx.rows<{ article_id: number; place: number }>(
    `select article_id, place::int
       from (select *, row_number() over (order by published_at desc, article_id desc) as place
               from (select * from article_search where ${fitsFilter(filter, given)}
                      order by published_at desc, article_id desc limit ${given.add(walked)}) newest) walked
      where ${fitsWords(queries, given)} limit ${given.add(most)}`,
    given.values,
  );
  return { ids: rows.map((row) => row.article_id), walked: rows.at(-1)?.place ?? 0 };
}

/** Matches from the newest on, of all that the words' index finds. */
export async function matchesByDate(
  tx: Queryable,
  { queries, filter }: SearchAsked,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const given = new Parameters();
  const fits = `${fitsWords(queries, given)} and ${fitsFilter(filter, given)}`;
  const rows = await tx.rows<{ article_id: number }>(
    `with m as materialized (select article_id, published_at from article_search where ${fits})
     select article_id from m order by published_at desc, article_id desc
      limit ${given.add(limit)} offset ${given.add(offset)}`,
    given.values,
  );
  return rows.map((row) => row.article_id);
}

/**
 * Puts matches into order: how well the words fit (PostgreSQL's `ts_rank`, by length), times freshness, which falls from 1
 * to 0.2, half of the way within a week; a copy of another article counts a quarter.
 */
export async function rankMatches(
  tx: Queryable,
  queries: readonly StemmedQuery[],
  articleIds: readonly number[],
  now: Date,
): Promise<number[]> {
  const given = new Parameters();
  const at = given.add(now);
  const rows = await tx.rows<{ article_id: number }>(
    `select s.article_id
       from article_search s join article a on a.id = s.article_id
      where s.article_id = any(${given.add(articleIds)}::int[])
      order by ts_rank(words, ${ownQuery(queries, given)}, 1)
               * (0.2 + 0.8 * exp(-greatest(extract(epoch from ${at}::timestamptz - s.published_at)::float8, 0) / 864000))
               * case when a.is_card then 1::float8 else 0.25 end desc,
               s.published_at desc, s.article_id desc`,
    given.values,
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
