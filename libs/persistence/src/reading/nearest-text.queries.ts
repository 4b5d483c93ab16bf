/** Raw SQL: full-text search, planned by hand. */
import { searchText, stemmerOf } from '#domain/search';
import type { Queryable } from '../database/database.js';
import { CARD_COLUMNS, CARD_JOINS, type CardRow } from './cards.queries.js';

/** Stemmed words with their weights. Rarer words have higher weights. */
export interface SearchedWords {
  stemmer: string;
  words: string[];
  weights: number[];
}

/**
 * The rarest words of a text, without numbers: at most `most`, and with about `occurrences` occurrences in total.
 * Frequencies come from PostgreSQL's statistics, so no article is read. A word missing there counts as half as
 * frequent as the rarest listed word. Without statistics, all words have the same weight. Weights are inverse
 * document frequencies.
 */
export async function rareWords(
  db: Queryable,
  { language, text }: { language: string; text: string },
  { most, occurrences }: { most: number; occurrences: number },
): Promise<SearchedWords> {
  const stemmer = stemmerOf(language);
  const rows = await db.rows<{ word: string; weight: number }>(
    `with known as materialized (
       select e.word, e.freq
         from pg_stats s, unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) as e (word, freq)
        where s.schemaname = current_schema() and s.tablename = 'article_search' and s.attname = 'words'
          and e.word is not null),
     searched as (
       select word, coalesce(k.freq, (select min(freq) / 2 from known), 0) as freq
         from unnest(tsvector_to_array(to_tsvector($1::regconfig, $2))) as word left join known k using (word)
        where word !~ '^[0-9]+$'),
     counted as (
       select word, freq, sum(freq) over (order by freq, word)
                * (select greatest(reltuples, 0) from pg_class where oid = 'article_search'::regclass) as expected
         from searched)
     select word, -ln(greatest(freq, 0.00001))::float8 as weight
       from counted where expected <= $4 order by freq, word limit $3`,
    [stemmer, searchText(text), most, occurrences],
  );
  return { stemmer, words: rows.map(({ word }) => word), weights: rows.map(({ weight }) => weight) };
}

/** The most articles to compare, because statistics may be out of date. */
const COMPARED = 5_000;

/**
 * Cards of other topics whose title or summary share at least two of these words (one if there is only one). Ordered
 * by weight of the shared words, then newest first (index `article_search_words`, which finds pairs without reading
 * articles).
 */
export function nearestCards(
  db: Queryable,
  { stemmer, words, weights }: SearchedWords,
  { exceptTopicId, limit }: { exceptTopicId: number; limit: number },
): Promise<CardRow[]> {
  return db.rows(
    `with found as materialized (
       select article_id, words from article_search where words @@ $1::tsquery and stemmer = $2 limit ${COMPARED}),
     near as materialized (
       select article_id, shared
         from found, lateral (select sum(searched.weight) as shared
                                from unnest(tsvector_to_array(words)) as own (word)
                                join unnest($3::text[], $4::float8[]) as searched (word, weight) using (word)) counted)
     select ${CARD_COLUMNS}
       from near n join article a on a.id = n.article_id ${CARD_JOINS}
      where a.is_card and a.topic_id <> $5
      order by n.shared desc, a.published_at desc, a.id desc limit $6`,
    [pairsOf(words), stemmer, words, weights, exceptTopicId, limit],
  );
}

/** A `tsquery` of any two of the words. */
function pairsOf(words: readonly string[]): string {
  const quoted = words.map((word) => `'${word.replace(/['\\]/g, '$&$&')}'`);
  if (quoted.length < 2) return quoted.join('');
  return quoted
    .slice(0, -1)
    .map((word, place) => `${word} & (${quoted.slice(place + 1).join(' | ')})`)
    .join(' | ');
}
