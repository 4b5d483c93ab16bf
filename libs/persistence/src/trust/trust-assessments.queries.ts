/** Raw SQL: batches of assessments with the domain's field names. The rest is typed. */
import type { Assessed, TrustAssessment, TrustEvidence } from '#domain/trust';
import type { TrustCause } from '#vocabulary';
import type { Queryable } from '../database/database.js';
import type { Row } from '../database/tables.js';

export type AssessmentCause = Row<'trust_assessment'>['cause'];

export interface KeptAssessmentRow extends Assessed {
  sourceId: number;
  /** News time. */
  assessedAt: Date;
  cause: TrustCause;
  /** Null for assessments from before evidence was stored. */
  evidence: TrustEvidence | null;
}

/** Assessments kept per source: more than a year of nightly changes. */
const KEPT = 400;

const ASSESSMENT = `source_id as "sourceId", assessed_at as "assessedAt", cause, score, coverage, factors, evidence`;

/** The newest assessment of each of these sources. Index: the unique one of trust_assessment. */
export function newestAssessments(db: Queryable, sourceIds: readonly number[]): Promise<KeptAssessmentRow[]> {
  return db.rows<KeptAssessmentRow>(
    `select newest.* from unnest($1::int[]) as g (id)
      cross join lateral (
        select ${ASSESSMENT} from trust_assessment where source_id = g.id order by assessed_at desc limit 1) newest`,
    [sourceIds],
  );
}

/** A source's assessments, newest first. */
export function assessmentHistory(
  db: Queryable,
  sourceId: number,
  limit: number,
): Promise<KeptAssessmentRow[]> {
  return db.rows<KeptAssessmentRow>(
    `select ${ASSESSMENT} from trust_assessment where source_id = $1 order by assessed_at desc limit $2`,
    [sourceId, limit],
  );
}

/** When the last nightly or quarterly run wrote something (news time). Scans the table once a night. */
export async function lastRescoredAt(db: Queryable): Promise<Date | null> {
  const row = await db.kysely
    .selectFrom('trust_assessment')
    .select((eb) => eb.fn.max('assessed_at').as('at'))
    .where('cause', 'in', ['evidence', 'quarter'])
    .executeTakeFirst();
  return row?.at ?? null;
}

export interface NewAssessment extends TrustAssessment {
  sourceId: number;
  evidence: TrustEvidence;
}

/**
 * Writes assessments of one moment (news time), copies each to its source and deletes the oldest beyond the limit.
 */
export async function writeAssessments(
  db: Queryable,
  assessments: readonly NewAssessment[],
  cause: TrustCause,
  assessedAt: Date,
): Promise<void> {
  const column = (value: (one: NewAssessment) => unknown) => assessments.map(value);
  await db.rows(
    `with given as (
       select * from unnest($1::int[], $2::real[], $3::real[], $4::jsonb[], $5::jsonb[], $8::real[], $9::real[])
         as g (source_id, score, coverage, factors, evidence, low, high)),
     written as (
       insert into trust_assessment (source_id, assessed_at, cause, score, coverage, factors, evidence)
       select source_id, $7, $6, score, coverage, factors, evidence from given
       on conflict (source_id, assessed_at) do update set cause = excluded.cause, score = excluded.score,
          coverage = excluded.coverage, factors = excluded.factors, evidence = excluded.evidence),
     dropped as (
       delete from trust_assessment t using given g
        where t.source_id = g.source_id and t.assessed_at <= (
          select assessed_at from trust_assessment old where old.source_id = g.source_id
           order by assessed_at desc offset ${KEPT - 1} limit 1))
     update source s
        set trust_score = g.score, trust_coverage = g.coverage, trust_low = g.low, trust_high = g.high, is_trust_stale = false
       from given g where s.id = g.source_id`,
    [
      column((one) => one.sourceId),
      column((one) => one.score),
      column((one) => Math.min(1, one.coverage)),
      column((one) => JSON.stringify(one.factors)),
      column((one) => JSON.stringify(one.evidence)),
      cause,
      assessedAt,
      column(({ interval }) => interval?.low ?? null),
      column(({ interval }) => interval?.high ?? null),
    ],
  );
}
