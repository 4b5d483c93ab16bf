/** Raw SQL: full-text search, planned by hand. */
import type { RawSql } from '../database/database.js';
import { STEMMER_OCCURS } from '../ingest/article/search-words.queries.js';
import { CARD_COLUMNS, CARD_JOINS, type CardRow } from '../reading/cards.queries.js';
import type { StemmedQuery } from './search-conditions.queries.js';

/** A search query reduced by each stemmer in use. */
export function stemmedQueries(db: RawSql, query: string): Promise<StemmedQuery[]> {
  return db.rows(
    `select stemmer, case when querytree(query) not in ('', 'T') then query::text end as query
       from (select substr(name, length($1) + 1) as stemmer from counter where starts_with(name, $1)) s,
            lateral websearch_to_tsquery(stemmer::regconfig, $2) as query`,
    [STEMMER_OCCURS, query],
    'stemmed_queries',
  );
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

/** The first `chars` characters of these articles' contents. Articles without content are left out. */
export function contentsOf(
  db: RawSql,
  articleIds: readonly number[],
  chars: number,
): Promise<{ id: number; content: string }[]> {
  return db.rows(
    `select a.id, left(a.content, $2) as content
       from unnest($1::int[]) as f (id) join article a on a.id = f.id where a.content is not null`,
    [articleIds, chars],
    'contents_of',
  );
}

/** The stem of each word (as `foldWord` returns it) by its stemmer. Null for stop words. */
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

/** The sources with one of these names (in any case) or domains. */
export async function sourceIdsNamed(db: RawSql, names: readonly string[]): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `select id from source where lower(name) = any($1::text[]) or domain = any($1::text[])
     union select source_id from source_domain where domain = any($1::text[]) limit 1000`,
    [names.map((name) => name.toLowerCase())],
  );
  return rows.map(({ id }) => id);
}
