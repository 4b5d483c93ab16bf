/** Raw SQL: full-text search in stories, bounded by hand. */
import type { RawSql } from '../database/database.js';
import type { Row } from '../database/tables.js';
import { STATUS } from '../database/words.js';
import { holdsWords, ownQuery, Parameters, type StemmedQuery } from './search-conditions.queries.js';

/** The liveliest stories are always considered … */
const LIVELIEST = 500;
/** … and this many of all others that match. */
const OTHERS = 1_000;
/** Among so many times the wanted stories, those whose label matches come first. */
const LABELS_READ = 4;
/** More than the liveliest, so that the others are always considered. */
const EVERY_STORY = String(LIVELIEST + 1);

/**
 * Ids of listed stories that match `condition` on `topic_search`: those among the liveliest, and as many others as are
 * considered. `offset 0` makes PostgreSQL look up one story after the other; a join may start with all matches (indexes
 * `topic_lively`, `topic_search_words` and `topic_search_name_words`).
 * @param enough others are considered only if fewer of the liveliest match
 */
function candidates(condition: string, enough: string): string {
  return `lively as materialized (
       select id from topic where is_listed order by hot_rank desc, id desc limit ${LIVELIEST}),
     lively_found as materialized (
       select topic_id from lively cross join lateral (
         select topic_id from topic_search where topic_id = lively.id and ${condition} offset 0) s),
     found as materialized (
       select topic_id from lively_found
       union
       (select topic_id from topic_search
         where (select count(*) from lively_found) < ${enough} and ${condition} limit ${OTHERS}))`;
}

/** Joins the rows of the stories found, one after the other. A plain join reads the whole table to save a few hundred look-ups. */
function ofFound(table: 'topic' | 'topic_search'): string {
  const condition = table === 'topic' ? 'id = found.topic_id and is_listed' : 'topic_id = found.topic_id';
  return `cross join lateral (select * from ${table} where ${condition} offset 0)`;
}

/**
 * Ids of the best matching stories: first those whose label or name matches (weight A), of these first those whose label does,
 * and those that have `words` (as `searchText` returns them) in the same form; then those that match by description and
 * milestones. Within each, the score is the relevance of the words (`ts_rank`, normalised by length), times liveliness (from 1 to
 * 0.3 as the last report ages, half of it within three weeks), times the logarithm of the origins. Stories that have ended lose
 * less: readers search for how they ended.
 */
export async function storiesMatching(
  db: RawSql,
  queries: readonly StemmedQuery[],
  { now, limit, words = '' }: { now: Date; limit: number; words?: string },
): Promise<number[]> {
  const given = new Parameters();
  const found = candidates(holdsWords(queries, given), EVERY_STORY);
  const query = ownQuery(queries, given);
  const rows = await db.rows<{ id: number }>(
    `with ${found},
     best as (
       select t.id, t.label, t.hot_rank, s.stemmer, ts_filter(s.words, '{a}') @@ ${query} as is_named,
              s.name_words @@ plainto_tsquery('simple', ${given.add(words)}) as is_exact,
              ts_rank(s.words, ${query}, 1) * ln(2 + t.origin_count)
              * (0.3 + 0.7 * exp(-greatest(extract(epoch from ${given.add(now)}::timestamptz - t.last_reported_at)::float8, 0)
                                 / case when t.status = ${STATUS.resolved} then 7776000 else 2592000 end)) as score
         from found ${ofFound('topic')} t ${ofFound('topic_search')} s
        order by is_named desc, score desc, t.hot_rank desc, t.id desc
        limit ${given.add(limit * LABELS_READ)})
     select id from best
      order by is_named desc, to_tsvector(stemmer::regconfig, lower(coalesce(label, ''))) @@ ${query} desc,
               is_exact desc, score desc, hot_rank desc, id desc
      limit ${given.add(limit)}`,
    given.values,
  );
  return rows.map(({ id }) => id);
}

export type SuggestedStoryRow = Pick<Row<'topic'>, 'id' | 'slug' | 'name' | 'label' | 'language' | 'status'>;

/**
 * Listed stories whose label or name has words with these beginnings, the liveliest first.
 * @param beginnings words as `searchText` returns them
 */
export function storiesBeginning(
  db: RawSql,
  beginnings: readonly string[],
  limit: number,
): Promise<SuggestedStoryRow[]> {
  const given = new Parameters();
  const query = given.add(beginnings.map((word) => `'${word}':*`).join(' & '));
  // Others come after the liveliest: they matter only if those do not fill the list. A letter or two match many of them.
  const most = given.add(limit);
  return db.rows(
    `with ${candidates(`name_words @@ ${query}::tsquery`, most)}
     select t.id, t.slug, t.name, t.label, t.language, t.status
       from found ${ofFound('topic')} t
      order by t.hot_rank desc, t.id desc limit ${most}`,
    given.values,
  );
}

export interface SuggestibleSourceRow {
  id: number;
  slug: string;
  name: string;
  follower_count: number;
}

/** The sources that are read and have an article (index `article_of_source`), in order of id, at most `limit`. Few enough to be held in memory. */
export function suggestibleSources(db: RawSql, limit: number): Promise<SuggestibleSourceRow[]> {
  return db.rows(
    `select id, slug, name, follower_count from source s
      where disabled_reason is null and exists (select from article a where a.source_id = s.id) order by id limit $1`,
    [limit],
  );
}
