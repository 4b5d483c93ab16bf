/** Raw SQL: the first few of each milestone, by window functions. The rest is typed. */
import { type Telling, TRUST_SAMPLE } from '#domain/trust/factors';
import { REPORTING_ROLES } from '#vocabulary';
import { anyOf } from '../database/any-of.js';
import type { Queryable } from '../database/database.js';
import { inList } from '../database/sql-words.js';
import type { RowOf } from '../database/tables.js';
import { ROLE } from '../database/words.js';

/** Who told a milestone in own words: the first article of an origin, or a further one of a source that is asked about. */
export interface TellingRow extends Telling {
  milestoneId: number;
  sourceId: number;
  originKey: string;
  isFirst: boolean;
}

const TELLING = `ma.milestone_id as "milestoneId", ma.origin_key as "originKey", a.source_id as "sourceId",
  a.id as "articleId", a.title, a.excerpt, a.language, a.published_at as "publishedAt"`;

/**
 * Of each of these milestones the first articles of its earliest origins, and the next few of these sources. Index:
 * milestone_article_milestone_id_index.
 */
export function tellingsOf(
  db: Queryable,
  milestoneIds: readonly number[],
  sourceIds: readonly number[],
): Promise<TellingRow[]> {
  return db.rows<TellingRow>(
    `select * from (
       select ${TELLING}, true as "isFirst",
              row_number() over (partition by ma.milestone_id order by a.published_at, a.id) as place
         from milestone_article ma join article a on a.id = ma.article_id
        where ma.milestone_id = any($1::int[]) and ma.role in ${inList(REPORTING_ROLES)}) firsts
      where place <= ${TRUST_SAMPLE.tellings + 1}
     union all
     select * from (
       select ${TELLING}, false as "isFirst",
              row_number() over (partition by ma.milestone_id, a.source_id order by a.published_at, a.id) as place
         from milestone_article ma join article a on a.id = ma.article_id
        where ma.milestone_id = any($1::int[]) and ma.role = ${ROLE.repeats} and a.source_id = any($2::int[])) next
      where place <= ${TRUST_SAMPLE.followUps}`,
    [milestoneIds, sourceIds],
  );
}

/**
 * Whose article took a milestone back, null if nobody is known; and whose reporting that article is: a house takes back
 * what its other outlets told.
 */
export type RetractionRow = RowOf<typeof retractionsOf>;

/** Those of these milestones that were taken back. Index: the primary keys. */
export function retractionsOf(db: Queryable, milestoneIds: readonly number[]) {
  return db.kysely
    .selectFrom('milestone as m')
    .leftJoin('article as a', 'a.id', 'm.retracted_by_id')
    .select(['m.id as milestoneId', 'a.source_id as sourceId', 'a.origin_key as originKey'])
    .where('m.id', '=', anyOf(milestoneIds))
    .where('m.retracted_at', 'is not', null)
    .execute();
}
