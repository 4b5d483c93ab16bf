/** Raw SQL: claims are written in batches in the story transaction. The rest is typed. */
import { REPORTING_ROLES } from '#vocabulary';
import { anyOf } from '../database/any-of.js';
import type { Queryable } from '../database/database.js';
import { recordJson } from '../database/record-json.js';
import type { Row, RowOf } from '../database/tables.js';

/** A number stated in one article of a milestone. */
export type MilestoneClaimWrite = Omit<Row<'milestone_claim'>, 'id'>;

/** Replaces the claims of `milestoneIds`. Unchanged ones are not written. */
export async function writeMilestoneClaims(
  tx: Queryable,
  milestoneIds: readonly number[],
  claims: readonly MilestoneClaimWrite[],
): Promise<void> {
  if (milestoneIds.length === 0) return;
  await tx.rows(
    `with v as (
       select * from json_to_recordset($2::json) as v (milestone_id int, article_id int, kind text, unit text,
         value double precision, at_least boolean, origin_key text, at timestamptz)),
     gone as (
       delete from milestone_claim c
        where c.milestone_id = any($1::int[])
          and not exists (select 1 from v where (v.milestone_id, v.kind, v.unit, v.article_id, v.value)
                                              = (c.milestone_id, c.kind, c.unit, c.article_id, c.value)))
     insert into milestone_claim as c (milestone_id, article_id, kind, unit, value, at_least, origin_key, at)
     select milestone_id, article_id, kind, unit, value, at_least, origin_key, at from v
     on conflict (milestone_id, kind, unit, article_id, value) do update
       set at_least = excluded.at_least, origin_key = excluded.origin_key, at = excluded.at
     where (c.at_least, c.origin_key, c.at) is distinct from (excluded.at_least, excluded.origin_key, excluded.at)`,
    [milestoneIds, recordJson(claims)],
    'write_milestone_claims',
  );
}

export type MilestoneClaimRow = RowOf<typeof claimsOfMilestones>;

/** The numbers stated in articles of these milestones, earliest first within each kind. */
export function claimsOfMilestones(db: Queryable, milestoneIds: readonly number[]) {
  return db.kysely
    .selectFrom('milestone_claim as c')
    .innerJoin('article as a', 'a.id', 'c.article_id')
    .innerJoin('source as s', 's.id', 'a.source_id')
    .select(['c.milestone_id', 'c.kind', 'c.unit', 'c.value', 'c.at_least', 'c.at'])
    .select(['a.id as article_id', 'a.slug as article_slug', 's.name as source_name'])
    .where('c.milestone_id', '=', anyOf(milestoneIds))
    .orderBy('c.milestone_id')
    .orderBy('c.kind')
    .orderBy('c.unit')
    .orderBy('c.at')
    .orderBy('c.article_id')
    .execute();
}

/** A number needs no more claims, or headlines, than these. */
const TOPIC_CLAIMS_MAX = 1_000;
const TOPIC_HEADLINES_MAX = 400;

export type TopicClaimRow = RowOf<typeof claimsOfTopic>;

/** The newest numbers on which articles of a topic's milestones disagree (index `milestone_of_topic`). */
export function claimsOfTopic(db: Queryable, topicId: number) {
  return db.kysely
    .selectFrom('milestone as m')
    .innerJoin('milestone_claim as c', 'c.milestone_id', 'm.id')
    .innerJoin('article as a', 'a.id', 'c.article_id')
    .innerJoin('source as s', 's.id', 'a.source_id')
    .select(['c.kind', 'c.unit', 'c.value', 'c.at_least', 'c.origin_key', 'c.at'])
    .select(['a.id as article_id', 'a.slug as article_slug', 's.name as source_name'])
    .where('m.topic_id', '=', topicId)
    .where('m.retracted_at', 'is', null)
    .orderBy('c.at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(TOPIC_CLAIMS_MAX)
    .execute();
}

/** The newest headlines of a topic's reports, without copies (index `milestone_of_topic`). */
export function headlinesOfReports(db: Queryable, topicId: number) {
  return db.kysely
    .selectFrom('milestone as m')
    .innerJoin('milestone_article as ma', 'ma.milestone_id', 'm.id')
    .innerJoin('article as a', 'a.id', 'ma.article_id')
    .innerJoin('source as s', 's.id', 'a.source_id')
    .select(['a.title', 'ma.origin_key', 'a.published_at as at'])
    .select(['a.id as article_id', 'a.slug as article_slug', 's.name as source_name'])
    .where('m.topic_id', '=', topicId)
    .where('m.retracted_at', 'is', null)
    .where('ma.role', 'in', [...REPORTING_ROLES, 'repeats'])
    .orderBy('a.published_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(TOPIC_HEADLINES_MAX)
    .execute();
}
