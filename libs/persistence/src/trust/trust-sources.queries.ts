/** Raw SQL: evidence of all sources compared in one statement. */
import type { ExternalEvidence } from '#domain/trust/factors';
import { REPORTING_ROLES } from '#vocabulary';
import type { Queryable } from '../database/database.js';
import { inList } from '../database/sql-words.js';

/** What directory and feeds say of a source. */
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
 * Sources that were never assessed though something is known of them, once none of their articles waits to be placed, so
 * that the first assessment rests on all of them. Indexes: trust_assessment's own, `article_of_source`.
 */
export function sourcesNeverAssessed(db: Queryable, limit: number): Promise<number[]> {
  return ids(
    db,
    `select s.id from source s
      where not exists (select 1 from trust_assessment t where t.source_id = s.id)
        and (${HAS_RATINGS} or ${HAS_ARTICLES})
        and not exists (select 1 from article a where a.source_id = s.id and a.topic_id is null)
      order by s.id limit $1`,
    [limit],
  );
}

/** All sources that were assessed before. Index: trust_assessment's own. */
export function assessedSources(db: Queryable): Promise<number[]> {
  return ids(
    db,
    `select s.id from source s where exists (select 1 from trust_assessment t where t.source_id = s.id) order by s.id`,
  );
}

/** An article is revised, and placed, within so many days of its publication, or it is late evidence for the quarter. */
const LATE = "interval '3 days'";

/**
 * Assessed sources with new evidence since then (news time): placed or revised articles, milestones of theirs that others
 * told since, other ratings or another owner in the directory, votes that were taken back. Indexes: `article_placed`, the
 * keys of milestone_article, trust_assessment's own, source_vote_source_id_index.
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
