/** Raw SQL: a bounded scan of titles. */
import type { RawSql } from '../database/database.js';
import { ofKind, Parameters, type SearchRequest, withinFilter } from './search-conditions.queries.js';

export interface LiteralPage {
  limit: number;
  offset: number;
  /** How many of the newest articles are read. */
  scanned: number;
  /** Matches are counted up to this number. */
  most: number;
}

export interface LiteralMatches {
  count: number;
  /** False if older articles were not read. */
  isComplete: boolean;
  ids: number[];
}

/**
 * The newest articles whose title contains one of these sequences of words, in any case (index `article_search_newest`
 * or `article_search_of_source`, primary key of `article`). For words that the index of words leaves out.
 */
export async function literalTitles(
  db: RawSql,
  sequences: readonly (readonly string[])[],
  search: SearchRequest,
  { limit, offset, scanned, most }: LiteralPage,
): Promise<LiteralMatches> {
  const given = new Parameters();
  const patterns = given.add(sequences.map((words) => `\\m${words.join('[^[:alnum:]]+')}\\M`));
  const bound = `${given.add(scanned)}::int`;
  const [row] = await db.rows<{ count: number; is_complete: boolean; ids: number[] }>(
    `with walked as materialized (
       select article_id, published_at from article_search where ${withinFilter(search, given)}
        order by published_at desc, article_id desc limit ${bound}),
     matched as materialized (
       select article_id, published_at from walked
        where (select title from article a where a.id = article_id) ~* any(${patterns}::text[])
          and ${ofKind(search, 'walked')} limit ${given.add(most)})
     select (select count(*) from walked) < ${bound} as is_complete, (select count(*)::int from matched) as count,
            array(select article_id from matched order by published_at desc, article_id desc
                   limit ${given.add(limit)} offset ${given.add(offset)}) as ids`,
    given.values,
  );
  return { count: row?.count ?? 0, isComplete: row?.is_complete ?? true, ids: row?.ids ?? [] };
}
