import type { FeedHealthState } from '#domain/ingest/health';
import type { SourceAdder, TopicStatus, TrustCause, WikipediaStatus } from '#vocabulary';
import type { Queryable } from '../database/database.js';
import { idOf } from '../database/id-of.js';
import type { SourceEntryRow } from '../sources/source-directory.queries.js';
import { CARD_COLUMNS, CARD_JOINS, type CardRow } from './cards.queries.js';

/** Everything that one row says of a source. */
export interface SourcePageRow extends SourceEntryRow {
  domain: string;
  owner_id: number | null;
  language: string | null;
  media_type: string | null;
  bias_agreed: boolean | null;
  bias_origin: string | null;
  pc1: number | null;
  pc1_observed: number;
  wikipedia_status: WikipediaStatus | null;
  added_by: SourceAdder;
  operator_fields: string[];
  disabled_reason: string | null;
}

/** One source by slug, or by id where `slug` is digits only. */
export async function sourceBySlugOrId(db: Queryable, slug: string): Promise<SourcePageRow | null> {
  const id = idOf(slug);
  const [row] = await db.rows<SourcePageRow>(
    `select s.id, s.domain, s.name, s.slug, s.url, s.description, s.country, s.owner_id, o.name as owner, s.bias, s.bias_agreed,
            s.bias_origin, s.trust_score, s.trust_coverage, s.category, s.follower_count, s.language, s.media_type,
            s.pc1, s.pc1_observed, s.wikipedia_status, s.added_by, s.operator_fields, s.disabled_reason
       from source s left join owner o on o.id = s.owner_id where ${id === null ? 's.slug = $1' : 's.id = $1'}`,
    [id ?? slug],
  );
  return row ?? null;
}

export interface SiblingRow {
  id: number;
  name: string;
  slug: string;
  total: number;
}

/** Other outlets of an owner, the best known first, each with their whole number (index `source_owner_id_index`). */
export function otherOutletsOf(
  db: Queryable,
  ownerId: number,
  sourceId: number,
  limit: number,
): Promise<SiblingRow[]> {
  return db.rows(
    `select id, name, slug, (count(*) over ())::int as total from source where owner_id = $1 and id <> $2
      order by pc1_observed desc, lower(name), id limit $3`,
    [ownerId, sourceId, limit],
  );
}

export interface AssessmentRow {
  assessed_at: Date;
  score: number | null;
  coverage: number;
  cause: TrustCause;
  factors: Record<string, { value: number; n: number; confidence: number } | null>;
  evidence: Record<string, unknown> | null;
}

/** The newest assessments of a source, newest first (unique index on source and time). */
export function assessmentsOf(db: Queryable, sourceId: number, limit: number): Promise<AssessmentRow[]> {
  return db.rows(
    `select assessed_at, score, coverage, cause, factors, evidence from trust_assessment where source_id = $1
      order by assessed_at desc limit $2`,
    [sourceId, limit],
  );
}

/** The newest placed articles of a source, copies included (index `article_of_source`). */
export function newestOfSource(db: Queryable, sourceId: number, limit: number): Promise<CardRow[]> {
  return db.rows(
    `select ${CARD_COLUMNS} from article a ${CARD_JOINS}
      where a.source_id = $1 and a.topic_id is not null order by a.published_at desc, a.id desc limit $2`,
    [sourceId, limit],
  );
}

export interface CoveredTopicRow {
  id: number;
  slug: string;
  name: string;
  status: TopicStatus;
  articles: number;
}

/**
 * Listed topics among a source's newest `articles` articles, those that it told most of first (index `article_of_source`).
 * Topics are looked up one by one (`offset 0`): never are all topics read for a few hundred.
 */
export function topicsOfSource(
  db: Queryable,
  sourceId: number,
  { articles, limit }: { articles: number; limit: number },
): Promise<CoveredTopicRow[]> {
  return db.rows(
    `select t.id, t.slug, t.name, t.status, told.articles
       from (select topic_id, count(*)::int as articles
               from (select topic_id from article where source_id = $1 and topic_id is not null
                      order by published_at desc limit $2) newest
              group by topic_id) told
       cross join lateral (select * from topic where id = told.topic_id offset 0) t
      where t.is_listed order by told.articles desc, t.last_reported_at desc, t.id desc limit $3`,
    [sourceId, articles, limit],
  );
}

export interface SourceFeedRow
  extends Pick<FeedHealthState, 'state' | 'stateReason' | 'lastOutcome' | 'lastDetail'> {
  title: string | null;
  url: string;
  recording: string | null;
  next_check_at: Date;
  last_checked_at: Date | null;
  failure_count: number;
  failing_since: Date | null;
  dead_since: Date | null;
  rhythm_ms: number | null;
  last_new_at: Date | null;
  total: number;
}

/** Feeds of a source, those that are read first, each with their whole number (index `feed_source_id_index`). */
export function feedsOfSource(db: Queryable, sourceId: number, limit: number): Promise<SourceFeedRow[]> {
  return db.rows(
    `select title, url, recording, state, state_reason as "stateReason", last_outcome as "lastOutcome",
            last_detail as "lastDetail", next_check_at, last_checked_at, failure_count, failing_since, dead_since,
            rhythm_ms, last_new_at, (count(*) over ())::int as total
       from feed where source_id = $1
      order by array_position(array['active', 'disabled', 'waiting'], state), id limit $2`,
    [sourceId, limit],
  );
}
