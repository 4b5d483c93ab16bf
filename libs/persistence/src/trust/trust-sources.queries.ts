/** Raw SQL: compares the evidence of all sources in one statement. */
import type { ExternalEvidence } from '#domain/trust/factors';
import { REPORTING_ROLES } from '#vocabulary';
import type { Queryable } from '../database/database.js';
import { inList } from '../database/sql-words.js';

/** A source's data from the directory and its feeds. */
export interface TrustSourceRow extends ExternalEvidence {
  id: number;
  domain: string;
  owner: string | null;
  disclosures: string[];
}

/** Indexes: the primary keys, feed_source_id_index. */
export function trustSources(db: Queryable, ids: readonly number[]): Promise<TrustSourceRow[]> {
  return db.rows<TrustSourceRow>(
    `select s.id, s.domain, o.name as owner, s.pc1, s.pc1_observed as "pc1Observed", s.wikipedia_status as "wikipediaStatus",
            array(select distinct shown from feed f, unnest(f.disclosures) as shown where f.source_id = s.id) as disclosures
       from source s left join owner o on o.id = s.owner_id where s.id = any($1::int[]) order by s.id`,
    [ids],
  );
}

const HAS_ARTICLES = 'exists (select 1 from article a where a.source_id = s.id and a.topic_id is not null)';
const HAS_RATINGS = 's.pc1_observed > 0 or s.wikipedia_status is not null';

/**
 * Sources that have evidence but no assessment, and no waiting articles, so that the first assessment covers all
 * articles. Indexes: the unique one of trust_assessment, `article_of_source`.
 */
export function sourcesNeverAssessed(db: Queryable, limit: number): Promise<number[]> {
  return ids(
    db,
    `select s.id from source s
      where not exists (select 1 from trust_assessment t where t.source_id = s.id)
        and (${HAS_RATINGS} or ${HAS_ARTICLES})
        and not exists (select 1 from article a where a.source_id = s.id and a.topic_id is null and a.hidden_at is null)
      order by s.id limit $1`,
    [limit],
  );
}

/** Sources that are assessed again at once, because a double was merged into them or their score lacks its range. */
export function staleSources(db: Queryable, limit: number): Promise<number[]> {
  return ids(db, 'select id from source where is_trust_stale order by id limit $1', [limit]);
}

/** All sources with an assessment. Index: the unique one of trust_assessment. */
export function assessedSources(db: Queryable): Promise<number[]> {
  return ids(
    db,
    `select s.id from source s where exists (select 1 from trust_assessment t where t.source_id = s.id) order by s.id`,
  );
}

/** Those whose newest assessment is from before then (news time). Index: the unique one of trust_assessment. */
export function sourcesAssessedBefore(db: Queryable, then: Date): Promise<number[]> {
  return ids(
    db,
    `select s.id from source s
      where (select max(t.assessed_at) from trust_assessment t where t.source_id = s.id) < $1 order by s.id`,
    [then],
  );
}

/** Articles that are revised or placed later than this after publication count only in the quarterly run. */
const LATE = "interval '3 days'";

/**
 * Assessed sources with new evidence since then (news time): placed or revised articles, their milestones with new
 * reports from others, other ratings or another owner in the directory, changed numbers of votes. Indexes:
 * `article_placed`, the keys of milestone_article, the unique one of trust_assessment, source_vote_source_id_index.
 */
export function sourcesWithNewEvidence(db: Queryable, since: Date): Promise<number[]> {
  return ids(
    db,
    `with newest as (
       select s.id, s.owner_id is not null as is_owner_named, t.evidence,
              jsonb_build_object('pc1', s.pc1, 'pc1Observed', s.pc1_observed, 'wikipediaStatus', s.wikipedia_status) as ratings
         from source s
        cross join lateral (
          select evidence from trust_assessment where source_id = s.id order by assessed_at desc limit 1) t),
     fresh as (
       select id, source_id from article
        where published_at > $1::timestamptz - ${LATE} and topic_id is not null
          and (first_seen_at > $1 or updated_at > $1)),
     touched as (
       select source_id as id from fresh
        union
       select a.source_id from fresh
         join milestone_article mine on mine.article_id = fresh.id
         join milestone_article theirs on theirs.milestone_id = mine.milestone_id and theirs.role in ${inList(REPORTING_ROLES)}
         join article a on a.id = theirs.article_id)
     select id from newest
      where id in (select id from touched) or evidence->'external' is distinct from ratings
         or (evidence->'editorial'->>'isOwnerNamed')::boolean is distinct from is_owner_named
         or (select count(*) from source_vote v where v.source_id = newest.id)
            < (evidence->'reader'->>'votesUp')::int + (evidence->'reader'->>'votesDown')::int
              + (evidence->'reader'->>'votesWaiting')::int
         or coalesce((evidence->'reader'->>'votesUp')::int + (evidence->'reader'->>'votesDown')::int
              + (evidence->'reader'->>'votesWaiting')::int, 0) > (select count(*) from source_vote v where v.source_id = newest.id)
      order by id`,
    [since],
  );
}

async function ids(db: Queryable, text: string, values: readonly unknown[] = []): Promise<number[]> {
  return (await db.rows<{ id: number }>(text, values)).map(({ id }) => id);
}
