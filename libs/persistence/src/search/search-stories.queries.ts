/** Raw SQL: full-text search in stories, bounded by hand. */
import type { RawSql } from '../database/database.js';
import type { Row } from '../database/tables.js';
import { STATUS } from '../database/words.js';
import { STORY_KEYS, storySlices } from '../stories/story-slices.js';
import {
  anyQuery,
  holdsWords,
  ownQuery,
  Parameters,
  type StemmedQuery,
} from './search-conditions.queries.js';

/** The liveliest stories are always considered … */
const LIVELIEST = 500;
/** … and all others that match, if there are no more than this, else the newest of them … */
const OTHERS = 300;
/** … and the newest of those with the words in their label or name. */
const NAMED = 200;
/** Among so many times the wanted stories, those whose label matches come first. */
const LABELS_READ = 4;

/**
 * Ids of listed stories that match `condition` on `topic_search`, among the liveliest. `offset 0` makes PostgreSQL look up one story after
 * the other; a join may start with all matches (index `topic_lively`).
 */
const livelyFound = (condition: string) => `lively as materialized (
       select id from topic where is_listed order by hot_rank desc, id desc limit ${LIVELIEST}),
     lively_found as materialized (
       select topic_id from lively cross join lateral (
         select topic_id from topic_search where topic_id = lively.id and ${condition} offset 0) s)`;

/** Ids of stories that match `condition`: all of them, or one more than `OTHERS`. */
const anyFound = (condition: string) => `any_found as materialized (
       select topic_id from topic_search where ${condition} limit ${OTHERS + 1})`;
const ARE_MANY = `(select count(*) from any_found) > ${OTHERS}`;

/**
 * Ids of the newest stories that match `condition`, at most `most`, if many are found. A lateral join is a nested loop, so `limit` keeps the
 * newest slices (indexes `topic_search_words` and `topic_search_name_words`).
 * @param slices the placeholder of the slices, newest first
 */
const newestOfMany = (condition: string, slices: string, most: number) => `(
         select topic_id from unnest(${slices}::text[]) slice (keys)
          cross join lateral (
            with f as materialized (
              select topic_id from topic_search where ${condition} and ${STORY_KEYS} && slice.keys::int[])
            select topic_id from f order by topic_id desc) newest
          where ${ARE_MANY} limit ${most})`;

/** The slices of all stories, newest first, as texts of arrays (primary key of `topic_search`). */
async function slicesOfStories(db: RawSql): Promise<string[]> {
  const [row] = await db.rows<{ last: number | null }>(
    'select max(topic_id) as last from topic_search',
    [],
    'story_slices',
  );
  return storySlices(row?.last ?? 0).map((keys) => `{${keys.join()}}`);
}

/**
 * A query for words that begin as its stems do, such as 'strik':* for 'strikes' and 'strike'. Few stems do not begin their words; of those, most
 * end in i instead of y. Stems of one or two letters stay whole.
 */
const beginningsOf = (query: string) =>
  query.replace(/'((?:[^']|''){3,})'/g, (_, stem: string) => `'${stem.replace(/(?<=..)i$/, '')}':*`);

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
  const matches = holdsWords(queries, given);
  const query = ownQuery(queries, given);
  const isExact = `name_words @@ plainto_tsquery('simple', ${given.add(words)})`;
  const areNamed = `name_words @@ ${given.add(beginningsOf(anyQuery(queries)))}::tsquery`;
  const slices = given.add(await slicesOfStories(db));
  const rows = await db.rows<{ id: number }>(
    `with ${livelyFound(matches)}, ${anyFound(matches)},
     found as materialized (
       select topic_id from lively_found
       union select topic_id from any_found where not ${ARE_MANY}
       union ${newestOfMany(matches, slices, OTHERS)}
       union ${newestOfMany(`${areNamed} and ${matches}`, slices, NAMED)}),
     best as (
       select t.id, t.label, t.hot_rank, s.stemmer, ts_filter(s.words, '{a}') @@ ${query} as is_named,
              s.${isExact} as is_exact,
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
export async function storiesBeginning(
  db: RawSql,
  beginnings: readonly string[],
  limit: number,
): Promise<SuggestedStoryRow[]> {
  const given = new Parameters();
  const condition = `name_words @@ ${given.add(beginnings.map((word) => `'${word}':*`).join(' & '))}::tsquery`;
  const most = given.add(limit);
  const slices = given.add(await slicesOfStories(db));
  // Others come after the liveliest: they matter only if those do not fill the list. A letter or two match many of them.
  const others = `${condition} and (select count(*) from lively_found) < ${most}`;
  return db.rows(
    `with ${livelyFound(condition)}, ${anyFound(others)},
     found as materialized (
       select topic_id from lively_found
       union select topic_id from any_found where not ${ARE_MANY}
       union ${newestOfMany(condition, slices, OTHERS)})
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
