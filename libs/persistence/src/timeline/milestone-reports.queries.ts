/** Raw SQL: reports ranked within ranked origins, by window functions. */
import { REPORTING_ROLES } from '#vocabulary';
import type { Queryable } from '../database/database.js';
import { REPORTS } from '../database/reports.js';
import { inList } from '../database/sql-words.js';
import type { Row } from '../database/tables.js';
import type { MilestoneRow } from './milestones.queries.js';

export async function milestoneById(db: Queryable, id: number): Promise<MilestoneRow | null> {
  const row = await db.kysely.selectFrom('milestone').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export interface MilestoneReportRow
  extends Pick<Row<'article'>, 'id' | 'slug' | 'title' | 'published_at' | 'source_id'>,
    Pick<Row<'source'>, 'trust_score' | 'trust_low' | 'trust_high'>,
    Pick<Row<'milestone_article'>, 'origin_key'> {
  /** The outlet in the key, otherwise the first outlet that carried the report. */
  origin_name: string;
  reports: number;
  outlets: number;
  is_copy: boolean;
  source_name: string;
  source_slug: string;
}

export interface ReportLimits {
  /** The most origins, earliest first. */
  origins: number;
  /** The most reports of each origin, earliest first. */
  reports: number;
}

/**
 * The origins that reported a milestone as fact, with their articles (index `milestone_article_milestone_id_index`).
 */
export function reportsOfMilestone(
  db: Queryable,
  milestoneId: number,
  { origins, reports }: ReportLimits,
): Promise<MilestoneReportRow[]> {
  return db.rows(
    `with reported as (
       select ma.origin_key, ma.role, a.id, a.slug, a.title, a.published_at, a.source_id,
              a.copy_of_id is not null and a.copy_of_id <> a.id as is_copy
         from milestone_article ma join article a on a.id = ma.article_id where ma.milestone_id = $1 and ${REPORTS}),
     origins as (
       select origin_key, count(*)::int as reports, count(distinct source_id)::int as outlets,
              row_number() over (order by min(published_at), origin_key) as place
         from reported group by origin_key having bool_or(role in ${inList(REPORTING_ROLES)})),
     ranked as (
       select t.*, o.reports, o.outlets, o.place as origin_place,
              row_number() over (partition by t.origin_key order by t.published_at, t.id) as place
         from reported t join origins o using (origin_key) where o.place <= $2)
     select r.origin_key, coalesce(named.name, first_value(s.name) over (partition by r.origin_key order by r.place))
              as origin_name,
            r.reports, r.outlets, r.id, r.slug, r.title, r.published_at, r.is_copy,
            s.id as source_id, s.name as source_name, s.slug as source_slug, s.trust_score,
            s.trust_low, s.trust_high
       from ranked r join source s on s.id = r.source_id
       left join source named on r.origin_key = 'source:' || named.domain
      where r.place <= $3 order by r.origin_place, r.place`,
    [milestoneId, origins, reports],
  );
}
