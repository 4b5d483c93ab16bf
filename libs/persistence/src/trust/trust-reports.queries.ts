/** Raw SQL: the first reports of each milestone, by window functions. The rest is typed. */
import { type StoredText, TRUST_SAMPLE } from '#domain/trust/factors';
import { REPORTING_ROLES } from '#vocabulary';
import { anyOf } from '../database/any-of.js';
import type { Queryable } from '../database/database.js';
import { inList } from '../database/sql-words.js';
import type { RowOf } from '../database/tables.js';
import { ROLE } from '../database/words.js';

/** A report of a milestone: the first article of an origin, or a later one of a given source. */
export interface StoredTextRow extends StoredText {
  milestoneId: number;
  sourceId: number;
  originKey: string;
  isFirst: boolean;
}

const STORED_TEXT = `ma.milestone_id as "milestoneId", ma.origin_key as "originKey", a.source_id as "sourceId",
  a.id as "articleId", a.title, a.excerpt, a.language, a.published_at as "publishedAt"`;

/**
 * For each milestone, the first articles of its earliest origins, and the next few of the given sources. Index:
 * milestone_article_milestone_id_index.
 */
export function storedTextsOf(
  db: Queryable,
  milestoneIds: readonly number[],
  sourceIds: readonly number[],
): Promise<StoredTextRow[]> {
  return db.rows<StoredTextRow>(
    `select * from (
       select ${STORED_TEXT}, true as "isFirst",
              row_number() over (partition by ma.milestone_id order by a.published_at, a.id) as place
         from milestone_article ma join article a on a.id = ma.article_id
        where ma.milestone_id = any($1::int[]) and ma.role in ${inList(REPORTING_ROLES)}) firsts
      where place <= ${TRUST_SAMPLE.others + 1}
     union all
     select * from (
       select ${STORED_TEXT}, false as "isFirst",
              row_number() over (partition by ma.milestone_id, a.source_id order by a.published_at, a.id) as place
         from milestone_article ma join article a on a.id = ma.article_id
        where ma.milestone_id = any($1::int[]) and ma.role = ${ROLE.repeats} and a.source_id = any($2::int[])) next
      where place <= ${TRUST_SAMPLE.followUps}`,
    [milestoneIds, sourceIds],
  );
}

/**
 * The source of the retracting article, null if unknown, and the article's origin. An owner group may retract what
 * another of its outlets reported.
 */
export type RetractionRow = RowOf<typeof retractionsOf>;

/** The retracted ones of these milestones. Index: the primary keys. */
export function retractionsOf(db: Queryable, milestoneIds: readonly number[]) {
  return db.kysely
    .selectFrom('milestone as m')
    .leftJoin('article as a', 'a.id', 'm.retracted_by_id')
    .select(['m.id as milestoneId', 'a.source_id as sourceId', 'a.origin_key as originKey'])
    .where('m.id', '=', anyOf(milestoneIds))
    .where('m.retracted_at', 'is not', null)
    .execute();
}
