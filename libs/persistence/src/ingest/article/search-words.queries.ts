/** Raw SQL: batches of words, which the database computes. */
import { searchText, stemmerOf } from '#domain/search';
import type { Database, Queryable } from '../../database/database.js';
import { recordJson } from '../../database/record-json.js';

interface TextRow {
  id: number;
  title: string;
  excerpt: string;
  language: string;
}

/**
 * Writes or replaces the search words of these articles. Articles that are not placed yet are skipped. Called in the
 * transaction that placed or changed them. It locks their rows, so older words never replace newer ones.
 */
export async function writeSearchWords(tx: Queryable, articleIds: readonly number[]): Promise<void> {
  const rows = await tx.rows<TextRow>(
    'select id, title, excerpt, language from article where id = any($1::int[]) and topic_id is not null',
    [articleIds],
    'article_texts',
  );
  await insertWords(tx, rows, UPDATED);
}

const UPDATED = `update set source_id = excluded.source_id, published_at = excluded.published_at,
                            stemmer = excluded.stemmer, words = excluded.words`;

/** Prefix of the counters that name the stemmers in use. */
export const STEMMER_OCCURS = 'search_stemmer:';

/**
 * Titles have a higher weight (A) than summaries (B). Also records the stemmers in use, because a search uses only
 * those.
 */
async function insertWords(tx: Queryable, texts: readonly TextRow[], onConflict: string): Promise<void> {
  if (texts.length === 0) return;
  const words = texts.map(({ id, title, excerpt, language }) => ({
    id,
    stemmer: stemmerOf(language),
    title: searchText(title),
    excerpt: searchText(excerpt),
  }));
  await tx.rows(
    `with w as materialized (
       select * from json_to_recordset($1::json) as w (id int, stemmer text, title text, excerpt text)),
     noted as (
       insert into counter (name, value) select distinct $2 || stemmer, 1 from w order by 1
       on conflict (name) do nothing)
     insert into article_search (article_id, source_id, published_at, stemmer, words)
     select a.id, a.source_id, a.published_at, w.stemmer,
            setweight(to_tsvector(w.stemmer::regconfig, w.title), 'A') ||
            setweight(to_tsvector(w.stemmer::regconfig, w.excerpt), 'B')
       from w join article a on a.id = w.id
     on conflict (article_id) do ${onConflict}`,
    [recordJson(words), STEMMER_OCCURS],
  );
}

const FILLED = 'search_filled';

/**
 * Writes the search words of articles that were placed before `article_search` existed, in order of id. A counter
 * stores the last id, so each article is read once, at most `limit` in a call.
 * @returns the number written, or null if no article is left (primary keys of `article` and `article_search`)
 */
export function fillSearchWords(db: Database, limit: number): Promise<number | null> {
  return db.transaction(async (tx) => {
    await tx.rows('insert into counter (name) values ($1) on conflict (name) do nothing', [FILLED]);
    const [counter] = await tx.rows<{ value: number }>(
      'select value from counter where name = $1 for update',
      [FILLED],
    );
    const page = await tx.rows<TextRow & { is_missing: boolean }>(
      `select a.id, a.title, a.excerpt, a.language, a.topic_id is not null and s.article_id is null as is_missing
         from (select * from article where id > $1 order by id limit $2) a
         left join article_search s on s.article_id = a.id
        order by a.id`,
      [counter?.value ?? 0, limit],
    );
    const last = page.at(-1);
    if (last === undefined) return null;
    const missing = page.filter((row) => row.is_missing);
    await insertWords(tx, missing, 'nothing');
    await tx.rows('update counter set value = $2 where name = $1', [FILLED, last.id]);
    return missing.length;
  });
}
