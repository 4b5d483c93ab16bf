/** Raw SQL: articles ranked within milestones by a window function. The rest is typed. */
import { REPORTING_ROLES } from '#vocabulary';
import { anyOf } from '../database/any-of.js';
import type { Queryable } from '../database/database.js';
import { inList } from '../database/sql-words.js';
import type { Row, RowOf } from '../database/tables.js';

/** A topic has no more milestones, or numbers on which they differ, than a summary considers. */
const MILESTONES_MAX = 2_000;
const NUMBERS_MAX = 500;

/** What decides which of a topic's milestones a summary tells, in chronological order (index `milestone_of_topic`). */
export function milestonesToSummarise(db: Queryable, topicId: number) {
  return db.kysely
    .selectFrom('milestone')
    .select(['id', 'date', 'impact_value', 'origin_count', 'retracted_at'])
    .where('topic_id', '=', topicId)
    .orderBy('date')
    .orderBy('id')
    .limit(MILESTONES_MAX)
    .execute();
}

export type DifferingNumberRow = RowOf<typeof differingNumbers>;

/** The newest numbers on which the articles of each milestone of a topic differ (index `milestone_of_topic`). */
export function differingNumbers(db: Queryable, topicId: number) {
  return db.kysely
    .selectFrom('milestone as m')
    .innerJoin('milestone_claim as c', 'c.milestone_id', 'm.id')
    .select([
      'c.milestone_id',
      'c.kind',
      'c.unit',
      'c.value',
      'c.at_least',
      'c.article_id',
      'c.origin_key',
      'c.at',
    ])
    .where('m.topic_id', '=', topicId)
    .where('m.retracted_at', 'is', null)
    .orderBy('c.at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(NUMBERS_MAX)
    .execute();
}

export interface ReportToSummariseRow
  extends Pick<Row<'article'>, 'id' | 'slug' | 'title' | 'url' | 'excerpt' | 'language' | 'published_at'>,
    Pick<Row<'milestone_article'>, 'milestone_id' | 'role' | 'origin_key'>,
    Pick<Row<'source'>, 'country'> {
  /** The first 2,000 characters of the sanitised HTML. */
  content: string | null;
  source_name: string;
}

/**
 * At most `perMilestone` reports of each milestone, the one that opened it and then the earliest, and those with
 * `articleIds` whatever their place. Copies and comment are left out. Indexes: milestone_article_milestone_id_index,
 * milestone_article_pkey.
 */
export function reportsToSummarise(
  db: Queryable,
  { milestoneIds, articleIds }: { milestoneIds: readonly number[]; articleIds: readonly number[] },
  perMilestone: number,
): Promise<ReportToSummariseRow[]> {
  return db.rows(
    `with ranked as (
       select ma.article_id, ma.milestone_id, ma.role, ma.origin_key,
              row_number() over (partition by ma.milestone_id order by ma.role <> 'first', a.published_at, a.id) as place
         from milestone_article ma join article a on a.id = ma.article_id
        where ma.milestone_id = any($1::int[]) and ma.role in ${inList([...REPORTING_ROLES, 'repeats'])}),
     wanted as (
       select article_id, milestone_id, role, origin_key from ranked where place <= $3
        union
       select article_id, milestone_id, role, origin_key from milestone_article where article_id = any($2::int[]))
     select w.milestone_id, w.role, w.origin_key, a.id, a.slug, a.title, a.url, a.excerpt, left(a.content, 2000) as content,
            a.language, a.published_at, s.name as source_name, s.country
       from wanted w join article a on a.id = w.article_id join source s on s.id = a.source_id
      order by a.published_at, a.id`,
    [milestoneIds, articleIds, perMilestone],
  );
}

export type CitedArticleRow = RowOf<typeof citedArticles>;

/** What a citation names of an article: its page, its outlet and its day. */
export function citedArticles(db: Queryable, ids: readonly number[]) {
  return db.kysely
    .selectFrom('article as a')
    .innerJoin('source as s', 's.id', 'a.source_id')
    .select(['a.id', 'a.slug', 'a.published_at', 's.name as source_name'])
    .where('a.id', '=', anyOf(ids))
    .execute();
}
