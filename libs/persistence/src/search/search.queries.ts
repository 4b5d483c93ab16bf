/** Raw SQL: full-text search, planned by hand. */
import type { Sample } from '#domain/search';
import type { RawSql } from '../database/database.js';
import { STEMMER_OCCURS } from '../ingest/article/search-words.queries.js';
import { CARD_COLUMNS, CARD_JOINS, type CardRow } from '../reading/cards.queries.js';
import {
  fits,
  fitsFilter,
  Parameters,
  type SearchAsked,
  type SearchFilter,
  type StemmedQuery,
} from './search-conditions.queries.js';

/** A search in PostgreSQL's form, for each stemmer that occurs. */
export function stemmedQueries(db: RawSql, query: string): Promise<StemmedQuery[]> {
  return db.rows(
    `select stemmer, case when querytree(query) not in ('', 'T') then query::text end as query
       from (select substr(name, length($1) + 1) as stemmer from counter where starts_with(name, $1)) s,
            lateral websearch_to_tsquery(stemmer::regconfig, $2) as query`,
    [STEMMER_OCCURS, query],
    'stemmed_queries',
  );
}

/**
 * How many articles probably match, with the words reduced by any of these stemmers (one at least), and how many the filter
 * lets through. Both are PostgreSQL's estimates: nothing is read for them but the words' frequencies. Right within a few
 * percent for one word; words that stand together or avoid each other make them wrong.
 */
export async function expectedMatches(
  db: RawSql,
  query: string,
  stemmers: readonly string[],
  filter: SearchFilter,
): Promise<{ matches: number; all: number }> {
  const given = new Parameters();
  const filtered = fitsFilter(filter, given);
  const text = given.add(query);
  const asked = stemmers.map((stemmer) => `websearch_to_tsquery(${given.add(stemmer)}::regconfig, ${text})`);
  const [row] = await db.rows<{ 'QUERY PLAN': { Plan: { Plans?: { 'Plan Rows': number }[] } }[] }>(
    `explain (format json) select from article_search where words @@ (${asked.join(' || ')}) and ${filtered}
       union all select from article_search where ${filtered}`,
    given.values,
  );
  const [matches, all] = row?.['QUERY PLAN'][0]?.Plan.Plans?.map((plan) => plan['Plan Rows']) ?? [];
  return { matches: matches ?? 0, all: all ?? 0 };
}

/** Of about `rows` articles from all over the table, always the same, how many match. */
export async function sampledMatches(tx: RawSql, asked: SearchAsked, rows: number): Promise<Sample> {
  const given = new Parameters();
  const all = "(select reltuples::float8 from pg_class where oid = 'article_search'::regclass)";
  const share = `(select least(100, 100 * ${given.add(rows)}::int / greatest(n, 1)) from ${all} a (n))`;
  const [row] = await tx.rows<Sample>(
    `select count(*)::int as sampled, count(*) filter (where ${fits(asked, given)})::int as matching, ${all} as "all"
       from article_search tablesample system (${share}) repeatable (1)`,
    given.values,
  );
  return row ?? { sampled: 0, matching: 0, all: 0 };
}

export interface FoundRow extends CardRow {
  stemmer: string;
}

/** Cards of these articles, in this order. */
export function foundCards(tx: RawSql, articleIds: readonly number[]): Promise<FoundRow[]> {
  return tx.rows(
    `select ${CARD_COLUMNS}, w.stemmer
       from unnest($1::int[]) with ordinality as f (id, place)
       join article a on a.id = f.id join article_search w on w.article_id = a.id ${CARD_JOINS}
      order by f.place`,
    [articleIds],
    'found_cards',
  );
}

/** What each word (as `foldWord` gives it) is reduced to by the stemmer beside it; null for stop words. */
export async function stemsOf(
  tx: RawSql,
  words: readonly { stemmer: string; word: string }[],
): Promise<(string | null)[]> {
  const rows = await tx.rows<{ stem: string | null }>(
    `select (tsvector_to_array(to_tsvector(w.stemmer::regconfig, w.word)))[1] as stem
       from unnest($1::text[], $2::text[]) with ordinality as w (stemmer, word, place) order by w.place`,
    [words.map(({ stemmer }) => stemmer), words.map(({ word }) => word)],
    'stems_of',
  );
  return rows.map(({ stem }) => stem);
}

/** Sources by name (without regard to case) or domain. */
export async function sourceIdsNamed(db: RawSql, names: readonly string[]): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    'select id from source where lower(name) = any($1::text[]) or domain = any($1::text[]) limit 1000',
    [names.map((name) => name.toLowerCase())],
  );
  return rows.map(({ id }) => id);
}
